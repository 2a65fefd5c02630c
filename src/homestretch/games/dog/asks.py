# mypyc: compile
"""What a seat is asked in DOG, word by word."""

from typing import Final

from homestretch.core.bits import numbers
from homestretch.core.native import i64
from homestretch.core.types import WHOLE, Ask, Move
from homestretch.games.dog.legs import Card
from homestretch.games.dog.plays import can_play, dealt, playable, roles
from homestretch.games.dog.state import DogState, held
from homestretch.games.dog.words import JOKER, NONE, OUT, SEVEN, SWAP, YARD_WORD, Kind, cell_of, words

ASK_OUT: Final = tuple([Ask(seat, "out", (OUT,)) for seat in range(6)])
IDLE: Final = tuple([Ask(seat, "none", (NONE,)) for seat in range(6)])


def to_give(s: DogState, seat: i64) -> Ask:
    """R-DOG-040, 174."""
    return Ask(seat, "give" if s.house.teams else "pass", numbers(held(s, seat)))


def to_play(s: DogState, seat: i64, path: Move) -> Ask:
    n: i64 = len(path)
    if n == 0:
        return _ask_card(Card(s, seat))
    last: i64 = path[n - 1]
    if YARD_WORD <= last <= OUT:
        return WHOLE[seat]
    legs: i64 = n - before_legs(path)
    if legs > 0:
        return _ask_leg(s, seat, path, legs)
    card = Card(s, seat)
    if n == 1 and not s.house.teams and not can_play(card, Kind(last)):
        return WHOLE[seat]  # R-DOG-171: without teams, a card that cannot be played is one to discard
    return Ask(seat, "role", numbers(roles(card))) if legs < 0 else _ask_pawn(card, path)


def _ask_card(card: Card) -> Ask:
    """R-DOG-053: whoever can play, must; in a team game whoever cannot drops out, else discards."""
    kinds: i64 = playable(card)
    if kinds:
        return Ask(card.seat, "card", numbers(kinds))
    return ASK_OUT[card.seat] if card.s.house.teams else Ask(card.seat, "discard", numbers(held(card.s, card.seat)))


def _ask_leg(s: DogState, seat: i64, path: Move, legs: i64) -> Ask:
    """The question after a pawn, or after a field: only a seven has more than one leg."""
    role = role_of(path)
    if legs == 2 and role != SEVEN:
        return WHOLE[seat]
    if legs % 2 == 0:
        return _ask_pawn(Card(s, seat), path)
    card = said(Card(s, seat), path)
    if card.left == 0:
        return WHOLE[seat]
    return Ask(seat, _where(role), words(card.cells(cell_of(path[len(path) - 1]))))


def _ask_pawn(card: Card, path: Move) -> Ask:
    seat: i64 = card.seat
    role = role_of(path)
    card = said(card, path)
    if card.left == 0:
        return WHOLE[seat]
    cells = card.pawns()
    return IDLE[seat] if role == SWAP and not len(cells) else Ask(seat, _which(role), words(cells))


def _which(role: Kind) -> str:
    return "seven-pawn" if role == SEVEN else "swap-pawn" if role == SWAP else "pawn"


def _where(role: Kind) -> str:
    return "seven-field" if role == SEVEN else "swap-with" if role == SWAP else "field"


def role_of(path: Move) -> Kind:
    """What the card is played as, once that is said."""
    return Kind(path[1] if path[0] == JOKER else path[0])


def before_legs(path: Move) -> i64:
    """How many words say the card; what follows is pawn, field, pawn, …"""
    return 2 if path[0] == JOKER else 1


def said(card: Card, path: Move) -> Card:
    """The card after the legs that are said of it; a pawn named without its field is not moved yet."""
    card = dealt(card, role_of(path), path[0] == JOKER)
    for i in range(before_legs(path), len(path) - 1, 2):
        card.say(cell_of(path[i]), cell_of(path[i + 1]))
    return card

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
    if path and _is_whole(path):
        return WHOLE[seat]
    card = Card(s, seat)
    if not path:
        return _ask_card(card)
    if len(path) == 1 and not s.house.teams and not can_play(card, Kind(path[0])):
        return WHOLE[seat]  # R-DOG-171: without teams, a card that cannot be played is one to discard
    return _ask_play(card, path)


def _is_whole(path: Move) -> bool:
    """Whether nothing can follow: only a seven has more than one leg, and some words end a move."""
    last: i64 = path[len(path) - 1]
    if YARD_WORD <= last <= OUT:
        return True
    return len(path) == before_legs(path) + 2 and role_of(path) != SEVEN


def _ask_card(card: Card) -> Ask:
    """R-DOG-053: whoever can play, must; in a team game whoever cannot drops out, else discards."""
    kinds: i64 = playable(card)
    if kinds:
        return Ask(card.seat, "card", numbers(kinds))
    return ASK_OUT[card.seat] if card.s.house.teams else Ask(card.seat, "discard", numbers(held(card.s, card.seat)))


def _ask_play(card: Card, path: Move) -> Ask:
    """The question after at least one word: of a joker its role, then pawn and field."""
    seat: i64 = card.seat
    if path[0] == JOKER and len(path) == 1:
        return Ask(seat, "role", numbers(roles(card)))
    role = role_of(path)
    legs: i64 = len(path) - before_legs(path)
    card = said(card, path)
    if card.left == 0:
        return WHOLE[seat]
    if legs % 2:
        return Ask(seat, _where(role), words(card.cells(cell_of(path[len(path) - 1]))))
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

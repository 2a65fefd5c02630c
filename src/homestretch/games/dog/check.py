# mypyc: compile
"""Whether a whole move is legal, found without listing what else could be said."""

from homestretch.core.native import i64
from homestretch.core.types import CHANCE, Move
from homestretch.games.dog.asks import before_legs, role_of
from homestretch.games.dog.chance import is_draw
from homestretch.games.dog.legs import Card
from homestretch.games.dog.phases import AGAIN, DEAL, DRAW, GIVE, PICK, PLAY
from homestretch.games.dog.plays import dealt, may_idle, playable
from homestretch.games.dog.state import DogState, hand
from homestretch.games.dog.words import JOKER, KINDS, NONE, OUT, SWAP, YARD_WORD, cell_of, is_cell


def is_legal(s: DogState, seat: i64, move: Move) -> bool:
    if seat == CHANCE:
        return (s.phase == PICK or s.phase == DEAL or s.phase == DRAW) and is_draw(s, move)
    if not move or not 0 <= seat < s.seats:
        return False
    if s.phase == GIVE:
        return not s.given & (1 << seat) and len(move) == 1 and _holds(s, seat, move[0])
    if (s.phase != PLAY and s.phase != AGAIN) or seat != s.turn:
        return False
    if len(move) == 1:
        return _is_give_up(s, seat, move[0])
    return _holds(s, seat, move[0]) and _is_play(s, seat, move)


def _holds(s: DogState, seat: i64, kind: i64) -> bool:
    return 0 <= kind < KINDS and s.cards[hand(seat) + kind] > 0


def _is_give_up(s: DogState, seat: i64, word: i64) -> bool:
    """R-DOG-053, 171: only who cannot play drops out or discards."""
    return (word == OUT if s.house.teams else _holds(s, seat, word)) and not playable(Card(s, seat))


def _is_play(s: DogState, seat: i64, move: Move) -> bool:
    role = role_of(move)
    if not 0 <= role < JOKER:
        return False
    card = dealt(Card(s, seat), role, move[0] == JOKER)
    first: i64 = before_legs(move)
    if len(move) == first + 1:
        if move[first] == YARD_WORD:
            return card.starts
        return move[first] == NONE and role == SWAP and not card.is_possible() and may_idle(card)
    return _are_legs(card, move, first)


def _are_legs(card: Card, move: Move, first: i64) -> bool:
    """R-DOG-131, 132: leg after leg, until nothing is left of the card."""
    if (len(move) - first) % 2:
        return False
    for i in range(first, len(move), 2):
        if card.left == 0 or not is_cell(move[i]) or not card.takes(cell_of(move[i]), cell_of(move[i + 1])):
            return False
        card.say(cell_of(move[i]), cell_of(move[i + 1]))
    return card.left == 0

# mypyc: compile
"""Guesses by how people play: whoever could start a pawn would have, and what was given tells of what was kept."""

from typing import Final

from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.games.dog.board import EMPTY, in_yard, is_protected, on_track
from homestretch.games.dog.judge import gift
from homestretch.games.dog.phases import PLAY
from homestretch.games.dog.state import DogState, hand
from homestretch.games.dog.view import DogView, guess
from homestretch.games.dog.words import ELEVEN, JOKER, THIRTEEN

TRIES: Final = 6  # guesses, of which the last is taken as it is
WAITED: Final = 0.35  # how often a start card is in a hand beside how often it would be if nobody ever played one
KEPT: Final = 0.3  # how often somebody gives another card than the one that helps most


def likely(v: DogView, rng: Rng) -> DogState:
    """A world that may be true, the likelier the better it explains what was done."""
    for _ in range(TRIES - 1):
        s = guess(v, rng)
        if v.phase != PLAY or v.seat is None or rng.unit() < weight(s, v.seat, v.got):
            return s
    return guess(v, rng)


def weight(s: DogState, me: i64, got: i64) -> float:
    """How well the hands of the others fit to what they did."""
    found: float = 1.0
    for seat in range(s.seats):
        if seat != me and could_start(s, seat):
            found *= WAITED
    if got >= 0 and not explains(s, s.house.giver(me), got):
        found *= KEPT
    return found


def could_start(s: DogState, seat: i64) -> bool:
    """Whether somebody who is on the way holds a card that brings another pawn out."""
    first: i64 = hand(seat)
    if s.cards[first + THIRTEEN] + s.cards[first + ELEVEN] + s.cards[first + JOKER] == 0:
        return False
    own: i64 = s.house.colour(s.board, seat)
    return on_track(s.board, own) > 0 and not is_protected(s.board, own) and in_yard(s.board, own) != EMPTY


def explains(s: DogState, giver: i64, kind: i64) -> bool:
    """Whether this is what the giver would have chosen out of what it holds now."""
    at: i64 = hand(giver) + kind
    s.cards[at] += 1
    same = gift(s, giver) == kind
    s.cards[at] -= 1
    return same

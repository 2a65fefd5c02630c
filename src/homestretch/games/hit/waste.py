# mypyc: compile
"""Moves that another does as well with less."""

from homestretch.core.native import i64
from homestretch.core.types import Move, Seat
from homestretch.games.hit.cards import BOTH, COINS_ONLY, EFFECT, OUT_OR_STEPS
from homestretch.games.hit.state import HitState


def waste(s: HitState, seat: Seat, move: Move) -> bool:
    """Two cards laid down to come out of which one would do, and the other brings coins whenever it is played."""
    if move[0] != BOTH:
        return False
    first: i64 = EFFECT[move[1]]
    second: i64 = EFFECT[move[2]]
    out: bool = OUT_OR_STEPS in (first, second)
    return out and COINS_ONLY in (first, second)

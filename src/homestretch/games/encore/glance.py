# mypyc: compile
"""The gate of Encore: nothing is hidden but the order of the pile, which the state does not hold either."""

from typing import final

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.core.types import Seat
from homestretch.games.encore.state import EncoreState


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class EncoreGlance:
    """What a seat may know, for the moment of one call: the lists are those of the state itself."""

    def __init__(self, seats: int, cards: vec[i64], totals: vec[i64]) -> None:
        self.seats: i64 = seats
        self.me: i64 = 0  # the seat, and 0 for a spectator too
        self.cards = cards  # as they lie in a state
        self.totals = totals  # points of the rounds that are over
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.card: i64 = 0  # the value just drawn, while it may steal
        self.round: i64 = 0
        self.first: i64 = 0
        self.rounds: i64 = 1
        self.must_draw: bool = True
        self.last_counts: bool = True


def glance(s: EncoreState, seat: Seat | None) -> EncoreGlance:
    g = EncoreGlance(s.seats, s.cards, s.totals)
    g.me = seat or 0
    g.turn = s.turn
    g.phase = s.phase
    g.card = s.card
    g.round = s.round
    g.first = s.first
    g.rounds = s.rounds
    g.must_draw = s.must_draw
    g.last_counts = s.last_counts
    return g

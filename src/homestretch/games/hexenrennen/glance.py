# mypyc: compile
"""The gate of Hexenrennen: how the others divided their numbers is hidden until the tiles are turned up."""

from typing import final

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.core.types import Move, Seat
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.state import HexenState, Rulings, owner
from homestretch.games.hexenrennen.words import NUMBERS


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HexenGlance:
    """What a seat may know, for the moment of one call: lists that are open to all are those of the state itself."""

    def __init__(self, seats: int, rules: Rulings, face: vec[i64], at: vec[i64], hands: vec[i64]) -> None:
        self.seats: i64 = seats
        self.rules = rules
        self.me: i64 = 0  # the seat, and 0 for a spectator too
        self.phase: i64 = 0
        self.turn: i64 = 0
        self.asked: i64 = 0  # a bit for each seat that is asked
        self.die: i64 = 0
        self.face = face  # as in a state
        self.at = at
        self.hands = hands
        self.walker: i64 = -1
        self.pushed: bool = False
        self.mine: vec[i64] = vec[i64]()  # one's own numbers face down in each section, as sets; empty: not divided


def glance(s: HexenState, seat: Seat | None, path: Move) -> HexenGlance:
    g = HexenGlance(s.seats, s.rules, s.face, s.at, s.hands)
    g.phase = s.phase
    g.turn = s.turn
    g.asked = _asked(s)
    g.die = s.die
    g.walker = s.walker
    g.pushed = s.pushed
    if seat is not None:
        g.me = seat
        g.mine = _mine(s, seat, path)
    return g


def _asked(s: HexenState) -> i64:
    if s.phase == phases.CHOOSE:
        return 1 << s.turn
    if s.phase == phases.CARD:
        return 1 << owner(s)
    bits: i64 = 0
    if s.phase == phases.SPLIT:
        for seat in range(s.seats):
            if not s.hidden[3 * seat]:
                bits |= 1 << seat
    return bits


def _mine(s: HexenState, seat: i64, path: Move) -> vec[i64]:
    """R-HEX-011: what one has divided, or is dividing."""
    if s.phase != phases.SPLIT or s.hidden[3 * seat]:
        return s.hidden[3 * seat : 3 * seat + 3]
    if not path:
        return vec[i64]()
    first, second = _set(path[:3]), _set(path[3:6])
    return vec[i64]([first, second, NUMBERS & ~(first | second) if len(path) >= 6 else 0])


def _set(numbers: Move) -> i64:
    bits: i64 = 0
    for n in numbers:
        bits |= 1 << n
    return bits

# mypyc: compile
"""Pawns on the board, and where a movement ends.

A pawn's place is its progress on its own route: WAITING, 0 on its start field, `route - 1` on its barrier field, then
the goal fields. So the own barrier needs no rule of its own: the route just goes on into the goal (R-HIT-046, 048).
"""

from typing import final

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.games.hit.cards import BREAKER, FIELD, GOAL, NO_CAPTURE, NO_GOAL
from homestretch.games.hit.track import GOALS, NOWHERE, TRACKS, WAITING, Track


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Board:
    """Where everybody's pawns are, and who is protected. Pawn i of seat k has the number 4k + i."""

    def __init__(self, track: Track, each: i64, hole: i64, at: vec[i64], ring: vec[i64], guarded: i64) -> None:
        self.track = track
        self.each: i64 = each  # pawns a player has (R-HIT-016, 017)
        self.hole: i64 = hole  # progress of the goal field that is ignored (R-HIT-010), or NOWHERE
        self.at = at  # progress of each pawn
        self.ring = ring  # the pawn on each field of the ring, or -1
        self.guarded: i64 = guarded  # bit k: seat k is protected

    def copy(self) -> "Board":
        return Board(self.track, self.each, self.hole, self.at[:], self.ring[:], self.guarded)


def empty(seats: int, four: bool) -> Board:
    """All pawns wait (R-HIT-018)."""
    track = TRACKS[seats]
    spare = seats == 4 and not four
    each = 3 if spare else 4
    hole: i64 = track.route + track.dotted - 1 if spare else NOWHERE
    at, ring = vec[i64]([WAITING] * (4 * seats)), vec[i64]([-1] * track.length)
    return Board(track, each, hole, at, ring, 0)


def set_up(seats: int, four: bool) -> Board:
    """One pawn on its start field, the others waiting (R-HIT-020)."""
    b = empty(seats, four)
    for seat in range(seats):
        put(b, 4 * seat, 0)
    return b


def field(b: Board, seat: i64, progress: i64) -> i64:
    """The field of the ring this seat has reached with so much progress."""
    f: i64 = b.track.starts[seat] + progress
    return f - b.track.length if f >= b.track.length else f


def word(b: Board, seat: i64, progress: i64) -> i64:
    """The token that names this place for this seat."""
    if progress >= b.track.route:
        return GOAL + progress - b.track.route
    return FIELD + field(b, seat, progress)


def progress(b: Board, seat: i64, token: i64) -> i64:
    """The progress of this seat at the place a token names, or NOWHERE."""
    if token >= FIELD:
        f: i64 = token - FIELD
        if f >= b.track.length:
            return NOWHERE
        far: i64 = (f - b.track.starts[seat] + b.track.length) % b.track.length
        return far if far < b.track.route else NOWHERE
    return b.track.route + token - GOAL if token >= GOAL else NOWHERE


def pawn_on(b: Board, seat: i64, progress: i64) -> i64:
    """The pawn of this seat with this progress, or -1."""
    if progress < 0:
        return -1
    for i in range(4 * seat, 4 * seat + b.each):
        if b.at[i] == progress:
            return i
    return -1


def waiting(b: Board, seat: i64) -> i64:
    """The first pawn of this seat that waits, or -1."""
    for i in range(4 * seat, 4 * seat + b.each):
        if b.at[i] == WAITING:
            return i
    return -1


def is_home(b: Board, seat: i64) -> bool:
    """Whether all pawns of this seat are in the goal (R-HIT-091)."""
    for i in range(4 * seat, 4 * seat + b.each):
        if b.at[i] < b.track.route:
            return False
    return True


def home(b: Board, seat: i64) -> i64:
    """How many pawns of this seat are in the goal."""
    n: i64 = 0
    for i in range(4 * seat, 4 * seat + b.each):
        if b.at[i] >= b.track.route:
            n += 1
    return n


def put(b: Board, pawn: i64, target: i64) -> None:
    """Set a pawn down; an opponent's pawn on that field goes back to waiting (R-HIT-055 to 057)."""
    seat: i64 = pawn // 4
    old: i64 = b.at[pawn]
    if 0 <= old < b.track.route:
        b.ring[field(b, seat, old)] = -1
    b.at[pawn] = target
    if target < 0 or target >= b.track.route:
        return
    f: i64 = field(b, seat, target)
    other: i64 = b.ring[f]
    if other >= 0:
        b.at[other] = WAITING
    b.ring[f] = pawn


def land(b: Board, seat: i64, target: i64, symbols: i64) -> i64:
    """Where a movement to this place ends for every card and for coming out, or NOWHERE if it may not be made."""
    if target >= b.track.route:
        if symbols & NO_GOAL or target >= b.track.route + GOALS or target == b.hole:  # R-HIT-066, 049
            return NOWHERE
        return NOWHERE if pawn_on(b, seat, target) >= 0 else target
    other: i64 = b.ring[field(b, seat, target)]
    if other < 0:
        return target
    if other // 4 == seat:
        return NOWHERE  # R-HIT-058
    if symbols & NO_CAPTURE == 0 and (symbols & BREAKER != 0 or b.guarded >> (other // 4) & 1 == 0):
        return target  # R-HIT-055, 064
    return _bump(b, seat, target, symbols)


def _bump(b: Board, seat: i64, target: i64, symbols: i64) -> i64:
    """R-HIT-059, 062, 065: the next free field ahead, at the own barrier on into the goal."""
    for far in range(target + 1, b.track.route):
        if b.ring[field(b, seat, far)] < 0:
            return far
    if symbols & NO_GOAL:
        return NOWHERE
    for far in range(b.track.route, b.track.route + GOALS):
        if far != b.hole and pawn_on(b, seat, far) < 0:
            return far
    return NOWHERE


def way_out(b: Board, seat: i64) -> i64:
    """Where a waiting pawn comes out, or NOWHERE (R-HIT-072 to 075)."""
    return land(b, seat, 0, 0) if waiting(b, seat) >= 0 else NOWHERE

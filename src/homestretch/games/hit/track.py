# mypyc: compile
"""The board, the pawns on it, and where a movement ends.

A pawn's place is its progress on its own route: WAITING, 0 on its start field, `route - 1` on its barrier field, then
the goal fields. So the own barrier needs no rule of its own: the route just goes on into the goal (R-HIT-046, 048).
"""

from typing import Final, final

from homestretch.core.native import i64
from homestretch.games.hit.cards import BREAKER, FIELD, GOAL, NO_CAPTURE, NO_GOAL
from homestretch.games.hit.tables import TABLES

WAITING: Final = -1
NOWHERE: Final = -1  # no such place, or a movement that may not be made
GOALS: Final = 4  # goal fields a colour has


@final
class Board:
    """One side of the board, for a number of players."""

    def __init__(self, name: str, colours: tuple[int, ...]) -> None:
        side = TABLES.sides[name]
        self.name = name
        self.colours = colours  # of each seat
        self.track: i64 = side.track
        self.route: i64 = side.route
        self.dotted: i64 = TABLES.dotted
        self.starts: list[int] = [side.starts[c] for c in colours]
        self.is_start: list[bool] = [f in side.starts for f in range(side.track)]  # R-HIT-119: unused colours' too
        self.is_barrier: list[bool] = [f in side.barriers for f in range(side.track)]
        self.is_corner: list[bool] = [(f - side.starts[0]) % side.section in side.corners for f in range(side.track)]


# R-HIT-001, 014: by number of players. Two sit opposite each other.
BOARDS: Final = {
    2: Board("four", (0, 2)),
    3: Board("three", (0, 1, 2)),
    4: Board("four", (0, 1, 2, 3)),
}


@final
class Pawns:
    """Where everybody's pawns are, and who is protected. Pawn i of seat k has the number 4k + i."""

    def __init__(self, board: Board, each: i64, hole: i64, at: list[int], who: list[int], guarded: i64) -> None:
        self.board = board
        self.each: i64 = each  # pawns a player has (R-HIT-016, 017)
        self.hole: i64 = hole  # progress of the goal field that is ignored (R-HIT-010), or NOWHERE
        self.at = at  # progress of each pawn
        self.who = who  # the pawn on each field of the ring, or -1
        self.guarded: i64 = guarded  # bit k: seat k is protected


def pawns(seats: int, four: bool) -> Pawns:
    """One pawn on its start field, the others waiting (R-HIT-018, 020)."""
    board = BOARDS[seats]
    spare = seats == 4 and not four
    each = 3 if spare else 4
    hole: i64 = board.route + board.dotted - 1 if spare else NOWHERE
    p = Pawns(board, each, hole, [WAITING] * (4 * seats), [-1] * int(board.track), 0)
    for seat in range(seats):
        put(p, 4 * seat, 0)
    return p


def twin(p: Pawns) -> Pawns:
    return Pawns(p.board, p.each, p.hole, p.at[:], p.who[:], p.guarded)


def field(p: Pawns, seat: i64, progress: i64) -> i64:
    """The field of the ring this seat has reached with so much progress."""
    f: i64 = p.board.starts[seat] + progress
    return f - p.board.track if f >= p.board.track else f


def word(p: Pawns, seat: i64, progress: i64) -> i64:
    """The token that names this place for this seat."""
    if progress >= p.board.route:
        return GOAL + progress - p.board.route
    return FIELD + field(p, seat, progress)


def progress(p: Pawns, seat: i64, token: i64) -> i64:
    """The progress of this seat at the place a token names, or NOWHERE."""
    if token >= FIELD:
        f: i64 = token - FIELD
        if f >= p.board.track:
            return NOWHERE
        far: i64 = (f - p.board.starts[seat] + p.board.track) % p.board.track
        return far if far < p.board.route else NOWHERE
    return p.board.route + token - GOAL if token >= GOAL else NOWHERE


def pawn_on(p: Pawns, seat: i64, progress: i64) -> i64:
    """The pawn of this seat with this progress, or -1."""
    if progress < 0:
        return -1
    for i in range(4 * seat, 4 * seat + p.each):
        if p.at[i] == progress:
            return i
    return -1


def waiting(p: Pawns, seat: i64) -> i64:
    """The first pawn of this seat that waits, or -1."""
    for i in range(4 * seat, 4 * seat + p.each):
        if p.at[i] == WAITING:
            return i
    return -1


def is_home(p: Pawns, seat: i64) -> bool:
    """Whether all pawns of this seat are in the goal (R-HIT-091)."""
    for i in range(4 * seat, 4 * seat + p.each):
        if p.at[i] < p.board.route:
            return False
    return True


def put(p: Pawns, pawn: i64, target: i64) -> None:
    """Set a pawn down; an opponent's pawn on that field goes back to waiting (R-HIT-055 to 057)."""
    seat: i64 = pawn // 4
    old: i64 = p.at[pawn]
    if 0 <= old < p.board.route:
        p.who[field(p, seat, old)] = -1
    p.at[pawn] = target
    if target < 0 or target >= p.board.route:
        return
    f: i64 = field(p, seat, target)
    other: i64 = p.who[f]
    if other >= 0:
        p.at[other] = WAITING
    p.who[f] = pawn


def land(p: Pawns, seat: i64, target: i64, symbols: i64) -> i64:
    """Where a movement to this place ends for every card and for coming out, or NOWHERE if it may not be made."""
    if target >= p.board.route:
        if symbols & NO_GOAL or target >= p.board.route + GOALS or target == p.hole:  # R-HIT-066, 049
            return NOWHERE
        return NOWHERE if pawn_on(p, seat, target) >= 0 else target
    other: i64 = p.who[field(p, seat, target)]
    if other < 0:
        return target
    if other // 4 == seat:
        return NOWHERE  # R-HIT-058
    if symbols & NO_CAPTURE == 0 and (symbols & BREAKER != 0 or p.guarded >> (other // 4) & 1 == 0):
        return target  # R-HIT-055, 064
    return _bump(p, seat, target, symbols)


def _bump(p: Pawns, seat: i64, target: i64, symbols: i64) -> i64:
    """R-HIT-059, 062, 065: the next free field ahead, at the own barrier on into the goal."""
    for far in range(target + 1, p.board.route):
        if p.who[field(p, seat, far)] < 0:
            return far
    if symbols & NO_GOAL:
        return NOWHERE
    for far in range(p.board.route, p.board.route + GOALS):
        if far != p.hole and pawn_on(p, seat, far) < 0:
            return far
    return NOWHERE


def way_out(p: Pawns, seat: i64) -> i64:
    """Where a waiting pawn comes out, or NOWHERE (R-HIT-072 to 075)."""
    return land(p, seat, 0, 0) if waiting(p, seat) >= 0 else NOWHERE

# mypyc: compile
"""Pawns on the board, and how they walk: R-DOG-060 to 109. Nothing here knows of cards or turns."""

from typing import Final, NewType, final

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.games.dog.track import CELLS, LANE, SLOTS, YARD, Cell, Track, goal, slot

Pawn = NewType("Pawn", i64)

EMPTY: Final = Pawn(99)  # nobody stands there; compiled code reads what is not negative faster

# What may keep a pawn from a cell that its steps lead to.
OPEN: Final = 0
AHEAD: Final = 1  # R-DOG-067: a protected pawn stands in the way
BEHIND: Final = 2  # R-DOG-086: a protected pawn stands in the way back
JUMPED: Final = 3  # R-DOG-101: a pawn in the goal would be jumped


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Board:
    """Where every pawn stands. Pawn i of a seat is number seat * each + i."""

    def __init__(self, track: Track, each: int, at: vec[Cell], ring: vec[Pawn]) -> None:
        self.track = track
        self.each: i64 = each  # pawns a colour
        self.at = at  # the cell of each pawn
        self.ring = ring  # the pawn on each cell, or EMPTY
        self.trying: bool = False  # whether what is done now is going to be taken back
        self.trail: list[i64] = []  # pawn, where it was, …: what `undo` takes back

    def copy(self) -> "Board":
        return Board(self.track, self.each, self.at[:], self.ring[:])

    def pawn(self, seat: i64, n: i64) -> Pawn:
        """The n-th pawn of a seat, from 0."""
        return Pawn(seat * self.each + n)

    def owner(self, pawn: Pawn) -> i64:
        """The seat whose colour a pawn has."""
        return pawn // self.each

    def owns(self, seat: i64, pawn: Pawn) -> bool:
        """Whether a pawn has the colour of this seat; EMPTY is nobody's."""
        first: i64 = seat * self.each
        return first <= pawn < first + self.each

    def put(self, pawn: Pawn, cell: Cell) -> None:
        """Lift a pawn off and set it down on an empty cell, or into its yard."""
        old = self.at[pawn]
        if self.trying:
            self.trail.append(pawn)
            self.trail.append(old)
        if old != YARD and self.ring[old] == pawn:
            self.ring[old] = EMPTY
        self.at[pawn] = cell
        if cell != YARD:
            self.ring[cell] = pawn

    def undo(self, mark: i64) -> None:
        """Take back every `put` since the trail was so long."""
        while len(self.trail) > mark:
            old = Cell(self.trail.pop())
            pawn = Pawn(self.trail.pop())
            now = self.at[pawn]
            if now != YARD and self.ring[now] == pawn:
                self.ring[now] = EMPTY
            self.at[pawn] = old
            if old != YARD:
                self.ring[old] = pawn


def empty(track: Track, seats: int, each: int) -> Board:
    """All pawns in their yards."""
    return Board(track, each, vec[Cell]([YARD] * (seats * each)), vec[Pawn]([EMPTY] * CELLS))


def is_protected(b: Board, seat: i64) -> bool:
    """R-DOG-063: whether a pawn of this seat stands on the start field of its own colour."""
    return b.owns(seat, b.ring[b.track.starts[seat]])


def is_barred(b: Board, cell: Cell, n: i64) -> bool:
    """R-DOG-067, 086: whether a protected pawn bars the way so far on, or back if n is negative."""
    if n > 0:
        return n >= b.track.ahead[cell] and is_protected(b, b.track.ahead_seat[cell])
    return -n >= b.track.behind[cell] and is_protected(b, b.track.behind_seat[cell])


def home(b: Board, seat: i64) -> i64:
    """How many pawns of this seat are in the goal."""
    first: i64 = LANE + SLOTS * seat
    n: i64 = 0
    for k in range(first, first + SLOTS):
        if b.ring[k] != EMPTY:
            n += 1
    return n


def is_home(b: Board, seat: i64) -> bool:
    """Whether the goal of this seat is full; the slot next to the track is the last to be taken."""
    first: i64 = LANE + SLOTS * seat
    for k in range(first, first + SLOTS):
        if b.ring[k] == EMPTY:
            return False
    return True


def on_track(b: Board, seat: i64) -> i64:
    """How many pawns of this seat are on the track."""
    n: i64 = 0
    first: i64 = seat * b.each
    for i in range(first, first + b.each):
        if 0 <= b.at[i] < LANE:
            n += 1
    return n


def in_yard(b: Board, seat: i64) -> Pawn:
    """The first pawn of this seat that waits in the yard, or EMPTY."""
    first: i64 = seat * b.each
    for i in range(first, first + b.each):
        if b.at[i] == YARD:
            return Pawn(i)
    return EMPTY


def along(b: Board, cell: Cell, n: i64) -> Cell:
    """The track field n steps on, or back if n is negative; YARD if the pawn on this cell cannot walk there."""
    if cell >= LANE or is_barred(b, cell, n):  # R-DOG-100, 102: nobody leaves the goal, or goes back in it
        return YARD
    return b.track.step(cell, n)


def inside(b: Board, cell: Cell, n: i64) -> Cell:
    """The goal slot n steps on, or YARD if the pawn on this cell cannot walk there."""
    to = slot_ahead(b, cell, n)
    return to if to != YARD and bar_inside(b, cell, to) == OPEN else YARD


def slot_ahead(b: Board, cell: Cell, n: i64) -> Cell:
    """The goal slot n steps on, whoever stands in the way; YARD if there is none for the pawn on this cell."""
    if cell >= LANE:
        return Cell(cell + n) if n > 0 and slot(cell) + n < SLOTS else YARD
    deep: i64 = n - b.track.ahead[cell] - 1
    # R-DOG-105: from its own start field the next one ahead is another's, so the goal is out of reach.
    if deep < 0 or deep >= SLOTS or not b.owns(b.track.ahead_seat[cell], b.ring[cell]):
        return YARD
    return goal(b.track.ahead_seat[cell], deep)


def bar_inside(b: Board, cell: Cell, to: Cell) -> i64:
    """What keeps a pawn from a slot ahead of it: its colour on the start field, or a pawn that it would jump."""
    first: i64 = cell + 1
    if cell < LANE:
        if is_protected(b, b.track.ahead_seat[cell]):
            return AHEAD
        first = goal(b.track.ahead_seat[cell], 0)
    for k in range(first, to + 1):
        if b.ring[k] != EMPTY:
            return JUMPED
    return OPEN


def steps(b: Board, cell: Cell, to: Cell) -> i64:
    """How many steps forward from a cell to one that can be reached from it."""
    if cell >= LANE:
        return to - cell
    if to >= LANE:
        return b.track.ahead[cell] + 1 + slot(to)
    return b.track.distance(cell, to)


def land(b: Board, pawn: Pawn, to: Cell) -> None:
    """R-DOG-083: whoever stands there returns to its yard."""
    other = b.ring[to]
    if other != EMPTY and other != pawn:
        b.put(other, YARD)
    b.put(pawn, to)


def burn(b: Board, cell: Cell, to: Cell) -> None:
    """R-DOG-133: walk with a seven; whoever is overtaken or landed on returns to its yard."""
    pawn = b.ring[cell]
    if cell < LANE:
        passed: i64 = b.track.ahead[cell] if to >= LANE else b.track.distance(cell, to) - 1
        for k in range(1, passed + 1):
            other = b.ring[b.track.step(cell, k)]
            if other != EMPTY:
                b.put(other, YARD)
    land(b, pawn, to)


def is_loose(b: Board, pawn: Pawn) -> bool:
    """R-DOG-128: on the track and not protected, so it can be swapped."""
    cell = b.at[pawn]
    return 0 <= cell < LANE and cell != b.track.starts[b.owner(pawn)]


def swap(b: Board, one: Pawn, two: Pawn) -> None:
    """R-DOG-126: they change places; nobody is captured."""
    here = b.at[one]
    there = b.at[two]
    b.put(one, YARD)
    b.put(two, here)
    b.put(one, there)

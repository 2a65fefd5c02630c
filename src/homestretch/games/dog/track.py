# mypyc: compile
"""The board of DOG as tables: a ring of fields, one start field a seat, one lane of four goal slots behind it.

A cell is a number: 0 to 107 are the fields of the track, clockwise; LANE + 4 * seat + slot are the goal slots; YARD is
off the board.
"""

from typing import Final, NewType, final

from homestretch.core.native import i64, vec

Cell = NewType("Cell", i64)

YARD: Final = Cell(-1)
LANE: Final = 108  # the first goal cell; six colours of 18 fields are the longest track
SLOTS: Final = 4  # R-DOG-108
CELLS: Final = LANE + 6 * SLOTS


@final
class Track:
    """The way round: from every field the distance to the nearest start field ahead and behind, and whose it is."""

    def __init__(self, length: int, starts: list[Cell], forward: int) -> None:
        self.length: i64 = length
        self.starts: vec[Cell] = vec[Cell](starts)
        self.forward: i64 = forward  # +1 clockwise, -1 counter-clockwise
        ahead = [self._nearest(cell, forward) for cell in range(length)]
        behind = [self._nearest(cell, -forward) for cell in range(length)]
        self.ahead: vec[i64] = vec[i64]([far for far, _ in ahead])
        self.ahead_seat: vec[i64] = vec[i64]([seat for _, seat in ahead])
        self.behind: vec[i64] = vec[i64]([far for far, _ in behind])
        self.behind_seat: vec[i64] = vec[i64]([seat for _, seat in behind])

    def _nearest(self, cell: int, way: int) -> tuple[int, int]:
        best, whose = self.length + 1, -1
        for seat, start in enumerate(list(self.starts)):
            distance = ((start - cell) * way - 1) % self.length + 1
            if distance < best:
                best, whose = distance, seat
        return best, whose

    def step(self, cell: Cell, n: i64) -> Cell:
        """The track field n steps on; back, if n is negative."""
        return Cell((cell + self.forward * n + self.length) % self.length)

    def distance(self, cell: Cell, to: Cell) -> i64:
        """How many steps forward from one track field to another."""
        return ((to - cell) * self.forward + self.length) % self.length


def goal(seat: i64, n: i64) -> Cell:
    """The n-th goal slot of a seat, from 0."""
    return Cell(LANE + SLOTS * seat + n)


def slot(cell: Cell) -> i64:
    """Which slot a goal cell is, from 0."""
    return (cell - LANE) % SLOTS


def sides_of(seats: int, fitted: bool) -> list[int]:
    """Where on the board each seat sits: the four-colour side for up to four, the six-colour side for five and six."""
    if seats == 2 and not fitted:
        return [0, 2]  # opposite
    return list(range(seats))


def sides(seats: int, fitted: bool) -> int:
    """How many coloured segments the ring has."""
    if fitted:
        return seats
    return 4 if seats <= 4 else 6


_TRACKS: Final[dict[tuple[int, int, bool, bool], Track]] = {}


def track(seats: int, fields: int, fitted: bool, clockwise: bool) -> Track:
    """The one table for these; never changed, so shared by all states."""
    key = (seats, fields, fitted, clockwise)
    if key not in _TRACKS:
        starts = [Cell(fields * side) for side in sides_of(seats, fitted)]
        _TRACKS[key] = Track(fields * sides(seats, fitted), starts, 1 if clockwise else -1)
    return _TRACKS[key]

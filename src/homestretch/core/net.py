# mypyc: compile
"""A small value net: inputs that are on, one hidden layer, one output a team. Standard library only."""

import math
from typing import Final, final

from homestretch.core.inputs import Row
from homestretch.core.native import i64, vec
from homestretch.core.sums import added

WIDE: Final = 8  # hidden units come in so many


@final
class Net:
    """Chances to win, team by team in turn from the one that is looked from.

    The numbers are those of the file, in its order: what each input adds to the hidden units, what these begin with,
    what each hidden unit adds to the outputs, and what these begin with.
    """

    def __init__(self, game: str, seats: int, version: int, sizes: tuple[int, int, int], numbers: list[float]) -> None:
        self.game = game
        self.seats = seats
        self.version = version
        self.sizes = sizes
        _, hidden, outputs = sizes
        self.hidden: i64 = hidden
        self.outputs: i64 = outputs
        ends = ends_of(sizes)
        self.rows: vec[float] = vec[float](numbers[: ends[0]])
        self.first: vec[float] = vec[float](numbers[ends[0] : ends[1]])
        self.columns: vec[float] = vec[float](numbers[ends[1] : ends[2]])
        self.last: vec[float] = vec[float](numbers[ends[2] : ends[3]])
        self.units: vec[float] = vec[float]([0.0] * hidden)

    def values(self, row: Row) -> list[float]:
        """Each team's chance to win in the position of this row."""
        self._sum(row)
        found: list[float] = [self._output(k) for k in range(self.outputs)]
        top: float = max(found)
        odds: list[float] = [math.exp(x - top) for x in found]
        total: float = added(odds)
        return [x / total for x in odds]

    def _sum(self, row: Row) -> None:
        """The hidden units, each the sum of its inputs in the order of the row: the same numbers everywhere."""
        j: i64 = 0
        while j < self.hidden:
            self._eight(row, j)
            j += WIDE

    def _eight(self, row: Row, j: i64) -> None:
        """Eight units from this one on: sums in locals are kept in registers when compiled."""
        rows = self.rows
        first = self.first
        at = row.at
        by = row.by
        hidden: i64 = self.hidden
        count: i64 = row.count
        a: float = first[j]
        b: float = first[j + 1]
        c: float = first[j + 2]
        d: float = first[j + 3]
        e: float = first[j + 4]
        f: float = first[j + 5]
        g: float = first[j + 6]
        h: float = first[j + 7]
        k: i64 = 0
        while k < count:
            i: i64 = at[k] * hidden + j
            x: float = by[k]
            a += x * rows[i]
            b += x * rows[i + 1]
            c += x * rows[i + 2]
            d += x * rows[i + 3]
            e += x * rows[i + 4]
            f += x * rows[i + 5]
            g += x * rows[i + 6]
            h += x * rows[i + 7]
            k += 1
        units = self.units
        units[j] = a
        units[j + 1] = b
        units[j + 2] = c
        units[j + 3] = d
        units[j + 4] = e
        units[j + 5] = f
        units[j + 6] = g
        units[j + 7] = h

    def _output(self, k: i64) -> float:
        units = self.units
        columns = self.columns
        hidden: i64 = self.hidden
        at: i64 = k * hidden
        total: float = self.last[k]
        j: i64 = 0
        while j < hidden:
            unit: float = units[j]
            if unit > 0.0:
                total += unit * columns[at + j]
            j += 1
        return total


def ends_of(sizes: tuple[int, int, int]) -> tuple[int, int, int, int]:
    """Where each part of a net's numbers ends."""
    inputs, hidden, outputs = sizes
    one = inputs * hidden
    two = one + hidden
    three = two + outputs * hidden
    return one, two, three, three + outputs

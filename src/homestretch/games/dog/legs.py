# mypyc: compile
"""What a card does on the board, leg by leg: R-DOG-080 to 140.

A leg takes the pawn on one cell to another. `ways` and `leg` are the only place that says which legs there are; asks,
checks, playouts, bots and reasons all go through them.
"""

from typing import Final, final

from homestretch.core.native import append, i64, mypyc_attr, vec
from homestretch.games.dog.board import (
    AHEAD,
    BEHIND,
    EMPTY,
    Pawn,
    along,
    bar_inside,
    in_yard,
    inside,
    is_barred,
    is_loose,
    is_protected,
    land,
    on_track,
    slot_ahead,
    swap,
)
from homestretch.games.dog.state import DogState
from homestretch.games.dog.track import LANE, YARD, Cell
from homestretch.games.dog.words import ELEVEN, INSTEAD, THIRTEEN, VALUES, Kind

# What may keep a pawn from a cell, beside what stands in its way.
UNUSED: Final = 4  # R-DOG-132: the rest of a seven could not be used up
UNKNOWN: Final = 5  # the card does not lead there at all


@mypyc_attr(acyclic=True, free_list_len=1)
class Card:
    """A card that a seat carries out; as it stands, one that moves a single pawn by its number."""

    def __init__(self, s: DogState, seat: i64, owned: bool = False) -> None:
        self.s = s
        self.b = s.board
        self.owned: bool = owned  # whether `go` may change that board; else it changes a copy
        self.seat: i64 = seat
        self.own: i64 = seat  # whose pawns are moved
        self.mate: i64 = -1  # whose pawns take the rest of a seven, or -1
        self.bound: bool = False  # whether no pawn may walk
        self.starts: bool = False  # whether it can bring a pawn out
        self.left: i64 = 1  # points to be used up: all at once, but for a seven
        self.first: i64 = 0  # how far it goes
        self.second: i64 = 0  # how far it goes instead, or 0
        self.many: i64 = 1  # how many lengths there are

        self.pass_to(seat)

    def pass_to(self, seat: i64) -> None:
        """It is this seat's turn."""
        self.seat = seat
        self.own = self.s.house.colour(self.b, seat)
        # R-DOG-062, taken at its word: with nobody on the track, nothing but bringing a pawn out.
        self.bound = self.s.house.must_start and on_track(self.b, self.own) == 0

    def take(self, role: Kind, joker: bool) -> None:
        """Be this card. R-DOG-061, 071; as 1/11 a joker would only bring a pawn out as it does as 13."""
        self.left = 1
        self.first = VALUES[role]
        self.second = INSTEAD[role]
        self.many = 1 if self.second == 0 else 2
        self.starts = False
        if role == THIRTEEN or (role == ELEVEN and not joker):
            self.starts = not is_protected(self.b, self.own) and in_yard(self.b, self.own) != EMPTY

    # the legs

    def ways(self, cell: Cell) -> i64:
        """How many legs are to be looked at for the pawn on this cell: all along the track, then all into the goal."""
        if self.bound or cell == YARD:
            return 0
        return self.many if cell < LANE and self.b.track.ahead[cell] >= self.first else 2 * self.many

    def lengths(self) -> list[i64]:
        """How far these legs go, the longest first."""
        return [self.first] if self.second == 0 else [self.first, self.second]

    def leg(self, cell: Cell, k: i64) -> Cell:
        """Where the k-th leg takes the pawn on this cell, or YARD if it cannot be made."""
        if k < self.many:
            return along(self.b, cell, self.first if k == 0 else self.second)
        return inside(self.b, cell, self.first if k == self.many else self.second)

    def reach(self, cell: Cell, k: i64) -> Cell:
        """The same, whatever becomes of the points that are left."""
        return self.leg(cell, k)

    def cost(self, cell: Cell, to: Cell) -> i64:
        """How many points a leg uses up."""
        return 1

    def move(self, cell: Cell, to: Cell) -> None:
        """What a leg does on the board."""
        land(self.b, self.b.ring[cell], to)

    # what follows from them

    def has_leg(self, cell: Cell) -> bool:
        """Whether the pawn on this cell can go at all; a number need not be gone to know that."""
        if self.bound or cell == YARD:
            return False
        return self._walks(cell, self.first) or (self.second != 0 and self._walks(cell, self.second))

    def _walks(self, cell: Cell, n: i64) -> bool:
        return (cell < LANE and not is_barred(self.b, cell, n)) or inside(self.b, cell, n) != YARD

    def cells(self, cell: Cell) -> vec[Cell]:
        """Where the pawn on this cell can go, ascending."""
        found = vec[Cell]()
        for k in range(self.ways(cell)):
            to = self.leg(cell, k)
            if to != YARD:
                found = with_cell(found, to)
        return found

    def takes(self, cell: Cell, to: Cell) -> bool:
        """Whether a pawn can go from here to there, whatever becomes of the points that are left."""
        pawn = self.b.ring[cell]
        if to == YARD or not (self.b.owns(self.own, pawn) or (self.mate >= 0 and self.b.owns(self.mate, pawn))):
            return False
        for k in range(self.ways(cell)):
            if self.reach(cell, k) == to:
                return True
        return False

    def is_possible(self) -> bool:
        """Whether there is anything to do."""
        return self.starts or self._has_any(self.own) or (self.mate >= 0 and self._has_any(self.mate))

    def _has_any(self, seat: i64) -> bool:
        first: i64 = seat * self.b.each
        for n in range(first, first + self.b.each):
            if self.has_leg(self.b.at[n]):
                return True
        return False

    def pawns(self) -> vec[Cell]:
        """The cells of the pawns that can go next, ascending; YARD stands for one that is brought out."""
        found = self._with_pawns(self.own, vec[Cell]())
        if self.mate >= 0:
            found = self._with_pawns(self.mate, found)
        return with_cell(found, YARD) if self.starts else found

    def _with_pawns(self, seat: i64, found: vec[Cell]) -> vec[Cell]:
        """These cells, and those of the pawns of a seat that can go next."""
        first: i64 = seat * self.b.each
        for n in range(first, first + self.b.each):
            cell = self.b.at[n]
            if self.has_leg(cell):
                found = with_cell(found, cell)
        return found

    def able(self) -> i64:
        """The set of pawns on the board that can go next."""
        pawns: i64 = self._able_of(self.own)
        return pawns | self._able_of(self.mate) if self.mate >= 0 else pawns

    def _able_of(self, seat: i64) -> i64:
        first: i64 = seat * self.b.each
        pawns: i64 = 0
        for n in range(first, first + self.b.each):
            if self.has_leg(self.b.at[n]):
                pawns |= 1 << n
        return pawns

    def bar(self, cell: Cell, to: Cell) -> i64:
        """What keeps a pawn that cannot go from here to there; UNKNOWN if the card does not lead there."""
        for n in self.lengths():
            if slot_ahead(self.b, cell, n) == to:
                return bar_inside(self.b, cell, to) or UNUSED
            if cell < LANE and self.b.track.step(cell, n) == to:
                return UNUSED if not is_barred(self.b, cell, n) else AHEAD if n > 0 else BEHIND
        return UNKNOWN

    # carrying it out

    def go(self, cell: Cell, to: Cell) -> None:
        """One leg."""
        self.own_board()
        self.left -= self.cost(cell, to)
        self.move(cell, to)

    def own_board(self) -> None:
        if not self.owned:
            self.b = self.b.copy()
            self.owned = True

    def say(self, cell: Cell, to: Cell) -> None:
        """A leg that is only said: the last one is not carried out, since nothing is asked after it."""
        if self.cost(cell, to) == self.left:
            self.left = 0
        else:
            self.go(cell, to)

    def bring_out(self) -> None:
        """R-DOG-070: on a board of its own."""
        self.left = 0
        land(self.b, in_yard(self.b, self.own), self.b.track.starts[self.own])


def with_cell(cells: vec[Cell], cell: Cell) -> vec[Cell]:
    """These cells, which are ascending, and this one among them."""
    cells = append(cells, cell)
    i: i64 = len(cells) - 1
    while i > 0 and cells[i - 1] > cell:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = cell
    return cells


def first_leg(card: Card, cell: Cell) -> Cell:
    """Where the first leg that can be made takes the pawn on this cell, or YARD."""
    for k in range(card.ways(cell)):
        to = card.leg(cell, k)
        if to != YARD:
            return to
    return YARD


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Swap(Card):
    """R-DOG-126 to 129: an own pawn and a foreign one change places."""

    def ways(self, cell: Cell) -> i64:
        return len(self.b.at) if not self.bound and cell != YARD and is_loose(self.b, self.b.ring[cell]) else 0

    def has_leg(self, cell: Cell) -> bool:
        return first_leg(self, cell) != YARD

    def leg(self, cell: Cell, k: i64) -> Cell:
        other = Pawn(k)
        return self.b.at[k] if not self.b.owns(self.own, other) and is_loose(self.b, other) else YARD

    def move(self, cell: Cell, to: Cell) -> None:
        swap(self.b, self.b.ring[cell], self.b.ring[to])

    def has_strangers(self) -> bool:
        """Whether there is a foreign pawn that can be swapped."""
        for k in range(len(self.b.at)):
            if self.leg(YARD, k) != YARD:
                return True
        return False

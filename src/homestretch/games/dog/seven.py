# mypyc: compile
"""The seven: points divided over pawns, each pawn moved once at most, burning whom it overtakes. R-DOG-131 to 140."""

from typing import Final, final

from homestretch.core.native import i64
from homestretch.games.dog.board import Board, along, burn, home, inside, is_protected, steps
from homestretch.games.dog.track import LANE, SLOTS, YARD

POINTS: Final = 7


@final
class Seven:
    """A seven being carried out. It looks at the board it is given, and moves pawns on a copy."""

    def __init__(self, board: Board, own: i64, mate: i64) -> None:
        self.b = board
        self.copied: bool = False
        self.own: i64 = own  # whose pawns are moved
        self.mate: i64 = mate  # whose pawns take the rest, or -1
        self.free: bool = False  # whether the mate's pawns may move before the own ones are home
        self.left: i64 = POINTS
        self.moved: i64 = 0  # a bit for each pawn that had its portion

    def go(self, pawn: i64, to: i64) -> None:
        """One portion."""
        if not self.copied:
            self.b = self.b.copy()
            self.copied = True
        self.left -= steps(self.b, pawn, to)
        self.moved |= 1 << pawn
        burn(self.b, pawn, to)

    def may_move(self, pawn: i64) -> bool:
        """R-DOG-140: the mate's pawns only once all own ones are home, unless they are free."""
        if self.moved & (1 << pawn) or self.b.at[pawn] == YARD:
            return False
        seat: i64 = pawn // self.b.each
        if seat == self.own:
            return True
        return seat == self.mate and (self.free or home(self.b, self.own) == SLOTS)

    def pawns(self) -> list[int]:
        """The cells of the pawns that can take the next portion, ascending."""
        found = self._pawns_of(self.own)
        if self.mate >= 0:
            found += self._pawns_of(self.mate)
        found.sort()
        return found

    def _pawns_of(self, seat: i64) -> list[int]:
        first: i64 = seat * self.b.each
        pawns = range(first, first + self.b.each)
        return [self.b.at[pawn] for pawn in pawns if self.may_move(pawn) and self._has_portion(pawn)]

    def cells(self, pawn: i64) -> list[int]:
        """The cells where this pawn can end its portion so that the rest can still be used up, ascending."""
        found: list[int] = []
        for n in range(1, self.left + 1):
            self._add(found, pawn, along(self.b, pawn, n))
            self._add(found, pawn, inside(self.b, pawn, n))
        found.sort()
        return found

    def _add(self, found: list[int], pawn: i64, to: i64) -> None:
        if to != YARD and self._completes(pawn, to):
            found.append(to)

    def reaches(self, pawn: i64, to: i64) -> bool:
        """Whether this pawn can end a portion there, whatever becomes of the rest."""
        for n in range(1, self.left + 1):
            if to != YARD and (along(self.b, pawn, n) == to or inside(self.b, pawn, n) == to):
                return True
        return False

    def is_possible(self) -> bool:
        """R-DOG-132: whether all the points that are left can be used up."""
        if self.left == 0:
            return True
        if self._bound() < self.left:
            return False
        return self._has_any(self.own) or (self.mate >= 0 and self._has_any(self.mate))

    def _has_any(self, seat: i64) -> bool:
        first: i64 = seat * self.b.each
        for pawn in range(first, first + self.b.each):
            if self.may_move(pawn) and self._has_portion(pawn):
                return True
        return False

    def _has_portion(self, pawn: i64) -> bool:
        """Largest portions first: most often one pawn can walk all that is left."""
        for n in range(self.left, 0, -1):
            to: i64 = along(self.b, pawn, n)
            if to != YARD and self._completes(pawn, to):
                return True
            to = inside(self.b, pawn, n)
            if to != YARD and self._completes(pawn, to):
                return True
        return False

    def _completes(self, pawn: i64, to: i64) -> bool:
        left: i64 = self.left
        if steps(self.b, pawn, to) == left:
            return True
        moved: i64 = self.moved
        mark: i64 = len(self.b.trail)
        self.go(pawn, to)
        possible = self.is_possible()
        self.b.undo(mark)
        self.left = left
        self.moved = moved
        return possible

    def _bound(self) -> i64:
        """No fewer points than can be used up: enough to end most hopeless searches at once."""
        total: i64 = self._bound_of(self.own)
        if total < self.left and self.mate >= 0:
            total += self._bound_of(self.mate)
        return total

    def _bound_of(self, seat: i64) -> i64:
        total: i64 = 0
        first: i64 = seat * self.b.each
        for pawn in range(first, first + self.b.each):
            cell: i64 = self.b.at[pawn]
            if cell != YARD and not self.moved & (1 << pawn):
                total += self._most(seat, cell)
                if total >= self.left:
                    return total
        return total

    def _most(self, seat: i64, cell: i64) -> i64:
        """No fewer points than a pawn on this cell can take: only a foreign protected pawn is sure to stay."""
        if cell >= LANE:
            return SLOTS - 1 - (cell - LANE) % SLOTS
        whose: i64 = self.b.track.ahead_seat[cell]
        if whose != self.own and whose != self.mate and is_protected(self.b, whose):
            return self.b.track.ahead[cell] - 1
        return POINTS

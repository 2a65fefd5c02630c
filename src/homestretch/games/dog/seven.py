# mypyc: compile
"""The seven: points divided over pawns, each pawn moved once at most, burning whom it overtakes. R-DOG-131 to 140."""

from typing import Final, final

from homestretch.core.native import i64, mypyc_attr
from homestretch.games.dog.board import Pawn, along, burn, inside, is_home, is_protected, steps
from homestretch.games.dog.legs import Card, first_leg
from homestretch.games.dog.state import DogState
from homestretch.games.dog.track import LANE, SLOTS, YARD, Cell, slot

POINTS: Final = 7


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Seven(Card):
    """Portion after portion: a leg is one that leaves the rest of the points to be used up."""

    def __init__(self, s: DogState, seat: i64, owned: bool) -> None:
        super().__init__(s, seat, owned)
        self.left = POINTS
        self.free: bool = False  # whether the mate's pawns may move before the own ones are home
        self.moved: i64 = 0  # a bit for each pawn that had its portion

    def ways(self, cell: Cell) -> i64:
        if self.bound or cell == YARD or not self.may_move(self.b.ring[cell]):
            return 0
        return self.left if cell < LANE and self.b.track.ahead[cell] >= self.left else 2 * self.left

    def has_leg(self, cell: Cell) -> bool:
        return first_leg(self, cell) != YARD

    def may_move(self, pawn: Pawn) -> bool:
        """R-DOG-137, 140: once each; the mate's pawns only once all own ones are is_home, unless they are free."""
        if self.moved & (1 << pawn):
            return False
        if self.b.owns(self.own, pawn):
            return True
        return self.mate >= 0 and self.b.owns(self.mate, pawn) and (self.free or is_home(self.b, self.own))

    def lengths(self) -> list[i64]:
        """Most often one pawn can walk all that is left."""
        return [self.left - k for k in range(self.left)]

    def leg(self, cell: Cell, k: i64) -> Cell:
        to = self.reach(cell, k)
        return to if to != YARD and self._completes(cell, to) else YARD

    def reach(self, cell: Cell, k: i64) -> Cell:
        if k < self.left:
            return along(self.b, cell, self.left - k)
        return inside(self.b, cell, 2 * self.left - k)

    def cost(self, cell: Cell, to: Cell) -> i64:
        return steps(self.b, cell, to)

    def move(self, cell: Cell, to: Cell) -> None:
        self.moved |= 1 << self.b.ring[cell]
        burn(self.b, cell, to)

    def is_possible(self) -> bool:
        """R-DOG-132: whether all the points that are left can be used up."""
        return self.left == 0 or (self._bound() >= self.left and super().is_possible())

    def _completes(self, cell: Cell, to: Cell) -> bool:
        left: i64 = self.left
        if steps(self.b, cell, to) == left:
            return True
        moved: i64 = self.moved
        self.own_board()
        mark: i64 = len(self.b.trail)
        self.b.trying = True
        self.go(cell, to)
        possible = self.is_possible()
        self.b.undo(mark)
        self.b.trying = mark > 0
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
        for n in range(first, first + self.b.each):
            cell = self.b.at[n]
            if cell != YARD and not self.moved & (1 << n):
                total += self._most(cell)
                if total >= self.left:
                    return total
        return total

    def _most(self, cell: Cell) -> i64:
        """No fewer points than a pawn on this cell can take: only a foreign protected pawn is sure to stay."""
        if cell >= LANE:
            return SLOTS - 1 - slot(cell)
        whose: i64 = self.b.track.ahead_seat[cell]
        if whose != self.own and whose != self.mate and is_protected(self.b, whose):
            return self.b.track.ahead[cell] - 1
        return POINTS

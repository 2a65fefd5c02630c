"""Where a table stood: some states are kept, the others are played again from the nearest one."""

from typing import Any

from homestretch.core.record import begin
from homestretch.play.table import Table

EVERY = 32


class Past:
    """The states of a table by ply. The last one asked for is kept too, as people look on from there."""

    def __init__(self, table: Table) -> None:
        self._kept: dict[int, Any] = {0: begin(table.game, table.seats, table.options)}
        self._last: tuple[int, Any] = (0, self._kept[0])

    def at(self, table: Table, ply: int) -> Any:
        """The state after so many moves."""
        if ply == table.ply:
            return table.state
        k, state = self._last if self._last[0] <= ply else (0, self._kept[0])
        near = ply - ply % EVERY
        while near > k:
            if near in self._kept:
                k, state = near, self._kept[near]
                break
            near -= EVERY
        while k < ply:
            state = table.game.play(state, *table.moves[k])
            k += 1
            if k % EVERY == 0:
                self._kept[k] = state
        self._last = (k, state)
        return state

    def forget(self, ply: int) -> None:
        """Moves after this ply were taken back."""
        self._kept = {k: state for k, state in self._kept.items() if k <= ply}
        self._last = (0, self._kept[0])

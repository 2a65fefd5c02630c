"""Where a table stood: some states are kept, the others are played again from the nearest one."""

from homestretch.core.game import State
from homestretch.core.record import begin
from homestretch.core.types import Seat
from homestretch.core.view import View
from homestretch.play.table import Table

EVERY = 32
RECENT = 8  # states that were asked for last: all seats ask for the same ones, one after another


class Past:
    """The states of a table by ply."""

    def __init__(self, table: Table) -> None:
        self._kept: dict[int, State] = {0: begin(table.game, table.seats, table.options)}
        self._recent: dict[int, State] = {}
        self._views: dict[Seat | None, tuple[State, View]] = {}  # what each seat knew when it was last told

    def view(self, table: Table, seat: Seat | None, ply: int) -> View:
        """What this seat knew after so many moves; where the table stands it is kept, for the next telling."""
        state = self.at(table, ply)
        known, view = self._views.get(seat, (None, None))
        if view is None or known is not state:
            made: View = table.game.view(state, seat)
            if ply == table.ply:
                self._views[seat] = state, made
            return made
        return view

    def at(self, table: Table, ply: int) -> State:
        """The state after so many moves."""
        if ply == table.ply:
            now: State = table.state
            return now
        if ply in self._recent:
            return self._recent[ply]
        k, state = self._nearest(ply)
        while k < ply:
            state = table.game.play(state, *table.moves[k])
            k += 1
            if k % EVERY == 0:
                self._kept[k] = state
        self.note(ply, state)
        return state

    def note(self, ply: int, state: State) -> None:
        """This is where the table stood; it will be asked for soon."""
        self._recent[ply] = state
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]

    def forget(self, ply: int) -> None:
        """Moves after this ply were taken back."""
        self._kept = {k: state for k, state in self._kept.items() if k <= ply}
        self._recent.clear()

    def _nearest(self, ply: int) -> tuple[int, State]:
        """The last known state that is not later."""
        known = [k for k in self._recent if k <= ply]
        k = max([*known, ply - ply % EVERY])
        while k not in self._recent and k not in self._kept:
            k -= EVERY if k % EVERY == 0 else k % EVERY
        return k, self._recent[k] if k in self._recent else self._kept[k]

"""Where a table stood: some positions are kept as text, the others are played again from the nearest one."""

from collections.abc import Mapping

from homestretch.core.game import State
from homestretch.core.record import begin
from homestretch.core.types import Seat, Wrong
from homestretch.core.view import View
from homestretch.play.table import Table

EVERY = 32
RECENT = 8  # states that were asked for last: all seats ask for the same ones, one after another


class Past:
    """The states of a table by ply. What a position as text does not say is how it came about, which seats are told:
    so a state that is asked for is always at least one move after the text it was made from."""

    def __init__(self, table: Table, known: Mapping[int, str] | None = None) -> None:
        self._start: State = begin(table.game, table.seats, table.options)
        self.known: dict[int, str] = dict(known or {})  # positions by ply
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
        k, state = self._nearest(table, ply)
        while k < ply:
            state = table.game.play(state, *table.log[k])
            k += 1
            if k % EVERY == 0:
                self.known[k] = table.game.show(state)
        self.note(ply, state)
        return state

    def note(self, ply: int, state: State) -> None:
        """This is where the table stood; it will be asked for soon."""
        self._recent[ply] = state
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]

    def mark(self, table: Table) -> None:
        """Keep a position from which few moves lead to where the table stands."""
        ply = max((k for k in self._recent if k < table.ply), default=0)
        if ply - max(self.known, default=0) >= EVERY:
            self.known[ply] = table.game.show(self._recent[ply])

    def forget(self, ply: int) -> None:
        """Moves after this ply were taken back."""
        self.known = until(self.known, ply)
        self._recent.clear()

    def _nearest(self, table: Table, ply: int) -> tuple[int, State]:
        """The last state that can be had without playing and is not later."""
        if ply - 1 in self._recent:
            return ply - 1, self._recent[ply - 1]
        known = max((k for k in self.known if k < ply), default=0)
        recent = max((k for k in self._recent if k < ply), default=-1)
        if recent >= known:
            return recent, self._recent[recent]
        if not known:
            return 0, self._start
        try:
            return known, table.game.read(self.known[known])
        except Wrong:  # it was kept by somebody who wrote otherwise
            del self.known[known]
            return self._nearest(table, ply)


def until(known: Mapping[int, str], ply: int) -> dict[int, str]:
    """Those positions that are not later."""
    return {k: text for k, text in known.items() if k <= ply}

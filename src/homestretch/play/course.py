"""The course of a game that is over: a line a seat, and what was remarkable, in this game and in any other."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from homestretch.core.chronicle import Moment
from homestretch.core.game import AnyGame
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.record import begin
from homestretch.core.types import Move, Msg, Seat
from homestretch.play.table import Table

POINTS = 96  # of a line, however long the game was
MOST = 6  # moments that are told
Row = tuple[int, ...]  # how far each seat, or each side, had come at one ply


class Story(NamedTuple):
    """How a game went, in short."""

    title: Msg | None  # what the lines count; None: there are none
    plies: tuple[int, ...]  # that the lines are drawn through
    lines: tuple[tuple[int, ...], ...]  # one a seat
    moments: tuple[Moment, ...]


class Course:
    """A game seen once more from outside, from its first move on."""

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        self.game, self.seats = game, seats
        self.rows: list[Row] = []  # by ply
        self._progress, self._chronicle = game.progress, game.chronicle()
        self._state = begin(game, seats, options)
        self._view: Any = None
        self._look()

    def _look(self) -> None:
        before, self._view = self._view, self.game.view(self._state, None)
        if before is not None:
            self._chronicle.see(len(self.rows), before, self._view)
        self.rows.append(self._progress.of(self._view) if self._progress else ())

    def follow(self, moves: Sequence[tuple[Seat, Move]]) -> Iterator[None]:
        """Look on at these moves, which the rules have allowed already; after each of them others may be heard."""
        for seat, move in moves:
            self._state = self.game.copy(self._state)  # a view may hold parts of it, and stays as it is
            self.game.apply(self._state, seat, move)
            self._state.last_seat, self._state.last_move = seat, move
            self._look()
            yield

    def story(self, outcome: Outcome) -> Story:
        """What it amounts to, now that it ended so."""
        moments = tuple(self._moments(outcome))
        if not self._progress:
            return Story(None, (), (), moments)
        plies = self._plies()
        lines = tuple(tuple(self.rows[ply][seat] for ply in plies) for seat in range(self.seats))
        return Story(self._progress.title, plies, lines, moments)

    def _plies(self) -> tuple[int, ...]:
        """The first, the last, and some between."""
        last = len(self.rows) - 1
        return tuple(sorted({last * n // (POINTS - 1) for n in range(POINTS)}))

    def _moments(self, outcome: Outcome) -> list[Moment]:
        """What was remarkable, first what the game says itself."""
        teams = sides(self.game, self.seats)
        won = [n for n, team in enumerate(teams) if set(team) & set(outcome.winners)]
        return [*self._chronicle.moments(), *race(self._summed(teams), won)][:MOST]

    def _summed(self, teams: Sequence[Sequence[Seat]]) -> list[Row]:
        """The same rows, with a number for each team."""
        if not self._progress:
            return []
        return [tuple(sum(row[seat] for seat in team) for team in teams) for row in self.rows]


def story(table: Table, outcome: Outcome) -> Story:
    """How the game went that ended so at this table."""
    found = Course(table.game, table.seats, table.options)
    for _ in found.follow(table.log):
        pass
    return found.story(outcome)


def sides(game: AnyGame, seats: int) -> list[tuple[Seat, ...]]:
    """The seats of each team, in the order of the first of them."""
    teams = game.teams(seats)
    return [tuple(seat for seat in range(seats) if teams[seat] == team) for team in dict.fromkeys(teams)]


def race(rows: Sequence[Row], won: Sequence[int]) -> list[Moment]:
    """What a race was like in which these sides won: when it was close, and who was ahead how long."""
    if len(rows) < 2 or len(rows[0]) < 2 or len(won) != 1:
        return []
    return [*_close(rows), *_lead(rows, won[0])]


def _close(rows: Sequence[Row]) -> list[Moment]:
    """The last moment of the second half when least lay between the first two."""
    late = range(len(rows) // 2, len(rows) - 1)
    gaps = {ply: _gap(rows[ply]) for ply in late}
    if not gaps:
        return []
    ply = min(reversed(late), key=gaps.__getitem__)
    return [Moment(Msg("remark-close", {"ply": str(ply), "gap": gaps[ply]}), ply)]


def _gap(row: Row) -> int:
    *_, second, first = sorted(row)
    return first - second


def _lead(rows: Sequence[Row], winner: int) -> list[Moment]:
    leaders = [(ply, row.index(max(row))) for ply, row in enumerate(rows) if _gap(row)]
    changes = [now for before, now in pairwise(leaders) if before[1] != now[1]]
    if not changes:
        return [Moment(Msg("remark-ahead"))] if leaders and leaders[0][1] == winner else []
    ply = changes[-1][0]
    return [Moment(Msg("remark-leads", {"count": len(changes), "ply": str(ply)}), ply)]

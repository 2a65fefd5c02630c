"""The whole moves a seat may make, found as they are asked for."""

from collections.abc import Iterator
from itertools import islice

from homestretch.core.game import AnyGame, State
from homestretch.core.types import Illegal, Move, Seat, Wrong

SHOWN = 5  # in a repr


class Moves:
    """The legal moves of one seat as words that `Table.play` takes, in the fixed order of the rules.

    They are those of the moment they were asked for. Iterating finds one after another, `most` of them at the most;
    `in` asks the rules and finds none.
    """

    def __init__(self, game: AnyGame, state: State, seat: Seat, path: Move, most: int) -> None:
        self._game, self._state, self._path = game, state, path
        self.seat, self.most = seat, most

    def __iter__(self) -> Iterator[str]:
        if self.seat in self._game.awaits(self._state):
            for move in islice(self._from(self._path), max(self.most, 0)):
                yield self._game.say(move)

    def __contains__(self, move: object) -> bool:
        try:
            whole = self._game.hear(move) if isinstance(move, str) else tuple(move)  # type: ignore[arg-type]  # else a TypeError
            self._game.check(self._state, self.seat, whole)
        except (Illegal, Wrong, TypeError):
            return False
        return whole[: len(self._path)] == self._path

    def __bool__(self) -> bool:
        return self.seat in self._game.awaits(self._state)

    def __repr__(self) -> str:
        if not self:
            return f"<Moves of seat {self.seat}: none, it is not asked>"
        first = [repr(move) for move in islice(self, SHOWN + 1)]
        return f"<Moves of seat {self.seat}: {', '.join(first[:SHOWN])}{', …' if len(first) > SHOWN else ''}>"

    def _from(self, path: Move) -> Iterator[Move]:
        tokens = self._game.ask(self._state, self.seat, path).tokens
        if not tokens:
            yield path
        for token in tokens:
            yield from self._from((*path, token))

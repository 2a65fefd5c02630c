"""What the seats remember: every move so far, each as far as it was shown to them."""

from typing import Any, NamedTuple

from homestretch.core.game import AnyGame, State
from homestretch.core.registry import game as find
from homestretch.core.types import CHANCE, Move, Seat


class Recall(NamedTuple):
    """The memory of every seat up to some ply, and the state of that ply, from which it can be carried on."""

    game: AnyGame
    state: State
    ply: int
    lines: tuple[str, ...]

    def till(self, moves: list[tuple[Seat, Move]]) -> "Recall":
        """The memory after these moves, of which the first are remembered already."""
        found = self
        for seat, move in moves[self.ply :]:
            found = found._after(seat, move)
        return found

    def _after(self, seat: Seat, move: Move) -> "Recall":
        state = self.game.play(self.state, seat, move)
        lines = tuple(line + _told(self.game, state, k) for k, line in enumerate(self.lines))
        return Recall(self.game, state, self.ply + 1, lines)

    def __deepcopy__(self, memo: object) -> "Recall":
        return self  # nothing of it ever changes

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.game.name, self.game.show(self.state), self.ply, self.lines)


def _restore(name: str, shown: str, ply: int, lines: tuple[str, ...]) -> Recall:
    game = find(name)
    return Recall(game, game.read(shown), ply, lines)


def _told(game: AnyGame, state: Any, seat: Seat) -> str:
    who, move = game.view(state, seat).last
    return f"{'*' if who == CHANCE else who} {game.say(move)};"

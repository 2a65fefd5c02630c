"""Who may sit at a table besides people: a bot is given a view, a seed and a budget, and gives a whole move."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from homestretch.core import halt
from homestretch.core.scene import Told
from homestretch.core.types import Move, Seat, Wrong
from homestretch.core.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: playouts or milliseconds, whichever is used up first; 0 sets no such limit.

    By playouts alone a move is the same on every machine; a clock makes it depend on how fast the machine is.
    """

    playouts: int = 0
    ms: int = 0

    @property
    def timeless(self) -> "Budget":
        """The same without a clock where playouts limit it too: the same moves on every machine."""
        return replace(self, ms=0) if self.playouts else self


class Fear(NamedTuple):
    """What somebody may answer that hurts most: what is told then, how likely it is, and the chance that is left."""

    seat: Seat
    told: tuple[Told, ...]
    odds: float
    chance: float


class Opinion(NamedTuple):
    """A move and the chance to win with it, with half the width of its 95 % interval; None where it is not known."""

    move: Move
    chance: float | None = None
    margin: float | None = None  # None: nothing was tried in guessed worlds
    fear: Fear | None = None


class Bot:
    """A player that is no person. What it says is a function of view, seed and budget."""

    name: str
    budget: Budget | None = None  # set by whoever wants another than its own
    clock: Callable[[], float] = staticmethod(halt.clock)  # seconds, by which milliseconds of a budget are counted

    def __repr__(self) -> str:
        return f"<Bot {getattr(self, 'name', type(self).__name__)}>"

    def own(self, game: str) -> Budget:
        """What it takes in this game when no budget is given."""
        del game
        return self.budget or Budget()

    def move(self, view: View, seed: int, budget: Budget | None = None) -> Move:
        """A whole answer to `view.ask`; the view is that of the seat asked, with no word said yet."""
        raise NotImplementedError

    def explain(self, view: View, seed: int, budget: Budget | None = None) -> list[Opinion]:
        """What it saw in its best moves, the best first."""
        return [Opinion(self.move(view, seed, budget))]

    @property
    def faults(self) -> tuple[Wrong, ...]:
        """What it did wrong and was replaced for, a sentence each."""
        return ()

    def end(self) -> None:
        """The game is over: whatever the bot keeps running ends."""


def thought(seed: int, ply: int, seat: Seat) -> int:
    """The seed a bot at this seat thinks with: a function of the table's, from which the table's cannot be found."""
    return int.from_bytes(hashlib.sha256(f"{seed} {ply} {seat}".encode()).digest()[:8])

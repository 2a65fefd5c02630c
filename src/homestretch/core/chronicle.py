"""What is remembered of a game that is over: how far everybody had come, and what was remarkable.

Both are made from what a spectator is shown, move by move, so nothing can be in them that was not for all eyes.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from homestretch.core.types import Msg
from homestretch.core.view import View

V = TypeVar("V", bound=View)


class Progress(NamedTuple, Generic[V]):
    """A number a seat that says how far it has come, the higher the better, and what is counted."""

    of: Callable[[V], tuple[int, ...]]
    title: Msg


class Moment(NamedTuple):
    """Something worth remembering, and the ply after which it could be seen; 0: it is of the whole game."""

    msg: Msg
    ply: int = 0


class Chronicle(Generic[V]):
    """Looks on at a whole game; of one that keeps no chronicle of its own there is nothing to say."""

    def see(self, ply: int, before: V, after: V) -> None:
        """One more move, which led to this ply."""

    def moments(self) -> list[Moment]:
        """What was remarkable, the most remarkable first."""
        return []

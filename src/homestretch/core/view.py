"""What one seat may know: the only thing that scenes, telling, bots, features and the wire are given."""

from dataclasses import dataclass

from homestretch.core.options import Options
from homestretch.core.types import Ask, Move, Seat


@dataclass(frozen=True, kw_only=True)
class View:
    """What every view holds; a game adds its own fields."""

    game: str
    seats: int
    options: Options
    seat: Seat | None  # None: a spectator
    path: Move  # the words half said, for which this view is drawn
    awaits: tuple[Seat, ...]
    ask: Ask | None  # what this seat may say next, if it is asked
    last: tuple[Seat, Move] | None  # who did what last; a move this seat may not know is ()
    scores: tuple[int, ...]  # empty until the game is over

    def __init_subclass__(cls) -> None:
        cls.__init__ = _take  # type: ignore[method-assign]  # a dataclass keeps the init that it finds

    @property
    def over(self) -> bool:
        return not self.awaits

    def _repr_svg_(self) -> str:
        from homestretch.scene.svg import picture

        return picture(self)


def _take(self: View, **fields: object) -> None:
    """What the init of a frozen dataclass does, several times as fast: a view is made for every word of a learner."""
    object.__setattr__(self, "__dict__", fields)

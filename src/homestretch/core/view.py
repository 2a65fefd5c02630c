"""What one seat may know: the only thing that scenes, telling, bots, features and the wire are given."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypedDict, dataclass_transform

from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.types import Ask, Move, Seat


class Head(TypedDict):
    """What the views of all games have in common, as `Game.head` makes it."""

    game: str
    seats: int
    seat: Seat | None
    path: Move
    awaits: tuple[Seat, ...]
    ask: Ask | None
    last: tuple[Seat, Move] | None
    scores: tuple[int, ...]
    outcome: Outcome | None


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Frozen:
    """Makes frozen dataclasses of its subclasses, whose fields are given by name and taken at once."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, init=False)(cls)

    def __init__(self, **fields: object) -> None:
        # What the init of a frozen dataclass does, several times as fast: a view is made for every word of a learner.
        object.__setattr__(self, "__dict__", fields)


class View(Frozen):
    """What every view holds; a game adds its own fields, and makes its views from a head: `MyView(**head, hand=…)`."""

    game: str
    seats: int
    options: Options
    seat: Seat | None  # None: a spectator
    path: Move  # the words half said, for which this view is drawn
    awaits: tuple[Seat, ...]
    ask: Ask | None  # what this seat may say next, if it is asked
    last: tuple[Seat, Move] | None  # who did what last; a move this seat may not know is ()
    scores: tuple[int, ...]  # empty until the game is over
    outcome: Outcome | None  # how the game ended; None until it is over

    drawn: ClassVar["Callable[[View], str] | None"] = None  # how a notebook draws a view, where drawing is installed

    @property
    def over(self) -> bool:
        return not self.awaits

    def _repr_svg_(self) -> str:
        return View.drawn(self) if View.drawn else ""

"""What one seat may know: the only thing that scenes, telling, bots, features and the wire are given."""

from collections.abc import Callable
from dataclasses import InitVar, dataclass, field
from typing import ClassVar, TypedDict, TypeVar, cast, dataclass_transform

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


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(field,))
class Frozen:
    """Makes frozen dataclasses of its subclasses, which are made from a head and the rest of their fields."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, init=False)(cls)

    def __init__(self, head: Head, **fields: object) -> None:
        object.__setattr__(self, "__dict__", {**head, **fields})


class View(Frozen):
    """What every view holds; a game adds its own fields, and makes views from a head: `MyView(head=head, hand=…)`."""

    head: InitVar[Head]
    game: str = field(init=False)
    seats: int = field(init=False)
    options: Options
    seat: Seat | None = field(init=False)  # None: a spectator
    path: Move = field(init=False)  # the words half said, for which this view is drawn
    awaits: tuple[Seat, ...] = field(init=False)
    ask: Ask | None = field(init=False)  # what this seat may say next, if it is asked
    last: tuple[Seat, Move] | None = field(init=False)  # who did what last; a move this seat may not know is ()
    scores: tuple[int, ...] = field(init=False)  # empty until the game is over
    outcome: Outcome | None = field(init=False)  # how the game ended; None until it is over

    drawn: ClassVar["Callable[[View, str, str], str] | None"] = None  # how views are drawn; the core does not know

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.awaits

    def svg(self, lang: str = "en", theme: str = "light") -> str:
        """A picture of all there is to see for this seat."""
        return View.drawn(self, lang, theme) if View.drawn else ""

    def _repr_svg_(self) -> str:
        return self.svg()


V = TypeVar("V", bound=View)


def maker(kind: type[V]) -> type[V]:
    """What makes views of this kind as its constructor does, in two thirds of the time."""
    # A view is made for every word of a learner, and keywords passed on to an init are packed three times.
    new, put = object.__new__, object.__setattr__

    def make(head: Head, **fields: object) -> V:
        view = new(kind)
        fields.update(head)
        put(view, "__dict__", fields)
        return view

    return cast(type[V], make)

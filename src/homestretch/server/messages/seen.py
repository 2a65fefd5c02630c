"""What there is to see at a table, as a line is told it."""

from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

from homestretch.core.types import Seat, Token
from homestretch.server.messages.written import written


@dataclass
class Place:
    """A spot of the board."""

    name: str
    x: float
    y: float
    size: float
    says: tuple[Token, ...]  # the words a click on it may mean
    owner: Seat
    label: str
    about: str  # the name of what it does
    number: str  # how sentences call it


@dataclass(kw_only=True)
class Board:
    """What does not change during a game; one without a board has no places. Lengths are in fields."""

    do: Literal["board"] = "board"
    seat: Seat | None
    svg: str
    width: float
    height: float
    places: tuple[Place, ...]


@dataclass(kw_only=True)
class Pictures:
    """Drawings, and what things and places do, by name; each is sent once."""

    do: Literal["looks"] = "looks"
    looks: dict[str, str]
    abouts: dict[str, str]


class Part:
    """A part of what there is to see, which stays as it is: it is packed once, however often it is sent."""

    __slots__ = ("packed",)
    packed: str

    def __post_init__(self) -> None:
        self.packed = written(self)


@dataclass(slots=True)
class Zone(Part):
    """A region that is laid out by whoever shows it: a hand, a market, what lies before a player."""

    name: str
    region: str
    title: str
    seat: Seat
    flow: str
    note: str
    marks: tuple[str, ...]


@dataclass(slots=True)
class Thing(Part):
    """A pawn, a card, a tile, a die, at a place or in a zone."""

    id: str
    role: str
    at: str
    label: str
    face: str
    owner: Seat
    look: str  # the name of its picture
    says: tuple[Token, ...]
    marks: tuple[str, ...]
    spot: tuple[float, float, float] | None  # on the board: its middle and its width
    tag: str  # its price
    about: str  # the name of what it does
    goes: str  # the place its word leads to, where no further word says so


@dataclass
class Offer:
    """A word that may be said now; `ends` if it is known to make the move whole."""

    token: Token
    text: str
    ends: bool


@dataclass
class Ask:
    """The question to this seat, what may be answered, and what was said so far. Of words that are chosen in any order,
    `left` are still to be chosen `among` all these; they are said in ascending order."""

    what: str
    least: int
    most: int
    offers: tuple[Offer, ...]
    said: tuple[str, ...]
    among: tuple[Offer, ...]
    left: int


@dataclass
class Flight:
    """A thing on its way, by names of places and zones."""

    thing: str
    way: tuple[str, ...]


@dataclass
class Told:
    """Something that happened, who did it, how it is felt, and what went where."""

    ply: int
    by: Seat  # whose move it was; -1: chance's
    text: str
    mark: str
    flights: tuple[Flight, ...]


@dataclass
class Side:
    """Those who win and lose together, and how far they came."""

    seats: tuple[Seat, ...]
    reached: str


@dataclass
class Outcome:
    """How the game ended, as this listener is told it."""

    text: str
    winners: tuple[Seat, ...]
    ranking: tuple[Seat, ...]  # the seats, the best first
    reached: tuple[str, ...]  # how far each seat came
    sides: tuple[Side, ...]  # the teams, the best first


@dataclass(kw_only=True)
class Seen:
    """Everything there is to see and to say in one position."""

    path: tuple[Token, ...]
    awaits: tuple[Seat, ...]
    over: bool
    scores: tuple[int, ...]
    outcome: Outcome | None
    ask: Ask | None
    zones: tuple[Zone, ...]
    things: tuple[Thing, ...]


@dataclass(kw_only=True)
class Known:
    """The same for programs: the view as it is, and the question in words of the game."""

    view: JsonValue
    what: str
    offers: tuple[str, ...]
    path: str


@dataclass(kw_only=True)
class News:
    """When a position was reached, and what led to it since the ply `since`; a fresh one forgets what was before."""

    do: Literal["sight"] = "sight"
    n: int
    ply: int
    since: int
    undo: Literal["", "free", "ask"]
    told: tuple[Told, ...]
    fresh: bool


@dataclass(kw_only=True)
class Sight(Seen, News):
    """The position now."""


@dataclass(kw_only=True)
class KnownSight(Known, News):
    """The position now, for programs."""


@dataclass(kw_only=True)
class Coach:
    """What the coach of a lesson says at that ply, and the words the learner is to say; at its end there are none."""

    do: Literal["coach"] = "coach"
    ply: int
    step: int
    of: int
    text: str
    move: tuple[Token, ...]
    over: bool

"""What goes out on a line. A line hears everything in its own language, and only what its seat may know."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from pydantic import JsonValue, TypeAdapter

from homestretch.core.types import Seat, Token
from homestretch.server.chairs import Setup, Sitter
from homestretch.server.events import Remark
from homestretch.server.messages.over_http import Title

Mode = Literal["play", "watch", "replay"]
Wish = Literal["undo", "bot", "seat"]  # what needs the word of the others

# What a page has when it is opened


@dataclass(kw_only=True)
class Facts:
    """What the page of a table brings along for its scripts."""

    table: str
    mode: Mode
    lang: str
    name: str  # of the guest, if it is known
    address: str
    game: Title
    bots: tuple[str, ...]  # levels that are offered
    longest_name: int
    longest_chat: int
    patience: int  # seconds somebody who is gone is waited for, where the host says nothing else
    beat: float  # seconds between two beats of a line

    def packed(self) -> str:
        return TypeAdapter(Facts).dump_json(self).decode()


# What there is to see


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
        self.packed = _written(self)


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


# People


@dataclass
class Chair:
    """A seat, who sits there, and the colour and shape it has."""

    seat: Seat
    kind: Sitter
    name: str
    bot: str
    here: bool
    away: bool
    sign: str
    hue: int
    mates: tuple[Seat, ...]  # who wins and loses with this seat


@dataclass
class Ballot:
    """Something one asks of the others; `asked` are those of the reader's seats that have not answered."""

    name: str
    kind: Wish
    by: Seat | None  # nobody's yet where somebody asks for a seat
    who: str  # the name of whoever asks
    about: int  # a seat, or the ply to go back to
    mine: bool  # whether the reader asks
    asked: tuple[Seat, ...]


@dataclass(kw_only=True)
class People:
    """Who is here, what was agreed, and what is asked of whom besides the game."""

    do: Literal["people"] = "people"
    n: int
    stage: Literal["waiting", "playing", "over"]
    seat: Seat | None
    mine: tuple[Seat, ...]
    host: bool
    seats: tuple[Chair, ...]
    setup: Setup
    fits: tuple[int, ...]
    watching: int
    votes: tuple[Ballot, ...]
    left: tuple[Seat, ...]  # seats that the reader has left and a bot plays now
    linked: tuple[Seat, ...]  # seats with a link that the reader may call back
    chat: tuple[Remark, ...]
    next: str


@dataclass(frozen=True, kw_only=True)
class NewRemark(Remark):
    """Something was said just now."""

    do: Literal["chat"] = "chat"


@dataclass(kw_only=True)
class Led:
    """Somebody shows the way through a game that is over, and looks at this ply now; without a name nobody does."""

    do: Literal["led"] = "led"
    name: str
    ply: int
    mine: bool  # whether it is the reader


@dataclass(kw_only=True)
class Fetching:
    """The table is fetched from the store; all else follows when it is there."""

    do: Literal["fetching"] = "fetching"


@dataclass(kw_only=True)
class Beat:
    """Nothing happened, and the line is alive."""

    do: Literal["beat"] = "beat"


# Answers


@dataclass(kw_only=True)
class Refusal:
    """What went wrong; `code` is the same in every language. After `retry` seconds it may be tried again, where that
    helps."""

    do: Literal["error"] = "error"
    rid: int | None
    code: str
    text: str
    clause: str
    retry: float | None = None


@dataclass(kw_only=True)
class Done:
    """It is done."""

    do: Literal["reply"] = "reply"
    rid: int | None


@dataclass(kw_only=True)
class MoveTaken(Done):
    """The move is stored, as event `n`."""

    n: int


@dataclass(kw_only=True)
class Peek(Done):
    """A position half way into a move, or an earlier one."""

    ply: int
    sight: Seen | Known


@dataclass(kw_only=True)
class Ways(Done):
    """Words that may follow, the nearest first: which of them each follows (-1: what was said), and behind which nobody
    has looked; any other that none follows makes the move whole."""

    words: tuple[Token, ...]
    under: tuple[int, ...]
    more: tuple[int, ...]


@dataclass(kw_only=True)
class Reason(Done):
    """Why not, with the clause of the rules."""

    text: str
    clause: str


@dataclass(kw_only=True)
class Log(Done):
    """The log from one ply on."""

    since: int
    told: tuple[Told, ...]


@dataclass
class Moment:
    """Something remarkable, and the ply after which it could be seen; 0: it is of the whole game."""

    text: str
    ply: int


@dataclass(kw_only=True)
class Course(Done):
    """How a game that is over went: a line a seat through these plies, and what was remarkable."""

    title: str  # what the lines count; empty: there are none
    plies: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    moments: tuple[Moment, ...]


@dataclass
class Weighed:
    """A move that a good player thought about, in words; chances are percents, none where they are not known."""

    text: tuple[str, ...]
    chance: int | None
    margin: int  # half the width of the 95 % interval
    fear: str  # a sentence on the answer that would hurt most, if there is one


@dataclass(kw_only=True)
class Advice(Done):
    """What a good player would do, in tokens and in words, and what was thought about, the best first."""

    ply: int
    move: tuple[Token, ...]
    text: tuple[str, ...]
    weighed: tuple[Weighed, ...]


@dataclass(kw_only=True)
class NextTable(Done):
    """Where the same people play again."""

    table: str


Answer: TypeAlias = Done | MoveTaken | Peek | Ways | Reason | Log | Course | Advice | NextTable
ToClient: TypeAlias = (
    Fetching | Beat | People | Board | Pictures | Coach | Sight | KnownSight | NewRemark | Led | Refusal | Answer
)


def packed(message: ToClient) -> str:
    """A message as it is sent: an object with the names of its fields."""
    if isinstance(message, Sight):
        return _with_parts(_written(message, exclude=PARTS), message, "}")
    if isinstance(message, Peek) and isinstance(message.sight, Seen):
        return _with_parts(_written(message, exclude={"sight": PARTS}), message.sight, "}}")
    return _written(message)


PARTS = {"zones", "things"}  # the last fields of what there is to see


def _with_parts(text: str, seen: Seen, end: str) -> str:
    zones, things = (",".join([part.packed for part in parts]) for parts in (seen.zones, seen.things))
    return f'{text.removesuffix(end)},"zones":[{zones}],"things":[{things}]{end}'


def _written(thing: object, **given: Any) -> str:
    kind = type(thing)
    if kind not in _WRITERS:
        _WRITERS[kind] = TypeAdapter(kind).serializer.to_json
    return _WRITERS[kind](thing, **given).decode()


_WRITERS: dict[object, Callable[..., bytes]] = {}

"""What goes out on a line. A line hears everything in its own language, and only what its seat may know."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pydantic import TypeAdapter

from homestretch.core.types import Seat
from homestretch.server.chairs import Setup, Sitter
from homestretch.server.events import Remark
from homestretch.server.messages.answers import Answer, Peek, Refusal
from homestretch.server.messages.over_http import Title
from homestretch.server.messages.seen import Board, Coach, KnownSight, Pictures, Seen, Sight
from homestretch.server.messages.written import written

Mode = Literal["play", "watch", "replay"]
Wish = Literal["undo", "bot", "seat"]  # what needs the word of the others


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


ToClient: TypeAlias = (
    Fetching | Beat | People | Board | Pictures | Coach | Sight | KnownSight | NewRemark | Led | Refusal | Answer
)


def packed(message: ToClient) -> str:
    """A message as it is sent: an object with the names of its fields."""
    if isinstance(message, Sight):
        return _with_parts(written(message, exclude=PARTS), message, "}")
    if isinstance(message, Peek) and isinstance(message.sight, Seen):
        return _with_parts(written(message, exclude={"sight": PARTS}), message.sight, "}}")
    return written(message)


PARTS = {"zones", "things"}  # the last fields of what there is to see


def _with_parts(text: str, seen: Seen, end: str) -> str:
    zones, things = (",".join([part.packed for part in parts]) for parts in (seen.zones, seen.things))
    return f'{text.removesuffix(end)},"zones":[{zones}],"things":[{things}]{end}'

"""What happens at a table: events as they are stored, and the one fold that says what they amount to."""

import json
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal, TypeAlias, assert_never

from pydantic import BeforeValidator, PlainSerializer, TypeAdapter

from homestretch.core.types import CHANCE, Seat
from homestretch.server.chairs import PERSON, Chair, Setup, Sitter

PLAYS = 1_000  # names of moves, the last ones; by then a question of before stands no more
CHATS = 50  # lines of chat that a newcomer is told


@dataclass(frozen=True)
class Seated:
    """From now on this is who sits there, or nobody."""

    seat: Seat
    kind: Sitter
    name: str
    bot: str

    @property
    def chair(self) -> Chair:
        return Chair(self.kind, self.name, self.bot)


@dataclass(frozen=True)
class StoodIn:
    """From now on this bot plays for the person who sits there and goes on holding the seat, or none does."""

    seat: Seat
    bot: str


@dataclass(frozen=True)
class Began:
    """The game began, perhaps with the moves of another that it goes on from or shows again, and chance had its say."""

    chance: tuple[str, ...] = ()
    moves: tuple[tuple[Seat, str], ...] = ()
    scores: tuple[int, ...] | None = None  # of one that was over already


@dataclass(frozen=True)
class Played:
    """A move in words of the game, the name it was sent under, what chance answered, and the result if that was all."""

    seat: Seat
    words: str
    id: str = ""
    chance: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None


@dataclass(frozen=True)
class TakenBack:
    """A seat took back its move: the table stands again where it stood at this ply."""

    seat: Seat
    ply: int


@dataclass(frozen=True)
class Chatted:
    seat: Seat
    text: str


@dataclass(frozen=True)
class WentOn:
    """The same people play again, at another table."""

    table: str


Event: TypeAlias = Setup | Seated | StoodIn | Began | Played | TakenBack | Chatted | WentOn

KINDS: dict[str, type[Event]] = {  # as they are called in the store
    "setup": Setup,
    "chair": Seated,
    "stand-in": StoodIn,
    "start": Began,
    "play": Played,
    "undo": TakenBack,
    "chat": Chatted,
    "next": WentOn,
}
_KIND = {made: kind for kind, made in KINDS.items()}
_READ: dict[str, TypeAdapter[Event]] = {kind: TypeAdapter(made) for kind, made in KINDS.items()}


def written(event: Event) -> tuple[str, str]:
    """The kind of an event and its body, as the store keeps them."""
    return _KIND[type(event)], json.dumps(vars(event))


def read(kind: str, body: str) -> Event:
    return _READ[kind].validate_json(body)


def seated(seat: Seat, chair: Chair) -> Seated:
    return Seated(seat, chair.kind, chair.name, chair.bot)


@dataclass(frozen=True)
class Remark:
    """A line of chat, with the name of who sat there then; or who took a seat, or left one to a bot, from whom."""

    n: int
    seat: Seat
    name: str
    text: str
    kind: Literal["said", "took", "left"] = "said"


Plays = Annotated[  # what was played by a seat under which name, and its number; as JSON a list
    dict[tuple[Seat, str], int],
    PlainSerializer(lambda plays: [(*play, n) for play, n in plays.items()]),
    BeforeValidator(lambda plays: {(seat, name): n for seat, name, n in plays}),
]


@dataclass
class Story:
    """What the events of a table amount to, up to number `n`."""

    n: int = 0
    setup: Setup = field(default_factory=lambda: Setup("", 0, 0))
    chairs: list[Chair] = field(default_factory=list)
    sittings: list[int] = field(default_factory=list)  # the event since which each chair is as it is, whoever stands in
    began: bool = False
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    scores: tuple[int, ...] | None = None
    plays: Plays = field(default_factory=dict)
    chat: list[Remark] = field(default_factory=list)
    next: str = ""  # the table of the rematch
    sat: list[tuple[int, tuple[str, ...]]] = field(
        default_factory=list
    )  # the ply since which people of these names sit

    def take(self, n: int, event: Event) -> None:
        """One more event."""
        self.n = n
        match event:
            case Setup():
                self.setup = event
                self.chairs = (self.chairs + [Chair()] * event.seats)[: event.seats]
                self.sittings = (self.sittings + [n] * event.seats)[: event.seats]
                self._note_names()
            case Seated():
                self._note_taking(event)
                self.chairs[event.seat], self.sittings[event.seat] = event.chair, n
                self._note_names()
            case StoodIn():
                self.chairs[event.seat] = replace(self.chairs[event.seat], bot=event.bot)
            case Began():
                self.began = True
                self.moves += event.moves
                self._luck(event.chance)
                self.scores = event.scores
            case Played():
                self._play(event)
            case TakenBack():
                del self.moves[event.ply :]
                self.scores = None
                self._note_names()
            case Chatted(text=""):
                pass  # what was said is no longer kept
            case Chatted():
                self._remark(Remark(n, event.seat, self.chairs[event.seat].name, event.text))
            case WentOn():
                self.next = event.table
            case _:
                assert_never(event)

    def _note_taking(self, event: Seated) -> None:
        """In a game that has begun everybody is told who plays on for whom."""
        before = self.chairs[event.seat]
        taken: Literal["took", "left"] = "took" if event.kind == PERSON else "left"
        if self.began and (before.kind, before.name) != (event.kind, event.name):
            self._remark(Remark(self.n, event.seat, event.name, before.name, taken))

    def _remark(self, remark: Remark) -> None:
        self.chat = [*self.chat[1 - CHATS :], remark]

    def _play(self, event: Played) -> None:
        if event.id:
            self.plays[event.seat, event.id] = self.n
            if len(self.plays) > PLAYS:
                del self.plays[next(iter(self.plays))]
        self.moves.append((event.seat, event.words))
        self._luck(event.chance)
        self.scores = event.scores

    def _luck(self, chance: tuple[str, ...]) -> None:
        self.moves += [(CHANCE, words) for words in chance]

    @property
    def names(self) -> tuple[str, ...]:
        return self.sat[-1][1] if self.sat else ()

    def names_at(self, ply: int) -> tuple[str, ...]:
        """The names of those who sat here when the move was made that led to this ply."""
        return next(names for since, names in reversed(self.sat) if since < ply or not since)

    def _note_names(self) -> None:
        ply = len(self.moves)
        earlier = [(since, names) for since, names in self.sat if since < ply]
        self.sat = [*earlier, (ply, tuple([chair.name for chair in self.chairs]))]

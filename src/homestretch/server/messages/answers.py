"""What is answered to whoever asked on a line."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from homestretch.core.types import Token
from homestretch.server.messages.seen import (
    Known,
    Seen,
    Told,
)


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
    margin: int | None  # half the width of the 95 % interval; none where nothing was guessed
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

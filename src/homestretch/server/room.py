"""A table with its people: everything in memory follows from the events in the store, in order."""

import asyncio
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from homestretch.core.record import Record
from homestretch.core.types import CHANCE, Seat
from homestretch.play.table import Table
from homestretch.server.chairs import OPEN, PERSON, Chair, Setup
from homestretch.server.past import Past
from homestretch.store.store import Event, Kept

if TYPE_CHECKING:
    from homestretch.server.line import Line

CHATS = 50  # lines of chat that a newcomer is told
EVENTS = 200  # numbers from which a line can go on


class Room:
    """One table of the house."""

    def __init__(self, table: str, host: str, seed: int, made: float) -> None:
        self.id, self.host, self.seed, self.made = table, host, seed, made
        self.n = 0  # number of the last event
        self.setup = Setup("", 0, 0)
        self.chairs: list[Chair] = []
        self.holds: dict[Seat, str] = {}  # hash of the key that plays the seat
        self.table: Table | None = None
        self.past: Past | None = None
        self.next = ""  # the table of the rematch
        self.chat: list[dict[str, Any]] = []
        self.plays: dict[tuple[Seat, str], int] = {}  # what was played under which name, and its number
        self.asked: dict[Seat, tuple[int, int]] = {}  # ply and number since which the question to a seat stands
        self.seen = time.time()  # when somebody last looked
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.votes: dict[str, Vote] = {}
        self.away: set[Seat] = set()  # seats whose people are gone for a while
        self.thinking: dict[Seat, tuple[int, int]] = {}  # the question a bot thinks about, as in `asked`
        self.ply_at: dict[int, int] = {}  # the ply after an event, as far back as it can be told move by move

    @classmethod
    def found(cls, kept: Kept) -> "Room":
        """The table as the store has it."""
        room = cls(kept.id, kept.host, kept.seed, kept.made)
        room.holds = dict(kept.holds)
        moves = Moves()
        for event in kept.events:
            room.take(event)
            moves.take(event)
        if moves.began:
            room.seat_at(Table.resume(room.record(moves)))
        return room

    def record(self, moves: "Moves") -> Record:
        s = self.setup
        return Record(s.game, s.version, s.seats, s.options, self.seed, self.names, moves.made, moves.scores)

    def take(self, event: Event) -> None:
        """Everything but the moves themselves, which the table holds."""
        self.n = event.n
        body = event.body
        if event.kind == "setup":
            self.setup = Setup(**body)
            self.chairs = (self.chairs + [Chair()] * self.setup.seats)[: self.setup.seats]
        elif event.kind == "chair":
            self.chairs[body["seat"]] = Chair(body["kind"], body["name"], body["bot"])
        elif event.kind == "play" and body["id"]:
            self.plays[body["seat"], body["id"]] = event.n
        elif event.kind == "chat":
            self.chat = [*self.chat[1 - CHATS :], {"n": event.n, **body}]
        elif event.kind == "next":
            self.next = body["table"]
        self._note()

    def _note(self) -> None:
        if self.table is not None:
            self.ply_at[self.n] = self.table.ply
            self.ply_at.pop(self.n - EVENTS, None)

    def seat_at(self, table: Table, mover: Seat | None = None) -> None:
        """From now on the people sit before this table, where `mover` has just moved."""
        old = self.table
        if self.past is None or old is None:
            self.past = Past(table)
        elif mover is None:
            self.past.forget(table.ply)
        else:
            self.past.note(old.ply, old.state)
        stands = self.asked if mover is not None else {}
        if mover is None:
            self.ply_at.clear()
        now = (table.ply, self.n)
        self.asked = {s: stands[s] if s in stands and s != mover else now for s in table.awaits}
        self.table = table
        self._note()

    def is_fresh(self, seat: Seat, ply: int, seen: int | None) -> bool:
        """Whether a thought of that ply answers the question that stands; others may have answered theirs since."""
        since, number = self.asked.get(seat, (ply, 0))
        return self.table is not None and since <= ply <= self.table.ply and (seen is None or seen >= number)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def stage(self) -> str:
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "playing"

    def may_undo(self, seat: Seat | None) -> str:
        """`free` to take back the last move, `ask` if the others must agree, nothing if there is none."""
        if self.table is None or seat is None:
            return ""
        if not any(who == seat for who, _ in self.table.moves):
            return ""
        return "free" if self.table.can_undo(seat) or not self.others(seat) else "ask"

    def others(self, seat: Seat) -> set[Seat]:
        """The people here who play other seats with another key."""
        return set(self.people()) - set(self.seats_of(self.holds.get(seat, "-")))

    def seats_of(self, key: str) -> list[Seat]:
        """The seats a key holds, given by its hash."""
        return [seat for seat in range(self.setup.seats) if self.holds.get(seat) == key]

    def is_here(self, seat: Seat) -> bool:
        return any(line.key and line.key == self.holds.get(seat) for line in self.lines)

    def people(self) -> list[Seat]:
        """The seats where somebody sits and is here."""
        return [s for s, chair in enumerate(self.chairs) if chair.kind == PERSON and self.is_here(s)]

    def open_seats(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN]


class Vote:
    """Something one asks for and the others who are here must agree to."""

    def __init__(self, kind: str, by: Seat, about: int, need: set[Seat]) -> None:
        self.kind, self.by, self.about, self.need = kind, by, about, need
        self.yes: set[Seat] = set()

    @property
    def carried(self) -> bool:
        return self.need <= self.yes


class Moves:
    """The moves that events amount to."""

    def __init__(self) -> None:
        self.began = False
        self.made: list[tuple[Seat, str]] = []
        self.scores: tuple[int, ...] | None = None

    def take(self, event: Event) -> None:
        body: Mapping[str, Any] = event.body
        if event.kind == "undo":
            del self.made[body["ply"] :]
        elif event.kind == "play":
            self.made.append((body["seat"], body["words"]))
        elif event.kind == "start":
            self.began = True
        else:
            return
        self.made += [(CHANCE, words) for words in body.get("chance", ())]
        self.scores = tuple(body["scores"]) if body.get("scores") is not None else None

"""A table with its people: everything in memory follows from the events in the store, in order."""

import asyncio
from time import monotonic as now
from typing import Literal

from homestretch.core.record import Record
from homestretch.core.types import Seat
from homestretch.core.view import View
from homestretch.play.table import Table
from homestretch.server import events
from homestretch.server.chairs import OPEN, PERSON, Chair, Setup
from homestretch.server.errors import Refused
from homestretch.server.events import Event, Story
from homestretch.server.line import Line
from homestretch.server.messages.to_client import Wish
from homestretch.server.past import Past
from homestretch.store.store import Kept

VOTES = 24 * 3600.0  # seconds that a question to the others waits for somebody to come back
EVENTS = 200  # numbers from which a line can go on
Stage = Literal["waiting", "playing", "over"]
Undo = Literal["", "free", "ask"]


class Vote:
    """Something one asks for and the others who are here must agree to."""

    def __init__(self, kind: Wish, by: Seat, about: int, need: set[Seat]) -> None:
        self.kind, self.by, self.about, self.need = kind, by, about, need
        self.yes: set[Seat] = set()

    @property
    def carried(self) -> bool:
        return self.need <= self.yes


class Room:
    """One table of the house."""

    def __init__(self, table: str, host: str, seed: int, luck: str, made: float) -> None:
        self.id, self.host, self.seed, self.luck, self.made = table, host, seed, luck, made
        self.story = Story()
        self.holds: dict[Seat, str] = {}  # hash of the key that plays the seat
        self.table: Table | None = None
        self.past: Past | None = None
        self.asked: dict[Seat, tuple[int, int]] = {}  # ply and number since which the question to a seat stands
        self._used = now()  # when somebody last asked for anything here
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.votes: dict[str, Vote] = {}
        self.away: set[Seat] = set()  # seats whose people are gone for a while
        self.thinking: dict[Seat, tuple[int, int]] = {}  # the question a bot thinks about, as in `asked`
        self.ply_at: dict[int, int] = {}  # the ply after an event, as far back as it can be told move by move

    @classmethod
    def found(cls, kept: Kept) -> "Room":
        """The table as the store has it."""
        room = cls(kept.id, kept.host, kept.seed, kept.luck, kept.made)
        room.holds = dict(kept.holds)
        for row in kept.rows:
            room.story.take(row.n, events.read(row.kind, row.body))
        if room.story.began:
            room.seat_at(Table.resume(room.record(), bytes.fromhex(room.luck)))
        return room

    def touch(self) -> None:
        """Somebody uses this room."""
        self._used = now()

    @property
    def unused(self) -> float:
        """Seconds since anybody did; none while anybody is here or anything goes on, and votes wait for a day."""
        if self.lines or self.lock.locked() or self.thinking:
            return 0.0
        alone = now() - self._used
        return 0.0 if self.votes and alone < VOTES else alone

    def record(self) -> Record:
        """The game as the events have it, under the names of those who began it."""
        s, story = self.setup, self.story
        return Record(
            s.game, s.version, s.seats, s.options, self.seed, story.names_at(1), list(story.moves), story.scores
        )

    def take(self, n: int, event: Event) -> None:
        """One more event, which is stored; the table after a move is set down by `seat_at`."""
        self.story.take(n, event)
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
        here = (table.ply, self.n)
        self.asked = {s: stands[s] if s in stands and s != mover else here for s in table.awaits}
        self.table = table
        self._note()

    def is_fresh(self, seat: Seat, ply: int, seen: int | None) -> bool:
        """Whether a thought of that ply answers the question that stands; others may have answered theirs since."""
        since, number = self.asked.get(seat, (ply, 0))
        return self.table is not None and since <= ply <= self.table.ply and (seen is None or seen >= number)

    @property
    def n(self) -> int:
        """The number of the last event."""
        return self.story.n

    @property
    def setup(self) -> Setup:
        return self.story.setup

    @property
    def chairs(self) -> list[Chair]:
        return self.story.chairs

    @property
    def names(self) -> tuple[str, ...]:
        return self.story.names

    @property
    def stage(self) -> Stage:
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "playing"

    @property
    def begun(self) -> Table:
        """The table, playing or over."""
        if self.table is None:
            raise Refused(409, "the game has not begun", "web-not-begun")
        return self.table

    @property
    def playing(self) -> Table:
        """The table while there is something to play."""
        if self.begun.over:
            raise Refused(409, "the game is over", "web-over")
        return self.begun

    def still_waiting(self) -> None:
        """Raises Refused once the game has begun."""
        if self.table is not None:
            raise Refused(409, "the game has begun", "web-begun")

    def view_at(self, seat: Seat | None, ply: int) -> View:
        """What this seat knew at that ply."""
        assert self.past is not None
        view: View = self.begun.game.view(self.past.at(self.begun, ply), seat)
        return view

    def may_undo(self, seat: Seat | None) -> Undo:
        """`free` to take back the last move, `ask` if the others must agree, nothing if there is none."""
        if self.table is None or seat is None:
            return ""
        if not any(who == seat for who, _ in self.table.moves):
            return ""
        return "free" if self.table.can_undo(seat) or not self.others(seat) else "ask"

    def has_asked(self, name: str, vote: Vote) -> bool:
        """Whether the very same is asked already, of the same people: nobody is told of it again."""
        stands = self.votes.get(name)
        return stands is not None and vars(stands) | {"yes": set()} == vars(vote)

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

    def names_beside(self, seat: Seat) -> list[str]:
        """The names of all the others."""
        return [name for k, name in enumerate(self.names) if k != seat]

    def open_seats(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN]

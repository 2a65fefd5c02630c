"""A table with its people: everything in memory follows from the events in the store, in order."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import count
from time import monotonic as now
from typing import Literal, TypeAlias

from homestretch.core import scene
from homestretch.core.record import Record
from homestretch.core.types import Move, Seat
from homestretch.core.view import View
from homestretch.play.course import Story as Lookback
from homestretch.play.lesson import Guided, Lesson, lesson
from homestretch.play.table import Table
from homestretch.server import events
from homestretch.server.book import snapshots
from homestretch.server.chairs import BOT, OPEN, Chair, Setup
from homestretch.server.doors.line import Line
from homestretch.server.errors import Refused, not_yours
from homestretch.server.events import Event, Story, TakenBack
from homestretch.server.telling.eyes import Eyes
from homestretch.server.telling.past import Past, until
from homestretch.server.vote import Vote
from homestretch.store.rows import Kept, Link

VOTES = 24 * 3600.0  # seconds that a question to the others waits for somebody to come back
FEW = 12  # lines that are not a crowd if each is told something else
EVENTS = 200  # numbers from which a line can go on
HERE = {"lines", "lock", "leader", "signs", "acting", "gone", "thinking", "_used"}  # what the store does not know
Step: TypeAlias = tuple[int, tuple[scene.Told, ...]]  # a ply, and what happened on the way to it
Stage = Literal["waiting", "playing", "over"]
Undo = Literal["", "free", "ask"]


@dataclass
class Leader:
    """Who shows the others the way through a game that is over, on which line, and the ply they look at."""

    line: Line
    name: str
    ply: int


_NUMBERS = count()


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
        self.eyes = Eyes()
        self.number = self.edition = next(_NUMBERS)  # of this room, and of what is told of its people
        self.news: dict[tuple[Seat | None, int], Sequence[Step]] = {}  # what a seat saw since a ply until now
        self.votes: dict[str, Vote] = {}  # by what they are about
        self.refused: dict[str, int] = {}  # at which ply somebody, by their key, was last not let take back
        self.links: dict[Seat, Link] = {}  # the one link to a seat that may still open it
        self.hands: set[tuple[Seat, str]] = set()  # seats, and the keys that held them while the game ran
        self.signs: dict[str, float] = {}  # when people without a line gave the last sign of life, by their keys
        self.acting: dict[str, str] = {}  # keys of those who are here without a line, and where they act from
        self.gone: set[str] = set()  # keys of those who gave no sign of life for a while
        self.leader: Leader | None = None
        self.course: asyncio.Task[Lookback] | None = None  # how the game went, once it is over and somebody asked
        self.thinking: dict[Seat, tuple[int, int]] = {}  # the question a bot thinks about, as in `asked`
        self.summary = ""  # how it stands, as the store has it for lists
        self.epoch = 0  # how often the table changed hands until we had it
        self.written = 0  # the event up to which there is a snapshot
        self.ply_at: dict[int, int] = {}  # the ply after an event, as far back as it can be told move by move

    @classmethod
    def found(cls, kept: Kept) -> "Room":
        """The table as the store has it."""
        room = cls(kept.id, kept.host, kept.seed, kept.luck, kept.made)
        room.holds, room.hands, room.summary = dict(kept.holds), set(kept.seen), kept.summary
        room.links, room.epoch = {link.seat: link for link in kept.links}, kept.epoch
        known = room._recall(kept.snapshot, not kept.rows) if kept.snapshot else {}
        for row in kept.rows:
            event = events.read(row.kind, row.body)
            room.story.take(row.n, event)
            if isinstance(event, TakenBack):
                known = until(known, event.ply)
        if room.story.began:
            table = room.kind.resume(room.record(), bytes.fromhex(room.luck), known)
            room.past = Past(table, known)
            room.seat_at(table)
        return room

    def become(self, other: "Room") -> None:
        """The same table as it was found anew: only who is here stays, and looks from where they still may."""
        vars(self).update({name: value for name, value in vars(other).items() if name not in HERE})
        for line in self.lines:
            if line.seat is not None and line.key != self.holds.get(line.seat):
                line.seat = next(iter(self.seats_of(line.key)), None)

    def _recall(self, snapshot: str, is_last: bool) -> dict[int, str]:
        """Begin where a snapshot leaves off; the positions it knows. What is asked is asked still if nothing happened
        since."""
        found = snapshots.read(snapshot)
        self.story, self.written = found.story, found.story.n
        if is_last:
            self.votes, self.gone = found.votes, found.gone
        return found.known

    @property
    def is_long(self) -> bool:
        """Whether so much has happened since it was last written down that it should be again."""
        return self.n - self.written >= snapshots.EVERY

    def snapshot(self) -> str:
        """Where the table stands, to be found again from here."""
        self.written = self.n
        if self.past is not None:
            self.past.mark(self.begun)
        known = self.past.known if self.past is not None else {}
        return snapshots.written(snapshots.Snapshot(snapshots.FORM, self.story, known, self.votes, self.gone))

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
        if self.past is None:
            self.past = Past(table)
        elif old is None:
            pass  # it was found so
        elif mover is None:
            self.past.forget(table.ply)
        else:
            self.past.note(old.ply, old.state)
        self.news.clear()
        stands = self.asked if mover is not None else {}
        if mover is None:
            self.ply_at.clear()
        here = (table.ply, self.n)
        self.asked = {s: stands[s] if s in stands and s != mover else here for s in table.awaits}
        self.table = table
        self._note()

    def back(self, ply: int) -> Table:
        """The table as it stood at that ply."""
        return self.begun.back(ply, self.past.known if self.past else None)

    def changed(self) -> None:
        """Of the people something else is to be told than before."""
        self.edition = next(_NUMBERS)

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
    def kind(self) -> type[Table]:
        """What is played at: any table, or one where chance follows a lesson."""
        return Guided if self.setup.lesson else Table

    @property
    def lesson(self) -> Lesson | None:
        """What is taught here, if anything is."""
        return lesson(self.setup.game) if self.setup.lesson else None

    def follows(self) -> tuple[Seat, Move] | None:
        """Who does what next where a lesson is played, for as long as it lasts."""
        return self.lesson.follows(self.begun.log) if self.lesson else None

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
        return self.past.view(self.begun, seat, ply)

    def may_undo(self, seat: Seat | None) -> Undo:
        """`free` to take back the last move, `ask` if the others must agree, nothing if there is none."""
        if self.table is None or seat is None or self.table.over:
            return ""
        for who, _ in self.table.log:
            if who == seat:
                return "free" if self.is_free_to_undo(seat) else "ask"
        return ""

    def is_free_to_undo(self, seat: Seat) -> bool:
        """Whether nothing was revealed and nobody has moved since, or nobody else sits at the table."""
        return self.begun.can_undo(seat) or not self.others(self.holds.get(seat, ""))

    def others(self, key: str) -> set[str]:
        """The keys of everybody else who holds a seat, here or not."""
        return set(self.holds.values()) - {key}

    def owned(self, seat: Seat | None, key: str) -> Seat:
        """This seat, if this key holds it; raises Refused."""
        if seat is None or not key or self.holds.get(seat) != key:
            raise not_yours()
        return seat

    def may_take(self, seat: Seat, key: str) -> bool:
        """Whether this key has seen no other hand of the game that runs, or that of this seat too."""
        seen = {hand for hand, who in self.hands if who == key}
        return self.stage != "playing" or not seen or seat in seen

    def left_by(self, key: str) -> list[Seat]:
        """The seats that this key played and left, and that a bot plays now."""
        gone = (seat for seat, held in self.hands if held == key and seat not in self.holds)
        return sorted(seat for seat in gone if self.chairs[seat].kind == BOT) if self.stage == "playing" else []

    def is_unchanged(self, link: Link) -> bool:
        """Whether the chair that a link leads to is as it was when the link was made."""
        return link.seat < self.setup.seats and self.story.sittings[link.seat] == link.sitting

    def hand_on(self, key: str, new: str) -> None:
        """Whatever this key has here another has from now on; both are hashes."""
        self.holds = {seat: new if held == key else held for seat, held in self.holds.items()}
        self.hands = {(seat, new if held == key else held) for seat, held in self.hands}
        self.host = new if self.host == key else self.host

    def is_known(self, keys: Collection[str]) -> bool:
        """Whether one of these keys holds or held anything here."""
        return any(key in keys for key in (self.host, *self.holds.values(), *(key for _, key in self.hands)))

    def forget(self, key: str) -> bool:
        """What this key gave away or asked for stands no more; whether there was any."""
        links = {seat: link for seat, link in self.links.items() if link.maker != key}
        votes = {name: vote for name, vote in self.votes.items() if vote.key != key}
        fewer = len(links) < len(self.links) or len(votes) < len(self.votes)
        self.links, self.votes = links, votes
        self.acting.pop(key, None)
        return fewer

    def seats_of(self, key: str) -> list[Seat]:
        """The seats a key holds, given by its hash."""
        return [seat for seat in range(self.setup.seats) if self.holds.get(seat) == key]

    def is_here(self, seat: Seat) -> bool:
        return self.is_present(self.holds.get(seat, ""))

    def is_present(self, key: str) -> bool:
        """Whether somebody with this key listens at the table, or acted there lately."""
        return key in self.acting or self.is_listening(key)

    @property
    def is_attended(self) -> bool:
        """Whether anybody is here."""
        return bool(self.lines or self.acting)

    @property
    def is_crowded(self) -> bool:
        """Whether several lines may be told the same."""
        many = len(self.lines)
        return many > FEW or len({(line.seat, line.lang, line.form) for line in self.lines}) < many

    def is_listening(self, key: str) -> bool:
        return bool(key) and any(line.key == key for line in self.lines)

    def is_away(self, seat: Seat) -> bool:
        """Whether whoever holds this seat is gone for a while."""
        return self.holds.get(seat) in self.gone

    def names_beside(self, seat: Seat) -> list[str]:
        """The names of all the others."""
        return [name for k, name in enumerate(self.names) if k != seat]

    def open_seats(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN]

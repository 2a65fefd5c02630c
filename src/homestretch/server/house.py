"""The house: its store, its tables in memory, and the bots' minds."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from contextvars import ContextVar
from itertools import product
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from homestretch.core.registry import playable
from homestretch.core.types import Wrong
from homestretch.play.table import Table
from homestretch.server.acts.notices import Notices
from homestretch.server.book import summaries
from homestretch.server.book.doubts import Doubts
from homestretch.server.book.ended import Ended
from homestretch.server.book.finding import Finding
from homestretch.server.book.ledger import Ledger, NotWritten, Unknown
from homestretch.server.bots.afar import Cluster
from homestretch.server.bots.minds import Minds
from homestretch.server.chairs import Chair, Setup
from homestretch.server.doors.auth import new_id, new_luck
from homestretch.server.errors import Elsewhere, Refused, no_table
from homestretch.server.events import Event, seated, written
from homestretch.server.many.many import Many
from homestretch.server.room import Room
from homestretch.server.settings import Settings
from homestretch.server.share.limits import Budget, Rate
from homestretch.server.share.processor import PAYER, Processor
from homestretch.server.share.turns import Turns
from homestretch.server.watch.meters import Meters
from homestretch.server.watch.traces import Traces
from homestretch.store.claim import Claim
from homestretch.store.owning import Lost, append, fenced
from homestretch.store.rows import Change, Row
from homestretch.store.store import Store, add_events, add_table, both, has_event, has_table, hold
from homestretch.store.workers import still_mine
from homestretch.store.writer import Writer

LOG = logging.getLogger("homestretch.server")
DRAIN = 5.0  # seconds for handing tables over
NOWHERE = ContextVar("nowhere", default="")  # a table that was just looked for in vain, for whoever asks
FETCHED = 2  # tables at once; they share the processor with everybody who plays
T = TypeVar("T")


class House:
    """All tables, those in memory and those only the store knows."""

    def __init__(self, settings: Settings, waker: "Callable[[House, Room], None]") -> None:
        self.settings = settings
        self.clock = time.time  # by which links end
        self._waker = waker
        self.traces = Traces() if settings.traces else None
        self.meters = Meters(traces=self.traces)
        self._claim = Claim(settings.db)
        self.store = Store(settings.db)
        self.writer = Writer(self.store)
        self.ledger = Ledger(self.store, self.writer)
        self._finding = Finding(self.ledger)
        self.doubts = Doubts(self.ledger, self._finding, self.wake, self.lose)
        self.ended = Ended(self.ledger)
        self.minds = Minds(settings.workers, afar=Cluster(settings.minds) if settings.minds else None)
        self.rooms: dict[str, Room] = {}  # those that somebody used lately
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()  # and those that anything still holds
        self._left: dict[str, int] = {}  # epochs of those that nobody used for a while and that are still ours
        self.lines_from: dict[str, int] = {}
        limits = settings.limits
        self.requests, self.making, self.made = Rate(limits.requests), Rate(limits.making), Rate(limits.made)
        self.notices = Notices(limits.notices)
        self.playing, self.chatting = Rate(limits.plays), Rate(limits.chats)
        self.retelling = Rate(limits.retelling)
        self.fetching = Turns(FETCHED)
        self.processor = Processor(limits)
        self.many = self._one_of_many() if self.store.me else None
        self.is_ending = False
        self._measure()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def _measure(self) -> None:
        read: dict[str, Callable[[], float]] = {
            "tables": lambda: len(self.rooms),
            "lines": lambda: sum(self.lines_from.values()),
            "doubts": lambda: len(self.doubts),
            "thoughts_waiting": lambda: self.minds.waiting,
            "minds_afar": lambda: self.minds.afar.many if self.minds.afar else 0,
            "workers": lambda: 1 + len(self.many.lease.others) if self.many is not None else 1,
        }
        for name, gauge in read.items():
            self.meters.gauge(name, gauge)
        self.meters.begin("tables_lost")
        for game, by in product(playable(), ("person", "bot")):
            self.meters.begin("moves", game=game, by=by)
        for method, status in product(("GET", "POST"), ("200", "500")):
            self.meters.begin("requests", method=method, status=status)

    def _one_of_many(self) -> Many:
        by_address = {"requests": self.requests, "making": self.making, "made": self.made, "retelling": self.retelling}
        counts = {"lines": self.lines_from.items, "notices": self.notices.counts}
        limits: dict[str, Rate | Budget] = {**by_address, **self.processor.shared()}
        many = Many(self.store, self.settings.inside, self._look_around, limits, counts)
        self.notices.elsewhere = lambda address: many.shares.elsewhere("notices", address)
        return many

    async def room(self, table: str) -> Room:
        """The table of this name, fetched in the turn of whoever asks if nobody was there lately. One table has one
        room, always: whoever still holds it, a line, a thought or a task, is joined there."""
        await self.sure()
        room = self._alive.get(table)
        if room is not None:
            if room in self.doubts and not room.lock.locked():
                await self.doubts.look(room)
            return self._keep(room)
        if self.is_ending:
            raise Elsewhere
        if table == NOWHERE.get():
            raise no_table()
        if table not in self._loading:
            self._loading[table] = self.begin(self._fetch(table))
        return await asyncio.shield(self._loading[table])

    async def sure(self) -> None:
        """Nobody has taken a table from us that we do not know of; raises Refused where that cannot be found out."""
        if self.many is not None and not self.many.lease.holds:
            await self.many.lease.sure()

    async def _fetch(self, table: str) -> Room:
        try:
            async with self.fetching.turn(PAYER.get().address):
                with self.meters.step("fetch"):
                    found = await self._found(table)
                room = self._keep(found)
        except Refused:
            if self.many is not None and self.is_broken(table):
                await self.ledger.give_up(table)
            raise
        finally:
            del self._loading[table]
        if not room.summary:  # of before there were lists: others make theirs without fetching it
            room.summary = summaries.written(summaries.of(room))
            self.spawn(self.ledger.sum_up(table, room.epoch, room.summary))
        return room

    async def _found(self, table: str) -> Room:
        """The table as the store has it; anew, if somebody may have taken it while it was fetched."""
        while True:
            term = self._term
            room = await self._finding.room(table)
            await self.sure()
            if term == self._term:
                return room

    @property
    def _term(self) -> int:
        return self.many.lease.term if self.many is not None else 0

    def is_broken(self, table: str) -> bool:
        """Whether this table is known not to be one any more."""
        return self._finding.is_broken(table)

    async def open_room(self, table: str) -> Room | None:
        """The room of this table, if it is in memory or on its way there."""
        if table in self._loading:
            await asyncio.wait([self._loading[table]])
        return self._alive.get(table)

    def open_rooms(self) -> list[Room]:
        return list(self._alive.values())

    def _keep(self, room: Room) -> Room:
        """The room, in memory for a while."""
        if len(self.rooms) >= self.settings.limits.tables:
            self._thin()
        self.rooms[room.id] = self._alive[room.id] = room
        self._left.pop(room.id, None)
        room.touch()
        return room

    async def make(
        self, setup: Setup, host: str, seed: int, chairs: Mapping[int, Chair], keys: Mapping[int, str]
    ) -> Room:
        """A new table, stored before anybody hears of it. `keys` are hashes."""
        if self.is_ending or (len(self.rooms) >= self.settings.limits.tables and not self._thin()):
            raise Refused(503, "the house is full; try again later", "web-full-house")
        room = Room(new_id(), host, seed, new_luck(), time.time())
        first: list[Event] = [setup, *(seated(seat, chair) for seat, chair in chairs.items())]
        rows = [Row(n, *written(event), room.made) for n, event in enumerate(first, 1)]
        for n, event in enumerate(first, 1):
            room.take(n, event)
        room.holds, room.summary = dict(keys), summaries.written(summaries.of(room))
        named = room.id, host, seed, room.luck, room.made, setup.listed, room.summary, self.store.me, room.n
        changes = [add_table(*named), add_events(room.id, rows)]
        changes += [hold(room.id, seat, key) for seat, key in keys.items()]
        term = self._term
        await self.ledger.write(both(*changes), lambda c: has_table(c, room.id))
        await self.sure()
        return self._keep(room) if term == self._term else await self.room(room.id)

    async def commit(self, room: Room, event: Event, *more: Change, table: Table | None = None) -> int:
        """Store what happened, then let the room know; the event's number. The caller has the room's lock, and tells
        what the table will be where that is another one."""
        await self._be_sure(room)
        if room.is_long:
            self.write_down(room)
        row = Row(room.n + 1, *written(event), time.time())
        summary = summaries.written(summaries.after(room, event, table))
        change = both(append(room.id, room.epoch, row, summary), *more)  # its number first: who has the table says so
        try:
            await self._write(room, change, lambda c: has_event(c, room.id, row))
        except (NotWritten, Unknown):
            await self._doubt(room)
            raise
        room.take(row.n, event)
        room.summary = summary
        return row.n

    async def change(self, room: Room, change: Change, is_there: Callable[[Connection], bool]) -> None:
        """Store something of this table that is no event of it. The caller has the room's lock."""
        await self._write(room, fenced(room.id, room.epoch, change), is_there)

    async def _write(self, room: Room, change: Change, is_there: Callable[[Connection], bool]) -> None:
        try:
            with self.meters.step("store"):
                await self.ledger.write(change, is_there)
        except Lost as error:
            await self._doubt(room)
            raise Elsewhere from error

    def is_open(self, table: str) -> bool:
        """Whether it is in memory or on its way there."""
        return table in self._alive or table in self._loading

    async def keeps(self, table: str) -> bool:
        """Whether anybody is at this table here; if not, whichever worker is asked for it may have it."""
        await self.sure()
        room = await self.open_room(table)
        if room is not None and (room.is_attended or room.votes or room.lock.locked()):
            return True
        await (self.hand_over(room) if room is not None else self.ledger.give_up(table))
        fetched = await self.open_room(table) if room is None else None
        if fetched is not None:  # meanwhile, and perhaps before it was given up
            await self.read_anew(fetched)
        return False

    async def hand_over(self, room: Room) -> None:
        """Whoever is asked for this table has it from now on; whoever listens here comes again."""
        async with room.lock:
            self._leave(room)
            if room.votes or room.gone:
                await self.ledger.write_down(room.id, room.epoch, room.n, room.snapshot())
            await self.ledger.let_go(room.id, room.epoch)

    async def _look_around(self) -> None:
        """Find out which tables others have taken while we gave no sign of life."""
        rooms, me = self.open_rooms(), self.store.me
        mine = await self.ledger.read(lambda c: still_mine(c, me, [room.id for room in rooms])) if rooms else set()
        for room in rooms:
            if (room.id, room.epoch) not in mine:
                self.lose(room)

    async def read_anew(self, room: Room) -> None:
        """Something of this table was changed by others than us: be it as the store has it."""
        async with room.lock:
            self.doubts.add(room)
            with suppress(Refused):
                await self.doubts.read_anew(room)

    def lose(self, room: Room) -> None:
        """Another worker has this table: nothing is done with it here any more."""
        self.meters.count("tables_lost")
        LOG.warning("table %s is with another worker now", room.id)
        self._leave(room)

    def _leave(self, room: Room) -> None:
        """It is no longer ours, and whoever listens comes again."""
        for known in (self.rooms, self._alive):
            if known.get(room.id) is room:
                del known[room.id]
        for line in room.lines:
            line.hang_up()

    def write_down(self, room: Room) -> None:
        """Keep where a long game stands; what goes wrong with that is nothing to those who play."""
        try:
            body = room.snapshot()
        except Exception:
            LOG.exception("table %s could not be written down", room.id)
        else:
            self.spawn(self.ledger.write_down(room.id, room.epoch, room.n, body))

    async def _be_sure(self, room: Room) -> None:
        """Raises Refused if something happened here that the room had missed: whoever acts looks again first."""
        n = room.n
        if room in self.doubts:
            try:
                await self.doubts.settle(room)
            except Elsewhere:
                raise
            except Refused as error:
                raise NotWritten from error
            if room.n != n:
                raise Refused(409, "the table was read anew; look again", "web-look-again")

    async def _doubt(self, room: Room) -> None:
        """Something was not stored as it should: perhaps it was after all, or somebody else did."""
        if not self.doubts:
            self.spawn(self.doubts.work_off())
        self.doubts.add(room)
        with suppress(Refused):
            await self.doubts.settle(room)

    def wake(self, room: Room) -> None:
        """Something changed at this table: bots that are asked may think."""
        self._waker(self, room)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this to the end even if whoever asked hangs up meanwhile."""
        return await asyncio.shield(self.begin(work))

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Do this by and by."""
        _ = self.begin(work)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(self.processor.steps(work))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Wrong):
            LOG.error("something failed at a table", exc_info=error)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody waits for a move, and no table is fetched."""
        return not self._loading and not any(room.lock.locked() for room in self.rooms.values())

    def sweep(self) -> None:
        """Leave tables nobody looks at to the store, and let whoever wants have them."""
        for room in list(self.rooms.values()):
            if self._is_idle(room):
                self._drop(room)
        if self._left:
            self.spawn(self._let_go())

    def _is_idle(self, room: Room) -> bool:
        return room.unused > self.settings.idle and room not in self.doubts

    def _thin(self) -> bool:
        """Leave a tenth of the tables to the store, those unused for longest; whether there were any."""
        unused = sorted(((room.unused, room.id) for room in self.rooms.values()), reverse=True)
        gone = [table for seconds, table in unused[: len(unused) // 10 + 1] if seconds]
        for table in gone:
            self._drop(self.rooms[table])
        return bool(gone)

    def _drop(self, room: Room) -> None:
        """Keep it in memory no longer than anything else holds it."""
        del self.rooms[room.id]
        if self.many is not None:
            self._left[room.id] = room.epoch

    async def _let_go(self) -> None:
        """What is no longer in memory is anybody's: by its epoch, so that it stays ours where it was fetched again."""
        for table, epoch in list(self._left.items()):
            room = self._alive.get(table)
            if room is not None and self._is_idle(room):
                self._left[table] = room.epoch
                await self.hand_over(room)
            elif room is None and await self.ledger.let_go(table, epoch) and self._left.get(table) == epoch:
                del self._left[table]

    async def drain(self) -> None:
        """This worker is about to end: its tables are handed over, and whoever listens comes again to another."""
        self.is_ending = True
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN):
                rooms = self.open_rooms() if self.many is not None else []
                await asyncio.gather(*(self.hand_over(room) for room in rooms))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.minds.close()
        await asyncio.to_thread(self.writer.close)
        if self.many is not None:
            await self.many.end()
        if self.traces is not None:
            await asyncio.to_thread(self.traces.end)
        self.store.close()
        self._claim.let_go()

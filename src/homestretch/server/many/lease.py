"""The lease: this worker tells the database every second that it lives. While it is not sure of that it shows nothing,
and once it is again it looks which of its tables others have taken meanwhile."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import SQLAlchemyError

from homestretch.server.book.ledger import Alarm, Unreadable
from homestretch.store.store import Store, trouble
from homestretch.store.workers import Worker, leave, renew, word

LOG = logging.getLogger("homestretch.server")
LASTS = 4.0  # seconds; whoever dies has lost its tables by then
BEAT = 1.0  # seconds between two signs of life
MISSED = 2  # signs of ours by which another has given its next one, or its first
WAIT = 5.0  # seconds that somebody waits until we are sure again


class Lease:
    """One worker's. `look` finds out which tables it has lost, after a while in which it may have."""

    def __init__(
        self,
        store: Store,
        address: str,
        look: Callable[[], Awaitable[None]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.me, self.address = store.me, address
        self.word = store.read(word)
        self.others: dict[str, Worker] = {}  # that live
        self.used: Callable[[], str] = lambda: ""
        self.heard: Callable[[], None] = lambda: None  # what is done when the others were heard
        self._store, self._look, self._clock = store, look, clock
        self._until = clock()  # by our own clock, on the safe side
        self.term = 0  # how often it had run out: who was on the way to something meanwhile looks again
        self._sure = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "lease")  # of its own: nothing that takes long is in its way
        self._alarm = Alarm("the lease cannot be renewed")
        self._task: asyncio.Task[None] | None = None
        self._missed: dict[
            str, tuple[asyncio.Future[None], int]
        ] = {}  # who is watched, and signs of ours since the last of theirs

    def gone(self, other: str) -> "asyncio.Future[None]":
        """Done once this worker lives no more. One that has just begun may not have been heard yet."""
        if other not in self._missed:
            self._missed[other] = asyncio.get_running_loop().create_future(), 0
        return self._missed[other][0]

    def _watch(self) -> None:
        for other, (gone, missed) in list(self._missed.items()):
            self._missed[other] = gone, 1 if other in self.others else missed + 1
            if self._missed[other][1] >= MISSED:
                del self._missed[other]
                gone.set_result(None)

    @property
    def holds(self) -> bool:
        return self._clock() < self._until

    async def sure(self) -> None:
        """Nothing was taken from us, or we know what; raises Refused where that stays unknown for a while."""
        try:
            async with asyncio.timeout(WAIT):
                while not self.holds:  # a sign of life that took too long to be heard of has run out again
                    self._sure.clear()
                    await self._sure.wait()
        except TimeoutError as error:
            raise Unreadable(error) from error

    async def begin(self) -> None:
        await self.beat()
        self._task = asyncio.create_task(self._beating())

    async def _beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT if self.holds else BEAT / 4)
            try:
                await self.beat()
            except Exception:  # it has to go on
                LOG.exception("a sign of life failed")

    async def beat(self) -> None:
        """One sign of life; where it came too late, as far as we can know, we look what became of our tables."""
        began = self._clock()
        try:
            found = await self._ask()
            if not self.holds:  # by now: it may have run out while we asked for another
                self.term += 1
                await self._look()
        except (SQLAlchemyError, OSError, Unreadable) as error:
            self._alarm.note(trouble(error))
            return
        self._alarm.note("")
        self.others = {one.id: one for one in found}
        self._until = began + LASTS
        self._sure.set()
        self._watch()
        self.heard()

    async def _ask(self) -> list[Worker]:
        mine = Worker(self.me, self.address, self.used())
        asked = asyncio.get_running_loop().run_in_executor(
            self._thread, lambda: self._store.write([lambda c: renew(c, mine, LASTS)])
        )
        (found,) = await asked
        assert isinstance(found, list)
        return found

    async def end(self) -> None:
        """What is still ours is anybody's."""
        if self._task is not None:
            self._task.cancel()
        try:
            await asyncio.get_running_loop().run_in_executor(
                self._thread, lambda: self._store.write([lambda c: leave(c, self.me)])
            )
        except SQLAlchemyError as error:
            self._alarm.note(trouble(error))  # it runs out by itself
        self._thread.shutdown()

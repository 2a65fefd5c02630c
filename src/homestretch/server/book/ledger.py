"""The house's book: what failed to be written may stand there all the same, so it is looked for before it is said."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from homestretch.core.types import Wrong
from homestretch.server.errors import Refused
from homestretch.store.owning import fenced, let_go
from homestretch.store.rows import Change, Kept
from homestretch.store.store import Store, keep_snapshot, sum_up, trouble
from homestretch.store.workers import give_up
from homestretch.store.writer import Writer

LOG = logging.getLogger("homestretch.server")
PAUSES = (0.0, 0.1, 0.4, 1.0, 2.0)  # seconds before each try, while the database cannot be asked
ENOUGH = 12.0  # seconds after which it is not tried again: whoever asked waits, and a table with them
FAILED = (OperationalError, InterfaceError)  # the database, not what it was asked
T = TypeVar("T")


class NotWritten(Refused):
    """It did not happen."""

    def __init__(self) -> None:
        super().__init__(503, "this could not be stored, so it did not happen", "web-not-stored")


class Unknown(Refused):
    """It may have happened."""

    def __init__(self) -> None:
        super().__init__(503, "whether this was stored is not known yet; look again", "web-unknown")


class Unreadable(Refused):
    """The database did not say."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(503, "the database cannot be read now", "web-unreadable")
        self.is_of_one_table = isinstance(cause, DatabaseError) and not isinstance(cause, FAILED)


class Alarm:
    """Says once that something fails, and once that it works again."""

    def __init__(self, what: str) -> None:
        self._what, self._kind = what, ""

    def note(self, kind: str) -> None:
        """How it fails now, or that it does not."""
        if kind and kind != self._kind:
            LOG.error("%s: %s", self._what, kind)
        elif self._kind and not kind:
            LOG.warning("%s: no longer", self._what)
        self._kind = kind


class Ledger:
    """What is asked of the store and what is told to it."""

    def __init__(self, store: Store, writer: Writer, clock: Callable[[], float] = time.monotonic) -> None:
        self.store, self.writer, self._clock = store, writer, clock
        self._reading, self._writing = Alarm("the database cannot be read"), Alarm("the database refuses")

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await self._ask(lambda: self.store.read(query))

    async def load(self, table: str, whole: bool = False) -> Kept | None:
        """All that is stored of one table, from its snapshot on or from the first event."""
        return await self._ask(lambda: self.store.load(table, whole))

    async def look(self, table: str) -> Kept | None:
        """The same from the first event on, for whoever only looks."""
        return await self._ask(lambda: self.store.look(table))

    async def write_down(self, table: str, epoch: int, n: int, body: str) -> None:
        """Keep a snapshot, if the database will have it; there is none who waits for that."""
        await self._try(fenced(table, epoch, keep_snapshot(table, n, body)))

    async def let_go(self, table: str, epoch: int) -> bool:
        """Whoever comes first may have this table; it is theirs anyway once our lease has run out. Whether the database
        heard of it."""
        return await self._try(let_go(table, epoch)) is None

    async def give_up(self, table: str) -> None:
        """The same for one that is not in memory."""
        await self._try(lambda c: give_up(c, table, self.store.me))

    async def sum_up(self, table: str, epoch: int, summary: str) -> None:
        """Keep how a table stands, if the database will have it; there is none who waits for that."""
        await self._try(fenced(table, epoch, sum_up(table, summary)))

    async def _ask(self, question: Callable[[], T]) -> T:
        try:
            answer = await asyncio.to_thread(question)
        except (SQLAlchemyError, OSError) as error:
            failed = Unreadable(error)
            if not failed.is_of_one_table:
                self._reading.note(trouble(error))
            raise failed from error
        self._reading.note("")
        return answer

    async def write(self, change: Change, is_there: Callable[[Connection], bool]) -> None:
        """Durably, or not at all, or it is said that nobody knows; `is_there` finds what the change writes.

        It is tried again only under the name it had, which the store takes once: no try can happen twice.
        """
        absent, began = False, self._clock()
        for pause in PAUSES:
            if self._clock() - began > ENOUGH:
                break
            await asyncio.sleep(pause)
            error = await self._try(change)
            if error is None:
                return
            there = await self._look(is_there)
            if there:
                return
            if there is False and isinstance(error, Wrong):
                raise error
            if there is False and (absent or isinstance(error, IntegrityError)):
                raise NotWritten from error
            absent = there is False
        raise NotWritten if absent else Unknown

    async def _try(self, change: Change) -> SQLAlchemyError | Wrong | None:
        """What was wrong."""
        try:
            await self.writer.write(change)
        except Wrong as error:
            return error
        except SQLAlchemyError as error:
            self._writing.note(trouble(error))
            return error
        self._writing.note("")
        return None

    async def _look(self, is_there: Callable[[Connection], bool]) -> bool | None:
        """Whether it stands there; None: who knows."""
        try:
            return await self.read(is_there)
        except Refused:
            return None

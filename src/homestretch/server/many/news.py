"""News between workers: a notice is a hint that something stands in the database, and a look every two seconds finds it
without one. It is sent after the commit, by itself: inside a transaction it would let all writers wait in one queue."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, PoolProxiedConnection, func, select
from sqlalchemy.exc import SQLAlchemyError

from homestretch.server.book.ledger import Alarm
from homestretch.server.errors import Refused
from homestretch.store.store import trouble

LOG = logging.getLogger("homestretch.server")
CHANNEL = "homestretch"
LOOK = 2.0  # seconds between two looks, whatever was heard


class News:
    """One listening connection, and one who looks: `look` is told since when it has not."""

    def __init__(self, engine: Engine, look: Callable[[float], Awaitable[None]]) -> None:
        self._engine, self._look = engine, look
        self._since = time.time()
        self._open: Any = None  # the driver's own connection
        self._lent: PoolProxiedConnection | None = None  # and as it was lent
        self._file = -1  # by this number the loop knows it, also when the driver has closed it
        self._heard = asyncio.Event()
        self._alarm = Alarm("no news is heard from other workers")
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._looking())

    async def tell(self, what: str) -> None:
        """Let the others look; where that fails they do so anyway."""
        with suppress(SQLAlchemyError):
            await asyncio.to_thread(self._tell, what)

    def _tell(self, what: str) -> None:
        with self._engine.begin() as c:
            c.execute(select(func.pg_notify(CHANNEL, what)))

    async def _looking(self) -> None:
        while True:
            try:
                await self._listen()
                await self._wait()
                began = time.time()
                await self._look(self._since)
                self._since = began
            except Refused:
                continue  # the database cannot be read, which was said
            except Exception:  # it has to go on
                LOG.exception("a look at what other workers did failed")
                await asyncio.sleep(LOOK)

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._heard.wait(), LOOK)
        self._heard.clear()

    async def _listen(self) -> None:
        """Be connected, if that can be."""
        if self._open is not None:
            return
        try:
            self._open, self._lent = await asyncio.to_thread(self._connect)
            self._file = self._open.fileno()
            asyncio.get_running_loop().add_reader(self._file, self._read)
        except Exception as error:  # the driver's own, since nobody is between
            self._alarm.note(trouble(error))
            return
        self._alarm.note("")

    def _connect(self) -> tuple[Any, PoolProxiedConnection]:
        lent = self._engine.raw_connection()
        driver: Any = lent.driver_connection
        lent.detach()  # it is no longer one of those that others are lent
        driver.autocommit = True
        driver.execute(f"LISTEN {CHANNEL}")
        return driver, lent

    def _read(self) -> None:
        """Something came, be it that nobody is there any more."""
        try:
            pgconn = self._open.pgconn
            pgconn.consume_input()
            while pgconn.notifies() is not None:
                self._heard.set()
        except Exception as error:  # whatever the driver calls it
            self._alarm.note(type(error).__name__)
            self._close()

    def _close(self) -> None:
        if self._open is not None:
            asyncio.get_running_loop().remove_reader(self._file)
            self._open.close()
            self._open = self._lent = None

    def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._close()

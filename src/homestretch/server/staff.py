"""Several workers on one machine: processes that share a port, each with one of its own beside it. One that dies is
started again, and what it had is free at once."""

import logging
import os
import signal
import socket
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from types import FrameType

from sqlalchemy import delete
from sqlalchemy.exc import SQLAlchemyError

from homestretch.core.types import Msg, Wrong
from homestretch.server import serve
from homestretch.server.settings import Settings
from homestretch.server.wire import log
from homestretch.store.schema import WORKERS
from homestretch.store.store import Store

LOG = logging.getLogger("homestretch.server")
SPAWN = get_context("spawn")
LOOK = 0.1  # seconds between two looks at them
CALM = 1.0  # seconds at least between two starts of one
WELL = (0, -signal.SIGTERM)  # as one ends that was told to
GRACE = 10.0  # seconds for those that were told to end


def run(settings: Settings, host: str, port: int, inside: str, workers: int) -> bool:
    """Until Ctrl-C or SIGTERM; whether all came up at all."""
    log.begin(settings.lines)
    store = Store(settings.db)  # up to date before anybody looks
    if not store.me:
        store.close()
        raise Wrong("several workers need PostgreSQL: give one with --db", Msg("web-workers"))
    settings = replace(settings, workers=max(1, settings.workers // workers))
    with ExitStack() as until:
        shared = until.enter_context(serve.listening(host, port))
        ports = [port and shared[0].getsockname()[1] + k for k in range(1, workers + 1)]
        own = [until.enter_context(serve.listening(host, one)) for one in ports]
        try:
            staff = Staff(store, settings, host, inside, shared, own)
            return staff.serve()
        finally:
            store.close()


class Staff:
    """All of them, and whether they are to end."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        host: str,
        inside: str,
        shared: Sequence[socket.socket],
        own: Sequence[Sequence[socket.socket]],
    ) -> None:
        self._store, self._settings, self._host = store, settings, host
        self._shared, self._own = shared, own
        self._addresses = [serve.reached(host, inside, one[0]) for one in own]
        self._up = SPAWN.Semaphore(0)
        self._ending = False
        self._started = [0.0] * len(own)

    def serve(self) -> bool:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._end)
        workers = [self._start(k) for k in range(len(self._own))]
        up = self._all_up(workers)
        if up:
            serve.say(serve.addresses(self._host, self._shared[0].getsockname()[1]))
        while up and not self._ending:
            time.sleep(LOOK)
            workers = [self._again(k, one) for k, one in enumerate(workers)]
        stop(workers)
        return up

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self._ending = True

    def _all_up(self, workers: Sequence[BaseProcess]) -> bool:
        for _ in workers:
            while not self._up.acquire(timeout=LOOK):
                if self._ending or not all(one.is_alive() for one in workers):
                    return False
        return True

    def _start(self, k: int) -> BaseProcess:
        self._started[k] = time.monotonic()
        settings = replace(self._settings, inside=self._addresses[k])
        given = settings, self._host, [*self._shared, *self._own[k]], self._up
        worker = SPAWN.Process(target=_work, args=given, name=f"worker {k + 1}")
        worker.start()
        return worker

    def _again(self, k: int, worker: BaseProcess) -> BaseProcess:
        """The same, or another in its place."""
        if worker.is_alive() or self._ending or time.monotonic() - self._started[k] < CALM:
            return worker
        if worker.exitcode in WELL:
            LOG.warning("%s was ended and is started again", worker.name)
        else:
            LOG.error("%s ended (%s) and is started again", worker.name, worker.exitcode)
        self._free(self._addresses[k])
        return self._start(k)

    def _free(self, address: str) -> None:
        """A worker that is known to be dead need not be waited for."""
        with suppress(SQLAlchemyError):
            self._store.write([lambda c: c.execute(delete(WORKERS).where(WORKERS.c.address == address))])


def _work(settings: Settings, host: str, sockets: list[socket.socket], up: object) -> None:
    """What a worker does."""
    log.begin(settings.lines)
    Thread(target=_follow, daemon=True).start()
    serve.work(settings, host, sockets, lambda: up.release())  # type: ignore[attr-defined]  # a semaphore, whose type has no name


def _follow() -> None:
    """End with whoever started us, however that ended."""
    first = parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)


def stop(workers: Sequence[BaseProcess]) -> None:
    """End them, and those that do not end in time at once."""
    for one in workers:
        one.terminate()
    until = time.monotonic() + GRACE
    for one in workers:
        one.join(max(0.0, until - time.monotonic()))
        if one.is_alive():
            LOG.error("%s did not end in time", one.name)
            one.kill()
            one.join()

"""One thread that writes: changes that arrive together share a commit, and are answered once they are durable."""

import asyncio
import queue
import threading

from sqlalchemy.exc import InterfaceError, OperationalError

from homestretch.store.rows import Change
from homestretch.store.store import Store

MOST = 64  # changes in one commit

Job = tuple[Change, "asyncio.Future[object]", asyncio.AbstractEventLoop]


class Writer:
    """Group commit for an event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> object:
        """What the change answers, once it is on disk."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[object] = loop.create_future()
        self._jobs.put((change, answer, loop))
        return await asyncio.shield(answer)

    def close(self) -> None:
        """Return when everything handed in before is written."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch, last = self._gather(job)
            self._commit(batch)
            if last:
                return

    def _gather(self, job: Job) -> tuple[list[Job], bool]:
        batch = [job]
        while len(batch) < MOST:
            try:
                more = self._jobs.get_nowait()
            except queue.Empty:
                break
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    def _commit(self, batch: list[Job]) -> None:
        try:
            answers = self.store.write([change for change, _, _ in batch])
        except Exception as error:
            self._fail(batch, error)
            return
        for job, answer in zip(batch, answers, strict=True):
            _tell(job, None, answer)

    def _fail(self, batch: list[Job], error: Exception) -> None:
        """One of them may be at fault: then each for itself, so that it alone fails; not where the database failed."""
        if len(batch) == 1 or isinstance(error, OperationalError | InterfaceError):
            for job in batch:
                _tell(job, error, None)
        else:
            for job in batch:
                self._commit([job])


def _tell(job: Job, error: Exception | None, answer: object) -> None:
    _, future, loop = job
    try:
        loop.call_soon_threadsafe(_settle, future, error, answer)
    except RuntimeError:
        return  # the loop is gone, and with it whoever asked; what was written stays


def _settle(future: "asyncio.Future[object]", error: Exception | None, answer: object) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(answer)

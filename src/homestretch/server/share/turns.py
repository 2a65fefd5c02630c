"""Turns at something that is done for a few at once: whoever asks for much waits behind whoever asks for little."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class Turns:
    """So many at once; of those who wait, one of each who asks is taken, round and round."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}  # whose turn is next stands first

    @asynccontextmanager
    async def turn(self, who: Hashable) -> AsyncIterator[None]:
        await self._wait(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._pass_on()  # it had come in the same moment
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            queue = self._waiting.pop(who)
            first = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not first.cancelled():
                first.set_result(None)
                return
        self._free += 1

"""Rooms that may have missed what was stored: they are read anew as soon as the database can be asked."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from homestretch.server.book.finding import Finding
from homestretch.server.book.ledger import Ledger
from homestretch.server.errors import Elsewhere, Refused
from homestretch.server.room import Room
from homestretch.server.telling import broadcast
from homestretch.store.store import standing

AGAIN = 1.0  # seconds


class Doubts:
    """The rooms in doubt. They are held here, so that nobody finds such a table a second time."""

    def __init__(
        self, ledger: Ledger, finding: Finding, wake: Callable[[Room], None], lose: Callable[[Room], None]
    ) -> None:
        self._ledger, self._finding, self._wake, self._lose = ledger, finding, wake, lose
        self._rooms: set[Room] = set()

    def __contains__(self, room: Room) -> bool:
        return room in self._rooms

    def __len__(self) -> int:
        return len(self._rooms)

    def add(self, room: Room) -> None:
        self._rooms.add(room)

    async def settle(self, room: Room) -> None:
        """The room is as the store has it, and everybody there is told what they missed; raises Refused while nobody
        knows, or where another worker has it now. The room's lock is held."""
        if await self._ledger.read(lambda c: standing(c, room.id)) != (room.epoch, room.n):
            await self.read_anew(room)
        self._rooms.discard(room)

    async def read_anew(self, room: Room) -> None:
        """The same, whatever the numbers say."""
        try:
            room.become(await self._finding.room(room.id))
        except Elsewhere:
            self._rooms.discard(room)
            self._lose(room)
            raise
        self._rooms.discard(room)
        broadcast.greet_all(room)
        self._wake(room)

    async def look(self, room: Room) -> bool:
        """Settle it if that can be done now; whether it is."""
        async with room.lock:
            with suppress(Refused):
                if room in self:
                    await self.settle(room)
        return room not in self

    async def work_off(self) -> None:
        """Until no doubt is left."""
        while self._rooms:
            await asyncio.sleep(AGAIN)
            for room in list(self._rooms):
                if not await self.look(room):
                    break

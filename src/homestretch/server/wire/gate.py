"""The gate: how many connections there may be, and how long each may keep the house waiting."""

import asyncio
import logging
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable
from typing import Literal

from homestretch.server.settings import Limits

LOG = logging.getLogger("homestretch.server")
Wait = Literal["head", "body", "nothing"]  # what a connection owes: a request's head, the rest of it, or nothing now
SWEEP = 2.0  # seconds at most between two looks


class Visit:
    """One open connection."""

    def __init__(self, address: str, now: float) -> None:
        self.address, self.since = address, now
        self.wait: Wait = "head"
        self.unread: float | None = None  # since when there is something it does not read

    def is_overdue(self, limits: Limits, waiting: int, now: float) -> bool:
        """Whether it owes something for too long; `waiting` are the bytes that it has not taken yet."""
        if not waiting:
            self.unread = None
        elif self.unread is None:
            self.unread = now
        owed = {"head": limits.head, "body": limits.rest, "nothing": float("inf")}[self.wait]
        return now - self.since > owed or (self.unread is not None and now - self.unread > limits.unread)


class Gate:
    """All open connections. Where there is no room, whoever has owed a request's head for longest makes it."""

    def __init__(
        self,
        limits: Limits,
        is_proxy: Callable[[str], bool] = lambda address: False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits, self.is_proxy, self._clock = limits, is_proxy, clock
        self._open: dict[asyncio.Transport, Visit] = {}
        self._from: Counter[str] = Counter()
        self._silent: dict[asyncio.Transport, None] = {}  # those that owe a head, longest first
        self._every = min(SWEEP, min(limits.head, limits.rest, limits.unread) / 4)
        self._next: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, address: str) -> None:
        """Somebody has connected. A proxy that is trusted comes for many, so it is not counted as one."""
        crowded = self._from[address] >= self.limits.connections_each and not self.is_proxy(address)
        self._open[transport] = Visit(address, self._clock())
        self._from[address] += 1
        if crowded or (len(self._open) > self.limits.connections and not self._displace()):
            LOG.warning("a connection was closed: there are too many%s", " from its address" if crowded else "")
            cut(transport)
        else:
            self._silent[transport] = None

    def _displace(self) -> bool:
        """Whether a silent connection could be closed in favour of a new one."""
        if not self._silent:
            return False
        self._cut(next(iter(self._silent)))
        return True

    def expect(self, transport: asyncio.Transport, wait: Wait) -> None:
        """From now on it owes this."""
        visit = self._open.get(transport)
        if visit is None or visit.wait == wait:
            return
        visit.wait, visit.since = wait, self._clock()
        self._silent.pop(transport, None)
        if wait == "head":
            self._silent[transport] = None

    def leave(self, transport: asyncio.Transport) -> None:
        self._silent.pop(transport, None)
        visit = self._open.pop(transport, None)
        if visit is None:
            return
        self._from[visit.address] -= 1
        if not self._from[visit.address]:
            del self._from[visit.address]

    def sweep(self) -> None:
        """Close whatever has owed something for too long."""
        now = self._clock()
        for transport, visit in list(self._open.items()):
            if visit.is_overdue(self.limits, transport.get_write_buffer_size(), now):
                self._cut(transport)

    def _cut(self, transport: asyncio.Transport) -> None:
        self._silent.pop(transport, None)
        cut(transport)

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Sweep every so often for as long as anybody is here."""
        if self._next is None:
            self._next = loop.call_later(self._every, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._next = None
        self.sweep()
        if self._open:
            self.watch(loop)


def cut(transport: asyncio.Transport) -> None:
    """Close it at once and forget what it has not read, which the system would keep for it otherwise."""
    known = transport.get_extra_info("socket")
    if known is not None:
        known.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()

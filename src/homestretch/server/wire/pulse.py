"""The pulse of the house: lines that asked for it hear a beat every so often, so that silence means a dead connection.

A beat is one small frame, made once, handed to the system as it is: nothing is packed, queued or charged for it.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from homestretch.server.messages.to_client import Beat, packed

AT_ONCE = 64  # beats between two looks at all else there is to do
SOON = 0.01  # seconds between two such looks at least


def frame(text: str) -> bytes:
    """A short text as one whole frame of a socket."""
    body = text.encode()
    assert len(body) < 126
    return bytes((0x81, len(body))) + body


BEAT = frame(packed(Beat()))


class Listening(Protocol):
    """A line that hears beats."""

    def beat(self) -> bool:
        """Hear one; False once it is closed."""


class Pulse:
    """All lines that hear beats, in the order in which the next one is due."""

    def __init__(self, every: float, clock: Callable[[], float] | None = None) -> None:
        self._every, self._clock = every, clock
        self._due: deque[tuple[float, Listening]] = deque()
        self._next: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._due)

    def _now(self) -> float:
        return self._clock() if self._clock else asyncio.get_running_loop().time()

    def join(self, line: Listening) -> None:
        """From now on this line hears beats, until it is closed."""
        self._due.append((self._now() + self._every, line))
        self._watch()

    def sweep(self) -> None:
        """Let those hear a beat whose time has come, a few at once."""
        now = self._now()
        for _ in range(AT_ONCE):
            if not self._due or self._due[0][0] > now:
                return
            _, line = self._due.popleft()
            if line.beat():
                self._due.append((now + self._every, line))

    def _watch(self) -> None:
        if self._next is None and self._due:
            wait = max(SOON, self._due[0][0] - self._now())
            self._next = asyncio.get_running_loop().call_later(wait, self._look)

    def _look(self) -> None:
        self._next = None
        self.sweep()
        self._watch()

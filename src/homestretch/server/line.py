"""A line: one open socket, what it listens to, and what waits to be sent on it."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from homestretch.core.types import Seat

WAITING = 256  # messages; who is further behind is cut off, and finds everything again on return


class Line:
    """One listener at a table. `key` is the hash of what it came with; `seat` is where it looks from."""

    def __init__(self, key: str, seat: Seat | None, lang: str, form: str, watch: bool = False) -> None:
        self.key, self.seat, self.lang, self.form, self.watch = key, seat, lang, form, watch
        self.known: set[str] = set()  # pictures that were sent already
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.slow = False

    def send(self, body: Mapping[str, Any]) -> None:
        self.push(packed(body))

    def push(self, text: str) -> None:
        """Hand over a message; never waits."""
        if self.slow:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def show(self, looks: Mapping[str, str]) -> None:
        """Send those pictures that are new to this line."""
        new = {name: svg for name, svg in looks.items() if name not in self.known}
        if new:
            self.known.update(new)
            self.send({"do": "looks", "looks": new})

    def hang_up(self) -> None:
        self.slow = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


def packed(body: Mapping[str, Any]) -> str:
    return json.dumps(body, separators=(",", ":"), ensure_ascii=False)

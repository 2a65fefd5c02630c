"""A line: one open socket, what it listens to, and what waits to be sent on it."""

import asyncio
from collections.abc import Mapping
from typing import Literal

from homestretch.core.types import Seat
from homestretch.server.messages.to_client import Pictures, ToClient, packed

Form = Literal["scene", "view"]  # what it is told: what there is to see, or what a program reads
WAITING = 256  # messages; who is further behind is cut off, and finds everything again on return


class Line:
    """One listener at a table. `key` is the hash of what it came with; `seat` is where it looks from."""

    def __init__(self, key: str, seat: Seat | None, lang: str, form: Form, watch: bool = False) -> None:
        self.key, self.seat, self.lang, self.form, self.watch = key, seat, lang, form, watch
        self.known: set[str] = set()  # pictures that were sent already
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.slow = False

    @property
    def is_program(self) -> bool:
        """Whether it is told views rather than scenes."""
        return self.form == "view"

    def send(self, message: ToClient) -> None:
        self.push(packed(message))

    def push(self, text: str) -> None:
        """Hand over a message; never waits."""
        if self.slow:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def show(self, pictures: Mapping[str, str]) -> None:
        """Send those pictures that are new to this line."""
        new = {name: svg for name, svg in pictures.items() if name not in self.known}
        if new:
            self.known.update(new)
            self.send(Pictures(looks=new))

    def hang_up(self) -> None:
        self.slow = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

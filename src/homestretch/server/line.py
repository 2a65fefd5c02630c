"""A line: one open socket, what it listens to, and what waits to be sent on it."""

import asyncio
from collections.abc import Mapping
from sys import getsizeof
from typing import Literal

from homestretch.core.types import Seat
from homestretch.server.messages.to_client import Pictures, ToClient, packed

Form = Literal["scene", "view"]  # what it is told: what there is to see, or what a program reads
WAITING = 300_000  # bytes; who is further behind is cut off, and finds everything again on return
KNOWN = 4_000  # names of pictures; whoever has seen more is sent them again


class Line:
    """One listener at a table. `key` is the hash of what it came with; `seat` is where it looks from."""

    def __init__(
        self, key: str, seat: Seat | None, lang: str, form: Form, watch: bool = False, address: str = ""
    ) -> None:
        self.key, self.seat, self.lang, self.form = key, seat, lang, form
        self.watch, self.address = watch, address
        self.known: set[str] = set()  # pictures that were sent already
        self.waiting = 0  # bytes
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._room = asyncio.Event()  # to ask on: what was answered is on its way
        self._room.set()
        self.slow = False

    @property
    def is_program(self) -> bool:
        """Whether it is told views rather than scenes."""
        return self.form == "view"

    def send(self, message: ToClient) -> None:
        self.push(packed(message))

    def push(self, text: str) -> None:
        """Hand over a message; never waits. The first is taken however long it is."""
        if self.slow:
            return
        if self.waiting and self.waiting + getsizeof(text) > WAITING:
            self.hang_up()
            return
        self._put(text)

    def _put(self, text: str) -> None:
        self.waiting += getsizeof(text)
        self._outbox.put_nowait(text)
        self._room.clear()

    async def next(self) -> str | None:
        """The next message to be sent, once there is one; None: the line is cut off."""
        text = await self._outbox.get()
        self.waiting -= getsizeof(text) if text is not None else 0
        if not self.waiting:
            self._room.set()
        return text

    async def read_up(self) -> None:
        """Wait until all that was said has been handed over: nobody is answered faster than they listen."""
        await self._room.wait()

    def show(self, pictures: Mapping[str, str]) -> None:
        """Send those pictures that are new to this line."""
        if pictures.keys() <= self.known:
            return
        new = {name: svg for name, svg in pictures.items() if name not in self.known}
        if len(self.known) + len(new) > KNOWN:
            self.known.clear()
        self.known.update(new)
        self.send(Pictures(looks=new))

    def hang_up(self) -> None:
        """Nothing more is sent, and what waits is dropped."""
        self.slow = True
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self.waiting = 0
        self._outbox.put_nowait(None)
        self._room.set()

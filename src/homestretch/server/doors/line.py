"""A line: one open socket, what it listens to, and what waits to be sent on it."""

import asyncio
from collections import deque
from collections.abc import Mapping
from enum import Enum
from sys import getsizeof
from typing import Literal, TypeAlias

from homestretch.core.types import Seat
from homestretch.server.messages.seen import Pictures
from homestretch.server.messages.to_client import ToClient, packed
from homestretch.server.telling.abouts import MARK
from homestretch.server.wire.drawings import Drawing

Form = Literal["scene", "view"]  # what it is told: what there is to see, or what a program reads
WAITING = 300_000  # bytes; who is further behind is cut off, and finds everything again on return
KNOWN = 4_000  # names of pictures and sentences; whoever has seen more is sent them again


class Owed(Enum):
    """What a line is told when it can listen, as things are then: however often it changed, it waits once."""

    GREETING = "everything it needs to begin"
    PEOPLE = "who is here"
    SIGHT = "what happened since it was told last"
    LEAD = "who shows the way through a game that is over, and where they are"


Item: TypeAlias = str | Owed | Mapping[str, str]  # a message, something to be told, or pictures by their names


class Line:
    """One listener at a table. `key` is the hash of what it came with; `seat` is where it looks from."""

    def __init__(
        self,
        key: str,
        seat: Seat | None,
        lang: str,
        form: Form,
        watch: bool = False,
        address: str = "",
        unpacks: bool = False,
    ) -> None:
        self.key, self.seat, self.lang, self.form = key, seat, lang, form
        self.watch, self.address, self.unpacks = watch, address, unpacks
        self.ply: int | None = None  # the one it was told of last; None: it begins anew
        self.known: set[str] = set()  # pictures that were sent already
        self.waiting = 0  # bytes
        self.slow = False
        self._outbox: deque[Item] = deque()
        self._full, self._empty = asyncio.Event(), asyncio.Event()
        self._empty.set()

    @property
    def is_program(self) -> bool:
        """Whether it is told views rather than scenes."""
        return self.form == "view"

    def send(self, message: ToClient) -> None:
        self.push(packed(message))

    def push(self, text: str) -> None:
        """Hand over a message; never waits. The first is taken however long it is."""
        if self.waiting and self.waiting + getsizeof(text) > WAITING:
            self.hang_up()
        if not self.slow:
            self.waiting += getsizeof(text)
            self._put(text)

    def owe(self, what: Owed) -> None:
        """Tell this by and by; a greeting tells all the rest too."""
        if self.slow or what in self._outbox or Owed.GREETING in self._outbox:
            return
        if what is Owed.GREETING:
            self._outbox = deque(item for item in self._outbox if not isinstance(item, Owed))
        self._put(what)

    def _put(self, item: Item) -> None:
        self._outbox.append(item)
        self._full.set()
        self._empty.clear()

    async def next(self) -> Item | None:
        """What is to be sent or told next, once there is anything; None: the line is cut off."""
        await self._full.wait()
        return self.take()

    def take(self) -> Item | None:
        """The same at once; None: there is nothing."""
        if not self._outbox:
            return None
        item = self._outbox.popleft()
        if isinstance(item, str):
            self.waiting -= getsizeof(item)
        if not self._outbox and not self.slow:
            self._full.clear()
            self._empty.set()
        return item

    async def read_up(self) -> None:
        """Wait until all that was said has been handed over: nobody is answered faster than they listen."""
        await self._empty.wait()

    def show(self, pictures: Mapping[str, str]) -> None:
        """Send those pictures that are new to this line when it comes to them."""
        if not self.slow:
            self._put(pictures)

    def unknown(self, pictures: Mapping[str, str]) -> list[str]:
        """Those that are new to this line, which it now knows, as messages if there are any."""
        if pictures.keys() <= self.known:
            return []
        new = {name: svg for name, svg in pictures.items() if name not in self.known}
        if len(self.known) + len(new) > KNOWN:
            self.known.clear()
        self.known.update(new)
        told = {name: text for name, text in new.items() if name.startswith(MARK)}
        looks = {name: new[name] for name in new.keys() - told.keys()}
        said = [packed(Pictures(looks={}, abouts=told))] if told else []
        return [*said, Drawing(packed(Pictures(looks=looks, abouts={})))] if looks else said

    def hang_up(self) -> None:
        """Nothing more is sent, and what waits is dropped."""
        self.slow, self.waiting = True, 0
        self._outbox.clear()
        self._full.set()
        self._empty.set()

"""Thoughts that wait, and whose turn it is: by address, then by table, and at a table in order."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from homestretch.core.bot import Opinion
from homestretch.core.types import Seat
from homestretch.core.view import View


class Whose(NamedTuple):
    """Whom a thought is for, and who shares a turn with it."""

    address: str
    table: str  # a hint counts to the key that asks, wherever it plays
    seat: Seat


class Dropped(Exception):
    """Nobody needs this thought any more."""


@dataclass(eq=False)
class Thought:
    """One move that a bot is asked for. It must be `needed` still when its turn comes."""

    bot: str
    view: View
    seed: int
    whose: Whose
    needed: Callable[[], bool]
    answer: "asyncio.Future[list[Opinion]]"
    explains: bool = False

    def drop(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(Dropped())


class Thoughts:
    """One thought waits for each seat at most: a new one takes the place of the old."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, dict[Seat, Thought]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    @property
    def many(self) -> int:
        return sum(len(seats) for tables in self._waiting.values() for seats in tables.values())

    def put(self, thought: Thought) -> None:
        address, table, seat = thought.whose
        seats = self._waiting.setdefault(address, OrderedDict()).setdefault(table, {})
        if seat in seats:
            seats.pop(seat).drop()
        seats[seat] = thought

    def take(self) -> Thought:
        """The next one; whoever shares its address or table goes to the end of their row."""
        address, tables = self._waiting.popitem(last=False)
        table, seats = tables.popitem(last=False)
        thought = seats.pop(next(iter(seats)))
        if seats:
            tables[table] = seats
        if tables:
            self._waiting[address] = tables
        return thought

    def remove(self, thought: Thought) -> bool:
        """Whether it waited still; it does no longer."""
        address, table, seat = thought.whose
        tables = self._waiting.get(address, OrderedDict())
        seats = tables.get(table, {})
        if seats.get(seat) is not thought:
            return False
        del seats[seat]
        if not seats:
            del tables[table]
        if not tables:
            del self._waiting[address]
        return True

    def clear(self) -> None:
        while self:
            self.take().drop()

    def crowd(self, address: str) -> int:
        """One of so many equal parts is what a further thought of this address gets: addresses first share alike."""
        own = sum(map(len, self._waiting.get(address, {}).values()))
        return (own + 1) * (len(self._waiting) + (own == 0))

"""The processor is shared: work is done step by step, whoever has used least of late goes first, and each pays for it.
Who is at a table goes before who is still to come: after a restart all come at once, and nobody has used anything.

Between two steps everybody else is heard. Nobody who plays notices; whoever asks for more than a fair part waits.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator, Hashable
from contextvars import ContextVar
from types import coroutine
from typing import Any, NamedTuple, TypeVar

from homestretch.server.settings import Limits
from homestretch.server.share.limits import Budget
from homestretch.server.share.waiting import Waiting

SLICE = 0.002  # seconds of work after which the others are heard
COMERS = 4  # turns of which one is for those who are not at a table yet
T = TypeVar("T")
Steps = Generator[Any, None, T]


class Payer(NamedTuple):
    """For whom something is done: an address, the hash of a key and the number of a line, as far as there are any; and
    whether somebody is at a table already."""

    address: str
    key: str = ""
    line: int = 0
    here: bool = False


NOBODY = Payer("")  # pays for what the house does of itself
PAYER = ContextVar("payer", default=NOBODY)


class Processor:
    """Whose turn it is, and what each has used."""

    def __init__(
        self, limits: Limits, clock: Callable[[], float] = time.thread_time, now: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` counts what the processor does, `now` what goes by meanwhile."""
        rates = limits.line_work, limits.key_work, limits.address_work
        self._by_line, self._by_key, self._by_address = (Budget(rate, now) for rate in rates)
        self.clock = clock
        self._here, self._coming = Waiting(self._by_address.rank), Waiting(self._by_address.rank)
        self._turns = 0
        self._used = 0.0  # since the others were heard last
        self._called = False

    def shared(self) -> dict[str, Budget]:
        """The budgets that count at all workers; a line is at one alone."""
        return {"key": self._by_key, "address": self._by_address}

    def _accounts(self, payer: Payer) -> list[tuple[Budget, Hashable]]:
        """Where it is charged."""
        all_three = (self._by_line, payer.line), (self._by_key, payer.key), (self._by_address, payer.address)
        return [(budget, who) for budget, who in all_three if who]

    def spend(self, payer: Payer, seconds: float) -> None:
        for budget, who in self._accounts(payer):
            budget.spend(who, seconds)
        self._used += seconds

    def used(self, payer: Payer) -> float:
        """Seconds that its address has used of late."""
        return self._by_address.used(payer.address)

    def debt(self, payer: Payer) -> float:
        """Seconds until it has something to spend again."""
        return max((budget.wait(who) for budget, who in self._accounts(payer)), default=0.0)

    async def solvent(self) -> None:
        """Wait until whoever it is done for has something to spend."""
        for budget, who in self._accounts(PAYER.get()):
            await budget.solvent(who)

    def seat(self) -> None:
        """Whoever all this is done for is at a table from now on."""
        payer = PAYER.get()
        if not payer.here:
            PAYER.set(payer._replace(here=True))

    async def paid(self, work: Coroutine[Any, Any, T], payer: Payer) -> T:
        """Do this for somebody, who pays for what it begins as well."""
        before = PAYER.set(payer)
        try:
            return await self.steps(work)
        finally:
            PAYER.reset(before)

    async def steps(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this, each step when it is its turn."""
        return await self._steps(work)

    @coroutine
    def _steps(self, work: Coroutine[Any, Any, T]) -> Steps[T]:
        error: BaseException | None = None
        while True:
            payer = PAYER.get()
            try:
                if turn := self.turn(payer):
                    yield from turn
            except BaseException as cut:  # it is the work that is cut short, and it may mind
                error = cut
            began = self.clock()
            try:
                awaited = work.send(None) if error is None else work.throw(error)
            except StopIteration as end:
                found: T = end.value
                return found
            finally:
                self.spend(payer, self.clock() - began)
            error = None
            if awaited is None:
                continue  # it only lets others go first
            try:
                yield awaited
            except BaseException as cut:
                error = cut

    def turn(self, payer: Payer) -> "asyncio.Future[None] | None":
        """What comes when it is its turn; None: now, as nobody waits and the others were heard a moment ago."""
        if not self._here and not self._coming and self._used < SLICE:
            return None
        turn = asyncio.get_running_loop().create_future()
        (self._here if payer.here else self._coming).add(payer.address, turn)
        self._call()
        return turn

    def _call(self) -> None:
        if not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._hear)

    def _hear(self) -> None:
        """The others were heard; one of those who wait goes on."""
        self._called, self._used = False, 0.0
        if self._here or self._coming:
            self._call()
            turn = self._next()
            if not turn.done():  # or whoever waited has gone
                turn.set_result(None)

    def _next(self) -> "asyncio.Future[None]":
        """Of those at a table, or now and then of the others."""
        self._turns += 1
        first, second = (self._here, self._coming) if self._turns % COMERS else (self._coming, self._here)
        return (first or second).next()

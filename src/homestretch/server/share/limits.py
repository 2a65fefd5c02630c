"""Limits: how often, and how much of the processor, for each address, key or seat; the longest silent are forgotten."""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from weakref import WeakValueDictionary

from homestretch.server.errors import too_much

MOST = 20_000
PATIENT = 5.0  # seconds that somebody is let wait for an answer
LATER = 600.0  # the longest that anybody is told to wait
FEW = 1_000  # names of which other workers may be told


class Counted:
    """A limit that may count at several workers: then everybody has a name there, and what was used here is tallied."""

    burst: float

    def __init__(self) -> None:
        self._named: Callable[[Hashable], str] | None = None
        self.tally: OrderedDict[str, float] = OrderedDict()  # by name, since it was used first

    def count_by(self, named: Callable[[Hashable], str]) -> None:
        self._named = named

    def _note(self, name: str, amount: float) -> None:
        """So much was used here; who was silent for longest is forgotten."""
        self.tally[name] = self.tally.pop(name, 0.0) + amount
        if len(self.tally) > FEW:
            self.tally.popitem(last=False)

    def charge(self, name: str, amount: float) -> None:
        """So much was used elsewhere."""
        raise NotImplementedError


class Rate(Counted):
    """So many a second for each who asks, with a burst; the longest silent are forgotten first."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.per_second, self.burst = rate
        self._clock = clock
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, who: Hashable) -> bool:
        """Whether one more is all right now."""
        if self._named is not None:
            who = self._named(who)
        left, now = self._now(who)
        fine = left >= 1
        self._keep(who, left - 1 if fine else left, now)
        if fine and self._named is not None:
            self._note(str(who), 1.0)
        return fine

    def need(self, who: Hashable) -> None:
        """Raise Refused, with when to try again, unless one more is all right now."""
        if not self.take(who):
            raise too_much(self.wait(who))

    async def patient(self, who: Hashable) -> None:
        """Wait until one more is all right, where that is soon: who plays fast is slowed down and not refused."""
        while (wait := self.wait(who)) and wait <= PATIENT:
            await asyncio.sleep(wait)
        self.need(who)

    def wait(self, who: Hashable) -> float:
        """Seconds until one more is all right."""
        name = who if self._named is None else self._named(who)
        left, now = self._now(name)
        self._keep(name, left, now)
        return 0.0 if left >= 1 else min((1 - left) / self.per_second, LATER) if self.per_second else LATER

    def charge(self, name: str, amount: float) -> None:
        if amount > 0:
            left, now = self._now(name)
            self._keep(name, max(left - amount, -self.burst), now)

    def _now(self, who: Hashable) -> tuple[float, float]:
        """What is left for somebody, who is taken out for a moment."""
        now = self._clock()
        left, then = self._left.pop(who, (self.burst, now))
        return min(self.burst, left + (now - then) * self.per_second), now

    def _keep(self, who: Hashable, left: float, now: float) -> None:
        self._left[who] = (left, now)
        if len(self._left) > MOST:
            self._left.popitem(last=False)


class Budget(Counted):
    """Seconds of the processor for each who uses it: so many a second for long, and a burst; what was used fades."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.per_second, self.burst = rate
        self._fades = self.burst / self.per_second  # seconds until a third of it is left
        self._clock = clock
        self._used: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self.queues: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()  # while anybody waits

    def used(self, who: Hashable) -> float:
        """What still counts of all that was used."""
        used, then = self._used.get(self._name(who), (0.0, 0.0))
        return used * math.exp((then - self._clock()) / self._fades) if used else 0.0

    def rank(self, who: Hashable) -> float:
        """Who has used more has the higher one. All fades alike, so it stays as it is until more is used."""
        used, then = self._used.get(self._name(who), (0.0, 0.0))
        return math.log(used) + then / self._fades if used else -math.inf

    def _name(self, who: Hashable) -> Hashable:
        return who if self._named is None else self._named(who)

    def spend(self, who: Hashable, seconds: float) -> None:
        name = self._name(who)
        self._spend(name, seconds)
        if self._named is not None:
            self._note(str(name), seconds)

    def charge(self, name: str, amount: float) -> None:
        if amount > 0:
            self._spend(name, amount)

    def _spend(self, who: Hashable, seconds: float) -> None:
        now, known = self._clock(), self._used
        used, then = known.get(who, (0.0, now))
        known[who] = (used * math.exp((then - now) / self._fades) + seconds, now)
        known.move_to_end(who)
        if len(known) > MOST:
            known.popitem(last=False)

    def wait(self, who: Hashable) -> float:
        """Seconds until there is something to spend again."""
        used = self.used(who)
        return self._fades * math.log(used / self.burst) if used > self.burst else 0.0

    async def solvent(self, who: Hashable) -> None:
        """Wait until there is something to spend, one after another."""
        if not self.wait(who) and who not in self.queues:
            return
        async with self.queues.setdefault(who, asyncio.Lock()):
            while wait := self.wait(who):
                await asyncio.sleep(wait)

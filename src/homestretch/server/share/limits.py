"""Limits: how often, and how much of the processor, for each address, key or seat; the longest silent are forgotten."""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from weakref import WeakValueDictionary

MOST = 20_000


class Rate:
    """So many a second for each who asks, with a burst; the longest silent are forgotten first."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second, self.burst = rate
        self._clock = clock
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, who: Hashable) -> bool:
        """Whether one more is all right now."""
        now = self._clock()
        left, then = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        fine = left >= 1
        self._left[who] = (left - 1 if fine else left, now)
        if len(self._left) > MOST:
            self._left.popitem(last=False)
        return fine


class Budget:
    """Seconds of the processor for each who uses it: so many a second for long, and a burst; what was used fades."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second, self.burst = rate
        self._fades = self.burst / self.per_second  # seconds until a third of it is left
        self._clock = clock
        self._used: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self.queues: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()  # while anybody waits

    def used(self, who: Hashable) -> float:
        """What still counts of all that was used."""
        used, then = self._used.get(who, (0.0, 0.0))
        return used * math.exp((then - self._clock()) / self._fades) if used else 0.0

    def rank(self, who: Hashable) -> float:
        """Who has used more has the higher one. All fades alike, so it stays as it is until more is used."""
        used, then = self._used.get(who, (0.0, 0.0))
        return math.log(used) + then / self._fades if used else -math.inf

    def spend(self, who: Hashable, seconds: float) -> None:
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

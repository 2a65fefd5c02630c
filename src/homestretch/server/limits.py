"""Limits: buckets that fill with time, one for each address or seat, and never more buckets than fit."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

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

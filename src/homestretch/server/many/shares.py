"""What guests have used at other workers counts here too: each worker says with every sign of life who used much.

Addresses are not told: names are a keyed hash that only workers can make, and a worker's row is written over every
second. What somebody uses at several workers within that second is not known yet; so much more they may have.
"""

import json
import time
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b

from homestretch.server.share.limits import Budget, Rate
from homestretch.store.workers import Worker

MUCH = 0.1  # of what may be used at once; who used less is not told of
MOST = 100  # names of one kind
WHILE = 10.0  # seconds; what was used while a worker was not heard for longer does not count any more
Used = dict[str, dict[str, float]]


class Shares:
    """Limits by name that count at all workers, and numbers that are added up over them."""

    def __init__(
        self,
        word: str,
        limits: Mapping[str, Rate | Budget],
        counts: Mapping[str, Callable[[], Iterable[tuple[str, int]]]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._limits, self._counts, self._clock = limits, counts, clock
        self._heard: dict[str, tuple[float, Used]] = {}  # by worker: when it was heard last, and what it told
        self._there: dict[tuple[str, str], float] = {}  # by count and name: how many there are elsewhere

        @lru_cache(20_000)
        def named(who: Hashable) -> str:
            return blake2b(str(who).encode(), key=word.encode()[:64], digest_size=9).hexdigest()

        self.named = named
        for limit in limits.values():
            limit.count_by(named)

    def told(self) -> str:
        """What is told of those who used much here."""
        used: Used = {name: _most(limit.tally, MUCH * limit.burst) for name, limit in self._limits.items()}
        for name, count in self._counts.items():
            used[name] = _most({self.named(who): many for who, many in count()}, 1)
        return json.dumps({name: found for name, found in used.items() if found})

    def hear(self, others: Iterable[Worker]) -> None:
        """Count what is new of what the others tell. What one tells first was used before anybody here was asked."""
        now, there = self._clock(), dict[tuple[str, str], float]()
        self._heard = {name: known for name, known in self._heard.items() if now - known[0] < WHILE}
        for other in others:
            used = _read(other.used)
            if other.id in self._heard:
                self._charge(self._heard[other.id][1], used)
            self._heard[other.id] = now, used
            for kind, name, amount in ((k, n, a) for k in self._counts for n, a in used.get(k, {}).items()):
                there[kind, name] = there.get((kind, name), 0.0) + amount
        self._there = there

    def _charge(self, before: Used, used: Used) -> None:
        """Who was not told of before had used no more than the least of whom it was."""
        for kind, limit in self._limits.items():
            known = before.get(kind, {})
            least = min(known.values()) if len(known) >= MOST else MUCH * limit.burst
            for name, amount in used.get(kind, {}).items():
                limit.charge(name, amount - known.get(name, least))

    def elsewhere(self, kind: str, who: str) -> int:
        """How many of these somebody has at other workers."""
        return int(self._there.get((kind, self.named(who)), 0)) if self._there else 0


def _most(tally: Mapping[str, float], least: float) -> dict[str, float]:
    """Those who used most, and at least so much."""
    found = [(amount, name) for name, amount in tally.items() if amount >= least]
    return {name: round(amount, 3) for amount, name in sorted(found, reverse=True)[:MOST]}


def _read(used: str) -> Used:
    """Nothing, where another version tells it otherwise."""
    try:
        found: Used = json.loads(used) if used else {}
        return {kind: {name: float(amount) for name, amount in by.items()} for kind, by in found.items()}
    except (ValueError, TypeError, AttributeError):
        return {}

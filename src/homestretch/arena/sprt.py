"""A test that stops by itself: is a bot no better than so much, or at least as good as that?

After every deal the odds of both answers are compared (a sequential probability ratio test). What is counted is the
mean of a deal, not a game, because the games of a deal share their luck; with two bots it is mostly one of five values
(pentanomial). Under each answer the values have the odds that explain the deals best among all with that mean.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

BOUND = 2.94  # log(0.95 / 0.05): each answer is wrong in one test of twenty at most
FIVE = (0.0, 0.25, 0.5, 0.75, 1.0)
DOUBT = 1e-3  # so much of a deal is counted for each of the five before any is played


@dataclass(frozen=True)
class Sprt:
    """Two answers: the share of wins is `low`, or it is `high`."""

    low: float = 0.5
    high: float = 0.55

    def odds(self, deals: Sequence[float]) -> float:
        """How much more likely these deals are if it is high, as a logarithm."""
        counts = Counter(dict.fromkeys(FIVE, DOUBT))
        counts.update(Counter(round(x, 9) for x in deals))
        high, low = likeliest(counts, self.high), likeliest(counts, self.low)
        return sum(n * math.log(high[x] / low[x]) for x, n in counts.items())

    def answer(self, deals: Sequence[float]) -> bool | None:
        """True: it is high; False: it is low; None: it is not known yet."""
        found = self.odds(deals)
        return None if abs(found) < BOUND else found > 0


def likeliest(counts: Mapping[float, float], mean: float) -> dict[float, float]:
    """The odds of each value that make what was counted most likely, among all with this mean."""
    total = sum(counts.values())
    pull = _pull(counts, mean)
    return {x: n / total / (1 + pull * (x - mean)) for x, n in counts.items()}


def _pull(counts: Mapping[float, float], mean: float) -> float:
    """How far the odds are bent towards a mean: the root of a sum that falls all the way, found by halving."""
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(200):
        middle = (low + high) / 2
        if sum(n * (x - mean) / (1 + middle * (x - mean)) for x, n in counts.items()) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2

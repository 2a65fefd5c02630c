"""Shares with their 95 % intervals.

The games of one deal belong together, so what is averaged is the mean of a deal; shared wins count as parts. The
interval is Wilson's for a share, with as many games as would spread the mean as much as the deals in fact do, but never
with more than were played, and with one a deal where all deals came out alike.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959964  # 95 %


class Share(NamedTuple):
    """A share with the ends of its 95 % interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def share(deals: Sequence[float], games: int = 1) -> Share:
    """The mean of deals of so many games each, every one between 0 and 1."""
    n = len(deals)
    if not n:
        return Share(math.nan, 0.0, 1.0)
    mean = sum(deals) / n
    spread = sum((x - mean) ** 2 for x in deals) / max(1, n - 1)
    alone = mean * (1 - mean) / games  # the spread of deals whose games have nothing to do with each other
    worth = games * min(1.0, alone / spread) if spread else 1.0  # games a deal counts for; deals all alike tell nothing
    return wilson(mean, n * worth, quantile(n))


def wilson(mean: float, n: float, z: float) -> Share:
    """Wilson's score interval for a share seen in n games."""
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Share(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def quantile(n: int) -> float:
    """Student's for n values, by its expansion: 1.96 for many."""
    freedom = max(1, n)
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def mean(values: Sequence[float]) -> Share:
    """A mean of any numbers with its 95 % interval (normal, Student's quantile)."""
    n = len(values)
    middle = sum(values) / n
    spread = math.sqrt(sum((x - middle) ** 2 for x in values) / max(1, n - 1) / n)
    return Share(middle, middle - quantile(n) * spread, middle + quantile(n) * spread)

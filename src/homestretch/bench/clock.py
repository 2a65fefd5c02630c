"""Rates: decisions a second of processor time, the median of several rounds after a warm-up."""

import gc
import time
from collections.abc import Callable, Hashable, Mapping
from itertools import count
from statistics import median
from typing import TypeVar

Play = Callable[[int], int]  # plays something with this seed, gives how many decisions it took
K = TypeVar("K", bound=Hashable)

Clock = Callable[[], float]

ROUNDS = 5


def rate(play: Play, seconds: float, clock: Clock = time.process_time) -> float:
    """Decisions a second. Processor time counts, so that other programs on the machine matter less."""
    return rates({0: play}, seconds, clock=clock)[0]


def rates(
    plays: Mapping[K, Play],
    seconds: float,
    say: Callable[[K, int, int], None] = lambda *_: None,
    clock: Clock = time.process_time,
) -> dict[K, float]:
    """The rate of each, all of them in turn in every round, so that a machine that slows down slows down all.

    What is measured next is said with how many measurements are done, and of how many.
    """
    steps, total = count(), (1 + ROUNDS) * len(plays)
    for key, play in plays.items():
        say(key, next(steps), total)
        _round(play, seconds / 4, 0, clock)
    gc.collect()
    gc.freeze()  # the thousands of games of one door are not swept while another is measured
    found: dict[K, list[float]] = {key: [] for key in plays}
    for n in range(ROUNDS):
        for key, play in plays.items():
            say(key, next(steps), total)
            found[key].append(_round(play, seconds / ROUNDS, 1000 * (n + 1), clock))
    gc.unfreeze()
    return {key: median(each) for key, each in found.items()}


def _round(play: Play, seconds: float, seed: int, clock: Clock) -> float:
    done = 0
    begin = clock()
    while True:
        done += play(seed)
        seed += 1
        spent = clock() - begin
        if spent >= seconds:
            return done / spent

"""Rates: decisions a second of processor time, the median of several rounds after a warm-up."""

import time
from collections.abc import Callable
from statistics import median

Play = Callable[[int], int]  # plays something with this seed, gives how many decisions it took


def rate(play: Play, seconds: float, rounds: int = 5) -> float:
    """Decisions a second. Processor time counts, so that other programs on the machine matter less."""
    _round(play, seconds / 4, 0)
    return median(_round(play, seconds / rounds, 1000 * (n + 1)) for n in range(rounds))


def _round(play: Play, seconds: float, seed: int) -> float:
    done = 0
    begin = time.process_time()
    while True:
        done += play(seed)
        seed += 1
        spent = time.process_time() - begin
        if spent >= seconds:
            return done / spent

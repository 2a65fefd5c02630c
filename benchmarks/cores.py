"""The vector door on one core and on several: a process a core, each with a thousand games that are seen.

    python benchmarks/cores.py [--cores 2] [--seconds 5] [--rounds 3]

Says for every game how many words a second one process makes and how many all of them make together, by the clock on
the wall: on a machine that is busy with something else the second figure shows that, not the door.
"""

import argparse
from multiprocessing import get_context
from statistics import median
from time import perf_counter, sleep

from homestretch.bench.doors import vector_seen
from homestretch.bench.run import setups

READY = 1.0  # seconds until all processes have their games


def rate(name: str, seats: int, begin: float, seconds: float) -> float:
    """Words a second of one process, from a moment that all of them share."""
    play = vector_seen(name, seats)
    play(0)
    sleep(max(0.0, begin - perf_counter()))
    words, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        words += play(0)
    return words / (perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    with get_context("spawn").Pool(given.cores) as pool:

        def together(name: str, seats: int, cores: int) -> float:
            jobs = [(name, seats, perf_counter() + READY, given.seconds)] * cores
            return sum(pool.starmap(rate, jobs, chunksize=1))

        for label, name, seats in setups():
            ratios, alone = [], []
            for _ in range(given.rounds):
                alone.append(together(name, seats, 1))
                ratios.append(together(name, seats, given.cores) / alone[-1])
            print(
                f"{label:16} one {median(alone):10,.0f} words/s, {given.cores} cores {median(ratios):.2f} times",
                flush=True,
            )


if __name__ == "__main__":
    main()

"""The law of positions at length: texts of positions changed at random are refused, or played to the end.

    python benchmarks/positions.py [game …] [--count 100000] [--seed 0] [--jobs 2]

Says for every game how many texts were positions and how many were not, and names a few of those that break the law.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from homestretch.core import positions
from homestretch.core.contract import Broken
from homestretch.core.registry import COMPILED, game, games
from homestretch.core.rng import Rng

SHARE = 1000  # texts a process takes at once
NAMED = 10  # breaches that are printed in full


def share(name: str, seed: int, count: int) -> tuple[Counter[str], list[str]]:
    """What became of so many texts, and how the law was broken."""
    found, became, broken = game(name), Counter[str](), []
    for n, text in enumerate(positions.mutants(found, count, seed)):
        try:
            became["accepted" if positions.holds(found, text, Rng(seed, n, salt=5)) else "refused"] += 1
        except Broken as error:
            became["broken"] += 1
            broken.append(str(error))
    return became, broken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--count", type=int, default=100_000, help="texts a game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    if unknown := set(given.games) - set(games()):
        parser.error(f"there is no game {', '.join(sorted(unknown))}; there are: {', '.join(games())}")
    print("compiled rules" if COMPILED else "rules in plain Python", flush=True)
    worst = 0
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        for name in given.games:
            sizes = [min(SHARE, given.count - done) for done in range(0, given.count, SHARE)]
            parts = [pool.submit(share, name, given.seed + n, size) for n, size in enumerate(sizes)]
            became = sum((part.result()[0] for part in parts), Counter[str]())
            broken = [text for part in parts for text in part.result()[1]]
            print(
                f"{name}: {became['accepted']} accepted, {became['refused']} refused, {became['broken']} broken",
                flush=True,
            )
            for text in broken[:NAMED]:
                print(f"  {text}", flush=True)
            worst = max(worst, len(broken))
    sys.exit(1 if worst else 0)


if __name__ == "__main__":
    main()

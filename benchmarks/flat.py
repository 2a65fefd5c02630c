"""Whether memory stays flat: many games in one process, by the engine and through the vector door.

    python benchmarks/flat.py [game …] [--games 1000000] [--seats 2]

Says after each tenth how much memory the process has; what it had after the first tenth is what the last must have.
"""

import argparse
from pathlib import Path

from homestretch.core.registry import game as find
from homestretch.core.registry import games
from homestretch.core.rng import Rng
from homestretch.rl.vector import Games

AT_ONCE = 100  # games side by side in the vector door


def held() -> float:
    """Megabytes this process has in memory."""
    line = next(x for x in Path("/proc/self/status").read_text().splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--games", dest="count", type=int, default=1_000_000)
    parser.add_argument("--seats", type=int, default=0, help="as few as can play, if nothing is said")
    given = parser.parse_args()
    for name in given.games:
        game = find(name)
        seats = given.seats or game.seats[0]
        many = Games(name, count=AT_ONCE, seats=seats)
        tenths = []
        for tenth in range(10):
            for seed in range(given.count // 10):
                game.playout(game.start(seats, game.options()), Rng(tenth * given.count + seed), 1_000_000)
            for _ in range(1000):
                many.step(many.sample())
                many.observation()
            tenths.append(held())
        print(f"{name:12} {given.count} games, MB after each tenth: {' '.join(f'{x:.1f}' for x in tenths)}", flush=True)


if __name__ == "__main__":
    main()

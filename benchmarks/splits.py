"""Which splits of one's tiles win in Hexenrennen, where everybody plays on by the judge's policy.

python benchmarks/splits.py --seats 2 --games 40000 --finals 20000

First everybody splits at random: what a number brings in a section, alone and beside another, is fitted to who wins.
Those that ought to be best then play the finals, against one another. `games/hexenrennen/opening.py` has some that are
there with two, three and four.
"""

import argparse
from functools import partial
from itertools import combinations

import numpy as np

from homestretch.arena.farm import farm
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Move
from homestretch.games.hexenrennen.phases import SPLIT

GAME = find_game("hexenrennen")
NUMBERS = range(2, 11)
PAIRS = tuple(combinations(range(27), 2))
CHUNK = 500
BEST = 24  # splits that come into the finals
USUAL = (8, 9, 10, 5, 6, 7)  # what the judge does is there too
FAR = 1_000_000  # chunks of games that no chunk before the finals has
RIDGE = 30.0  # what keeps the fit steady


def every() -> list[Move]:
    """All splits, each as it is said."""
    found: list[Move] = []
    for first in combinations(NUMBERS, 3):
        rest = [n for n in NUMBERS if n not in first]
        found += [(*first, *second) for second in combinations(rest, 3)]
    return found


def played(seats: int, splits: list[Move], chunk: int) -> list[tuple[Move, float]]:
    """Splits drawn from these, and what came of each."""
    found: list[tuple[Move, float]] = []
    for number in range(CHUNK * chunk, CHUNK * chunk + CHUNK):
        rng = Rng(number, salt=31)
        mine = [splits[rng.below(len(splits))] for _ in range(seats)]
        s = GAME.start(seats, GAME.options())
        while asked := GAME.awaits(s):
            seat = asked[0]
            if seat == CHANCE:
                move = GAME.any_move(s, CHANCE, rng)
            else:
                move = mine[seat] if s.phase == SPLIT else GAME.judge.policy(s, seat, (), rng)
            GAME.apply(s, seat, move)
        found += zip(mine, GAME.outcome(s).shares(GAME.teams(seats)), strict=True)
    return found


def shown(split: Move) -> np.ndarray:
    """Which number lies in which section, and every two of these facts together."""
    on = np.zeros(27)
    for k in range(3):
        mine = split[3 * k : 3 * k + 3] if k < 2 else [n for n in NUMBERS if n not in split]
        for n in mine:
            on[9 * k + n - 2] = 1.0
    return np.concatenate([[1.0], on, [on[i] * on[j] for i, j in PAIRS]])


def told(split: Move) -> str:
    last = [n for n in NUMBERS if n not in split]
    return " / ".join(" ".join(map(str, part)) for part in (split[:3], split[3:], last))


def many(seats: int, splits: list[Move], games: int, start: int, jobs: int) -> list[tuple[Move, float]]:
    chunks = range(start, start + -(-games // CHUNK))
    return [one for part in farm(partial(played, seats, splits), chunks, jobs, "") for one in part]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40_000, help="with random splits")
    parser.add_argument("--finals", type=int, default=20_000, help="between those that look best")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    splits = every()
    found = many(given.seats, splits, given.games, 0, given.jobs)
    x, y = np.array([shown(split) for split, _ in found]), np.array([won for _, won in found])
    weights = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    said = np.array([shown(split) for split in splits]) @ weights
    order = np.argsort(-said)
    finalists = [splits[k] for k in order[:BEST]]
    print(f"fitted: best {said[order[0]]:.3f}, middle {np.median(said):.3f}, worst {said[order[-1]]:.3f}")
    ends: dict[Move, list[float]] = {}
    for split, won in many(given.seats, [*finalists, USUAL], given.finals, FAR, given.jobs):
        ends.setdefault(split, []).append(won)
    for split, shares in sorted(ends.items(), key=lambda one: -float(np.mean(one[1]))):
        margin = 1.96 * float(np.std(shares)) / len(shares) ** 0.5
        line = f"{100 * np.mean(shares):.1f} ± {100 * margin:.1f} % of {len(shares)}"
        print(f"{told(split):24} {line}, fitted {said[splits.index(split)]:.3f}")


if __name__ == "__main__":
    main()

"""How exact Encore's nets are: what a net says of a turn beside what it says of all that can come of it.

python benchmarks/encore.py --seats 2 --games 40 [--net FILE] [--seed S]

In games of `expert` against itself every turn that begins is gone through to its end, over every card that can come
and with the best answer to each; what the net says of it before is off by so much. The sum over a game, each turn's
difference with its sign, is how far off the net is about a whole game that is played like that.
"""

import argparse
import json
import math
from pathlib import Path

from homestretch.bots.levels import Expert
from homestretch.core import nets
from homestretch.core.bot import Budget
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE
from homestretch.games.encore.bots import INPUTS
from homestretch.games.encore.phases import BEGIN
from homestretch.games.encore.solve import Solver

GAME = find_game("encore")


def game(seats: int, seed: int, file: Path, positions: int) -> list[float]:
    """By how much the net is too low about each turn of a game, for whoever's turn it is."""
    rng, bot, net = Rng(seed, salt=21), Expert(500, file), nets.load(GAME, seats, file)
    s, off = GAME.start(seats, GAME.options()), list[float]()
    while asked := GAME.awaits(s):
        if s.phase == BEGIN:
            solver = Solver(INPUTS, net)
            off.append(solver.turn(s)[s.turn] - solver.judge(s)[s.turn])
        move = GAME.any_move(s, CHANCE, rng) if asked[0] == CHANCE else None
        GAME.apply(s, asked[0], move or bot.move(GAME.view(s, asked[0]), 0, Budget(positions)))
    return off


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--positions", type=int, default=2000, help="what a move of these games looks at")
    given = parser.parse_args()
    file = given.net or nets.path(GAME, given.seats)
    games = [game(given.seats, 1000 * given.seed + n, file, given.positions) for n in range(given.games)]
    off = sorted(abs(x) for turns in games for x in turns)
    sums = [sum(turns) for turns in games]
    print(
        json.dumps(
            {
                "seats": given.seats,
                "turns": len(off),
                "mean": round(sum(off) / len(off), 5),
                "root_mean_square": round(math.sqrt(sum(x * x for x in off) / len(off)), 5),
                "of_a_hundred_the_fifth_worst": round(off[int(0.95 * len(off))], 5),
                "bias": round(sum(x for turns in games for x in turns) / len(off), 5),
                "of_a_game": round(sum(sums) / len(sums), 5),
            }
        )
    )


if __name__ == "__main__":
    main()

"""What the decisions of each level lose: points of the chance to win, beside the best move that `expert` sees.

python benchmarks/losses.py [game …] [--seats N] [--levels easy …] [--decisions 300] [--looks 3000]

Decisions are every fifth in games of a level against itself where there is more than one move. Which move is best is
seen in some worlds, and what the made one loses beside it is measured in others: luck does not count as a loss.
"""

import argparse
import math
from collections.abc import Iterator

from homestretch.arena.match import usual_seats
from homestretch.bots import find
from homestretch.bots.names import LEVELS
from homestretch.bots.thinking import beside
from homestretch.core import nets
from homestretch.core.bot import Budget, thought
from homestretch.core.registry import game as find_game
from homestretch.core.registry import games
from homestretch.core.types import Move
from homestretch.core.view import View
from homestretch.play.table import Table

APART = 5  # moves between two that are looked at, so that a row has several games


def losses(game: str, seats: int, level: str, looks: int) -> Iterator[float]:
    """Of one decision after the other, in parts of a win."""
    bot = find(level)
    limit, seed = bot.own(game).timeless, 0
    while True:
        seed += 1
        table = Table(game, seats, seed)
        while not table.over:
            seat = table.awaits[0]
            view = table.view(seat)
            move = bot.move(view, thought(seed, table.ply, seat), limit)
            if table.ply % APART == seed % APART and find_game(game).decides(table.state, seat):
                yield loss(view, move, table.ply, looks)
            table.play(seat, move)


def loss(view: View, move: Move, seed: int, looks: int) -> float:
    """Of this decision beside the best."""
    net = nets.net(find_game(view.game), view.seats)
    assert net is not None
    best, made = beside(view, net, seed, Budget(looks), move)
    assert best.chance is not None
    assert made.chance is not None
    return best.chance - made.chance


def row(game: str, seats: int, level: str, decisions: int, looks: int) -> str:
    found = [lost for lost, _ in zip(losses(game, seats, level, looks), range(decisions), strict=False)]
    mean = sum(found) / len(found)
    spread = math.sqrt(sum((x - mean) ** 2 for x in found) / len(found))
    margin = 1.96 * spread / math.sqrt(len(found))
    lost = f"{round(100 * mean, 2) + 0.0:.2f} ± {100 * margin:.2f}"  # a mean just under 0 is not -0.00
    cells = (game, seats, level, len(found), lost, f"{100 * max(found):.0f}")
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--seats", type=int, help="so many; as many as usual in a match")
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--looks", type=int, default=3000, help="to see what is best, and as many to measure")
    given = parser.parse_args()
    print("| game | seats | level | decisions | points lost in each (95 %) | most |")
    print("|---|---|---|---|---|---|")
    for game in given.games:
        for level in given.levels:
            seats = given.seats or usual_seats(game)
            print(row(game, seats, level, given.decisions, given.looks), flush=True)


if __name__ == "__main__":
    main()

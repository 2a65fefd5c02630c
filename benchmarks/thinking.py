"""How long the levels think: percentiles over whole games, on one core.

python benchmarks/thinking.py [game …] [--seconds 200]

A row ends after 20,000 moves or so many seconds, whichever comes first.
"""

import argparse
import time

from homestretch.arena.match import usual_seats
from homestretch.bots import find
from homestretch.bots.names import LEVELS
from homestretch.core.bot import thought
from homestretch.core.registry import games
from homestretch.play.table import Table

MOVES = 20_000


def moves(game: str, level: str, seconds: float) -> tuple[list[float], list[float]]:
    """Milliseconds of every move of this level in games against itself: by the clock, and of the processor."""
    wall: list[float] = []
    busy: list[float] = []
    bot, seed, began = find(level), 0, time.perf_counter()
    while len(wall) < MOVES and time.perf_counter() - began < seconds:
        table = Table(game, usual_seats(game), seed)
        while not table.over and time.perf_counter() - began < seconds:
            seat = table.awaits[0]
            view = table.view(seat)
            clock, used = time.perf_counter(), time.process_time()
            move = bot.move(view, thought(seed, table.ply, seat))
            wall.append(1000 * (time.perf_counter() - clock))
            busy.append(1000 * (time.process_time() - used))
            table.play(seat, move)
        seed += 1
    return sorted(wall), sorted(busy)


def at(sorted_times: list[float], part: float) -> str:
    return f"{sorted_times[min(len(sorted_times) - 1, int(part * len(sorted_times)))]:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--seconds", type=float, default=200.0, help="for each level of each game")
    given = parser.parse_args()
    print("| game | level | moves | median ms | 99 % | 99.9 % | longest | 99.9 % of processor time |")
    print("|---|---|---|---|---|---|---|---|")
    for game in given.games:
        for level in LEVELS:
            wall, busy = moves(game, level, given.seconds)
            cells = (
                game,
                level,
                len(wall),
                at(wall, 0.5),
                at(wall, 0.99),
                at(wall, 0.999),
                at(wall, 1),
                at(busy, 0.999),
            )
            print("| " + " | ".join(map(str, cells)) + " |", flush=True)


if __name__ == "__main__":
    main()

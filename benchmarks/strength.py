"""How strong the bots are: the rows of the table in docs/bots.md, with 95 % intervals.

python benchmarks/strength.py                    every row, an hour or so on two cores
python benchmarks/strength.py hit dog --jobs 1   the rows of these games

`hard` plays with a tenth of its playouts here, which is said in the row.
"""

import argparse
import time

from homestretch.arena.match import arrange
from homestretch.arena.run import run

TENTH = {"dog": "hard:200", "hit": "hard:200", "hexenrennen": "hard:400", "encore": "hard"}
# seats: games of hard against normal, of the quicker pairs
ROWS: dict[str, dict[int, tuple[int, int]]] = {
    "encore": {2: (3000, 1000), 4: (1000, 400), 3: (600, 300), 5: (400, 200)},
    "hexenrennen": {2: (200, 400), 4: (140, 400), 3: (100, 200)},
    "hit": {2: (100, 400), 4: (100, 200), 3: (48, 100)},
    "dog": {4: (100, 200), 2: (40, 100), 3: (40, 60), 5: (40, 40), 6: (40, 40)},
}


def row(game: str, seats: int, pair: tuple[str, str], games: int, jobs: int) -> str:
    began = time.perf_counter()
    result = run(arrange(game, pair, seats, 0, {}), games, jobs)
    spent = time.perf_counter() - began
    share = result.share(0)
    cells = (game, seats, *pair, result.games, share, f"{100 * result.fair:.0f} %", f"{spent:.0f} s")
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(ROWS))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", type=int, nargs="*", help="only tables of these sizes")
    parser.add_argument(
        "--pairs", nargs="*", default=["hard", "normal", "easy", "random"], help="only pairs that begin so"
    )
    given = parser.parse_args()
    print("| game | seats | bot | against | games | share of wins (95 %) | fair | time |")
    print("|---|---|---|---|---|---|---|---|")
    for game in given.games:
        for seats, (few, many) in ROWS[game].items():
            pairs = {
                "hard": ((TENTH[game], "normal"), few),
                "normal": (("normal", "easy"), many),
                "easy": (("easy", "random"), many),
            }
            pairs["random"] = ((TENTH[game], "random"), few // 2)
            for name in given.pairs:
                if given.seats is None or seats in given.seats:
                    print(row(game, seats, *pairs[name], given.jobs), flush=True)


if __name__ == "__main__":
    main()

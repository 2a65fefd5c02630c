"""The law of glances at length: numbers written straight off a state are those of the view, and twins give the same.

    python benchmarks/glances.py [game …] [--count 1000000] [--seed 0]

Random games in every setup; at every ply and after every word of a move each seat and a spectator are looked through,
at the state and, once a ply, at a guess of what else could be true for that seat. Ends with the first difference.
"""

import argparse
import sys
from collections.abc import Iterator

from homestretch.core.contract import setups
from homestretch.core.features import size
from homestretch.core.game import AnyGame, State
from homestretch.core.options import Options
from homestretch.core.registry import game as find
from homestretch.core.registry import games
from homestretch.core.rng import Rng
from homestretch.core.sheet import Sheet
from homestretch.core.types import Move, Seat


def numbers(game: AnyGame, s: State, seat: Seat | None, path: Move) -> list[int]:
    """What a glance shows of a state, if the view shows the same."""
    features = game.features
    sheet = Sheet(size(features.fields))
    assert features.write, f"{game.name} has no glance"
    features.write(game.glance(s, seat, path), sheet)
    found = sheet.listed()
    if found != list(features.numbers(game.view(s, seat, path))):
        sys.exit(f"{game.name}: seat {seat} is shown other numbers than its view after {path}: {game.show(s)}")
    return found


def ply(game: AnyGame, s: State, asked: Seat, path: Move, rng: Rng) -> int:
    """Everybody's look at this position; how many looks there were."""
    lookers: list[Seat | None] = [*range(s.seats), None]
    for seat in lookers:
        words = path if seat == asked else ()
        ours = numbers(game, s, seat, words)
        if seat == asked and ours != numbers(game, game.guess(game.view(s, seat), rng), seat, words):
            sys.exit(f"{game.name}: seat {seat} can tell twins apart after {path}: {game.show(s)}")
    return len(lookers) + 1


def looks(game: AnyGame, seats: int, options: Options, seed: int) -> Iterator[int]:
    """One random game, word by word."""
    s, rng = game.start(seats, options), Rng(seed)
    while asked := game.awaits(s):
        seat = asked[0]
        move = game.any_move(s, seat, rng)
        path: Move = ()
        while seat >= 0 and len(path) < len(move):
            yield ply(game, s, seat, path, rng)
            path = move[: len(path) + 1]
        game.apply(s, seat, move)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--count", type=int, default=1_000_000, help="looks a game")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for name in given.games:
        game, seen, seed = find(name), 0, given.seed
        listed = list(setups(game))
        while seen < given.count:
            for seats, options in listed:
                for n in looks(game, seats, options, seed):
                    seen += n
                    if seen >= given.count:
                        break
            seed += 1
        print(f"{name:12} {seen:,} looks in {len(listed)} setups: all the same", flush=True)


if __name__ == "__main__":
    main()

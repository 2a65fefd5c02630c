"""Two builds of the package side by side: whether they play the same, and how fast one is beside the other.

    python benchmarks/beside.py BEFORE AFTER [game …]

BEFORE and AFTER are folders to import from, such as build/compiled of two checkouts. First both play the same games
(random and greedy moves, every number of players, options in turn) and say a digest of every position, question, odds
and reason. Then they are timed in turn, round by round, so that a busy machine slows down both; a ratio above 1 means
that AFTER is faster.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from typing import Any

ROUNDS = 7
SECONDS = 0.4
MOVES = 400  # of a game that is compared
SEARCH = "search:30"


def main(before: str, after: str, *games: str) -> None:
    for game in games or ("dog", "hit", "encore", "hexenrennen"):
        digests = [_ask(path, "digests", game) for path in (before, after)]
        for what in digests[0]:
            print(f"{game:12} {what:16} {'same' if digests[0][what] == digests[1][what] else 'DIFFERENT'}")
        rounds = [(_ask(before, "rates", game), _ask(after, "rates", game)) for _ in range(ROUNDS)]
        for door in rounds[0][0]:
            ratios = sorted(new[door] / old[door] for old, new in rounds)
            best = max(new[door] for _, new in rounds)
            print(f"{game:12} {door:16} {median(ratios):5.2f}  ({ratios[1]:.2f} to {ratios[-2]:.2f}), {best:,.0f}/s")


def _ask(path: str, what: str, game: str) -> dict[str, Any]:
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, __file__, f"--{what}", game], env=env, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# in the Python of one build


def rates(name: str) -> dict[str, float]:
    from homestretch.bench import doors, searching
    from homestretch.bench.clock import rates as timed
    from homestretch.core.registry import game

    seats = game(name).seats
    plays: dict[str, Any] = {}
    for n in sorted({seats[0], 4 if 4 in seats else seats[-1]}):
        plays |= {f"{door} {n}": make(name, n) for door, make in doors.CORE.items()}
        plays |= {f"search {n}": searching.search(name, n), f"blind search {n}": searching.search(name, n, blind=True)}
    return timed(plays, SECONDS)


def digests(name: str) -> dict[str, str]:
    from homestretch.core.registry import game

    sums = {what: hashlib.sha256() for what in ("positions", "questions", "reasons", "guesses", "bots")}
    for n, (seats, options) in enumerate(_setups(game(name))):
        _random(game(name), seats, options, n, sums)
        _bots(game(name), seats, options, n, sums["bots"])
    return {what: found.hexdigest() for what, found in sums.items()}


def _setups(game: Any) -> Iterator[tuple[int, Any]]:
    """Every number of players, with the usual options, and with each other value of each option."""
    from dataclasses import fields

    for seats in game.seats:
        for values in ({}, *({f.name: value} for f in fields(game.options) for value in _values(f))):
            options = game.options(**values)
            if game.fits(seats, options):
                yield seats, options


def _values(field: Any) -> tuple[object, ...]:
    return tuple(value for value in field.metadata["choices"] if value != field.default)


def _random(game: Any, seats: int, options: Any, seed: int, sums: dict[str, Any]) -> None:
    from homestretch.core.rng import Rng
    from homestretch.core.types import CHANCE

    s, rng = game.start(seats, options), Rng(seed)
    for ply in range(MOVES):
        asked = game.awaits(s)
        if not asked:
            break
        seat = asked[ply % len(asked)]
        move = game.any_move(s, seat, rng)
        for n in range(len(move) + 1):
            path = move[:n]
            found = game.chance(s, path) if seat == CHANCE else game.ask(s, seat, path)
            sums["questions"].update(repr(found).encode())
            if seat != CHANCE and ply % 9 == 0:
                _reasons(game, game.view(s, seat, path), path, sums["reasons"])
        if seat != CHANCE and ply % 5 == 0:
            sums["guesses"].update(game.show(game.guess(game.view(s, seat), Rng(ply))).encode())
        if move:
            sums["questions"].update(_verdict(game, s, seat, _garbled(game, move, rng)).encode())
        s = game.play(s, seat, move)
        sums["positions"].update(game.show(s).encode())
    copy = game.copy(s)
    sums["positions"].update(f"{game.playout(copy, rng, 500)} {game.show(copy)}".encode())


def _garbled(game: Any, move: tuple[int, ...], rng: Any) -> tuple[int, ...]:
    """A move with one word that is another, is missing or is said twice."""
    n = rng.below(len(move))
    return (*move[:n], *((rng.below(len(game.words)),), (), (move[n], move[n]))[rng.below(3)], *move[n + 1 :])


def _verdict(game: Any, s: Any, seat: int, move: tuple[int, ...]) -> str:
    from homestretch.core.types import Illegal

    try:
        game.check(s, seat, move)
    except Illegal as why:
        return str(why)
    return "legal"


def _reasons(game: Any, view: Any, path: tuple[int, ...], total: Any) -> None:
    if view.ask is None:
        return
    for token in range(len(game.words)):
        if token not in view.ask.tokens:
            total.update(repr(game.why_not(view, path, token)).encode())


def _bots(game: Any, seats: int, options: Any, seed: int, total: Any) -> None:
    from homestretch.bots import find
    from homestretch.play.table import Table

    table = Table(game, seats, seed, options)
    greedy, search = find("greedy"), find(SEARCH)
    for ply in range(60):
        if not table.awaits:
            break
        seat = table.awaits[0]
        view = table.view(seat)
        if ply % 12 == 5:
            total.update(repr(search.move(view, ply)).encode())
        table.play(seat, greedy.move(view, ply))
    total.update(repr(table.log).encode())


if __name__ == "__main__":
    if sys.argv[1].startswith("--"):
        print(json.dumps({"--rates": rates, "--digests": digests}[sys.argv[1]](sys.argv[2])))
    else:
        main(*sys.argv[1:])

"""How long HIT takes: rounds and purchases in many games by bots that see only their own views.

    python benchmarks/hit_length.py [games] [bot …]

Every number of players gets so many games, in turn with each bot (default: 334 games, random and greedy). With the
numbers of tables.toml a game of sensible players should take about 14 to 16 rounds (16 with two players, 15 with three,
14 with four), and everybody buys 5 to 7 cards. A round is a turn of every player; the last counts even if unfinished.

Measured, 334 games a line: `greedy` takes 16, 15 and 12 rounds with two, three and four players (median; longest 31)
and buys 5, 5 and 4 cards; `random` takes 22, 24 and 20 (longest 50) and buys 9, 8 and 7. So `greedy` with four is two
rounds quicker and buys one card less than expected.
"""

import sys
from collections.abc import Iterator, Sequence
from statistics import median, quantiles
from typing import Any

import homestretch as hs
from homestretch.bots import find
from homestretch.core.bot import thought

LONGEST = 200  # rounds; a game that takes longer is an error
START = 6  # cards of a deck nobody has bought anything for


def play(bot: str, seats: int, seed: int) -> tuple[int, list[int]]:
    """One game: how many rounds it took, how many cards each seat bought."""
    table, player = hs.Table("hit", seats, seed), find(bot)
    while table.awaits:
        seat = table.awaits[0]
        view: Any = table.view(seat)
        if view.round > LONGEST:
            raise SystemExit(f"a game of {seats} by {bot} with seed {seed} takes more than {LONGEST} rounds")
        table.play(seat, player.move(view, thought(seed, table.ply, seat)))
    end: Any = table.view(None)
    return end.round, [_deck(end, seat) - START for seat in range(seats)]


def _deck(view: hs.View, seat: int) -> int:
    """How many cards a deck holds: all of them are somewhere in the open or counted."""
    known, rest, top, discards = (getattr(view, name)[seat] for name in ("known", "rest", "tops", "discards"))
    return len(known) + len(rest) + len(top) + len(discards)


def line(numbers: Sequence[int]) -> str:
    """Least, quartiles and most."""
    low, _, high = quantiles(numbers, n=4)
    return f"{min(numbers):5} {low:6g} {median(numbers):6g} {high:6g} {max(numbers):5}"


def report(games: int, bots: Sequence[str]) -> Iterator[str]:
    yield f"{'':24}{'rounds':^32}   {'purchases of a player':^32}"
    heads = f"{'least':>5} {'¼':>6} {'median':>6} {'¾':>6} {'most':>5}"
    yield f"{'bot':10} {'players':>7} {'':5}{heads}   {heads}"
    for bot in bots:
        for seats in (2, 3, 4):
            played = [play(bot, seats, seed) for seed in range(games)]
            bought = [n for _, each in played for n in each]
            yield f"{bot:10} {seats:7} {'':5}{line([rounds for rounds, _ in played])}   {line(bought)}"


def main(games: str = "334", *bots: str) -> None:
    for text in report(int(games), bots or ("random", "greedy")):
        print(text, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

# mypyc: compile
"""Walking a game: whole moves, perft, a script of moves."""

from typing import Any

from homestretch.core.game import AnyGame, Game, S, State
from homestretch.core.types import CHANCE, Move, Seat


def offered(game: AnyGame, s: State, seat: Seat, path: Move) -> tuple[int, ...]:
    """What may be said next, by a seat or by chance."""
    return game.chance(s, path).tokens if seat == CHANCE else game.ask(s, seat, path).tokens


def moves(game: AnyGame, s: State, seat: Seat) -> list[Move]:
    """Every whole move, in the fixed order of the asks."""
    found: list[Move] = []
    _extend(game, s, seat, (), found)
    return found


def _extend(game: AnyGame, s: State, seat: Seat, path: Move, found: list[Move]) -> None:
    tokens = offered(game, s, seat, path)
    if not tokens:
        found.append(path)
    for token in tokens:
        _extend(game, s, seat, path + (token,), found)


def perft(game: AnyGame, s: State, depth: int) -> tuple[int, int]:
    """How many sequences of `depth` moves there are, chance's included, and how many different states they reach."""
    level: dict[str, tuple[State, int]] = {game.show(s): (s, 1)}
    for _ in range(depth):
        after: dict[str, tuple[State, int]] = {}
        for state, ways in level.values():
            for seat in game.awaits(state)[:1]:  # those asked at once answer in any order: one order counts
                for move in moves(game, state, seat):
                    t = game.play(state, seat, move)
                    key = game.show(t)
                    after[key] = (t, after[key][1] + ways) if key in after else (t, ways)
        level = after
    return sum([ways for _, ways in level.values()]), len(level)


def follow(game: Game[S, Any], s: S, script: str) -> S:
    """The state after these moves, written as in a record: `0 draw; * 7; 0 stop`."""
    for line in script.replace("\n", ";").split(";"):
        who, _, words = line.strip().partition(" ")
        if who:
            s = game.play(s, CHANCE if who == "*" else int(who), game.hear(words))
    return s

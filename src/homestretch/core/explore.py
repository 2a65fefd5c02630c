# mypyc: compile
"""Walking a game: whole moves, perft, a script of moves."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from homestretch.core.game import AnyGame, Game, S, State
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Move, Msg, Seat, Wrong

MOST: Final = 1_000_000  # moves that are counted from one depth to the next
PROBES: Final = 100  # random ways by which their number is estimated
Level: TypeAlias = dict[str, tuple[State, int]]  # states by their notation, each with the ways in which it is reached


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
    level = alone(game, s)
    for n in range(depth):
        level = after(game, level, n + 1)
    return paths(level), len(level)


def alone(game: AnyGame, s: State) -> Level:
    """This state, reached in one way."""
    return {game.show(s): (s, 1)}


def paths(level: Level) -> int:
    return sum([ways for _, ways in level.values()])


def after(game: AnyGame, level: Level, depth: int, watch: Callable[[int, int], None] | None = None) -> Level:
    """The states one move later; raises Wrong where too many moves would have to be counted.

    Whoever watches is told before each state how many of how many are done.
    """
    expected = _expected(game, level)
    if expected > MOST:
        raise _too_many(depth, expected)
    found: Level = {}
    done = 0
    counted = 0
    for state, ways in level.values():
        if watch is not None:
            watch(done, len(level))
        done += 1
        for seat in game.awaits(state)[:1]:  # those asked at once answer in any order: one order counts
            for move in moves(game, state, seat):
                t = game.play(state, seat, move)
                key = game.show(t)
                found[key] = (t, found[key][1] + ways) if key in found else (t, ways)
                counted += 1
        if counted > 2 * MOST:  # what was expected is an estimate
            raise _too_many(depth, max(expected, float(counted)))
    return found


def _expected(game: AnyGame, level: Level) -> float:
    """About how many moves there are in all these states: along random ways, the words offered multiply (Knuth)."""
    rng = Rng(len(level), salt=11)
    states = [state for state, _ in level.values()]
    total = 0.0
    for n in range(PROBES if states else 0):
        state = states[n * len(states) // PROBES]
        for seat in game.awaits(state)[:1]:
            total += _branches(game, state, seat, rng)
    return total / PROBES * len(states)


def _branches(game: AnyGame, s: State, seat: Seat, rng: Rng) -> float:
    found = 1.0
    path: Move = ()
    tokens = offered(game, s, seat, path)
    while tokens:
        found *= float(len(tokens))
        path += (rng.pick(tokens),)
        tokens = offered(game, s, seat, path)
    return found


def _too_many(depth: int, moves: float) -> Wrong:
    about = f"{moves:.0e}".replace("e+0", "e+").replace("e+", "·10^")
    text = f"at depth {depth} about {about} moves would have to be counted, and more than {MOST} are not"
    return Wrong(text, Msg("wrong-perft", {"depth": depth, "moves": about, "most": MOST}))


def follow(game: Game[S, Any], s: S, script: str) -> S:
    """The state after these moves, written as in a record: `0 draw; * 7; 0 stop`."""
    for line in script.replace("\n", ";").split(";"):
        who, _, words = line.strip().partition(" ")
        if who:
            s = game.play(s, CHANCE if who == "*" else int(who), game.hear(words))
    return s

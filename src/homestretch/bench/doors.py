"""Random play through every door. A decision is one word said by a player; chance takes its time but does not count."""

import random
from collections.abc import Callable, Iterator
from statistics import fmean
from typing import Any

from homestretch.bench.clock import Play
from homestretch.core.game import AnyGame
from homestretch.core.record import begin
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Move
from homestretch.core.walk import walk
from homestretch.play.table import Table

AT_ONCE = 1000
WORDS = 600  # of a game through a slow door; the rest of it is as the beginning
STEPS = 2  # of many games at once


def engine(name: str, seats: int) -> Play:
    """Inside the engine: nothing of a game is seen until it is over."""
    game = find(name)
    words: dict[int, int] = {}

    def play(seed: int) -> int:
        seed %= 20  # so that the decisions of each game need to be counted only once
        if seed not in words:
            words[seed] = _decisions(game, seats, seed)
        game.playout(begin(game, seats, game.options()), Rng(seed), 1_000_000)
        return words[seed]

    return play


def _decisions(game: AnyGame, seats: int, seed: int) -> int:
    """How many words the players say in the game that random play with this seed makes."""
    return sum(len(move) for move in _moves(game, seats, seed))


def _moves(game: AnyGame, seats: int, seed: int) -> Iterator[Move]:
    """The moves of the players in that game."""
    s, rng = begin(game, seats, game.options()), Rng(seed)
    while asked := game.awaits(s):
        move = game.any_move(s, asked[0], rng)
        if asked[0] != CHANCE:
            yield move
        game.apply(s, asked[0], move)


def length(name: str, seats: int, games: int = 20) -> float:
    """Words of a whole move, on average."""
    return fmean(len(move) for seed in range(games) for move in _moves(find(name), seats, seed))


def stepped(name: str, seats: int) -> Play:
    """Word by word from Python, in place; chance is played inside, and no record is kept."""
    game = find(name)
    options = game.options()
    rnd = random.Random(1).random

    def play(seed: int) -> int:
        w = walk(game, game.start(seats, options), seed, keeps=False)
        say, tokens = w.say, w.tokens
        said = 0
        while tokens:
            tokens = say(tokens[int(rnd() * len(tokens))])
            said += 1
        return said

    return play


def protocol(name: str, seats: int) -> Play:
    """By `awaits`, `ask`, `chance` and `play` from Python: every move is checked and gives a new state."""
    game = find(name)
    options = game.options()

    def play(seed: int) -> int:
        s, rng, said = game.start(seats, options), Rng(seed), 0
        while asked := game.awaits(s):
            move = game.any_move(s, asked[0], rng)
            said += len(move) if asked[0] != CHANCE else 0
            s = game.play(s, asked[0], move)
        return said

    return play


def table(name: str, seats: int) -> Play:
    """Through a table, which keeps the record and what can be taken back."""

    def play(seed: int) -> int:
        t, rng, said = Table(name, seats, seed), Rng(seed), 0
        while t.awaits and said < WORDS:
            seat = t.awaits[0]
            move = t.game.any_move(t.state, seat, rng)
            t.play(seat, move)
            said += len(move)
        return said

    return play


def pettingzoo(name: str, seats: int) -> Play:
    """The loop of PettingZoo's documentation: observe, sample under the mask, step."""
    from homestretch.rl.pettingzoo import env

    return agents(env(name, seats=seats, max_cycles=WORDS))


def agents(env: Any) -> Play:
    """Random play in any AEC environment whose mask is in the info or in the observation."""

    def play(seed: int) -> int:
        env.reset(seed=seed)
        said = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
            else:
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                env.step(env.action_space(agent).sample(mask))
                said += 1
        return said

    return play


def openspiel(name: str, seats: int) -> Play:
    """OpenSpiel's Python game API, chance stepped from Python too."""
    import homestretch.rl.openspiel
    from homestretch.bench.peers import spiel

    return spiel(f"{homestretch.rl.openspiel.PREFIX}{name}(players={seats})", WORDS)


def vector(name: str, seats: int) -> Play:
    """A thousand games in one call: whose word it is, masks, results."""
    return _vector(name, seats, seen=False)


def vector_seen(name: str, seats: int) -> Play:
    """The same with what the asked seats see."""
    return _vector(name, seats, seen=True)


def _vector(name: str, seats: int, seen: bool) -> Play:
    from homestretch.rl.vector import Games

    games = Games(name, count=AT_ONCE, seats=seats)

    def play(seed: int) -> int:
        for _ in range(STEPS):
            games.step(games.sample())
            if seen:
                games.observation()
        return STEPS * AT_ONCE

    return play


CORE: dict[str, Callable[[str, int], Play]] = {
    "engine": engine,
    "stepped": stepped,
    "protocol": protocol,
    "table": table,
}
LEARNING: dict[str, Callable[[str, int], Play]] = {
    "pettingzoo": pettingzoo,
    "openspiel": openspiel,
    "vector": vector,
    "vector, seen": vector_seen,
}

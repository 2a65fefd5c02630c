"""Self-play: games by the game's own judgement at first, later by a search of few playouts with the last net."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from homestretch.bots.netsearch import NetSearch, ranks
from homestretch.core import nets
from homestretch.core.game import AnyGame, State
from homestretch.core.inputs import Inputs, Row
from homestretch.core.net import Net
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Move, Seat
from homestretch.train.positions import Positions, gathered

BOLD = 0.3  # moves played at random by the boldest player of a game; the others are anywhere below
FREE = 0.5  # seats whose first move is any: what a game begins with is seldom tried otherwise
LATER = 0.7  # how much of a target is what came later, rather than what the search saw at once
SHARED = 5  # playouts that share a guess
LONGEST = 5000  # moves of a game


@dataclass(frozen=True)
class Plan:
    """How games are played: a function from a number to the positions of that game."""

    game: str
    seats: int
    seed: int
    net: bytes = b""  # none: by the game's own judgement
    playouts: int = 40
    bold: float = BOLD
    keep: float = 1.0  # so many of the positions


@dataclass
class Seen:
    """A position of a game as it was come to, and what was thought of it."""

    at: list[int]
    by: list[float]
    ranks: list[int]  # the output of each seat
    judge: list[float]
    thought: list[float] | None = None  # by the first search after it


def play(plan: Plan, number: int) -> Positions:
    """The positions of one game of this plan."""
    seed = int.from_bytes(hashlib.sha256(f"train {plan.seed} {number}".encode()).digest()[:8])
    return Player(plan, seed).play(number)


def several(plan: Plan, chunk: int, numbers: int) -> Positions:
    """The positions of chunk number so and so, of so many games each."""
    return gathered([play(plan, number) for number in range(chunk * numbers, (chunk + 1) * numbers)])


@lru_cache(maxsize=2)
def _net(game: str, seats: int, data: bytes) -> Net:
    return nets.read(find_game(game), seats, data)


class Player:
    """Plays one game against itself and notes what it sees."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.game: AnyGame = find_game(plan.game)
        assert self.game.kit.inputs is not None
        self.inputs: Inputs[Any] = self.game.kit.inputs
        self.net = _net(plan.game, plan.seats, plan.net) if plan.net else None
        self.rng = Rng(seed, salt=11)
        self.free = [self.rng.unit() < (FREE if plan.bold else 0.0) for _ in range(plan.seats)]
        self.bold = [plan.bold * self.rng.unit() ** 2 for _ in range(plan.seats)]
        self.ranks = ranks(self.game.teams(plan.seats))
        self.row = Row()
        self.seen: list[Seen] = []

    def play(self, number: int) -> Positions:
        game = self.game
        s = game.start(self.plan.seats, game.options())
        for _ in range(LONGEST):
            asked = game.awaits(s)
            if not asked:
                break
            if self.inputs.ready(s):
                self.seen.append(self.look(s))
            seat = asked[0]
            move = game.any_move(s, CHANCE, self.rng) if seat == CHANCE else self.choose(s, seat)
            game.apply(s, seat, move)
        return self.told(number, game.outcome(s).shares(game.teams(s.seats)))

    def look(self, s: State) -> Seen:
        self.row.clear()
        seat = self.inputs.write(s, self.row)
        pairs = self.row.pairs()
        return Seen([i for i, _ in pairs], [x for _, x in pairs], self.ranks[seat], self.game.judge.value(s))

    def choose(self, s: State, seat: Seat) -> Move:
        game = self.game
        if self.free[seat] or self.rng.unit() < self.bold[seat]:
            self.free[seat] = False
            return game.any_move(s, seat, self.rng)
        if self.net is None:
            return game.judge.policy(s, seat, (), self.rng)
        search = NetSearch(game, self.inputs, self.net, game.view(s, seat), int(self.rng.word()))
        move = search.run(self.plan.playouts, 0.0, -(-self.plan.playouts // SHARED))
        if search.playouts and self.seen and self.seen[-1].thought is None:
            self.seen[-1].thought = search.prospects()
        return move

    def told(self, number: int, end: list[float]) -> Positions:
        """What was seen, each with the end of the game and with what came later mixed with what was thought."""
        later = end
        targets: list[list[float]] = []
        for seen in reversed(self.seen):
            if seen.thought is not None:
                later = [LATER * x + (1 - LATER) * y for x, y in zip(later, seen.thought, strict=True)]
            targets.append(later)
        rows = list(zip(self.seen, reversed(targets), strict=True))
        kept = [row for row in rows if self.rng.unit() < self.plan.keep] or rows[-1:]
        return Positions(
            at=np.array([i for seen, _ in kept for i in seen.at], np.uint16),
            by=np.array([x for seen, _ in kept for x in seen.by], np.float16),
            ends=np.cumsum([len(seen.at) for seen, _ in kept], dtype=np.int64),
            target=np.array([_ranked(target, seen.ranks) for seen, target in kept], np.float32),
            outcome=np.array([_ranked(end, seen.ranks) for seen, _ in kept], np.float32),
            judge=np.array([_ranked(seen.judge, seen.ranks) for seen, _ in kept], np.float32),
            game=np.full(len(kept), number, np.int64),
        )


def _ranked(values: list[float], rank: list[int]) -> list[float]:
    """Values of seats as values of outputs."""
    found = [0.0] * (max(rank) + 1)
    for value, k in zip(values, rank, strict=True):
        found[k] = value
    return found

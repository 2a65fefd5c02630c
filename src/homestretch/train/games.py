"""Self-play: games by the game's own judgement at first, later by weighing plans with the last net."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Any

import numpy as np

from homestretch.bots.outlook import Outlook, ranks
from homestretch.bots.thinking import foreseen
from homestretch.bots.weighing import Weighing
from homestretch.core import nets
from homestretch.core.bot import Budget
from homestretch.core.game import AnyGame, State
from homestretch.core.inputs import Inputs, Row
from homestretch.core.net import Net
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Move, Seat
from homestretch.train.positions import Positions, gathered

FREE = 0.5  # seats whose first move is any: what a game begins with is seldom tried otherwise
LATER = 0.85  # how much of a target is what came after the next position, rather than what the net says of that
LONGEST = 5000  # moves of a game


@dataclass(frozen=True)
class Plan:
    """How games are played: a function from a number to the positions of that game."""

    game: str
    seats: int
    seed: int
    net: bytes = b""  # none: by the game's own judgement
    playouts: int = 1  # looks of a choice, at least one at every plan
    bold: float = 0.3  # moves played at random by the boldest player of a game; the others are anywhere below
    keep: float = 1.0  # so many of the positions
    against: bytes = b""  # a net that all seats but one play by: what is learned is the best response to it
    most: int = 32  # plans that are weighed
    ahead: bool = False  # players look ahead as `expert` does, which is slow


@dataclass
class Seen:
    """A position of a game as it was come to, and what was thought of it."""

    at: list[int]
    by: list[float]
    ranks: list[int]  # the output of each seat
    judge: list[float]
    said: list[float] | None  # by the last net, a number a seat
    thought: list[float] | None = None  # by going through what can follow, where the game does that


def play(plan: Plan, number: int) -> Positions:
    """The positions of one game of this plan."""
    seed = int.from_bytes(hashlib.sha256(f"train {plan.seed} {number}".encode()).digest()[:8])
    return Player(plan, seed).play(number)


def several(plan: Plan, numbers: range) -> Positions:
    """The positions of the games of these numbers."""
    return gathered([play(plan, number) for number in numbers])


@lru_cache(maxsize=3)
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
        self.others = _net(plan.game, plan.seats, plan.against) if plan.against else None
        self.rng = Rng(seed, salt=11)
        self.mine = self.rng.below(plan.seats) if plan.against else -1
        self.free = [self.rng.unit() < (FREE if plan.bold else 0.0) for _ in range(plan.seats)]
        self.bold = [plan.bold * self.rng.unit() ** 2 for _ in range(plan.seats)]
        self.ranks = ranks(self.game.teams(plan.seats), self.inputs.onward(self.game.options(), plan.seats))
        self.row = Row()
        self.seen: list[Seen] = []
        self.planned: list[Move] = []  # the rest of a turn that was thought out as a whole

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
        values = self.net.values(self.row) if self.net else None
        said = [values[rank] for rank in self.ranks[seat]] if values else None
        return Seen([i for i, _ in pairs], [x for _, x in pairs], self.ranks[seat], self.game.judge.value(s), said)

    def choose(self, s: State, seat: Seat) -> Move:
        game = self.game
        if self.planned:
            return self.planned.pop(0)
        if self.free[seat] or self.rng.unit() < self.bold[seat]:
            self.free[seat] = False
            return game.any_move(s, seat, self.rng)
        if self.net is None:
            return game.judge.policy(s, seat, (), self.rng)
        other = self.others if seat != self.mine else None
        move, thought = self.think(other or self.net, s, seat)
        if thought and not other and self.seen and self.seen[-1].thought is None:
            self.seen[-1].thought = thought
        return move

    def think(self, net: Net, s: State, seat: Seat) -> tuple[Move, list[float]]:
        """A move by the net, and what each seat may hope for; nothing where there is no choice."""
        game, view = self.game, self.game.view(s, seat)
        if game.kit.solve:
            return game.kit.solve(view, net, Budget(self.plan.playouts), monotonic, False)[0]
        seed = int(self.rng.word())
        if self.plan.ahead:
            return foreseen(view, net, seed, Budget(self.plan.playouts), monotonic), []
        weighing = Weighing(Outlook(game, self.inputs, net, view), seed)
        weighing.most = self.plan.most
        move, *self.planned = weighing.run(self.plan.playouts, 0.0)[0].plan
        return move, []

    def told(self, number: int, end: list[float]) -> Positions:
        """What was seen, each with the end of the game, and what came later mixed with what was said on the way."""
        later = end
        targets: list[list[float]] = []
        for seen in reversed(self.seen):
            if seen.thought is not None:
                later = _mixed(later, seen.thought)
            targets.append(later)
            if seen.thought is None and seen.said is not None:
                later = _mixed(later, seen.said)
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


def _mixed(later: list[float], now: list[float]) -> list[float]:
    return [LATER * x + (1 - LATER) * y for x, y in zip(later, now, strict=True)]


def _ranked(values: list[float], rank: list[int]) -> list[float]:
    """Values of seats as values of outputs."""
    found = [0.0] * (max(rank) + 1)
    for value, k in zip(values, rank, strict=True):
        found[k] = value
    return found

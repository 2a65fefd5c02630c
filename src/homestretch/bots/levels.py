"""The levels people choose from: the same names in every game."""

import math
from collections.abc import Callable
from pathlib import Path

from homestretch.bots.search import Search
from homestretch.bots.simple import Greedy, Random
from homestretch.bots.thinking import MARGIN, explained, foreseen, thoughts
from homestretch.core import nets
from homestretch.core.bot import Bot, Budget, Opinion
from homestretch.core.net import Net
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.sums import added
from homestretch.core.types import Move
from homestretch.core.view import View

SLIPS = 3  # a beginner plays every third move without a thought
# Where a game does not say otherwise.
PLAYOUTS = {"hard": 2000, "expert": 4000, "classic": 2000, "search": 1000}
WORLDS = 100  # so many different guesses at most
SHARED = 5  # so many playouts take the same guess: it costs as much as one of them
TOLD = 3  # moves that are explained
SURE = 0.995  # a chance that nobody lets go
SELDOM = 0.3  # of the times the best move is made: what is made less often than that is not made at all


class Easy(Bot):
    """A cheerful beginner: sees what is good, and every third time does something else."""

    name = "easy"

    def __init__(self) -> None:
        self._good, self._any = Greedy(), Random()

    def move(self, view: View, seed: int, budget: Budget | None = None) -> Move:
        slips = Rng(seed, salt=6).below(SLIPS) == 0
        return (self._any if slips else self._good).move(view, seed, budget)


class Level(Bot):
    """Searches as far as its game says this level should, and never longer than its clock allows."""

    def __init__(self, name: str, ms: int) -> None:
        self.name = self._level = name
        self._ms = ms

    def own(self, game: str) -> Budget:
        if self.budget:
            return self.budget
        rules = find_game(game)
        count = 0 if rules.choice(self._level) else rules.playouts(self._level, PLAYOUTS[self._level])
        return Budget(count, self._ms) if count else Budget()

    def move(self, view: View, seed: int, budget: Budget | None = None) -> Move:
        game = find_game(view.game)
        if knows := game.choice(self._level):
            return knows(view, Rng(seed, salt=5))
        limit = budget or self.own(view.game)
        if not limit.playouts and not limit.ms:
            return Greedy().move(view, seed)
        return self.think(view, seed, limit)

    def think(self, view: View, seed: int, limit: Budget) -> Move:
        """As long as the budget lasts."""
        search = self.search(view, seed)
        worlds = min(WORLDS, -(-limit.playouts // SHARED)) if limit.playouts else WORLDS
        return search.run(limit.playouts, limit.ms / 1000 * MARGIN, worlds)

    def search(self, view: View, seed: int) -> Search:
        """What thinks for this level."""
        game = find_game(view.game)
        return Search(game, game.judge, view, seed, self.clock)


class Expert(Level):
    """Judges by the game's net for so many seats; without one it does as `hard` did before there were nets."""

    def __init__(self, ms: int, net: Path | None = None) -> None:
        super().__init__("expert", ms)
        self._file = net  # instead of the game's own

    def move(self, view: View, seed: int, budget: Budget | None = None) -> Move:
        if self.net(view) is None and (knows := find_game(view.game).choice("classic")):
            return knows(view, Rng(seed, salt=5))
        return super().move(view, seed, budget)

    def think(self, view: View, seed: int, limit: Budget) -> Move:
        net = self.net(view)
        return foreseen(view, net, seed, limit, self.clock) if net else super().think(view, seed, limit)

    def explain(self, view: View, seed: int, budget: Budget | None = None) -> list[Opinion]:
        net = self.net(view)
        limit = budget or self.own(view.game)
        return explained(view, net, seed, limit, self.clock, TOLD) if net else super().explain(view, seed, budget)

    def net(self, view: View) -> Net | None:
        """What it judges by."""
        game = find_game(view.game)
        return nets.load(game, view.seats, self._file) if self._file else nets.net(game, view.seats)


class Person(Bot):
    """Plays like somebody: the less a move loses of the chance to win, the likelier it is made.

    Nobody of that strength would make a move that loses much more than `spread`, or what the game says instead, nor
    miss a game that is as good as won. Where the game has no net, `otherwise` plays.
    """

    def __init__(self, name: str, own: Budget, spread: float, otherwise: Callable[[], Bot]) -> None:
        self.name = self._level = name
        self._own, self._spread, self._otherwise = own, spread, otherwise

    def own(self, game: str) -> Budget:
        return self.budget or (self._own if find_game(game).kit.inputs else self._otherwise().own(game))

    def move(self, view: View, seed: int, budget: Budget | None = None) -> Move:
        game = find_game(view.game)
        net = nets.net(game, view.seats)
        if net is None:
            other = self._otherwise()
            other.clock = self.clock
            return other.move(view, seed, budget or self.budget)
        found = thoughts(view, net, seed, budget or self.own(view.game), self.clock)
        return sampled(found, seed, game.kit.spreads.get(self._level, self._spread), game.kit.tempts)


def sampled(found: list[Opinion], seed: int, spread: float, tempts: Callable[[Move], bool] | None = None) -> Move:
    """One of these moves, the likelier the less it loses; what tempts is thought of first, and the rest without it."""
    best = found[0].chance
    if best is None or best > SURE:
        return found[0].move
    odds = {one.move: math.exp(min(0.0, one.chance - best) / spread) for one in found if one.chance is not None}
    likely = {move: odd for move, odd in odds.items() if odd >= SELDOM}
    rng = Rng(seed, salt=9)
    for move in [move for move in likely if tempts and tempts(move)]:
        if rng.unit() < likely.pop(move):
            return move
    at = rng.unit() * added(list(likely.values()))
    for move, odd in likely.items():
        at -= odd
        if at <= 0:
            return move
    return found[0].move

"""The levels people choose from: the same names in every game."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from homestretch.bots.netsearch import NetSearch
from homestretch.bots.search import Search
from homestretch.bots.simple import Greedy, Random
from homestretch.core import nets
from homestretch.core.bot import Bot, Budget
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.core.view import View

SLIPS = 3  # a beginner plays every third move without a thought
# Where a game does not say otherwise; 0: judgement alone.
PLAYOUTS = {"normal": 0, "hard": 2000, "expert": 4000, "classic": 2000, "search": 1000}
WORLDS = 100  # so many different guesses at most
SHARED = 5  # so many playouts take the same guess: it costs as much as one of them
MARGIN = 0.7  # of the time given: the last playout has to end, and a busy machine to come back to us


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

    def __init__(self, name: str, ms: int, clock: Callable[[], float] = perf_counter) -> None:
        self.name = self._level = name
        self._ms, self._clock = ms, clock

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
        search = self.search(view, seed)
        worlds = min(WORLDS, -(-limit.playouts // SHARED)) if limit.playouts else WORLDS
        return search.run(limit.playouts, limit.ms / 1000 * MARGIN, worlds)

    def search(self, view: View, seed: int) -> Search:
        """What thinks for this level."""
        game = find_game(view.game)
        return Search(game, game.judge, view, seed, self._clock)


class Expert(Level):
    """Judges by the game's net for so many seats; without one it searches as the other levels do."""

    def __init__(self, ms: int, net: Path | None = None, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__("expert", ms, clock)
        self._file = net  # instead of the game's own

    def search(self, view: View, seed: int) -> Search:
        game = find_game(view.game)
        net = nets.load(game, view.seats, self._file) if self._file else nets.net(game, view.seats)
        if net is None or game.kit.inputs is None:
            return super().search(view, seed)
        return NetSearch(game, game.kit.inputs, net, view, seed, self._clock)

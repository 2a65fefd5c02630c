"""Bots that do not search."""

from homestretch.core.bot import Bot, Budget
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.core.view import View


class Random(Bot):
    """Says any word it may say, each with the same odds."""

    name = "random"

    def move(self, view: View, seed: int, budget: Budget | None = None) -> Move:
        del budget
        rng = Rng(seed, salt=4)
        game = find_game(view.game)
        assert view.seat is not None
        return game.any_move(game.guess(view, rng), view.seat, rng)


class Greedy(Bot):
    """Plays what the game's own judgement likes at first sight."""

    name = "greedy"

    def move(self, view: View, seed: int, budget: Budget | None = None) -> Move:
        del budget
        rng = Rng(seed, salt=5)
        game = find_game(view.game)
        if knows := game.choice(self.name):
            return knows(view, rng)
        assert view.seat is not None
        return game.judge.policy(game.guess(view, rng), view.seat, (), rng)

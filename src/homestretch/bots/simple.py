"""Bots that do not search."""

from homestretch.bots.known import chosen, find_game, judge
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.core.view import View
from homestretch.play.players import Bot, Budget


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
        if knows := chosen(view.game, self.name):
            return knows(view, rng)
        world = find_game(view.game).guess(view, rng)
        assert view.seat is not None
        return judge(view.game).policy(world, view.seat, (), rng)

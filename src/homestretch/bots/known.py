"""What bots look up of a game, found once: asking the registry takes longer than a greedy move."""

from collections.abc import Callable, Mapping
from functools import cache

from homestretch.bots.judge import Judge
from homestretch.core.game import AnyGame
from homestretch.core.registry import game, part
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.core.view import View

Choice = Callable[[View, Rng], Move]


@cache
def find_game(name: str) -> AnyGame:
    return game(name)


@cache
def judge(name: str) -> Judge:
    """The game's own judge, or one that knows nothing."""
    module = part(name, "judge")
    found: Judge = module.JUDGE if module else Judge(game(name))
    return found


@cache
def _own(name: str, table: str) -> Mapping[str, object]:
    """A table of the game's own `bots.py`, if it has one."""
    found: Mapping[str, object] = getattr(part(name, "bots"), table, {})
    return found


def chosen(name: str, bot: str) -> Choice | None:
    """What a game does under this bot's name, if it knows better than the house."""
    found = _own(name, "CHOOSE").get(bot)
    return found if callable(found) else None


def playouts(name: str, bot: str, usual: int) -> int:
    """How many playouts this level takes in this game."""
    found = _own(name, "PLAYOUTS").get(bot, usual)
    assert isinstance(found, int)
    return found

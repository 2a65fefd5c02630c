"""Homestretch: DOG, HIT, Hit! (Encore) and Hexenrennen as one engine."""

from typing import TYPE_CHECKING

import homestretch.games
import homestretch.play  # noqa: F401 - both first, since importing them later would hide the functions `games` and `play`
from homestretch.core.bot import Bot, Budget
from homestretch.core.game import Game, State
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.record import Record
from homestretch.core.registry import COMPILED, games
from homestretch.core.registry import game as _find
from homestretch.core.types import CHANCE, Ask, Chance, Illegal, Move, Msg, Seat, Wrong
from homestretch.core.version import VERSION
from homestretch.core.view import View
from homestretch.play.moves import Moves
from homestretch.play.table import Table
from homestretch.play.whole import play

if TYPE_CHECKING:
    from types import ModuleType

    from homestretch import bots as bots
else:

    def __getattr__(name: str) -> "ModuleType":
        """`homestretch.bots` is read when it is asked for: whoever only plays by the rules needs no bot."""
        if name == "bots":
            from importlib import import_module

            return import_module("homestretch.bots")
        raise AttributeError(f"module 'homestretch' has no attribute {name!r}")


__version__ = VERSION


def game(name: str) -> Game[State, View]:
    """The game of this name."""
    return _find(name)


def _drawn(view: View, lang: str, theme: str) -> str:
    """An SVG of a view."""
    from homestretch.scene.svg import picture  # drawing is read when it is needed: a simulation never draws

    return picture(view, lang, theme)


View.drawn = _drawn

__all__ = [
    "CHANCE",
    "COMPILED",
    "Ask",
    "Bot",
    "Budget",
    "Chance",
    "Game",
    "Illegal",
    "Move",
    "Moves",
    "Msg",
    "Options",
    "Outcome",
    "Record",
    "Seat",
    "State",
    "Table",
    "View",
    "Wrong",
    "__version__",
    "bots",
    "game",
    "games",
    "play",
]

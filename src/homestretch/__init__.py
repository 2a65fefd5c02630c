"""Homestretch: DOG, HIT, Hit! (Encore) and Hexenrennen as one engine."""

import homestretch.games  # noqa: F401 - first, since importing it later would hide the function `games`
from homestretch.core.game import Game, State
from homestretch.core.record import Record
from homestretch.core.registry import COMPILED, game, games
from homestretch.core.types import CHANCE, Ask, Chance, Illegal, Msg, Wrong
from homestretch.core.view import View
from homestretch.play.table import Table


def _drawn(view: View) -> str:
    from homestretch.scene.svg import picture  # drawing is read when it is needed: a simulation never draws

    return picture(view)


View.drawn = _drawn

__all__ = [
    "CHANCE",
    "COMPILED",
    "Ask",
    "Chance",
    "Game",
    "Illegal",
    "Msg",
    "Record",
    "State",
    "Table",
    "View",
    "Wrong",
    "game",
    "games",
]

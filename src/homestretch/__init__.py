"""Homestretch: DOG, HIT, Hit! (Encore) and Hexenrennen as one engine."""

from homestretch.core.game import Game, State
from homestretch.core.record import Record
from homestretch.core.registry import COMPILED, game, games
from homestretch.core.types import CHANCE, Ask, Chance, Illegal, Msg, Wrong
from homestretch.core.view import View
from homestretch.play.table import Table

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

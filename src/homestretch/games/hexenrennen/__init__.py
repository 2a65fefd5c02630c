"""Hexenrennen, by Wolfgang Panning."""

from homestretch.games.hexenrennen.game import Hexenrennen

GAME = Hexenrennen()

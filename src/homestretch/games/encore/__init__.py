"""Encore (Hit!), by Reiner Knizia."""

from homestretch.games.encore.game import Encore

GAME = Encore()

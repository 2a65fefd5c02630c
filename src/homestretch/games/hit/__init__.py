"""HIT, by Ralf zur Linde."""

from homestretch.games.hit.game import Hit

GAME = Hit()

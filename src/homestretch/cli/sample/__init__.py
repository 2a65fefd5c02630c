"""Magpie: keep your card or swap it; the highest wins."""

from .rules import Magpie

GAME = Magpie()

"""Bots by name: levels for people, `classic random greedy search`, and programs of your own (`cmd:python bot.py`)."""

from homestretch.bots.names import find, levels, names

__all__ = ["find", "levels", "names"]

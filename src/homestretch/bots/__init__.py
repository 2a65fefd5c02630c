"""Bots by name: `easy normal hard`, `classic random greedy search`, and programs of your own (`cmd:python bot.py`)."""

from homestretch.bots.names import find, names

__all__ = ["find", "names"]

# mypyc: compile
"""What a game of HIT waits for."""

from typing import Final

PICK: Final = 0  # chance picks who starts
PLAY: Final = 1
BUY: Final = 2
KEEP_OR_MIX: Final = 3
DRAW: Final = 4  # chance draws cards into a hand
REFILL: Final = 5  # chance fills the market
OVER: Final = 6

NAMES: Final[tuple[str, ...]] = ("pick", "play", "buy", "keep", "draw", "refill", "over")

# mypyc: compile
"""What a game of Hexenrennen waits for."""

from typing import Final

SPLIT: Final = 0  # every player divides his tiles among the sections, all at once
LOTS: Final = 1  # chance says who begins
ROLL: Final = 2  # chance rolls the die
CHOOSE: Final = 3  # the mover says which witch
REVEAL: Final = 4  # chance turns up the tile the witch stands on
CARD: Final = 5  # the owner of the symbol she stands on plays a card, or leaves her
DRAW: Final = 6  # chance draws a card of the neutral tribe on whose symbol she stands
OVER: Final = 7

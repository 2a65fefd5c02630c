# mypyc: compile
"""What a game of DOG waits for."""

from typing import Final

PICK: Final = 0  # chance picks the first dealer
DEAL: Final = 1  # chance deals
GIVE: Final = 2  # every seat gives a card away
PLAY: Final = 3
DRAW: Final = 4  # chance draws a card for a player who could not move: R-DOG-171
AGAIN: Final = 5  # that player tries again
OVER: Final = 6

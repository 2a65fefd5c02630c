# mypyc: compile
"""What a game of Encore waits for."""

from typing import Final

PICK: Final = 0  # chance picks who starts
BEGIN: Final = 1  # a turn begins: R-ENCORE-031, a card must be drawn
REVEAL: Final = 2  # chance turns up the top card
ROB: Final = 3  # steal or leave
GO_ON: Final = 4  # draw or stop
OVER: Final = 5

# mypyc: compile
"""The words of Encore."""

from typing import Final

MOST_SEATS: Final = 6
WORDS: Final[tuple[str, ...]] = (
    ("draw", "stop", "steal", "leave")
    + tuple([str(v) for v in range(1, 11)])
    + tuple([f"p{seat}" for seat in range(MOST_SEATS)])
)
DRAW: Final = 0
STOP: Final = 1
STEAL: Final = 2
LEAVE: Final = 3
CARD: Final = 3  # the card of value v is the token CARD + v
SEAT: Final = 14  # the player in seat k is the token SEAT + k

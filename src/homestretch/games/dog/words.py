# mypyc: compile
"""The words of DOG and the cards: a card kind is its own token."""

from typing import Final

from homestretch.games.dog.track import LANE, SLOTS

KINDS: Final = 14
SEVEN: Final = 5
FOUR: Final = 2
THIRTEEN: Final = 10
ELEVEN: Final = 11  # the card that is 1 or 11
SWAP: Final = 12
JOKER: Final = 13

YARD_WORD: Final = 14  # a pawn that waits in the yard
NONE: Final = 15  # a swap without effect
OUT: Final = 16  # drop out
SEAT: Final = 17  # the player in seat k is SEAT + k
FIELD: Final = 23  # cell k is FIELD + k

WORDS: Final[tuple[str, ...]] = (
    ("2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "1/11", "swap", "joker", "yard", "none", "out")
    + tuple([f"p{seat}" for seat in range(6)])
    + tuple([f"f{cell}" for cell in range(LANE)])
    + tuple([f"g{seat}.{slot}" for seat in range(6) for slot in range(1, SLOTS + 1)])
)

COPIES: Final[tuple[int, ...]] = (8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6)  # R-DOG-001 to 003
DECK_SIZE: Final = 110
# How far a card goes, the 1 of 1/11 apart.
VALUES: Final[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 11, 0, 0)
HANDS: Final[tuple[int, ...]] = (6, 5, 4, 3, 2)  # R-DOG-030

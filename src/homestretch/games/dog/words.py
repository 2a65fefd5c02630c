# mypyc: compile
"""The words of DOG and the cards: a card kind is its own token."""

from typing import Final, NewType, cast

from homestretch.core.native import i64, vec
from homestretch.core.types import Token
from homestretch.games.dog.track import CELLS, LANE, SLOTS, YARD, Cell

Kind = NewType("Kind", i64)

KINDS: Final = 14
SEVEN: Final = Kind(5)
FOUR: Final = Kind(2)
THIRTEEN: Final = Kind(10)
ELEVEN: Final = Kind(11)  # the card that is 1 or 11
SWAP: Final = Kind(12)
JOKER: Final = Kind(13)
NO_KIND: Final = Kind(-1)

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
# How far a card goes, and how far it goes instead: R-DOG-122 to 125.
VALUES: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 11, 0, 0])
INSTEAD: Final = vec[i64]([0, 0, -4, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
HANDS: Final[tuple[int, ...]] = (6, 5, 4, 3, 2)  # R-DOG-030


def cards(kinds: list[Kind]) -> tuple[Token, ...]:
    """Cards of these kinds, in their order."""
    return cast("tuple[Token, ...]", tuple(kinds))


def word(cell: Cell) -> Token:
    """A cell, or a pawn by the cell it stands on."""
    return YARD_WORD if cell == YARD else FIELD + cell


def words(cells: vec[Cell]) -> tuple[Token, ...]:
    """These cells, in their order."""
    if len(cells) == 1:  # as most often
        return (word(cells[0]),)
    return tuple([word(cell) for cell in cells])


def is_cell(token: Token) -> bool:
    return FIELD <= token < FIELD + CELLS


def cell_of(token: Token) -> Cell:
    """The cell this word names."""
    return Cell(token - FIELD)

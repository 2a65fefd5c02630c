# mypyc: compile
"""The words of Hexenrennen and what they number: cards, witches by where they stand, tiles by what they show."""

from typing import Final

from homestretch.core.native import i64

TRIBES: Final = 4
NAMES: Final[tuple[str, ...]] = ("frost", "storm", "wood", "mist")  # R-HEX-002: the tribes of seat 0, 1, 2, 3
LETTERS: Final = "FSWM"
WITCHES: Final = 3  # R-HEX-005: of each tribe
LAST: Final = 48  # the last tile of the track
GOAL: Final = 51  # the field worth 4

LEAVE: Final = 0
# The tokens 1 to 10 are numbers: of the die, of a card, of a tile to be laid.
SYMBOL: Final = 11  # a symbol card
WITCH: Final = 12  # the witch on tile p is WITCH + p; one that waits before the track is WITCH itself
FACE: Final = 61  # a tile turned up: FACE + 10 * tribe + (number - 2, or 9 for the symbol)
FIRST: Final = 101  # FIRST + seat begins

WORDS: Final[tuple[str, ...]] = (
    "leave",
    *[str(n) for n in range(1, 11)],
    "symbol",
    "wait",
    *[f"t{p}" for p in range(1, LAST + 1)],
    *[f"{tribe}{n}" for tribe in LETTERS for n in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "*")],
    *[f"p{seat}" for seat in range(TRIBES)],
)


def tribe_of(face: int) -> int:
    return (face - FACE) // 10


def number_of(face: int) -> int:
    """The number a tile shows; 11, the token of a symbol, for a symbol tile."""
    return (face - FACE) % 10 + 2


def face_of(tribe: int, number: int) -> int:
    return FACE + 10 * tribe + number - 2


def section_of(place: int) -> int:
    """0, 1 or 2: the part of the track this tile lies in."""
    return (place - 1) // 16


# A set of numbers is an int with bit n for number n. A hand or pile has the symbol cards on top: their count << 11.
NUMBERS: Final = 0b11111111100  # R-HEX-003, 004: 2 to 10
ONE_SYMBOL: Final = 1 << 11
FULL: Final = NUMBERS | 3 * ONE_SYMBOL
SETS: Final = tuple([tuple([n for n in range(2, 11) if bits >> n & 1]) for bits in range(0, 2048, 4)])
WITH_SYMBOLS: Final = tuple([(SYMBOL,) * n for n in range(4)])


def numbers(bits: i64) -> tuple[int, ...]:
    """The numbers of a set, ascending."""
    return SETS[bits >> 2 & 511]


def cards(hand: i64) -> tuple[int, ...]:
    """The cards of a hand or pile as tokens, symbols last."""
    return numbers(hand) + WITH_SYMBOLS[hand >> 11]


def points(place: i64) -> i64:
    """R-HEX-006, 111: what a witch is worth there: 2, 3 and 4 on the fields behind the line."""
    return place - LAST + 1 if place > LAST else 0


def spot(seat: int, place: int) -> str:
    """The name of a witch's place on the board: before the track and in the finish every tribe has its own corner."""
    if place == 0:
        return f"wait{seat}"
    return WORDS[WITCH + place] if place <= LAST else f"home{points(place)}-{seat}"

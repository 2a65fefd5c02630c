# mypyc: compile
"""What chance may say in Hexenrennen: the die, a tile, a neutral card. Clause numbers are those of RULES.md."""

from typing import Final

from homestretch.core.native import i64
from homestretch.core.types import Chance
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import FACE, FIRST, NUMBERS, SYMBOL, TRIBES, numbers

DIE: Final = Chance((1, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1))  # R-HEX-008
SAID: Final = Chance((), ())
WITH_SYMBOL: Final[tuple[int, ...]] = (SYMBOL,)


def lots(seats: int) -> Chance:
    """R-HEX-018: who begins."""
    return Chance(tuple([FIRST + seat for seat in range(seats)]), (1,) * seats)


def pile(hand: int) -> Chance:
    """R-HEX-123: the top card of a pile whose order nobody knows."""
    found = numbers(hand)
    symbols = hand >> 11
    if symbols:
        return Chance(found + WITH_SYMBOL, (1,) * len(found) + (symbols,))
    return Chance(found, (1,) * len(found))


def tiles(s: HexenState, section: i64) -> Chance:
    """R-HEX-013: any tile still face down in this section may be the one, each with the same odds.

    A neutral tribe's number lies here with odds (numbers it hides here) / (numbers it hides anywhere), so all weights
    are multiplied by how many numbers each neutral tribe hides.
    """
    tokens: list[int] = []
    weights: list[int] = []
    whole: i64 = 1
    for t in range(s.seats, TRIBES):
        whole *= max(unturned_count(s, t), 1)
    for t in range(TRIBES):
        bits: i64 = s.hidden[3 * t + section]
        each: i64 = whole
        if t >= s.seats and bits:
            each = bits * whole // unturned_count(s, t)
            bits = unturned(s, t)
        for n in range(2, 11):
            if bits >> n & 1:
                tokens.append(FACE + 10 * t + n - 2)
                weights.append(each)
        if not s.signs[3 * t + section]:
            tokens.append(FACE + 10 * t + 9)
            weights.append(whole)
    return Chance(tuple(tokens), tuple(weights))


def unturned(s: HexenState, tribe: i64) -> i64:
    """The numbers of a tribe that no tile shows yet."""
    bits: i64 = NUMBERS
    low: i64 = FACE + 10 * tribe
    for f in s.face:
        k: i64 = f - low
        if 0 <= k < 9:
            bits &= ~(1 << (k + 2))
    return bits


def unturned_count(s: HexenState, tribe: i64) -> i64:
    """How many numbers a neutral tribe still hides on the whole track."""
    total: i64 = 0
    for c in range(3):
        total += s.hidden[3 * tribe + c]
    return total

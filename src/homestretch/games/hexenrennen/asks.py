# mypyc: compile
"""What is asked in Hexenrennen, and what may be answered. Clause numbers are those of RULES.md."""

from typing import Final

from homestretch.core.bits import nth, only, size
from homestretch.core.native import i64
from homestretch.core.types import WHOLE, Ask, Move, Seat
from homestretch.games.hexenrennen.flight import by_card, by_die
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import (
    LAST,
    LEAVE,
    NUMBERS,
    SYMBOL,
    TRIBES,
    WITCH,
    WITCHES,
    numbers,
)

ONE_WITCH: Final = tuple([tuple([Ask(k, "witch", (WITCH + p,)) for p in range(LAST + 1)]) for k in range(TRIBES)])
WITH_LEAVE: Final[tuple[int, ...]] = (LEAVE,)
WITH_SYMBOL: Final[tuple[int, ...]] = (SYMBOL,)


def split(seat: Seat, path: Move) -> Ask:
    """R-HEX-011: three numbers for the first section, then three for the second, each three in ascending order."""
    said: i64 = len(path)
    if said >= 6:
        return WHOLE[seat]
    free = numbers(unsaid(path))
    more = 2 - said % 3  # so many greater ones must be left for this section
    return Ask(seat, "split-first" if said < 3 else "split-second", free[: len(free) - more], 3, 3)


def unsaid(path: Move) -> i64:
    """The numbers that no tile has yet, greater than the last one of this section."""
    free: i64 = NUMBERS
    for n in path:
        free &= ~only(n)
    if len(path) % 3:
        free &= -only(path[len(path) - 1])
    return free


def witch(s: HexenState) -> Ask:
    places: i64 = movable(s)
    if places and not places & (places - 1):
        return ONE_WITCH[s.turn][nth(places, 0)]
    return Ask(s.turn, "witch", tuple([WITCH + int(nth(places, n)) for n in range(size(places))]))


def movable(s: HexenState) -> i64:
    """R-HEX-021: the set of places where his witches stand that can use the whole roll."""
    found: i64 = 0
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        p: i64 = s.at[i]
        if by_die(s, p):
            found |= only(p)
    return found


def card(s: HexenState, seat: i64) -> Ask:
    own = seat == s.turn
    bits: i64 = playable(s, seat)
    cards = numbers(bits) + WITH_SYMBOL if bits >> SYMBOL else numbers(bits)
    if s.pushed:  # R-HEX-091: no leaving after a card moved her backward
        return Ask(seat, "own-must" if own else "other-must", cards)
    return Ask(seat, "own-symbol" if own else "other-symbol", WITH_LEAVE + cards)


def playable(s: HexenState, seat: i64) -> i64:
    """The set of his cards that move the witch on her way, who stands on his symbol."""
    found: i64 = 0
    for n in range(2, SYMBOL + 1):
        if by_card(s, seat, n):
            found |= 1 << n
    return found

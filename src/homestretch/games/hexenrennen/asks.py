# mypyc: compile
"""What is asked in Hexenrennen, and what may be answered. Clause numbers are those of RULES.md."""

from typing import Final

from homestretch.core.native import i64
from homestretch.core.types import WHOLE, Ask, Move, Seat
from homestretch.games.hexenrennen.flight import by_card, by_die
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import LAST, LEAVE, SYMBOL, TRIBES, WITCH, WITCHES

ONE_WITCH: Final = tuple([tuple([Ask(k, "witch", (WITCH + p,)) for p in range(LAST + 1)]) for k in range(TRIBES)])
WITH_LEAVE: Final[tuple[int, ...]] = (LEAVE,)


def split(seat: Seat, path: Move) -> Ask:
    """R-HEX-011: three numbers for the first section, then three for the second, each three in ascending order."""
    said: i64 = len(path)
    if said >= 6:
        return WHOLE[seat]
    least = path[said - 1] if said % 3 else 0
    free = [n for n in range(2, 11) if n not in path and n > least]
    more = 2 - said % 3  # so many greater ones must be left for this section
    return Ask(seat, "split-first" if said < 3 else "split-second", tuple(free[: len(free) - more]), 3, 3)


def witch(s: HexenState) -> Ask:
    """R-HEX-021: where his witches stand that can use the whole roll, in the order of the track."""
    places: list[int] = []
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        p = s.at[i]
        if p not in places and by_die(s, p):
            places.append(p)
    if len(places) == 1:
        return ONE_WITCH[s.turn][places[0]]
    places.sort()
    return Ask(s.turn, "witch", tuple([WITCH + p for p in places]))


def card(s: HexenState, seat: i64) -> Ask:
    own = seat == s.turn
    cards = playable(s, seat)
    if s.pushed:  # R-HEX-091: no leaving after a card moved her backward
        return Ask(seat, "own-must" if own else "other-must", cards)
    return Ask(seat, "own-symbol" if own else "other-symbol", WITH_LEAVE + cards)


def playable(s: HexenState, seat: i64) -> tuple[int, ...]:
    """His cards that move the witch on her way, who stands on his symbol."""
    return tuple([n for n in range(2, SYMBOL + 1) if by_card(s, seat, n)])

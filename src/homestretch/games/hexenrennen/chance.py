# mypyc: compile
"""What chance may say in Hexenrennen: the die, a tile, a neutral card. Clause numbers are those of RULES.md."""

from typing import Final

from homestretch.core.bits import nth, size
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import Chance
from homestretch.games.hexenrennen.phases import DRAW, REVEAL, ROLL
from homestretch.games.hexenrennen.state import HexenState, owner
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


def tiles(s: HexenState) -> Chance:
    """R-HEX-013: any tile still face down in this section may be the one, each with the same odds.

    A neutral tribe's number lies here with odds (numbers it hides here) / (numbers it hides anywhere), so all weights
    are multiplied by how many numbers each neutral tribe hides.
    """
    section: i64 = _section(s)
    tokens: list[int] = []
    weights: list[int] = []
    whole: i64 = _whole(s)
    for t in range(TRIBES):
        here: i64 = _weight(s, t, section, whole)
        if here:
            bits: i64 = _faces(s, t, section)
            for n in numbers(bits):
                tokens.append(FACE + 10 * t + n - 2)
                weights.append(here // size(bits))
        if not s.signs[3 * t + section]:
            tokens.append(FACE + 10 * t + 9)
            weights.append(whole)
    return Chance(tuple(tokens), tuple(weights))


def _section(s: HexenState) -> i64:
    """The part of the track where the witch on her way stands."""
    return (s.at[s.walker] - 1) // 16


def _whole(s: HexenState) -> i64:
    """What a tile weighs that surely lies in this section."""
    whole: i64 = 1
    for t in range(s.seats, TRIBES):
        whole *= max(unturned_count(s, t), 1)
    return whole


def _weight(s: HexenState, tribe: i64, section: i64, whole: i64) -> i64:
    """What the numbers weigh together that a tribe hides in this section."""
    hidden: i64 = s.hidden[3 * tribe + section]
    return whole * (size(hidden) if tribe < s.seats else hidden)


def _faces(s: HexenState, tribe: i64, section: i64) -> i64:
    """Which numbers those may be; all of them weigh the same."""
    return s.hidden[3 * tribe + section] if tribe < s.seats else unturned(s, tribe)


def drawn(s: HexenState, rng: Rng) -> i64:
    """The one word of chance by its exact odds, without listing what else it may be."""
    if s.phase == ROLL:
        return 1 + rng.below(6)
    if s.phase == REVEAL:
        return _any_tile(s, rng)
    return _any_card(s.hands[owner(s)], rng) if s.phase == DRAW else FIRST + rng.below(s.seats)


def _any_tile(s: HexenState, rng: Rng) -> i64:
    section: i64 = _section(s)
    whole: i64 = _whole(s)
    total: i64 = 0
    for t in range(TRIBES):
        total += _weight(s, t, section, whole)
        if not s.signs[3 * t + section]:
            total += whole
    x: i64 = rng.below(total)
    tribe: i64 = 0
    while True:
        here: i64 = _weight(s, tribe, section, whole)
        if x < here:
            bits: i64 = _faces(s, tribe, section)
            return FACE + 10 * tribe + nth(bits, x // (here // size(bits))) - 2
        x -= here
        if not s.signs[3 * tribe + section]:
            if x < whole:
                return FACE + 10 * tribe + 9
            x -= whole
        tribe += 1


def _any_card(pile: i64, rng: Rng) -> i64:
    n: i64 = size(pile & NUMBERS)
    x: i64 = rng.below(n + (pile >> 11))
    return nth(pile, x) if x < n else SYMBOL


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

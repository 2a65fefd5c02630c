# mypyc: compile
"""What chance may say in HIT: who begins, cards from a draw pile, cards for the market."""

from typing import Final

from homestretch.core.native import i64, vec
from homestretch.core.rng import Rng
from homestretch.core.types import Chance, Move
from homestretch.games.hit.cards import KINDS, SEAT
from homestretch.games.hit.phases import DRAW, PICK, REFILL
from homestretch.games.hit.state import HAND, PLACES, HitState, has_shield

SAID: Final = Chance((), ())

# Where a card comes from.
NONE: Final = 0
COMMON: Final = 1  # the common pile, to the market
PILE: Final = 2
DISCARDS: Final = 3


def chance(s: HitState, path: Move) -> Chance:
    if s.phase == PICK and not path:
        return Chance(tuple([SEAT + seat for seat in range(s.seats)]), (1,) * s.seats)
    source: i64 = _source(s, len(path))
    return SAID if source == NONE else _odds(_pile(s, source), _first(s, source), path, _skip(s, source))


def drawn(s: HitState, rng: Rng) -> Move:
    """A move of chance by its exact odds: what `chance` word by word would draw, without listing what it may be."""
    if s.phase == PICK:
        return (SEAT + rng.below(s.seats),)
    found: list[int] = []
    if s.phase == REFILL:
        _draw(s, COMMON, missing(s), rng, found)
    elif s.phase == DRAW:
        need: i64 = HAND - len(s.cards.hands[s.turn])
        first: i64 = min(need, s.cards.left[s.turn])
        _draw(s, PILE, first, rng, found)
        if first < need and not has_shield(s, s.turn):
            _draw(s, DISCARDS, need - first, rng, found)
    return tuple(found)


def _draw(s: HitState, source: i64, many: i64, rng: Rng, found: list[int]) -> None:
    """So many cards from there, each with the same odds."""
    if many == 0:
        return
    at: i64 = _first(s, source)
    counts = _pile(s, source)[at : at + KINDS]
    left: i64 = _size(s, source)
    for n in range(many):
        x: i64 = rng.below(left - n) - counts[0]
        kind: i64 = 0
        while x >= 0:
            kind += 1
            x -= counts[kind]
        counts[kind] -= 1
        found.append(int(kind))


def missing(s: HitState) -> i64:
    """How many cards come to the market now: what was bought, if the pile has it (R-HIT-088)."""
    gap: i64 = PLACES - len(s.cards.market)
    if gap == 0:
        return 0
    return min(gap, _size(s, COMMON))


def _source(s: HitState, said: i64) -> i64:
    """Where the next card comes from after so many: a hand's from its pile, then from the shuffled discards.

    A draw ends where keep-or-mix must be asked first.
    """
    if s.phase == REFILL:
        return COMMON if said < missing(s) else NONE
    if s.phase != DRAW or said + len(s.cards.hands[s.turn]) == HAND:
        return NONE
    if said < s.cards.left[s.turn]:
        return PILE
    return NONE if has_shield(s, s.turn) else DISCARDS  # R-HIT-084


def _pile(s: HitState, source: i64) -> vec[i64]:
    """The cards of a source, counted by kind from `_first` on."""
    return s.cards.neutral if source == COMMON else s.cards.piles if source == PILE else s.cards.discards


def _first(s: HitState, source: i64) -> i64:
    return 0 if source == COMMON else KINDS * s.turn


def _size(s: HitState, source: i64) -> i64:
    """How many cards those are."""
    if source == PILE:
        return s.cards.left[s.turn]
    counts = _pile(s, source)
    first: i64 = _first(s, source)
    total: i64 = 0
    for kind in range(KINDS):
        total += counts[first + kind]
    return total


def _skip(s: HitState, source: i64) -> i64:
    """How many words of the move came from another source."""
    return s.cards.left[s.turn] if source == DISCARDS else 0


def _left(n: i64, kind: i64, path: Move, skip: i64) -> i64:
    """How many of so many cards of a kind are there; the words of the path after `skip` are gone."""
    if n > 0:
        for i in range(skip, len(path)):
            if path[i] == kind:
                n -= 1
    return n


def _odds(counts: vec[i64], first: i64, path: Move, skip: i64) -> Chance:
    """Any card that is still there, each with the same odds."""
    tokens: list[int] = []
    weights: list[int] = []
    for kind in range(KINDS):
        n: i64 = _left(counts[first + kind], kind, path, skip)
        if n > 0:
            tokens.append(kind)
            weights.append(n)
    return Chance(tuple(tokens), tuple(weights))

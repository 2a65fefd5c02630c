# mypyc: compile
"""What chance may say in HIT: who begins, cards from a draw pile, cards for the market."""

from typing import Final

from homestretch.core.native import i64, vec
from homestretch.core.types import Chance, Move
from homestretch.games.hit.cards import KINDS, SEAT
from homestretch.games.hit.phases import DRAW, PICK, REFILL
from homestretch.games.hit.state import HAND, PLACES, HitState, has_shield

SAID: Final = Chance((), ())


def chance(s: HitState, path: Move) -> Chance:
    if s.phase == PICK and not path:
        return Chance(tuple([SEAT + seat for seat in range(s.seats)]), (1,) * s.seats)
    if s.phase == REFILL and len(path) < missing(s):
        return _odds(s.cards.neutral, 0, path, 0)
    if s.phase == DRAW:
        return _chance_draw(s, path)
    return SAID


def missing(s: HitState) -> i64:
    """How many cards come to the market now: what was bought, if the pile has it (R-HIT-088)."""
    gap: i64 = PLACES - len(s.cards.market)
    if gap == 0:
        return 0
    stock: i64 = 0
    for n in s.cards.neutral:
        stock += n
    return min(gap, stock)


def _chance_draw(s: HitState, path: Move) -> Chance:
    """Cards from the pile, then from the shuffled discards; the move ends where keep-or-mix must be asked first."""
    seat: i64 = s.turn
    left: i64 = s.cards.left[seat]
    said: i64 = len(path)
    if said + len(s.cards.hands[seat]) == HAND:
        return SAID
    if said < left:
        return _odds(s.cards.piles, KINDS * seat, path, 0)
    if has_shield(s, s.turn):  # R-HIT-084
        return SAID
    return _odds(s.cards.discards, KINDS * seat, path, left)


def _odds(counts: vec[i64], start: i64, path: Move, skip: i64) -> Chance:
    """Any card that is still there, each with the same odds; the words of the path after `skip` are gone."""
    tokens: list[int] = []
    weights: list[int] = []
    for kind in range(KINDS):
        n: i64 = counts[start + kind]
        if n == 0:
            continue
        for i in range(skip, len(path)):
            if path[i] == kind:
                n -= 1
        if n > 0:
            tokens.append(kind)
            weights.append(n)
    return Chance(tuple(tokens), tuple(weights))

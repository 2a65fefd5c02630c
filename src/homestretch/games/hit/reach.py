# mypyc: compile
"""How far a hand reaches: distances as bits, steps of several cards together, for whoever looks at many hands.

Cards that look for something on the ring are seen alone, not after others.
"""

from typing import Final, final

from homestretch.core.native import i64, vec
from homestretch.games.hit import board, moves
from homestretch.games.hit.board import Board
from homestretch.games.hit.cards import (
    BREAKER,
    EFFECT,
    FREE_CORNER,
    KINDS,
    LEAST,
    MOST,
    NO_CAPTURE,
    OUT_OR_STEPS,
    SPLIT,
    SYMBOLS,
    THREE_OR_BACK,
)
from homestretch.games.hit.cards import STEPS as ONLY_STEPS
from homestretch.games.hit.state import HAND, HitState
from homestretch.games.hit.track import GOALS

FURTHEST: Final = 48  # no hand goes so far
ALL: Final = (1 << HAND) - 1  # cards of a hand, a bit each
PLAIN: Final = (ONLY_STEPS, OUT_OR_STEPS, THREE_OR_BACK)


def _steps(kind: int) -> int:
    """The steps of a card, a bit each; of shared ones those that one pawn can get."""
    if kind == SPLIT:
        return sum(1 << n for n in range(1, 11))
    return sum(1 << n for n in range(max(1, LEAST[kind]), MOST[kind] + 1)) if EFFECT[kind] in PLAIN else 0


STEPS: Final = [_steps(kind) for kind in range(KINDS)]


@final
class Reach:
    """What one seat can do with its next cards."""

    def __init__(self) -> None:
        self.sums: vec[i64] = vec[i64]([0] * (ALL + 1))  # distances with any of these cards, a bit a card
        self.strikes: i64 = 0  # distances at which it captures
        self.breaks: i64 = 0  # also who is protected
        self.takes: i64 = 0  # pawns it can capture, a bit each
        self.odds: float = 1.0  # that it holds any one of these cards


def of(s: HitState, seat: i64) -> Reach:
    """By the hand, or card by card by the pile it is going to be drawn from."""
    found = Reach()
    hand = s.cards.hands[seat]
    if len(hand) == HAND:
        _hand(hand, found)
        for kind in hand:
            if EFFECT[kind] >= FREE_CORNER:
                _aimed(s, seat, kind, found)
    else:
        _pile(s, seat, found)
    _victims(s.board, seat, found)
    return found


def _hand(hand: list[int], found: Reach) -> None:
    sums = found.sums
    for some in range(1, ALL + 1):
        for i in range(HAND):
            if some >> i & 1:
                before: i64 = sums[some & ~(1 << i)]
                sums[some] = sums[some] | before | spread(before | 1, STEPS[hand[i]])
    for i in range(HAND):
        _strike(spread(sums[ALL & ~(1 << i)] | 1, STEPS[hand[i]]), SYMBOLS[hand[i]], found)


def _strike(ends: i64, symbols: i64, found: Reach) -> None:
    """These distances are gone by a card with these symbols at last."""
    if not symbols & NO_CAPTURE:
        found.strikes |= ends
        if symbols & BREAKER:
            found.breaks |= ends


def _pile(s: HitState, seat: i64, found: Reach) -> None:
    c = s.cards
    for kind in range(KINDS):
        if c.piles[KINDS * seat + kind]:
            found.sums[ALL] = found.sums[ALL] | STEPS[kind]
            _strike(STEPS[kind], SYMBOLS[kind], found)
    found.odds = min(1.0, float(HAND - len(c.hands[seat])) / float(max(1, c.left[seat])))


def spread(froms: i64, steps: i64) -> i64:
    """The distances that these become by a card of these steps."""
    ends: i64 = 0
    for n in range(1, 12):
        if steps >> n & 1:
            ends |= froms << n
    return ends


def _aimed(s: HitState, seat: i64, kind: i64, found: Reach) -> None:
    """Whoever stands where the text of a card leads to at once, ahead or behind."""
    b = s.board
    for pawn in range(4 * seat, 4 * seat + b.each):
        if 0 <= b.at[pawn] < b.track.route:
            for end in moves.aims(b, seat, b.at[pawn], kind, s.rules.goal_is_ahead):
                if end < b.track.route:
                    other: i64 = b.ring[board.field(b, seat, end)]
                    if other >= 0 and other // 4 != seat and _takes(b, other, SYMBOLS[kind]):
                        found.takes |= 1 << other


def _takes(b: Board, other: i64, symbols: i64) -> bool:
    """Whether a card with these symbols captures this pawn (R-HIT-059, 062, 064)."""
    if symbols & NO_CAPTURE:
        return False
    return symbols & BREAKER != 0 or b.guarded >> (other // 4) & 1 == 0


def _victims(b: Board, seat: i64, found: Reach) -> None:
    """Every pawn of others that steps lead to, or coming out."""
    for other in range(len(b.at)):
        if other // 4 != seat and 0 <= b.at[other] < b.track.route and _hits(b, seat, found, other):
            found.takes |= 1 << other


def _hits(b: Board, seat: i64, by: Reach, victim: i64) -> bool:
    f: i64 = board.field(b, victim // 4, b.at[victim])
    guarded = b.guarded >> (victim // 4) & 1 != 0
    far: i64 = by.breaks if guarded else by.strikes
    length: i64 = b.track.length
    for i in range(4 * seat, 4 * seat + b.each):
        here: i64 = b.at[i]
        if here < 0:
            if f == b.track.starts[seat] and not guarded:
                return True
        elif here < b.track.route:
            d: i64 = (f - b.track.starts[seat] - here + 2 * length) % length
            if here + d < b.track.route and d < FURTHEST and far >> d & 1:
                return True
    return False


def goals(b: Board, pawn: i64, far: i64) -> i64:
    """The free goal fields that one of these distances ends on, a bit each."""
    found: i64 = 0
    d: i64 = b.track.route - b.at[pawn]
    for g in range(GOALS):
        if d + g < FURTHEST and far >> (d + g) & 1 and board.land(b, pawn // 4, b.track.route + g, 0) >= 0:
            found |= 1 << g
    return found


def wins(b: Board, seat: i64, by: Reach, first: i64, hand: i64, taken: i64) -> bool:
    """Whether all pawns from this one on come home with these cards, each into a goal field of its own."""
    i: i64 = first
    while i < 4 * seat + b.each and b.at[i] >= b.track.route:
        i += 1
    if i == 4 * seat + b.each:
        return True
    if b.at[i] < 0:
        return False
    for some in range(1, hand + 1):
        if some & ~hand == 0:
            free: i64 = goals(b, i, by.sums[some]) & ~taken
            for g in range(GOALS):
                if free >> g & 1 and wins(b, seat, by, i + 1, hand & ~some, taken | 1 << g):
                    return True
    return False

# mypyc: compile
"""What HIT knows of its positions: how far everybody's pawns are, what a hand brings, what a coin buys."""

import math
from typing import Any, Final

from homestretch.core.game import Game
from homestretch.core.judge import Judge
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.sums import added
from homestretch.core.types import Move, Seat
from homestretch.games.hit import asks, board, phases, state
from homestretch.games.hit.board import Board
from homestretch.games.hit.cards import BOTH, COINS, COSTS, DONE, KINDS, SHIELD, START_KINDS, SYMBOLS
from homestretch.games.hit.state import HitState
from homestretch.games.hit.ways import NO_WAY, end_of, fits, leg, pawn_of, rest_of, said, ways

# All in fields. The figures were found by letting judges that differ in one of them play a thousand games.
OUTSIDE: Final = -9.0  # a pawn that waits
AHEAD: Final = 0.015  # a pawn far ahead is worth more than two half as far: it is soon safe
HOME: Final = 6.0  # a pawn in the goal, beyond its fields: nobody can take it
DEEP: Final = 0.5  # each goal field further in: it leaves the nearer ones to the others
WON: Final = 1000.0
LOOT: Final = 0.75  # of what a captured pawn was worth, shared by all opponents: the others gain by it too
HIT: Final = 0.08  # the odds that an opponent's pawn behind takes the one ahead of it before its next turn
SIGHT: Final = 11  # fields behind that such a pawn comes from
COIN: Final = 0.7
WIDE: Final = 22.0  # fields of advantage that make a win about three to one
NONE: Final = -10_000.0
# What a card brings on average, by kind: start cards, then neutral ones.
WORTH: Final[tuple[int, ...]] = (2, 4, 6, 4, 4, 4, 7, 5, 7, 8, 9, 10, 4, 9, 5, 3, 4, 4, 10, 12, 6, 11)
AT_ONCE: Final = 0.5  # of what a card for sale would bring now
COST: Final = 0.3  # fields a coin of its price is worth
PICKY: Final = 9.0  # a card worth less is left lying: it would only come in the way of better ones


class HitJudge(Judge[HitState]):
    def __init__(self, game: Game[HitState, Any]) -> None:
        super().__init__(game)
        self.depth = 8  # about two turns
        self.trust = 0.6

    def policy(self, s: HitState, seat: Seat, path: Move, rng: Rng) -> Move:
        if s.phase == phases.BUY:
            return buy(s, seat, path)
        if s.phase == phases.PLAY:
            path = play(s, seat, path)
        tokens = self.game.ask(s, seat, path).tokens
        while tokens:  # the shield is kept, a card that moves nobody is unused
            path = path + (tokens[0],)
            tokens = self.game.ask(s, seat, path).tokens
        return path

    def value(self, s: HitState) -> list[float]:
        weights = [math.exp(standing(s, seat) / WIDE) for seat in range(s.seats)]
        total = added(weights)
        return [w / total for w in weights]


def standing(s: HitState, seat: i64) -> float:
    """How far a seat has come, in fields: pawns, less what they stand to lose without a shield, coins, bought cards."""
    b = s.board
    total: float = COIN * float(s.coins[seat])
    for i in range(4 * seat, 4 * seat + b.each):
        total += place(b, b.at[i])
    if not b.guarded >> seat & 1:
        total -= danger(b, seat)
    c = s.cards
    for kind in range(START_KINDS, KINDS):
        have: i64 = c.piles[KINDS * seat + kind] + c.discards[KINDS * seat + kind]
        if have:
            total += float(have * WORTH[kind]) * 0.3
    for kind in c.hands[seat]:
        total += float(WORTH[kind]) * 0.3
    for kind in c.tops[seat]:
        total += float(WORTH[kind]) * 0.4
    return total


def place(b: Board, at: i64) -> float:
    """What a pawn is worth there."""
    if at < 0:
        return OUTSIDE
    far: float = float(min(at, b.track.route))
    on_ring: float = far + AHEAD * far * far
    return on_ring if at < b.track.route else on_ring + HOME + DEEP * float(at - b.track.route)


def play(s: HitState, seat: i64, path: Move) -> Move:
    """The card that brings most with the rest of the hand after it, of all that begin with these words."""
    b = s.board
    hand = s.cards.hands[seat]
    most: float = NONE
    best: i64 = -1
    how: i64 = NO_WAY
    for i in range(len(hand)):
        kind: i64 = hand[i]
        if kind == best or (path and path[0] != kind):
            continue
        for way in ways(b, seat, kind, s.rules.goal_is_ahead):
            if fits(b, seat, way, path):
                q = b.copy()
                value: float = carry_out(q, seat, way) + follow(s, q, seat, others(hand, i, i), kind)
                if value > most:
                    most = value
                    best = kind
                    how = way
    pair = two(s, seat, path, most)
    if pair:
        return pair
    move = said(s, seat, best, how) if best >= 0 else path
    return move if move[: len(path)] == path else path


def two(s: HitState, seat: i64, path: Move, most: float) -> Move:
    """The two cards to lay down for coming out, if that brings more than the most so far."""
    hand = s.cards.hands[seat]
    out: i64 = board.way_out(s.board, seat)
    best: Move = ()
    if len(hand) < 2 or out < 0 or (path and path[0] != BOTH):
        return best
    for i in range(len(hand)):
        for j in range(len(hand)):
            pair = (BOTH, hand[i], hand[j])
            if i == j or pair[: len(path)] != path:
                continue
            q = s.board.copy()
            value: float = carry_out(q, seat, leg(board.waiting(q, seat), out))
            value -= COIN * float(COINS[hand[i]] + COINS[hand[j]])
            value += follow(s, q, seat, others(hand, i, j), hand[j])
            if value > most:
                most = value
                best = pair
    return best


def others(hand: list[int], i: i64, j: i64) -> i64:
    """The cards of a hand without these two, a bit each."""
    return ((1 << len(hand)) - 1) & ~(1 << i | 1 << j)


def follow(s: HitState, b: Board, seat: i64, left: i64, top: i64) -> float:
    """What the cards that are left bring to these pawns, the best first, less what is then in danger."""
    hand = s.cards.hands[seat]
    total: float = 0.0
    while left:
        most: float = NONE
        best: i64 = 0
        how: i64 = NO_WAY
        for i in range(len(hand)):
            if left >> i & 1:
                for way in ways(b, seat, hand[i], s.rules.goal_is_ahead):
                    value: float = gain(b, seat, way)
                    if value > most:
                        most = value
                        best = i
                        how = way
        total += carry_out(b, seat, how)
        top = hand[best]
        left &= ~(1 << best)
    return total if s.rules.shields and SYMBOLS[top] & SHIELD else total - danger(b, seat)


def carry_out(b: Board, seat: i64, way: i64) -> float:
    """Move the pawns; what it brings."""
    total: float = gain(b, seat, way)
    while way != NO_WAY:
        board.put(b, pawn_of(way), end_of(way))
        way = rest_of(way)
    return total + WON if board.is_home(b, seat) else total


def gain(b: Board, seat: i64, way: i64) -> float:
    """The fields gained, and those an opponent loses."""
    total: float = 0.0
    while way != NO_WAY:
        to: i64 = end_of(way)
        total += place(b, to) - place(b, b.at[pawn_of(way)])
        way = rest_of(way)
        other: i64 = b.ring[board.field(b, seat, to)] if to < b.track.route else -1
        if other >= 0 and other // 4 != seat:  # an own pawn there is one that walks on
            total += LOOT / float(seats(b) - 1) * (float(b.at[other]) - OUTSIDE)
    return total


def danger(b: Board, seat: i64) -> float:
    """What the pawns of an unprotected seat stand to lose before its next turn."""
    total: float = 0.0
    for i in range(4 * seat, 4 * seat + b.each):
        at: i64 = b.at[i]
        if 0 <= at < b.track.route:
            total += HIT * float(hunters(b, seat, board.field(b, seat, at))) * (float(at) - OUTSIDE)
    return total


def hunters(b: Board, seat: i64, f: i64) -> i64:
    """How many opponents' pawns could come to this field soon: from behind, or out of their waiting fields."""
    ring = b.ring
    length: i64 = b.track.length
    found: i64 = 0
    for d in range(1, SIGHT + 1):
        other: i64 = ring[f - d if f >= d else f - d + length]
        if other >= 0 and other // 4 != seat and b.at[other] + d < b.track.route:
            found += 1
    for rival in range(seats(b)):
        if rival != seat and b.track.starts[rival] == f and board.waiting(b, rival) >= 0:
            found += 1
    return found


def seats(b: Board) -> i64:
    return len(b.at) // 4


def buy(s: HitState, seat: Seat, path: Move) -> Move:
    """The best cards for the money, three at most: more would not be drawn."""
    tokens = asks.to_buy(s, path).tokens
    while tokens:
        best = DONE
        most: float = PICKY
        for kind in tokens:
            if kind != DONE and len(path) < state.HAND:
                value: float = use(s, seat, kind)
                if value > most:
                    most = value
                    best = kind
        path = path + (best,)
        tokens = asks.to_buy(s, path).tokens
    return path


def use(s: HitState, seat: i64, kind: i64) -> float:
    """What a card for sale is good for: on average, and with the pawns where they stand."""
    most: float = NONE
    for way in ways(s.board, seat, kind, s.rules.goal_is_ahead):
        most = max(most, gain(s.board, seat, way))
    return float(WORTH[kind]) + AT_ONCE * min(most, 20.0) - COST * float(COSTS[kind])

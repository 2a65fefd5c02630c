# mypyc: compile
"""What HIT knows of its positions: how far everybody's pawns are, what a card brings, what a coin buys."""

import math
from typing import Any, Final

from homestretch.bots.judge import Judge
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import Move, Seat
from homestretch.games.hit import asks, moves, phases, state, track
from homestretch.games.hit.cards import BOTH, COINS_ONLY, DONE, EFFECT, KINDS, OUT, SHIELD, SPLIT, START_KINDS, SYMBOLS
from homestretch.games.hit.game import Hit
from homestretch.games.hit.state import HitState
from homestretch.games.hit.tables import COSTS
from homestretch.games.hit.track import Pawns

OUTSIDE: Final = -9.0  # a pawn that waits, in fields
HOME: Final = 6.0  # a pawn in the goal, beyond its fields: nobody can take it
COIN: Final = 0.7
GUARD: Final = 2.0  # a shield on top, for every pawn on the ring
WIDE: Final = 22.0  # fields of advantage that make a win about three to one
LATE: Final = 2.5  # what it costs to cover a shield with another card
# What a card brings on average, in fields, by kind: start cards, then neutral ones.
WORTH: Final[tuple[int, ...]] = (2, 4, 6, 4, 4, 4, 6, 6, 8, 8, 9, 10, 4, 10, 6, 6, 4, 4, 10, 11, 6, 11)


class HitJudge(Judge):
    def __init__(self) -> None:
        super().__init__(Hit())
        self.depth = 8

    def policy(self, s: Any, seat: Seat, path: Move, rng: Rng) -> Move:
        assert isinstance(s, HitState)
        if s.phase == phases.BUY:
            return buy(s, seat, path)
        if s.phase == phases.PLAY and not path:
            path = card(s, seat)
        tokens = asks.ask(s, seat, path).tokens
        while tokens:
            path = path + (pick(s, seat, path, tokens, rng),)
            tokens = asks.ask(s, seat, path).tokens
        return path

    def value(self, s: Any) -> list[float]:
        assert isinstance(s, HitState)
        weights = [math.exp(standing(s, seat) / WIDE) for seat in range(s.seats)]
        total = sum(weights)
        return [w / total for w in weights]


def standing(s: HitState, seat: i64) -> float:
    """How far a seat has come, in fields: pawns, coins, bought cards, a shield."""
    p = s.pawns
    total: float = COIN * float(s.coins[seat])
    guarded: bool = p.guarded >> seat & 1 == 1
    for i in range(4 * seat, 4 * seat + p.each):
        total += place(p, p.at[i])
        if guarded and 0 < p.at[i] < p.board.route:
            total += GUARD
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


def place(p: Pawns, at: i64) -> float:
    if at < 0:
        return OUTSIDE
    return float(at) if at < p.board.route else float(p.board.route) + HOME


def card(s: HitState, seat: i64) -> Move:
    """The card, pawn and end that bring most now; a shield is kept for the end of the turn."""
    p = s.pawns
    best: Move = ()
    most: float = -1000.0
    out: float = coming_out(p, seat)
    last: i64 = -1
    for kind in s.cards.hands[seat]:
        if kind == last:
            continue
        last = kind
        late: float = LATE if SYMBOLS[kind] & SHIELD else 0.0
        found = best_end(p, seat, kind, s.goal_is_ahead)
        if found[0] - late > most:
            most = found[0] - late
            best = (
                (kind,)
                if found[1] < 0
                else (kind, int(track.word(p, seat, found[1])), int(track.word(p, seat, found[2])))
            )
        if (kind == 1 or kind == 2) and out > most:
            most = out
            best = (kind, OUT)
    if out - 8.0 > most and len(s.cards.hands[seat]) >= 2:
        return (BOTH,)
    return best


def coming_out(p: Pawns, seat: i64) -> float:
    """What it brings to come out now, a pawn on the start field taken along; far below zero if it cannot be."""
    end: i64 = track.way_out(p, seat)
    if end < 0:
        return -1000.0
    return float(end) - OUTSIDE + loot(p, seat, end)


def best_end(p: Pawns, seat: i64, kind: i64, goal_is_ahead: bool) -> tuple[float, int, int]:
    """The most this card brings with one pawn: how much, from where, to where; from -1 if the card says that itself."""
    if EFFECT[kind] == COINS_ONLY:
        return 0.5, -1, -1
    if kind == SPLIT:
        return 8.0, -1, -1
    most: float = -0.5
    start: int = -1
    end: int = -1
    for i in range(4 * seat, 4 * seat + p.each):
        here: i64 = p.at[i]
        for to in moves.reach(p, i, kind, goal_is_ahead):
            gain: float = place(p, to) - place(p, here) + loot(p, seat, to) + rest(p, seat, here, to)
            if gain > most or start < 0:
                most = gain
                start = here
                end = to
    return most, start, end


def loot(p: Pawns, seat: i64, to: i64) -> float:
    """What the pawn taken there was worth to its owner."""
    if to >= p.board.route:
        return 0.0
    other: i64 = p.who[track.field(p, seat, to)]
    if other < 0 or other // 4 == seat:
        return 0.0
    return float(p.at[other]) - OUTSIDE


def rest(p: Pawns, seat: i64, here: i64, to: i64) -> float:
    """Small things: the start field is cleared for the next pawn, and a deep goal field leaves the others free."""
    if to >= p.board.route:
        return float(to - p.board.route) * 0.5 - (4.0 if here >= p.board.route else 0.0)
    return 1.5 if here == 0 and track.waiting(p, seat) >= 0 else 0.0


def buy(s: HitState, seat: Seat, path: Move) -> Move:
    """The best cards for the money, three at most: more would not be drawn."""
    tokens = asks.ask(s, seat, path).tokens
    while tokens:
        best = DONE
        if len(path) < state.HAND:
            for kind in tokens:
                if kind != DONE and (best == DONE or better(kind, best)):
                    best = kind
        path = path + (best,)
        tokens = asks.ask(s, seat, path).tokens
    return path


def better(a: i64, b: i64) -> bool:
    return 10 * WORTH[a] - 3 * COSTS[a] > 10 * WORTH[b] - 3 * COSTS[b]


def pick(s: HitState, seat: i64, path: Move, tokens: tuple[int, ...], rng: Rng) -> int:
    """A word of a card already chosen: the poorer card of two laid down, the pawn furthest on, any field."""
    if s.phase != phases.PLAY:
        return tokens[0]  # keep the shield
    if not path or path[0] == BOTH:
        return _poorest(tokens)
    if path[0] != SPLIT and len(path) == 1:
        found = best_end(s.pawns, seat, path[0], s.goal_is_ahead)
        word = int(track.word(s.pawns, seat, found[1])) if found[1] >= 0 else -1
        return word if word in tokens else tokens[0]
    if path[0] != SPLIT:
        return _furthest(s, seat, tokens)
    return rng.pick(tokens)


def _poorest(tokens: tuple[int, ...]) -> int:
    best = tokens[0]
    for kind in tokens:
        if kind < KINDS and WORTH[kind] < WORTH[best]:
            best = kind
    return best


def _furthest(s: HitState, seat: i64, tokens: tuple[int, ...]) -> int:
    """The field that takes a pawn or lies furthest on."""
    best = tokens[0]
    most: float = -1000.0
    for token in tokens:
        to: i64 = track.progress(s.pawns, seat, token)
        gain: float = place(s.pawns, to) + loot(s.pawns, seat, to)
        if gain > most:
            most = gain
            best = token
    return best


JUDGE = HitJudge()

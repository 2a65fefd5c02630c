# mypyc: compile
"""Random play without words: the same games as by asks, draw for draw, and several times as fast."""

from homestretch.core.bits import nth, size
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.games.hit import asks, board, moves, split, turn
from homestretch.games.hit.cards import BOTH, COINS_ONLY, EFFECT, OUT_OR_STEPS, SPLIT
from homestretch.games.hit.chance import drawn
from homestretch.games.hit.phases import BUY, KEEP_OR_MIX, OVER, PLAY
from homestretch.games.hit.state import NO_SEAT, HitState


def playout(s: HitState, rng: Rng, limit: i64) -> i64:
    """Random play on this very state to the end, or to `limit` moves; how many moves it took."""
    n: i64 = 0
    while n < limit and s.phase != OVER:
        _step(s, rng)
        n += 1
    return n


def _step(s: HitState, rng: Rng) -> None:
    s.drawer = NO_SEAT
    if s.phase == PLAY:
        _play(s, rng)
    elif s.phase == BUY:
        _buy(s, rng)
    elif s.phase == KEEP_OR_MIX:
        turn.keep_or_mix(s, rng.below(2) == 0)
    else:
        turn.by_chance(s, drawn(s, rng))


def _play(s: HitState, rng: Rng) -> None:
    kinds: i64 = asks.kinds_of(s.cards.hands[s.turn])
    n: i64 = size(kinds)
    k: i64 = rng.below(n + 1 if asks.can_lay_two(s) else n)
    if k == n:
        _lay_two(s, rng)
        return
    kind: i64 = nth(kinds, k)
    if EFFECT[kind] != COINS_ONLY:
        _carry_out(s, kind, rng)
    turn.use(s, kind)
    turn.end_card(s)


def _lay_two(s: HitState, rng: Rng) -> None:
    path: Move = (BOTH,)
    while len(path) < 3:
        path = path + (rng.pick(asks.to_play(s, path).tokens),)
    turn.play(s, path)


def _carry_out(s: HitState, kind: i64, rng: Rng) -> None:
    if kind == SPLIT:
        _share(s, rng)
        return
    able: i64 = asks.able(s, kind)
    out: i64 = 1 if EFFECT[kind] == OUT_OR_STEPS and board.way_out(s.board, s.turn) >= 0 else 0
    k: i64 = rng.below(max(size(able) + out, 1))
    if k < out:
        turn.come_out(s)
    elif able:
        _move(s, 4 * s.turn + nth(able, k - out), kind, rng)


def _move(s: HitState, pawn: i64, kind: i64, rng: Rng) -> None:
    ends = moves.reach(s.board, pawn, kind, s.rules.goal_is_ahead)
    board.put(s.board, pawn, ends[rng.below(len(ends))])


def _share(s: HitState, rng: Rng) -> None:
    legs = split.Legs(s.board, s.turn)
    if split.completes(legs):
        split.any_legs(legs, rng)
        s.board = legs.board
    else:
        rng.below(1)  # the one word there is


def _buy(s: HitState, rng: Rng) -> None:
    while True:
        kinds: i64 = asks.affordable(s.cards.market, s.coins[s.turn])
        n: i64 = size(kinds)
        k: i64 = rng.below(n + 1)
        if k == n:
            turn.draw(s)
            return
        turn.buy_one(s, nth(kinds, k))

# mypyc: compile
"""Random play without words: the same games as by asks, draw for draw, and several times as fast."""

from homestretch.core.bits import nth, size
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.games.hexenrennen import asks, turn
from homestretch.games.hexenrennen.chance import drawn
from homestretch.games.hexenrennen.phases import CARD, CHOOSE, LOTS, OVER, REVEAL, ROLL, SPLIT
from homestretch.games.hexenrennen.state import HexenState, owner
from homestretch.games.hexenrennen.words import FIRST, LEAVE


def playout(s: HexenState, rng: Rng, limit: i64) -> i64:
    """Random play on this very state to the end, or to `limit` moves; how many moves it took."""
    n: i64 = 0
    s.asked = None
    s.odds = None
    while n < limit and s.phase != OVER:
        _step(s, rng)
        n += 1
    return n


def _step(s: HexenState, rng: Rng) -> None:
    if s.phase == ROLL:
        turn.roll(s, drawn(s, rng))
    elif s.phase == CHOOSE:
        turn.fly(s, _any(asks.movable(s), rng))
    elif s.phase == REVEAL:
        turn.reveal(s, drawn(s, rng))
    elif s.phase == CARD:
        _card(s, owner(s), rng)
    elif s.phase == SPLIT:
        _split(s, rng)
    elif s.phase == LOTS:
        turn.begin(s, drawn(s, rng) - FIRST)
    else:
        turn.play_card(s, owner(s), drawn(s, rng))


def _any(bits: i64, rng: Rng) -> i64:
    return nth(bits, rng.below(size(bits)))


def _card(s: HexenState, seat: i64, rng: Rng) -> None:
    cards: i64 = asks.playable(s, seat)
    if not s.pushed:
        cards |= 1 << LEAVE
    turn.play_card(s, seat, _any(cards, rng))


def _split(s: HexenState, rng: Rng) -> None:
    seat: i64 = 0
    while s.hidden[3 * seat]:
        seat += 1
    path: Move = ()
    while len(path) < 6:
        path = path + (rng.pick(asks.split(seat, path).tokens),)
    turn.split(s, seat, path)

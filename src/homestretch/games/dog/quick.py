# mypyc: compile
"""Random play without words: the same games as by asks, draw for draw, and several times as fast."""

from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE
from homestretch.games.dog import plays, rules
from homestretch.games.dog.board import in_yard, land, swap
from homestretch.games.dog.deal import drawn
from homestretch.games.dog.state import AGAIN, GIVE, OVER, PLAY, DogState, colour, hand
from homestretch.games.dog.words import FIELD, JOKER, KINDS, SEVEN, SWAP, YARD_WORD


def playout(s: DogState, rng: Rng, limit: i64) -> i64:
    """Random play on this very state to the end, or to `limit` moves; how many moves it took."""
    n: i64 = 0
    while n < limit and s.phase != OVER:
        _step(s, rng)
        n += 1
    return n


def _step(s: DogState, rng: Rng) -> None:
    if s.phase == GIVE:
        s.hushed = True
        _give(s, rng)
    elif s.phase == PLAY or s.phase == AGAIN:
        s.hushed = False
        _turn(s, rng)
    else:
        rules.apply(s, CHANCE, drawn(s, rng))


def _pick(found: list[int], rng: Rng) -> i64:
    return found[rng.below(len(found))]


def _held(s: DogState, seat: i64) -> list[int]:
    held: i64 = hand(seat)
    return [kind for kind in range(KINDS) if s.cards[held + kind]]


def _give(s: DogState, rng: Rng) -> None:
    seat: i64 = 0
    while s.given & (1 << seat):
        seat += 1
    rules.give(s, seat, _pick(_held(s, seat), rng))


def _turn(s: DogState, rng: Rng) -> None:
    seat: i64 = s.turn
    cards = plays.playable(s, seat)
    if cards:
        _play(s, seat, _pick(cards, rng), rng)
    elif s.house.teams:
        rng.below(1)  # the one word there is
        rules.drop_out(s, seat)
    else:
        rules.discard(s, seat, _pick(_held(s, seat), rng))


def _play(s: DogState, seat: i64, kind: i64, rng: Rng) -> None:
    c: i64 = colour(s, seat)
    role: i64 = _pick(plays.roles(s, seat, c), rng) if kind == JOKER else kind
    if role == SEVEN:
        _seven(s, seat, c, rng)
    elif role == SWAP:
        _swap(s, c, rng)
    else:
        _move(s, c, role, kind == JOKER, rng)
    s.board.trail.clear()
    rules.lay(s, seat, kind)
    rules.end_turn(s, seat)


def _seven(s: DogState, seat: i64, c: i64, rng: Rng) -> None:
    turn = plays.seven(s, seat, c)
    while turn.left:
        pawn: i64 = turn.b.ring[_pick(turn.pawns(), rng)]
        turn.go(pawn, _pick(turn.cells(pawn), rng))
    s.board = turn.b


def _swap(s: DogState, c: i64, rng: Rng) -> None:
    if not plays.can_swap(s, c):
        rng.below(1)  # without effect
        return
    b = s.board
    mine: i64 = b.ring[_pick(plays.loose(b, c), rng) - FIELD]
    swap(b, mine, b.ring[_pick(plays.others(s, c), rng) - FIELD])


def _move(s: DogState, c: i64, role: i64, joker: bool, rng: Rng) -> None:
    b = s.board
    word: i64 = _pick(plays.pawns(s, c, role, joker), rng)
    if word == YARD_WORD:
        land(b, in_yard(b, c), b.track.starts[c])
    else:
        pawn: i64 = b.ring[word - FIELD]
        land(b, pawn, _pick(plays.fields(b, pawn, role), rng) - FIELD)

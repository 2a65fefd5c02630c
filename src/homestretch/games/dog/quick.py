# mypyc: compile
"""Random play without words: the same games as by asks, draw for draw, and several times as fast."""

from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.games.dog import plays, rules
from homestretch.games.dog.board import in_yard, land, swap
from homestretch.games.dog.deal import take, turn_over, words
from homestretch.games.dog.state import (
    AGAIN,
    DEAL,
    DISCARDS,
    DRAW,
    GIVE,
    OVER,
    PICK,
    PILE,
    DogState,
    after,
    colour,
    hand,
)
from homestretch.games.dog.words import FIELD, JOKER, KINDS, SEVEN, SWAP, YARD_WORD


def playout(s: DogState, rng: Rng, limit: i64) -> i64:
    """Random play on this very state to the end, or to `limit` moves; how many moves it took."""
    n: i64 = 0
    while n < limit and s.phase != OVER:
        _step(s, rng)
        n += 1
    return n


def _step(s: DogState, rng: Rng) -> None:
    s.hushed = s.phase == GIVE or s.phase == DEAL or s.phase == DRAW
    if s.phase == GIVE:
        _give(s, rng)
    elif s.phase == DEAL:
        _deal(s, rng)
    elif s.phase == PICK:
        s.dealer = rng.below(s.seats)
        s.phase = DEAL
    elif s.phase == DRAW:
        take(s, s.turn, _drawn(s, rng))
        s.phase = AGAIN
    else:
        _turn(s, rng)


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


def _deal(s: DogState, rng: Rng) -> None:
    n: i64 = words(s)
    if s.house.merge and s.left < n:
        turn_over(s)
    seat: i64 = after(s, s.dealer)
    for _ in range(n):
        take(s, seat, _drawn(s, rng))
        seat = after(s, seat)
    rules.begin_round(s)


def _drawn(s: DogState, rng: Rng) -> i64:
    """A card of the pile, or of the discards when it is empty."""
    first: i64 = PILE if s.left else DISCARDS
    total: i64 = s.left
    if total == 0:
        for kind in range(KINDS):
            total += s.cards[DISCARDS + kind]
    x: i64 = rng.below(total)
    kind = first
    x -= s.cards[kind]
    while x >= 0:
        kind += 1
        x -= s.cards[kind]
    return kind - first


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

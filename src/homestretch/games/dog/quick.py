# mypyc: compile
"""Random play without words: the same games as by asks, draw for draw, and several times as fast."""

from homestretch.core.bits import nth, size
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.games.dog import turn
from homestretch.games.dog.board import Board
from homestretch.games.dog.chance import drawn
from homestretch.games.dog.legs import Card
from homestretch.games.dog.phases import AGAIN, GIVE, OVER, PLAY
from homestretch.games.dog.plays import dealt, playable, roles
from homestretch.games.dog.state import DogState, held
from homestretch.games.dog.track import CELLS, YARD, Cell
from homestretch.games.dog.words import JOKER, Kind


def playout(s: DogState, rng: Rng, limit: i64) -> i64:
    """Random play on this very state to the end, or to `limit` moves; how many moves it took."""
    n: i64 = 0
    card = Card(s, s.turn, owned=True)
    while n < limit and s.phase != OVER:
        _step(s, card, rng)
        n += 1
    return n


def _step(s: DogState, card: Card, rng: Rng) -> None:
    if s.phase == GIVE:
        _give(s, rng)
    elif s.phase == PLAY or s.phase == AGAIN:
        _turn(s, card, rng)
    else:
        turn.by_chance(s, drawn(s, rng))


def _pick(kinds: i64, rng: Rng) -> Kind:
    return Kind(nth(kinds, rng.below(size(kinds))))


def _give(s: DogState, rng: Rng) -> None:
    seat: i64 = 0
    while s.given & (1 << seat):
        seat += 1
    turn.give(s, seat, _pick(held(s, seat), rng))


def _turn(s: DogState, card: Card, rng: Rng) -> None:
    seat: i64 = s.turn
    card.pass_to(seat)
    kinds: i64 = playable(card)
    if kinds:
        _play(s, card, _pick(kinds, rng), rng)
    elif s.house.teams:
        rng.below(1)  # the one word there is
        turn.drop_out(s, seat)
    else:
        turn.discard(s, seat, _pick(held(s, seat), rng))


def _play(s: DogState, card: Card, kind: Kind, rng: Rng) -> None:
    role = _pick(roles(card), rng) if kind == JOKER else kind
    _carry_out(dealt(card, role, kind == JOKER), rng)
    turn.lay(s, card.seat, kind)
    turn.end_turn(s, card.seat)


def _carry_out(card: Card, rng: Rng) -> None:
    while card.left:
        pawns: i64 = card.able()
        out: i64 = 1 if card.starts else 0
        n: i64 = rng.below(max(size(pawns) + out, 1))
        if n < out:
            card.bring_out()
        elif pawns:
            here = _nth_cell(card.b, pawns, n - out)
            card.go(here, _any_cell(card, here, rng))
        else:
            return  # a swap without effect


def _nth_cell(b: Board, pawns: i64, n: i64) -> Cell:
    """The n-th of the cells where these pawns stand, ascending."""
    found = YARD
    while n >= 0:
        least = Cell(CELLS)
        for pawn in range(len(b.at)):
            if pawns >> pawn & 1 and found < b.at[pawn] < least:
                least = b.at[pawn]
        found = least
        n -= 1
    return found


def _any_cell(card: Card, here: Cell, rng: Rng) -> Cell:
    if card.ways(here) == 1:  # most often, and then it can go
        rng.below(1)
        return card.leg(here, 0)
    cells = card.cells(here)
    return cells[rng.below(len(cells))]

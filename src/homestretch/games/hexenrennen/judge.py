# mypyc: compile
"""What Hexenrennen knows of its positions: how far everybody is, what a tile will do, what a card is worth."""

import math
from typing import Any, Final

from homestretch.core.game import Game
from homestretch.core.judge import Judge
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.sums import added
from homestretch.core.types import Move, Seat
from homestretch.games.hexenrennen import asks, phases
from homestretch.games.hexenrennen.flight import ahead, by_card, by_die
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import FACE, LAST, LEAVE, SYMBOL, WITCH, WITCHES, points

CARD: Final = 1.5  # what a card in hand is worth, in tiles
HOME: Final = 3.0  # what a point beyond the line is worth, in tiles
SURPRISE: Final = 1.0  # what a tile face down brings on average
PUSHED: Final = 5.0  # what another's symbol costs on average
WIDE: Final = 14.0  # tiles of advantage that make a win about three to one
CHAIN: Final = 6  # tiles followed in a row
# How a split begins, big numbers first: late ones would lead past the line.
THREES: Final[tuple[tuple[int, ...], ...]] = ((8, 9, 10), (5, 6, 7), (2, 3, 4))


class HexenJudge(Judge[HexenState]):
    def __init__(self, game: Game[HexenState, Any]) -> None:
        super().__init__(game)
        self.depth = 10

    def policy(self, s: HexenState, seat: Seat, path: Move, rng: Rng) -> Move:
        if s.phase == phases.SPLIT:
            return split(seat, path)
        if path:
            return path
        tokens = self.game.ask(s, seat).tokens
        if len(tokens) == 1:
            return tokens
        best = tokens[0]
        most: float = -1000.0
        for token in tokens:
            value = flight(s, seat, token - WITCH) if s.phase == phases.CHOOSE else played(s, seat, token)
            if value > most:
                most = value
                best = token
        return (best,)

    def value(self, s: HexenState) -> list[float]:
        weights = [math.exp(standing(s, seat) / WIDE) for seat in range(s.seats)]
        total = added(weights)
        return [w / total for w in weights]


def split(seat: Seat, path: Move) -> Move:
    """Big numbers in the first section, small ones in the last, as far as what was said allows."""
    while True:
        tokens = asks.split(seat, path).tokens
        if not tokens:
            return path
        wish = THREES[len(path) // 3][len(path) % 3]
        path = path + (wish if wish in tokens else tokens[len(tokens) - 1],)


def standing(s: HexenState, seat: i64) -> float:
    """How far a seat has come, in tiles: places, points and cards."""
    total: float = CARD * float(cards(s.hands[seat]))
    for i in range(WITCHES * seat, WITCHES * seat + WITCHES):
        total += place(s.at[i])
    return total


def cards(hand: i64) -> i64:
    n: i64 = hand >> 11
    for bit in range(2, 11):
        n += hand >> bit & 1
    return n


def place(p: i64) -> float:
    """What standing here is worth: tiles, and points beyond the line."""
    return float(p) if p <= LAST else float(LAST) + HOME * float(points(p))


def flight(s: HexenState, seat: i64, start: i64) -> float:
    """What the roll brings the witch who stands there."""
    return landing(s, seat, by_die(s, start), CHAIN) - place(start)


def landing(s: HexenState, seat: i64, p: i64, left: i64) -> float:
    """What it is worth to end a step here, as far as tiles that show can tell."""
    if p > LAST or left == 0:
        return place(p)
    face: i64 = s.face[p]
    if face == 0:
        return place(p) + SURPRISE
    tribe: i64 = (face - FACE) // 10
    number: i64 = (face - FACE) % 10 + 2
    if number != SYMBOL:
        q: i64 = ahead(s, p, number) if tribe == seat else 0
        return landing(s, seat, q, left - 1) if q else place(p)
    if tribe == seat:
        return place(p) + boost(s, seat, p)
    return place(p) - (PUSHED if s.hands[tribe] else 0.0)


def boost(s: HexenState, seat: i64, p: i64) -> float:
    """What the best card in hand adds on her own symbol."""
    best: float = 0.0
    for n in range(10, 1, -1):
        if s.hands[seat] >> n & 1:
            q: i64 = ahead(s, p, n)
            if q:
                best = max(best, place(q) - place(p) - CARD)
    return best


def played(s: HexenState, seat: i64, card: i64) -> float:
    """What playing this card is worth to its player; leaving her is worth nothing."""
    if card == LEAVE:
        return 0.0
    p: i64 = s.at[s.walker]
    q: i64 = by_card(s, seat, card)
    after: float = place(q) if card == SYMBOL else landing(s, s.turn, q, CHAIN)
    gain: float = after - place(p)
    if seat == s.turn:
        return gain - CARD
    return -gain * weight(s, s.turn) - CARD


def weight(s: HexenState, rival: i64) -> float:
    """How much of a rival's loss is our gain: all of it with two, most of the leader's with more."""
    if s.seats == 2:
        return 1.0
    others: float = 0.0
    mine: float = math.exp(standing(s, rival) / WIDE)
    for k in range(s.seats):
        others += math.exp(standing(s, k) / WIDE)
    return 1.5 * mine / others

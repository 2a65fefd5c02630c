# mypyc: compile
"""What Encore knows of its positions: the odds of the next card, and how points become chances to win."""

from typing import Any

from homestretch.core.game import Game
from homestretch.core.judge import Judge
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import Move, Seat
from homestretch.games.encore import odds, phases, state, words
from homestretch.games.encore.state import EncoreState


class EncoreJudge(Judge[EncoreState]):
    def __init__(self, game: Game[EncoreState, Any]) -> None:
        super().__init__(game)
        self.depth = 12

    def policy(self, s: EncoreState, seat: Seat, path: Move, rng: Rng) -> Move:
        if path:
            return path
        if s.phase == phases.ROB:
            return (words.STEAL if pays(s) else words.LEAVE,)
        if s.phase == phases.BEGIN:
            return (words.DRAW,)
        return (words.DRAW if tempts(s) else words.STOP,)

    def value(self, s: EncoreState) -> list[float]:
        points = [standing(s, seat) for seat in range(s.seats)]
        cards: i64 = s.left + 90 * (s.rounds - s.round)
        return [odds.chance(points, seat, cards) for seat in range(s.seats)]


def tempts(s: EncoreState) -> bool:
    """Whether one more card gains more than it risks, both as far as the row will be kept."""
    mine: i64 = state.row(s.turn)
    if state.count(s, mine) < 3:
        return True
    table = odds.KEPT[s.seats - 1]
    gain: float = 0.0
    bad: i64 = 0
    row: float = 0.0
    for v in range(10):
        n: i64 = s.cards[state.PILE + v]
        stay: float = table[n * 91 + s.left] * float(v + 1)
        have: i64 = s.cards[mine + v]
        if have:
            bad += n
            row += float(have) * stay
        elif n:
            more: i64 = 1 + theirs(s, v)
            gain += float(n) * (float(more) * stay + float(more - 1) * float(v + 1))
    return gain > float(bad) * row


def theirs(s: EncoreState, v: i64) -> i64:
    """How many cards of a value lie in the rows of others."""
    n: i64 = 0
    for k in range(s.seats):
        if k != s.turn:
            n += s.cards[state.ROWS + 10 * k + v]
    return n


def pays(s: EncoreState) -> bool:
    """Whether to steal: always, unless few points would end the draws that cannot bust."""
    mine: i64 = state.count(s, state.row(s.turn))
    n: i64 = theirs(s, s.card - 1)
    return mine >= 3 or mine + n < 3 or n * s.card >= 3


def standing(s: EncoreState, seat: i64) -> float:
    """Points of a seat: banked, and the row as far as it will be kept."""
    waits: i64 = (seat - s.turn + s.seats) % s.seats
    table = odds.KEPT[s.seats - 1 if waits == 0 else waits - 1]
    points: float = float(s.totals[seat])
    row: i64 = state.row(seat)
    loot: i64 = state.loot(s, seat)
    if s.phase == phases.OVER:
        return points
    for v in range(10):
        points += float((v + 1) * s.cards[loot + v])
        if s.cards[row + v]:
            points += float((v + 1) * s.cards[row + v]) * table[s.cards[v] * 91 + s.left]
    return points

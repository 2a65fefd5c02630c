# mypyc: compile
"""What nets are shown of Encore: the table before the first card of a turn, seats counted from whoever's turn it is.

Everything is there twice: for the last cards of the pile, when points decide, and for all before.
"""

from typing import Final

from homestretch.core.inputs import Inputs, Row
from homestretch.core.native import i64
from homestretch.games.encore import odds
from homestretch.games.encore.phases import BEGIN
from homestretch.games.encore.state import PILE, EncoreState, loot, row, worth

VERSION: Final = 1
LATE: Final = 20  # so many cards are the last

# Of every seat, one behind the other:
CARDS: Final = 0  # how many of 1 to 10 lie in its row
RISK: Final = 10  # points that each value stands to lose before they are banked
BANKED: Final = 20  # points ahead of the best of the others: what is banked,
HELD: Final = 21  # with the row as far as it will be kept,
AHEAD: Final = 22  # and the same, by how far two scores may still drift apart
OPEN: Final = 23  # what the row is worth
LOSS: Final = 24  # and stands to lose
CHANCE: Final = 25  # the chance to win, by what is held
PLAYER: Final = 26
# Of all:
LEFT: Final = 0  # how many of 1 to 10 are left in the pile
SHARE: Final = 10  # and as odds of the next card
MANY: Final = 20  # cards in the pile
WIDE: Final = 21  # how far two scores may still drift apart
MEAN: Final = 22  # what the next card is worth on average
TWICE: Final = 23  # the odds that two cards are the same
LOOT: Final = 24  # what the next card may steal on average
TABLE: Final = 25
# And late, of the pile and then of every other seat:
LAST: Final = 0  # so many cards are left
MARGIN: Final = LATE  # points of whoever's turn it is above that seat's, rows counted, between these:
MOST: Final = 30
SPAN: Final = 2 * MOST + 1

POINTS: Final = 40.0  # a good lead


class EncoreInputs(Inputs[EncoreState]):
    """Nothing is hidden in Encore but the order of the pile, which is not shown."""

    def __init__(self) -> None:
        super().__init__(VERSION)
        self.bold = 0.05  # the pile is bold enough

    def size(self, seats: int) -> int:
        return 2 * (seats * PLAYER + TABLE) + LATE + (seats - 1) * SPAN

    def ready(self, s: EncoreState) -> bool:
        return s.phase == BEGIN

    def write(self, s: EncoreState, row: Row) -> int:
        half: i64 = s.seats * PLAYER + TABLE
        if s.left > LATE:
            _all(s, 0, row)
        else:
            _all(s, half, row)
            _late(s, 2 * half, row)
        return s.turn


def _all(s: EncoreState, base: i64, row_: Row) -> None:
    seats: i64 = s.seats
    banked: list[float] = []
    held: list[float] = []
    for k in range(seats):
        seat: i64 = (s.turn + k) % seats
        banked.append(float(s.totals[seat] + worth(s, loot(s, seat))))
        held.append(banked[k] + _row(s, seat, k, base + k * PLAYER, row_))
    wide: float = odds.spread(s.left)
    for k in range(seats):
        at: i64 = base + k * PLAYER
        lead: float = _lead(held, k)
        row_.put(at + BANKED, _lead(banked, k) / POINTS)
        row_.put(at + HELD, lead / POINTS)
        row_.put(at + AHEAD, lead / wide)
        row_.put(at + CHANCE, odds.chance(held, k, s.left))
    row_.put(base + seats * PLAYER + WIDE, wide / POINTS)
    _pile(s, base + seats * PLAYER, row_)


def _row(s: EncoreState, seat: i64, k: i64, at: i64, row_: Row) -> float:
    """The row of a seat; what of it will be kept, as far as one can tell."""
    if k == 0:
        return 0.0  # R-ENCORE-020: it is banked
    zone: i64 = row(seat)
    table = odds.KEPT[k - 1]
    open_: i64 = 0
    loss: float = 0.0
    for v in range(10):
        n: i64 = s.cards[zone + v]
        if n:
            points: i64 = n * (v + 1)
            risk: float = float(points) * (1.0 - table[s.cards[PILE + v] * 91 + s.left])
            row_.put(at + CARDS + v, float(n) / 2.0)
            row_.put(at + RISK + v, risk / 10.0)
            open_ += points
            loss += risk
    row_.put(at + OPEN, float(open_) / 20.0)
    row_.put(at + LOSS, loss / 10.0)
    return float(open_) - loss


def _lead(points: list[float], k: i64) -> float:
    """How far one is ahead of the best of the others."""
    best: float = -1000000.0
    for j in range(len(points)):
        if j != k and points[j] > best:
            best = points[j]
    return points[k] - best


def _pile(s: EncoreState, at: i64, row_: Row) -> None:
    left: float = float(max(1, s.left))
    mean: float = 0.0
    twice: float = 0.0
    steal: float = 0.0
    for v in range(10):
        n: i64 = s.cards[PILE + v]
        if n:
            odd: float = float(n) / left
            mean += odd * float(v + 1)
            twice += odd * odd
            row_.put(at + LEFT + v, float(n) / 10.0)
            row_.put(at + SHARE + v, 5.0 * odd)
            for k in range(s.seats):
                if k != s.turn:
                    steal += odd * float((v + 1) * s.cards[row(k) + v])
    row_.put(at + MANY, left / 90.0)
    row_.put(at + MEAN, mean / 5.0)
    row_.put(at + TWICE, 5.0 * twice)
    row_.put(at + LOOT, steal / 5.0)


def _late(s: EncoreState, at: i64, row_: Row) -> None:
    """How few cards are left, and who would have how many points more than whom."""
    row_.on(at + LAST + max(1, s.left) - 1)
    mine: i64 = _points(s, s.turn)
    for k in range(1, s.seats):
        over: i64 = mine - _points(s, (s.turn + k) % s.seats)
        row_.on(at + MARGIN + (k - 1) * SPAN + MOST + max(-MOST, min(MOST, over)))


def _points(s: EncoreState, seat: i64) -> i64:
    return s.totals[seat] + worth(s, loot(s, seat)) + worth(s, row(seat))

# mypyc: compile
"""A position of Encore in which cards are laid and taken back again: how it is thought through without copies."""

from typing import Final, final

from homestretch.core.native import i64, vec
from homestretch.core.rng import Rng
from homestretch.games.encore.phases import BEGIN
from homestretch.games.encore.state import PILE, ROWS, EncoreState, loot, worth
from homestretch.games.encore.words import MOST_SEATS

SAFE: Final = 3  # cards in a row before one can bust: R-ENCORE-050
BITS: Final = 50  # of the numbers below; sums of all cards stay within 64


def _numbers(count: int, salt: int) -> list[int]:
    rng = Rng(7, salt)
    return [int(rng.word()) << BITS - 32 ^ int(rng.word()) for _ in range(count)]


# A position's key is a sum: a number for each card where it lies, for each point banked, for whose turn it is.
LIES: Final = _numbers(ROWS + 10 * MOST_SEATS, 31)
POINT: Final = [n >> 10 for n in _numbers(MOST_SEATS, 32)]
TURN: Final = _numbers(MOST_SEATS, 33)


@final
class Trial:
    """Pile, rows and points; what is banked is kept as points, and what is discarded is gone."""

    def __init__(self, s: EncoreState) -> None:
        self.s = s.copy()
        self.s.phase = BEGIN
        self.key: i64 = TURN[s.turn]
        for k in range(s.seats):
            zone: i64 = loot(s, k)
            self.s.totals[k] += worth(s, zone)
            self.key += POINT[k] * self.s.totals[k]
            for v in range(10):
                self.s.cards[zone + v] = 0
                self.key += LIES[ROWS + 10 * k + v] * s.cards[ROWS + 10 * k + v]
        for v in range(10):
            self.key += LIES[PILE + v] * s.cards[PILE + v]

    def held(self) -> i64:
        """How many cards lie in the row of whoever's turn it is."""
        n: i64 = 0
        cards = self.s.cards
        at: i64 = ROWS + 10 * self.s.turn
        for v in range(at, at + 10):
            n += cards[v]
        return n

    def has(self, v: i64) -> bool:
        return self.s.cards[ROWS + 10 * self.s.turn + v] > 0

    def others_have(self, v: i64) -> bool:
        s = self.s
        for k in range(s.seats):
            if k != s.turn and s.cards[ROWS + 10 * k + v]:
                return True
        return False

    def take(self, v: i64) -> None:
        """The top card of the pile."""
        self.s.cards[PILE + v] -= 1
        self.s.left -= 1
        self.key -= LIES[PILE + v]

    def put_back(self, v: i64) -> None:
        self.s.cards[PILE + v] += 1
        self.s.left += 1
        self.key += LIES[PILE + v]

    def lay(self, v: i64) -> None:
        """A card into the row of whoever's turn it is."""
        i: i64 = ROWS + 10 * self.s.turn + v
        self.s.cards[i] += 1
        self.key += LIES[i]

    def lift(self, v: i64) -> None:
        i: i64 = ROWS + 10 * self.s.turn + v
        self.s.cards[i] -= 1
        self.key -= LIES[i]

    def steal(self, v: i64) -> list[int]:
        """R-ENCORE-042: all of a value from everybody; what each had."""
        s = self.s
        mine: i64 = ROWS + 10 * s.turn + v
        taken: list[int] = []
        for k in range(s.seats):
            i: i64 = ROWS + 10 * k + v
            n: i64 = s.cards[i] if k != s.turn else 0
            taken.append(n)
            if n:
                s.cards[i] = 0
                s.cards[mine] += n
                self.key += n * (LIES[mine] - LIES[i])
        return taken

    def give(self, v: i64, taken: list[int]) -> None:
        """A steal undone."""
        s = self.s
        mine: i64 = ROWS + 10 * s.turn + v
        for k in range(s.seats):
            n: i64 = taken[k]
            if n:
                i: i64 = ROWS + 10 * k + v
                s.cards[i] = n
                s.cards[mine] -= n
                self.key -= n * (LIES[mine] - LIES[i])

    def lose(self) -> vec[i64]:
        """R-ENCORE-054: the whole row of whoever's turn it is."""
        s = self.s
        at: i64 = ROWS + 10 * s.turn
        row = s.cards[at : at + 10]
        for v in range(10):
            self.key -= row[v] * LIES[at + v]
            s.cards[at + v] = 0
        return row

    def find(self, row: vec[i64]) -> None:
        """A row that was lost, where it lay."""
        s = self.s
        at: i64 = ROWS + 10 * s.turn
        for v in range(10):
            self.key += row[v] * LIES[at + v]
            s.cards[at + v] = row[v]

    def pass_on(self) -> vec[i64]:
        """R-ENCORE-061, 020: the next one's turn, and what lies in that row is banked."""
        s = self.s
        self.key -= TURN[s.turn]
        s.turn = (s.turn + 1) % s.seats
        self.key += TURN[s.turn]
        row = self.lose()
        points: i64 = points_of(row)
        s.totals[s.turn] += points
        self.key += points * POINT[s.turn]
        return row

    def pass_back(self, row: vec[i64]) -> None:
        s = self.s
        points: i64 = points_of(row)
        s.totals[s.turn] -= points
        self.key -= points * POINT[s.turn]
        self.find(row)
        self.key -= TURN[s.turn]
        s.turn = (s.turn + s.seats - 1) % s.seats
        self.key += TURN[s.turn]

    def over(self) -> list[float]:
        """R-ENCORE-072, 081, 082: rows count too, and the most points win."""
        s = self.s
        points = [s.totals[k] + worth(s, ROWS + 10 * k) for k in range(s.seats)]
        most = max(points)
        share = 1.0 / float(points.count(most))
        return [share if n == most else 0.0 for n in points]

    def sure(self) -> list[float] | None:
        """How it ends, if somebody has more points than anybody else can still get."""
        s = self.s
        best: i64 = 0
        for k in range(1, s.seats):
            if s.totals[k] > s.totals[best]:
                best = k
        open_: i64 = worth(s, PILE)
        for k in range(s.seats):
            open_ += worth(s, ROWS + 10 * k)
        for k in range(s.seats):
            if k != best and s.totals[k] + open_ >= s.totals[best]:
                return None
        return [1.0 if k == best else 0.0 for k in range(s.seats)]


def points_of(row: vec[i64]) -> i64:
    n: i64 = 0
    for v in range(10):
        n += (v + 1) * row[v]
    return n

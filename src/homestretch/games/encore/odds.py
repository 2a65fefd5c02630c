# mypyc: compile
"""The arithmetic of a turn of Encore: what another card brings on average, what a stop keeps, who will win."""

import math
from typing import Final, final

from homestretch.core.native import i64

DRAWS: Final = 3.7  # cards a good player turns up in a turn, from self-play
NOW: Final = 350.0  # how far two scores still drift apart, as a variance: so much for what lies open,
CARD: Final = 30.0  # and so much for every card to come; both from self-play
DEEP: Final = 4  # cards looked ahead once a card can bust; few turns get further


def kept(copies: i64, left: i64, draws: float) -> float:
    """The chance that a value with so many copies in the pile does not come up in so many draws."""
    if copies == 0:
        return 1.0
    if left <= copies:
        return 0.0
    whole: i64 = int(draws)
    stay: float = 1.0
    n: i64 = left
    for _ in range(min(whole, left)):
        stay *= max(0.0, float(n - copies) / float(n))
        n -= 1
    if n > 0 and whole < left:
        stay *= 1.0 - (draws - float(whole)) * min(1.0, float(copies) / float(n))
    return stay


def _table(draws: float) -> list[float]:
    """`kept` for every number of copies and cards left, as copies * 91 + left."""
    return [kept(copies, left, draws) for copies in range(12) for left in range(91)]


KEPT: Final = [_table(DRAWS * turns) for turns in range(6)]  # by the turns of others until it is banked


def normal(x: float) -> float:
    """The share of a normal distribution below x."""
    return 0.5 * math.erfc(-x * 0.7071067811865476)


def spread(cards: i64) -> float:
    """How far apart two scores may still drift while so many cards are to come."""
    return math.sqrt(NOW + CARD * float(cards)) if cards else 0.01


def chance(points: list[float], seat: i64, cards: i64) -> float:
    """This seat's chance to win with these points, so many cards before the end."""
    wide: float = spread(cards)
    mine: float = 1.0
    total: float = 0.0
    for k in range(len(points)):
        best: float = 1.0
        for j in range(len(points)):
            if j != k:
                best *= normal((points[k] - points[j]) / wide)
        total += best
        if k == seat:
            mine = best
    return mine / total if total > 0.0 else 1.0 / float(len(points))


@final
class Turn:
    """One turn looked at to its end: the pile and the rows of all, with points as they would be were it over now."""

    def __init__(self, me: int, pile: list[int], rows: list[list[int]], points: list[float], later: int) -> None:
        self.seats: i64 = len(rows)
        self.me: i64 = me
        self.pile = pile
        self.left: i64 = sum(pile)
        self.rows = rows
        self.points = points  # banked by each
        self.later: i64 = later  # cards of rounds to come
        self.robbed: i64 = 0  # values stolen, a bit each
        self.seen: dict[int, float] = {}

    def worth(self) -> float:
        """The chance to win when the turn goes on as well as it can from here."""
        return self._best(DEEP)

    def stop(self) -> float:
        """The chance to win if the turn ends here: each card counts as far as it will be kept."""
        points = self.points[:]
        for k in range(self.seats):
            waits: i64 = (k - self.me + self.seats) % self.seats
            turns: i64 = self.seats - 1 if waits == 0 else waits - 1
            lost: float = 0.0
            table = KEPT[turns]
            row = self.rows[k]
            for v in range(10):
                if row[v]:
                    stay: float = 1.0 if self.left == 0 else table[self.pile[v] * 91 + self.left]
                    points[k] += float((v + 1) * row[v]) * stay
                    lost += float((v + 1) * row[v]) * (1.0 - stay)
            if lost > 0.0:  # what is taken lands with the others, who keep about half of it
                for j in range(self.seats):
                    if j != k and (j != self.me or k == self.me):
                        points[j] += 0.5 * lost / float(self.seats - 1)
        return chance(points, self.me, self.left + self.later)

    def bust(self) -> float:
        mine = self.rows[self.me]
        self.rows[self.me] = [0] * 10
        value = self.stop()
        self.rows[self.me] = mine
        return value

    def draw(self, deep: i64) -> float:
        """The chance to win if one more card is drawn, over all cards it can be by their odds."""
        mine = self.rows[self.me]
        full: bool = sum(mine) >= 3
        total: float = 0.0
        lost: float = -1.0
        for v in range(10):
            n: i64 = self.pile[v]
            if n == 0:
                continue
            if full and mine[v]:
                if lost < 0.0:
                    lost = self.bust()
                total += float(n) * lost
            else:
                total += float(n) * self._card(v, deep)
        return total / float(self.left)

    def _card(self, v: i64, deep: i64) -> float:
        """One more card of this value in the row, and the better of steal and leave."""
        self.pile[v] -= 1
        self.left -= 1
        self.rows[self.me][v] += 1
        best = self._best(deep)
        taken = self.steal(v)
        if taken:
            best = max(best, self._best(deep))
            self.give(v, taken)
        self.rows[self.me][v] -= 1
        self.left += 1
        self.pile[v] += 1
        return best

    def steal(self, v: i64) -> list[int]:
        """Take this value from everybody; what was taken from whom, or nothing."""
        taken = [self.rows[k][v] for k in range(self.seats)]
        taken[self.me] = 0
        total = sum(taken)
        if total == 0:
            return []
        for k in range(self.seats):
            self.rows[k][v] -= taken[k]
        self.rows[self.me][v] += total
        self.robbed |= 1 << v
        return taken

    def give(self, v: i64, taken: list[int]) -> None:
        """Undo a steal."""
        self.rows[self.me][v] -= sum(taken)
        self.robbed &= ~(1 << v)
        for k in range(self.seats):
            self.rows[k][v] += taken[k]

    def _best(self, deep: i64) -> float:
        if self.left == 0:
            return self.stop()
        key = self._key()
        known = self.seen.get(key)
        if known is not None:
            return known
        mine = self.rows[self.me]
        if sum(mine) < 3:
            value = self.draw(deep - 1)  # nothing can be lost by a card that cannot bust
        else:
            value = self.stop()
            if deep > 0 and self._tempting():
                value = max(value, self.draw(deep - 1))
        self.seen[key] = value
        return value

    def _tempting(self) -> bool:
        """Whether another card could be worth its risk at all: the odds of a bust are below three in four."""
        mine = self.rows[self.me]
        bad: i64 = 0
        for v in range(10):
            if mine[v]:
                bad += self.pile[v]
        return 4 * bad < 3 * self.left

    def _key(self) -> int:
        """My row and what was stolen: the rest follows from where the turn began."""
        key: i64 = self.robbed
        for n in self.rows[self.me]:
            key = key * 16 + n
        return key

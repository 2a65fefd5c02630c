# mypyc: compile
"""Encore thought through: every card that can come, by its odds, with the best answer to each.

A turn is gone through to its end, where the net says how the game stands; the last cards of a pile are gone through to
the end of the game, whoever's turn it is, and nothing is judged at all. Everybody plays for their own chance to win.
"""

from collections.abc import Callable
from typing import Final, final

from homestretch.core.inputs import Row
from homestretch.core.native import i64
from homestretch.core.net import Net
from homestretch.core.types import Move
from homestretch.games.encore.inputs import EncoreInputs
from homestretch.games.encore.judge import pays, tempts
from homestretch.games.encore.phases import BEGIN, ROB
from homestretch.games.encore.state import EncoreState
from homestretch.games.encore.trial import SAFE, Trial
from homestretch.games.encore.words import DRAW, LEAVE, STEAL, STOP

DEEP: Final = 3  # cards looked ahead once a card can bust; few turns get further
FAR: Final = 100  # more cards than a row has
NEAR: Final = 16  # with so few cards left the end of the game is looked for
CARE: Final = 10  # times as many positions then
COUNT: Final = 5_000  # and so many at least: whoever can count sees who wins
EVERY: Final = 4  # and with so few, moves that are next to never right are tried too
EQUAL: Final = 1e-9  # chances that are no farther apart
LOOK: Final = 64  # positions between two looks at the clock

TO_DRAW: Final[Move] = (DRAW,)
TO_STOP: Final[Move] = (STOP,)
TO_STEAL: Final[Move] = (STEAL,)
TO_LEAVE: Final[Move] = (LEAVE,)


class Enough(Exception):
    """So much was looked at as may be."""


@final
class Solver:
    """Positions being thought about, farther and farther, until they are known or enough was looked at."""

    def __init__(self, inputs: EncoreInputs, net: Net, every: bool = False) -> None:
        self.inputs = inputs
        self.net = net
        self.every = every  # moves are looked at, those included that nobody would make
        self.line = Row()
        self.judged: dict[int, list[float]] = {}  # beginnings of turns, by the net
        self.proven: dict[int, list[float]] = {}  # gone through to the end of the game
        self.seen: dict[int, list[float]] = {}  # within the turn, as far as this look goes
        self.far: i64 = FAR  # rows of so many cards are not drawn to
        self.ends: i64 = 0  # with so many cards left all is gone through
        self.cut: bool = False  # whether a row was too long to be drawn to
        self.looked: i64 = 0  # positions
        self.limit: i64 = 0  # so many may be looked at; 0: all there are
        self.clock: Callable[[], float] | None = None
        self.until: float = 0.0
        self.found: list[tuple[Move, list[float]]] = []  # moves, the best first, with each seat's hopes if known

    def best(self, s: EncoreState, limit: int, clock: Callable[[], float] | None = None, until: float = 0.0) -> Move:
        """The best move, looking as far as so many positions allow, or the clock; the nearest look is always made.

        Near the end ten times as many are looked at, and many in any case: most of what can be lost is lost there.
        """
        held: i64 = Trial(s).held()
        if s.left > NEAR and not self.every and (s.phase == BEGIN or (held >= SAFE) == (s.phase == ROB)):
            self.found = [(self.usual(s), [])]
            return self.found[0][0]  # nobody would do anything else
        reach: i64 = 1 if held >= SAFE or self.every else 0
        found = self.look(s, reach, 0)
        self.limit = (max(limit * CARE, COUNT) if limit else 0) if s.left <= NEAR else limit
        self.clock = clock
        self.until = until
        try:
            while self.cut and (reach < DEEP or s.left <= NEAR):
                reach += 1
                found = self.look(s, reach, 0)
            if s.left <= NEAR:
                for ends in range(1, s.left + 1):
                    found = self.look(s, reach, ends)
        except Enough:
            pass
        return found

    def look(self, s: EncoreState, reach: i64, ends: i64) -> Move:
        """The best move with so many cards looked ahead that can bust, and so many at the end gone through."""
        t = Trial(s)
        self.far = max(SAFE, t.held()) + reach
        self.ends = ends
        self.cut = False
        self.seen = {}
        usual = self.usual(s)
        hopes = self.after(t, s, usual)
        found: list[tuple[Move, list[float]]] = [(usual, hopes)]
        if s.phase != BEGIN:
            value = self.after(t, s, other(usual))
            better: bool = value[s.turn] > hopes[s.turn] + EQUAL
            if better or self.every or not self.is_idle(s, t, other(usual)):
                found.insert(0 if better else 1, (other(usual), value))
        self.found = found if reach else [(found[0][0], [])]
        return found[0][0]

    def is_idle(self, s: EncoreState, t: Trial, move: Move) -> bool:
        """Whether this is to stop although a card could not bust: nobody does that unless it is best."""
        return move[0] == STOP and t.held() < SAFE and s.phase != ROB

    def usual(self, s: EncoreState) -> Move:
        """What most would do: it is done where everything is worth the same."""
        if s.phase == ROB:
            return TO_STEAL if pays(s) else TO_LEAVE
        return TO_DRAW if s.phase == BEGIN or tempts(s) else TO_STOP

    def after(self, t: Trial, s: EncoreState, move: Move) -> list[float]:
        """What each seat may hope for after this move."""
        if move[0] == DRAW:
            return self.draw(t)
        if move[0] == STOP:
            return self.stop(t)
        if move[0] == LEAVE:
            return self.go_on(t)
        return self.robbed(t, s.card - 1)

    def value(self, s: EncoreState) -> list[float]:
        """What each seat may hope for, everything gone through."""
        t = Trial(s)
        self.ends = FAR
        if s.phase == BEGIN:
            return self.begin(t)
        return self.rob(t, s.card - 1) if s.phase == ROB else self.go_on(t)

    def turn(self, s: EncoreState) -> list[float]:
        """What the beginning of a turn is worth to each seat, the turn gone through: a step of value iteration."""
        self.far = SAFE + DEEP
        self.ends = 0
        self.seen = {}
        return self.draw(Trial(s))

    def begin(self, t: Trial) -> list[float]:
        """A turn begins, and what lay in the row is banked."""
        whole: bool = t.s.left <= self.ends
        shelf = self.proven if whole else self.judged
        known = shelf.get(t.key)
        if known is None:
            self._count()
            sure = t.sure()
            known = sure or (self.draw(t) if whole else self.judge(t.s))
            shelf[t.key] = known
        return known

    def go_on(self, t: Trial) -> list[float]:
        """A card lies in the row: draw another, or stop."""
        left: i64 = t.s.left
        if left == 0:
            return t.over()
        shelf = self.proven if left <= self.ends else self.seen
        key: i64 = -t.key
        known = shelf.get(key)
        if known is None:
            self._count()
            known = self.choice(t)
            shelf[key] = known
        return known

    def choice(self, t: Trial) -> list[float]:
        held: i64 = t.held()
        left: i64 = t.s.left
        near: bool = left <= self.ends
        if held < SAFE and not (near and left <= EVERY):
            return self.draw(t)  # nothing can be lost by a card that cannot bust
        stop = self.stop(t)
        if held >= self.far and not near:
            self.cut = True
            return stop
        draw = self.draw(t)
        return stop if stop[t.s.turn] > draw[t.s.turn] + EQUAL else draw

    def stop(self, t: Trial) -> list[float]:
        """The next one's turn."""
        bank = t.pass_on()
        value = self.begin(t)
        t.pass_back(bank)
        return value

    def draw(self, t: Trial) -> list[float]:
        """The mean over all cards that can come."""
        s = t.s
        total: list[float] = [0.0] * s.seats
        left: float = float(s.left)
        full: bool = t.held() >= SAFE
        for v in range(10):
            n: i64 = s.cards[v]
            if n:
                t.take(v)
                value = self.card(t, v, full)
                t.put_back(v)
                odd: float = float(n) / left
                for k in range(s.seats):
                    total[k] += odd * value[k]
        return total

    def card(self, t: Trial, v: i64, full: bool) -> list[float]:
        """This card was turned up: R-ENCORE-032."""
        s = t.s
        if s.left == 0 and not s.last_counts:
            return t.over()
        if full and t.has(v):
            row = t.lose()
            value = self.stop(t) if s.left else t.over()
            t.find(row)
            return value
        t.lay(v)
        value = self.rob(t, v)
        t.lift(v)
        return value

    def rob(self, t: Trial, v: i64) -> list[float]:
        """The better of steal and leave, where there is something to steal."""
        if not t.others_have(v):
            return self.go_on(t)
        near: bool = t.s.left <= self.ends
        value = self.robbed(t, v)
        if t.held() < SAFE or (near and t.s.left <= EVERY):  # with three, a steal risks nothing new
            leave = self.go_on(t)
            if leave[t.s.turn] > value[t.s.turn] + EQUAL:
                value = leave
        return value

    def robbed(self, t: Trial, v: i64) -> list[float]:
        taken = t.steal(v)
        value = self.go_on(t)
        t.give(v, taken)
        return value

    def judge(self, s: EncoreState) -> list[float]:
        """What the net says of the beginning of a turn."""
        self.line.clear()
        self.inputs.write(s, self.line)
        values = self.net.values(self.line)
        return [values[(k - s.turn + s.seats) % s.seats] for k in range(s.seats)]

    def _count(self) -> None:
        self.looked += 1
        if self.limit and self.looked > self.limit:
            raise Enough
        if self.clock is not None and self.looked % LOOK == 0 and self.clock() > self.until:
            raise Enough


def other(move: Move) -> Move:
    """The other answer to the same question."""
    if move[0] == DRAW:
        return TO_STOP
    if move[0] == STOP:
        return TO_DRAW
    return TO_LEAVE if move[0] == STEAL else TO_STEAL

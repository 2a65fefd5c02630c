# mypyc: compile
"""Plans weighed against each other: each is tried in the same worlds, with the same luck, and the worse half falls out.

A plan is what the thinker does until its turn is over: one move or several. What is the same for all plans in a world
takes nothing from the difference between them, so few worlds tell which is better. What comes of a plan is seen by
playing on for a few moves as the judge would, and by asking the net then.
"""

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from homestretch.bots.lines import margin
from homestretch.bots.outlook import Outlook
from homestretch.core.game import State
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import Move, Seat

MOST: Final = 400  # plans that are weighed; of more, some at random
MANY: Final = 48  # of more plans than these the net is asked at once, without playing on
OFTEN: Final = 16  # worlds between two times that those without hope are dropped
LITTLE: Final = 0.001  # of the chance to win: for less it is not worth thinking on
DOUBT: Final = 2.5  # standard errors that a plan may be better than it looks
RARE: Final = 0.1  # what one world more might show of any plan


@final
class Weight:
    """A plan, and what it was worth to whoever thinks in the worlds it was tried in."""

    def __init__(self, plan: tuple[Move, ...]) -> None:
        self.plan = plan
        self.tried: i64 = 0
        self.total: float = 0.0
        self.square: float = 0.0
        self.values: list[float] = []
        self.afar: list[float] = []  # what was seen of it before it was seen closely
        self.twin: Weight | None = None  # another plan that comes to the same position, and was tried on

    @property
    def move(self) -> Move:
        """What is done now."""
        return self.plan[0]

    def add(self, value: float) -> None:
        self.tried += 1
        self.total += value
        self.square += value * value
        self.values.append(value)

    def beyond(self, other: "Weight") -> float:
        """How much better than the other this may be at most, by the worlds both were tried in."""
        n: i64 = min(len(self.values), len(other.values))
        total: float = 0.0
        square: float = RARE * RARE
        for k in range(n):
            more: float = self.values[k] - other.values[k]
            total += more
            square += more * more
        mean: float = total / float(n)
        return mean + DOUBT * math.sqrt(max(0.0, square / float(n) - mean * mean) / float(n))

    @property
    def known(self) -> "Weight":
        """What is known of where this plan leads."""
        return self if self.twin is None else self.twin

    def behind(self, best: "Weight") -> float:
        """How much worse than the best this was, in the worlds that both were tried in."""
        theirs = best.afar if best.afar and not self.afar else best.values
        n: i64 = min(len(self.values), len(theirs))
        lost: float = 0.0
        for k in range(n):
            lost += theirs[k] - self.values[k]
        return lost / float(n) if n else 0.0

    def clear(self) -> None:
        """What was seen from afar does not count beside what is seen closely."""
        self.tried = 0
        self.total = 0.0
        self.square = 0.0
        self.afar = self.values
        self.values = []

    @property
    def mean(self) -> float:
        return self.total / float(self.tried) if self.tried else 0.0

    @property
    def margin(self) -> float:
        """Half the width of a 95 % interval around the mean."""
        return margin(self.tried, self.total, self.square)


@final
class Weighing:
    """One choice being thought about, until the time is over or thinking on would gain too little."""

    def __init__(self, outlook: Outlook, seed: int, clock: Callable[[], float] = perf_counter) -> None:
        self.outlook = outlook
        self.game = outlook.game
        self.me: int = outlook.me
        self.seed: int = seed
        self.rng = Rng(seed, salt=7)
        self.guess = self.game.kit.likely or self.game.guess
        self.waste = self.game.kit.waste
        self.clock = clock
        self.near: bool = False  # nothing is played on
        self.most: i64 = MOST
        self.until: float = 0.0  # by the clock, all must be over; 0: when it will
        self.worlds: list[State] = []
        self.first: Move = ()  # every plan begins with this one
        self.looks: int = 0  # positions that were judged
        self.wins: bool = False  # the game at once, by the one plan that is left
        self.all: list[Weight] = []

    def run(self, looks: int, seconds: float) -> list[Weight]:
        """Those plans that are left at the end, the best first; by so many looks or so much time, 0 sets no limit."""
        began = self.clock()
        alive = self._all(began, seconds)
        if len(alive) == 1:
            return alive
        rounds: i64 = 1
        while (len(alive) >> rounds) > 1:
            rounds += 1
        world: i64 = 0
        self.near = len(alive) > MANY
        for done in range(1, rounds + 1):
            if self.near and len(alive) <= MANY:
                self.near = False
                for one in alive:
                    one.clear()
            until: float = began + seconds * float(done) / float(rounds)
            world = self._round(alive, world, looks * done // rounds, until if seconds else 0.0)
            alive.sort(key=_worth, reverse=True)
            if done == 1:
                alive = different([one for one in alive if one.tried])
            if len(alive) == 1 or (self.until and self.clock() >= self.until):
                return alive
            if done < rounds:
                alive = alive[: max(2, len(alive) // 2)]
        return alive

    def worth(self, plan: tuple[Move, ...], worlds: int) -> Weight:
        """One plan in so many worlds, whatever else there is."""
        one = Weight(plan)
        for k in range(worlds):
            one.add(self._tried(self._world(k), plan, k))
        return one

    def _all(self, began: float, seconds: float) -> list[Weight]:
        self.until = began + seconds if seconds else 0.0
        world = self._world(0)
        usual = self.outlook.judge.policy(world, self.me, (), Rng(self.seed, salt=10))
        found = [Weight(plan) for plan in self.plans(world, self.most)]
        self.all = [one for one in found if one.move == usual]  # first, if time is short
        self.all.extend([one for one in found if one.move != usual])
        return list(self.all)

    def _round(self, alive: list[Weight], first: i64, looks: int, until: float) -> i64:
        """Every plan in one world after another, at least in one as far as time allows; the next world."""
        k: i64 = first
        while True:
            began: float = self.clock()
            world = self._world(k)
            for one in alive:
                one.add(self._tried(world, one.plan, k))
                if k == first and self.until and self.clock() > self.until:
                    break  # the others have to do without
            k += 1
            if (k - first) % OFTEN == 0 and hopeless(alive):
                return k
            if (looks and self.looks >= looks) or not (looks or until):
                return k
            if until and 2 * self.clock() - began >= until:  # another world would take too long
                return k

    def _world(self, k: i64) -> State:
        while len(self.worlds) <= k:
            self.worlds.append(self.guess(self.outlook.view, self.rng))
        return self.worlds[k]

    def _tried(self, world: State, plan: tuple[Move, ...], k: i64) -> float:
        """What a plan comes to in this world, with luck that is the same for every plan."""
        self.looks += 1
        s: State = self.game.copy(world)
        for move in plan:
            self.game.apply(s, self.me, move)
        tail = 0 if self.near else self.outlook.inputs.tail
        return self.outlook.of(s, Rng(self.seed, k, 8), tail)[self.me]

    def plans(self, world: State, most: i64) -> list[tuple[Move, ...]]:
        """What the thinker can do in a row until others, luck or the net have the word; longer ones are cut short."""
        found: list[tuple[Move, ...]] = []
        todo: list[tuple[State, tuple[Move, ...]]] = [(world, ())]
        while todo:
            s, plan = todo.pop(0)
            if plan and len(todo) + len(found) >= most:
                found.append(plan)
                continue
            for move in [self.first] if self.first and not plan else self.moves(s, self.me, most):
                t = self.game.copy(s)
                self.game.apply(t, self.me, move)
                asked = self.game.awaits(t)
                if not asked and self.outlook.end(t)[self.me] == 1.0:
                    self.wins = True
                    return [plan + (move,)]  # nothing is better than a game that is won
                if asked == (self.me,) and not self.outlook.inputs.ready(t):
                    todo.append((t, plan + (move,)))
                else:
                    found.append(plan + (move,))
        return found

    def moves(self, s: State, seat: Seat, most: i64) -> list[Move]:
        """Every whole move of a seat; of too many the policy's, and others at random."""
        found: list[Move] = []
        todo: list[Move] = [()]
        while todo:
            path = todo.pop()
            tokens = self.game.ask(s, seat, path).tokens
            if not tokens and not self._is_waste(s, seat, path):
                found.append(path)
                if len(found) > most:
                    return self._some(s, seat, most)
            todo.extend([path + (token,) for token in tokens])
        return found

    def _some(self, s: State, seat: Seat, most: i64) -> list[Move]:
        found: dict[Move, None] = {self.outlook.judge.policy(s, seat, (), self.rng): None}
        for _ in range(most):
            move = self.game.any_move(s, seat, self.rng)
            if not self._is_waste(s, seat, move):
                found[move] = None
        return list(found)

    def _is_waste(self, s: State, seat: Seat, move: Move) -> bool:
        return self.waste is not None and self.waste(s, seat, move)


def different(alive: list[Weight]) -> list[Weight]:
    """One of those that are worth exactly the same in the same worlds: they come to the same position."""
    found: list[Weight] = []
    for one in alive:
        if not found or one.total != found[-1].total or one.mean in (0.0, 1.0):
            found.append(one)
        else:
            one.twin = found[-1]
    return found


def hopeless(alive: list[Weight]) -> bool:
    """Drop those that cannot be much better than the one that leads; whether nothing is left to be decided."""
    best = max(alive, key=_worth)
    alive[:] = [one for one in alive if one is best or one.beyond(best) > LITTLE]
    return len(alive) == 1


def _worth(one: Weight) -> float:
    return one.mean if one.tried else -1.0

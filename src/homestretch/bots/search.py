# mypyc: compile
"""Monte Carlo tree search over words: one tree for all worlds that look alike to the searcher.

Each playout takes a world that could be true, walks the tree by the words that can be said in that world, adds a node,
plays on by the judge's policy and writes what came of it along the way. Chance is met in proportion to its exact odds
where its outcomes are few, and drawn by them where they are many. What others decide at the same time as the searcher,
or out of its sight, is played by the policy and leaves no mark in the tree.
"""

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final

from homestretch.core.game import AnyGame, State
from homestretch.core.judge import Judge
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Chance, Move, Seat
from homestretch.core.view import View

FEW: Final = 12  # so many outcomes of chance get a branch each
SPAN: Final = 4096  # more words than any game has: an edge is seat * SPAN + token
LUCK: Final = -1  # edges of chance: LUCK - token; many outcomes share the branch MANY
MANY: Final = -1_000_000
LONGEST: Final = 2000  # moves of a playout that is not judged before
EVEN: Final = 0.5  # what is thought of a move of which nothing is known


@final
class Node:
    """A place in the tree: how often it was come to, and what that was worth to the seat that chose it."""

    def __init__(self) -> None:
        self.kids: dict[int, Node] = {}
        self.visits: float = 0.0
        self.total: float = 0.0
        self.hint: int = -1  # the word the policy would say here


class Search:
    """One move being thought about; the clock gives seconds, and is read before every playout."""

    def __init__(
        self, game: AnyGame, judge: Judge[Any], view: View, seed: int, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.game = game
        self.judge = judge
        self.view = view
        self.clock = clock
        self.guess: Callable[[Any, Rng], State] = game.guess
        self.trust: float = judge.trust
        self.explore: float = judge.explore
        self.rng = Rng(seed, salt=3)
        self.me: int = -1 if view.seat is None else view.seat
        self.root = Node()
        self.worlds: list[State] = []
        self.trail: list[Node] = []
        self.choosers: list[int] = []
        self.playouts: int = 0
        self.plies: int = 0  # moves made in all playouts

    def run(self, playouts: int, seconds: float, worlds: int) -> Move:
        """Think until so many playouts were made or so much time has passed; 0 sets no such limit."""
        until = self.clock() + seconds
        only = self._only()
        if only:
            return only
        while playouts == 0 or self.playouts < playouts:
            if self.clock() >= until and seconds > 0.0:
                break
            if playouts and self._settled(playouts - self.playouts):
                break
            if len(self.worlds) < worlds:
                self.worlds.append(self.guess(self.view, self.rng))
            self._playout(self.playouts % len(self.worlds))
            self.playouts += 1
        return self._best()

    def _only(self) -> Move:
        """The move, if there is no choice."""
        self.worlds.append(self.guess(self.view, self.rng))
        self._begin(self.worlds[0])
        path: Move = ()
        while True:
            tokens = self._tokens(self.worlds[0], self.me, path, True)
            if not tokens:
                return path
            if len(tokens) > 1:
                return ()
            path = path + tokens

    def _begin(self, world: State) -> None:
        """Before all playouts."""

    def _tokens(self, s: State, seat: Seat, path: Move, now: bool) -> tuple[int, ...]:
        """What may be said after these words; `now` is the move that is thought about."""
        return self.game.ask(s, seat, path).tokens

    def _settled(self, left: i64) -> bool:
        """Whether so many playouts more cannot change the move that is chosen."""
        return False

    def _playout(self, k: i64) -> None:
        self.trail = [self.root]
        self.choosers = [self.me]
        value = self._valued(k)
        for i in range(len(self.trail)):
            node = self.trail[i]
            node.visits += 1.0
            node.total += value[self.choosers[i]]

    def _valued(self, k: i64) -> list[float]:
        """What comes of a playout in this world."""
        return self._descend(self.game.copy(self.worlds[k]))

    def _descend(self, s: State) -> list[float]:
        """Down the tree to a new node, then on by the policy; what it is worth to each seat."""
        game = self.game
        node = self.root
        now = True
        while True:
            asked = game.awaits(s)
            if not asked:
                return self._end(s)
            seat = asked[0]
            self.plies += 1
            if seat == CHANCE:
                if self._ends(s):
                    return self._leaf(s)
                node = self._luck(s, node)
                continue
            if len(asked) > 1:
                seat = self._together(asked)
                if seat != self.me:
                    self._make(s, seat, self.judge.policy(s, seat, (), self.rng))
                    continue
            path: Move = ()
            tokens = self._tokens(s, seat, path, now)
            while tokens:
                token = tokens[0] if len(tokens) == 1 else self._choose(s, seat, path, tokens, node)
                path = path + (token,)
                if len(tokens) > 1:
                    node = self._step(node, seat * SPAN + token, seat)
                    if node.visits == 0.0:
                        self._make(s, seat, self.judge.policy(s, seat, path, self.rng))
                        return self._leaf(s)
                tokens = self._tokens(s, seat, path, now)
            self._make(s, seat, path)
            now = False

    def _ends(self, s: State) -> bool:
        """Whether the tree ends here, where chance is asked."""
        return False

    def _make(self, s: State, seat: Seat, move: Move) -> None:
        """A move of the tree, or of somebody who is asked at the same time."""
        self.game.apply(s, seat, move)

    def _together(self, asked: tuple[int, ...]) -> Seat:
        """Of those asked at once the searcher answers first, knowing nothing of the others' answers."""
        return self.me if self.me in asked else asked[0]

    def _step(self, node: Node, edge: int, chooser: int) -> Node:
        kid = node.kids.get(edge)
        if kid is None:
            kid = Node()
            node.kids[edge] = kid
        self.trail.append(kid)
        self.choosers.append(chooser)
        return kid

    def _luck(self, s: State, node: Node) -> Node:
        odds = self.game.chance(s, ())
        if len(odds.tokens) <= FEW:
            token = self._due(odds, node)
            if not self.game.chance(s, (token,)).tokens:
                self.game.apply(s, CHANCE, (token,))
                return self._step(node, LUCK - token, self.choosers[-1])
        self.game.apply(s, CHANCE, self.game.any_move(s, CHANCE, self.rng))
        return self._step(node, MANY, self.choosers[-1])

    def _due(self, odds: Chance, node: Node) -> int:
        """The outcome that has come most too seldom for its odds; a draw by them while all are new."""
        total: float = 0.0
        come: float = 1.0
        for w in odds.weights:
            total += float(w)
        for kid in node.kids.values():
            come += kid.visits
        if come < 2.0:
            return odds.tokens[self.rng.weighted(odds.weights)]
        best = -1
        most: float = 0.0
        for i in range(len(odds.tokens)):
            found = node.kids.get(LUCK - odds.tokens[i])
            lack: float = come * float(odds.weights[i]) / total - (0.0 if found is None else found.visits)
            if best < 0 or lack > most:
                best = i
                most = lack
        return odds.tokens[best]

    def _choose(self, s: State, seat: Seat, path: Move, tokens: tuple[int, ...], node: Node) -> int:
        """The word with the best prospects: its mean, and a bonus for what the policy likes or few have tried."""
        if node.hint not in tokens:
            node.hint = self.judge.policy(s, seat, path, self.rng)[len(path)]
        trust: float = self.trust
        share: float = (1.0 - trust) / float(len(tokens))
        known: bool = node.visits > 0.0 and self.choosers[-1] == seat
        base: float = node.total / node.visits if known else self._mean(node, seat, tokens)
        root: float = self.explore * math.sqrt(node.visits + 1.0)
        best = tokens[0]
        most: float = -1e9
        for token in tokens:
            kid = node.kids.get(seat * SPAN + token)
            prior: float = share + trust if token == node.hint else share
            score: float = base + prior * root
            if kid is not None:
                score = (kid.total + base) / (kid.visits + 1.0) + prior * root / (1.0 + kid.visits)
            if score > most:
                most = score
                best = token
        return best

    def _mean(self, node: Node, seat: Seat, tokens: tuple[int, ...]) -> float:
        """What this seat got here so far."""
        visits: float = 0.0
        total: float = 0.0
        for token in tokens:
            kid = node.kids.get(seat * SPAN + token)
            if kid is not None:
                visits += kid.visits
                total += kid.total
        return total / visits if visits else EVEN

    def _leaf(self, s: State) -> list[float]:
        """By the policy to the judge's depth, or to the end."""
        game = self.game
        judge = self.judge
        left: i64 = judge.depth or LONGEST
        while True:
            asked = game.awaits(s)
            if not asked:
                return self._end(s)
            self.plies += 1
            if asked[0] == CHANCE:
                game.apply(s, CHANCE, game.any_move(s, CHANCE, self.rng))
                continue
            if left <= 0:
                return judge.value(s)
            left -= 1
            game.apply(s, asked[0], judge.policy(s, asked[0], (), self.rng))

    def _end(self, s: State) -> list[float]:
        """What the end of a game is worth to each seat."""
        return self.game.outcome(s).shares(self.game.teams(s.seats))

    def _best(self) -> Move:
        """The words most often walked, and the policy's where the tree ends."""
        world = self.worlds[0]
        node = self.root
        path: Move = ()
        while True:
            tokens = self._tokens(world, self.me, path, True)
            if not tokens:
                return path
            token = tokens[0]
            if len(tokens) > 1:
                token, _ = self._lead(node, tokens)
                kid = node.kids.get(self.me * SPAN + token)
                if kid is None or kid.visits == 0.0:
                    return self._rest(world, path)
                node = kid
            path = path + (token,)

    def _lead(self, node: Node, tokens: tuple[int, ...]) -> tuple[int, float]:
        """The own word most often walked here, and how much more often than any other."""
        best = tokens[0]
        most: float = 0.0
        second: float = 0.0
        for token in tokens:
            kid = node.kids.get(self.me * SPAN + token)
            visits: float = 0.0 if kid is None else kid.visits
            if visits > most:
                second = most
                most = visits
                best = token
            else:
                second = max(second, visits)
        return best, most - second

    def _rest(self, world: State, path: Move) -> Move:
        """A whole move that begins with these words, none of which was tried further."""
        return self.judge.policy(world, self.me, path, self.rng)

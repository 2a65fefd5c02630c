# mypyc: compile
"""The search with a net for judge: a new node is played on only until the net can say how it stands."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final

from homestretch.bots.search import Search
from homestretch.core.game import AnyGame, State
from homestretch.core.inputs import Inputs, Row
from homestretch.core.native import i64
from homestretch.core.net import Net
from homestretch.core.types import CHANCE, Move, Seat
from homestretch.core.view import View

FEW: Final = 16  # moves that somebody who answers thinks about


@final
class NetSearch(Search):
    """Plays by the policy what is left of a turn, then asks the net."""

    def __init__(
        self,
        game: AnyGame,
        inputs: Inputs[Any],
        net: Net,
        view: View,
        seed: int,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(game, game.judge, view, seed, clock)
        self.inputs = inputs
        self.net = net
        self.row = Row()
        self.ranks = ranks(game.teams(view.seats))
        self.trust = inputs.trust
        self.explore = inputs.explore
        self.tail: int = inputs.tail
        self.keen: int = inputs.keen
        self.answerer: int = -1  # who answered first in the last look, and how
        self.answer: Move = ()

    def leaf(self, s: State) -> list[float]:
        left: i64 = self.tail
        keen: i64 = self.keen
        self.answerer = -1
        while True:
            asked = self.game.awaits(s)
            if not asked:
                return self.end(s)
            if left <= 0 and self.inputs.ready(s):
                return self.judged(s)
            self.plies += 1
            if asked[0] == CHANCE:
                self.game.apply(s, CHANCE, self.game.any_move(s, CHANCE, self.rng))
            else:
                left -= 1
                keen -= 1
                move = self.best(s, asked[0]) if keen >= 0 else self.judge.policy(s, asked[0], (), self.rng)
                if self.answerer < 0 and asked[0] != self.me:
                    self.answerer = asked[0]
                    self.answer = move
                self.game.apply(s, asked[0], move)

    def answered(self, s: State) -> list[View]:
        """What the thinker sees before and after the first answer, played as a leaf is."""
        keen: i64 = self.keen
        while True:
            seat = self.game.awaits(s)[0]
            if seat == CHANCE:
                self.game.apply(s, CHANCE, self.game.any_move(s, CHANCE, self.rng))
                continue
            keen -= 1
            move = self.best(s, seat) if keen >= 0 else self.judge.policy(s, seat, (), self.rng)
            if seat != self.me:
                after = self.game.play(s, seat, move)
                return [self.game.view(s, self.me), self.game.view(after, self.me)]
            self.game.apply(s, seat, move)

    def best(self, s: State, seat: Seat) -> Move:
        """The move after which the net gives most, of those that are few; else the policy's."""
        game = self.game
        usual = self.judge.policy(s, seat, (), self.rng)
        moves = self.few(s, seat)
        if len(moves) < 2:
            return usual
        most: float = -1.0
        found = usual
        for move in moves:
            t = game.copy(s)
            game.apply(t, seat, move)
            value: float = self.soon(t)[seat]
            if value > most:
                most = value
                found = move
        return found

    def few(self, s: State, seat: Seat) -> list[Move]:
        """All moves, or none if they are many."""
        found: list[Move] = []
        todo: list[Move] = [()]
        while todo:
            path = todo.pop()
            tokens = self.game.ask(s, seat, path).tokens
            if not tokens:
                found.append(path)
            todo.extend([path + (token,) for token in tokens])
            if len(todo) + len(found) > FEW:
                return []
        return found

    def soon(self, s: State) -> list[float]:
        """What the net says once it may be asked."""
        game = self.game
        while True:
            asked = game.awaits(s)
            if not asked:
                return self.end(s)
            if self.inputs.ready(s):
                return self.judged(s)
            if asked[0] == CHANCE:
                game.apply(s, CHANCE, game.any_move(s, CHANCE, self.rng))
            else:
                game.apply(s, asked[0], self.judge.policy(s, asked[0], (), self.rng))

    def judged(self, s: State) -> list[float]:
        """Each seat's chance to win, by the net."""
        self.row.clear()
        seat: i64 = self.inputs.write(s, self.row)
        values = self.net.values(self.row)
        return [values[rank] for rank in self.ranks[seat]]


def ranks(teams: tuple[int, ...]) -> list[list[int]]:
    """For every seat that is looked from, the output of each seat's team: teams are counted in turn from there."""
    found: list[list[int]] = []
    for seat in range(len(teams)):
        order: list[int] = []
        for k in range(len(teams)):
            team = teams[(seat + k) % len(teams)]
            if team not in order:
                order.append(team)
        found.append([order.index(team) for team in teams])
    return found

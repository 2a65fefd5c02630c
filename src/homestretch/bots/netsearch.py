# mypyc: compile
"""The search with a net for judge: a new node is played on only until the net can say how it stands."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, final

from homestretch.bots.search import Search
from homestretch.core.game import AnyGame, State
from homestretch.core.inputs import Inputs, Row
from homestretch.core.native import i64
from homestretch.core.net import Net
from homestretch.core.types import CHANCE, Move
from homestretch.core.view import View


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
        self.answerer: int = -1  # who answered first in the last look, and how
        self.answer: Move = ()

    def leaf(self, s: State) -> list[float]:
        left: i64 = self.tail
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
                move = self.judge.policy(s, asked[0], (), self.rng)
                if self.answerer < 0 and asked[0] != self.me:
                    self.answerer = asked[0]
                    self.answer = move
                self.game.apply(s, asked[0], move)

    def answered(self, s: State) -> list[View]:
        """What the thinker sees before and after the first answer, played as a leaf is."""
        while True:
            seat = self.game.awaits(s)[0]
            if seat == CHANCE:
                self.game.apply(s, CHANCE, self.game.any_move(s, CHANCE, self.rng))
                continue
            move = self.judge.policy(s, seat, (), self.rng)
            if seat != self.me:
                after = self.game.play(s, seat, move)
                return [self.game.view(s, self.me), self.game.view(after, self.me)]
            self.game.apply(s, seat, move)

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

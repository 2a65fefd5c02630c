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
from homestretch.core.types import CHANCE
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

    def _leaf(self, s: State) -> list[float]:
        game = self.game
        left: i64 = self.tail
        while True:
            asked = game.awaits(s)
            if not asked:
                return self._worth(s)
            if left <= 0 and self.inputs.ready(s):
                return self.judged(s)
            self.plies += 1
            if asked[0] == CHANCE:
                game.apply(s, CHANCE, game.any_move(s, CHANCE, self.rng))
            else:
                left -= 1
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

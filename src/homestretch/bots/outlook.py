# mypyc: compile
"""What a position comes to: played on by the policy for a few moves and until the net can say how it stands."""

from typing import Any, final

from homestretch.core.game import AnyGame, State
from homestretch.core.inputs import Inputs, Row
from homestretch.core.native import i64
from homestretch.core.net import Net
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Seat
from homestretch.core.view import View


@final
class Outlook:
    """Of positions that are seen as one seat sees them."""

    def __init__(self, game: AnyGame, inputs: Inputs[Any], net: Net, view: View) -> None:
        self.game = game
        self.judge = game.judge
        self.inputs = inputs
        self.net = net
        self.view = view
        self.me: int = -1 if view.seat is None else view.seat
        self.row = Row()
        self.ranks = ranks(game.teams(view.seats), inputs.onward(view.options, view.seats))
        self.foes = foes(game.teams(view.seats), self.me)

    def of(self, s: State, rng: Rng, tail: int, stops: bool = False) -> list[float]:
        """Each seat's chance to win; so many moves of this position are played on, and more until the net can say."""
        left: i64 = tail
        while True:
            asked = self.game.awaits(s)
            if not asked:
                return self.end(s)
            if (left <= 0 or (stops and asked[0] == CHANCE)) and self.inputs.ready(s):
                return self.judged(s)
            if asked[0] == CHANCE:
                self.game.apply(s, CHANCE, self.game.any_move(s, CHANCE, rng))
            else:
                left -= 1
                self.game.apply(s, asked[0], self.judge.policy(s, asked[0], (), rng))

    def mean(self, s: State, rng: Rng, times: int) -> list[float]:
        """What the net says of this position; the mean over some luck where that is needed before it can be asked."""
        if self.game.awaits(s) and self.inputs.ready(s):
            return self.judged(s)
        total: list[float] = [0.0] * s.seats
        for _ in range(times):
            said = self.of(self.game.copy(s), rng, 0)
            for seat in range(s.seats):
                total[seat] += said[seat] / float(times)
        return total

    def often(self, s: State, rng: Rng) -> list[float]:
        """The mean of what the net says at once and some moves later: it seldom errs likewise in all positions."""
        total = self.of(s, rng, 0)
        asked: i64 = 1
        while asked <= self.inputs.times and not self._is_dealt(s):
            said = self.of(s, rng, self.inputs.later, self.inputs.deals)
            for seat in range(len(said)):
                total[seat] += said[seat]
            asked += 1
        return [x / float(asked) for x in total]

    def _is_dealt(self, s: State) -> bool:
        """Whether another look would tell nothing: the game is over, or the net knows what the next deal brings."""
        asked = self.game.awaits(s)
        return not asked or (self.inputs.deals and asked[0] == CHANCE)

    def judged(self, s: State) -> list[float]:
        """Each seat's chance to win, by the net."""
        self.row.clear()
        seat: i64 = self.inputs.write(s, self.row)
        values = self.net.values(self.row)
        return [values[rank] for rank in self.ranks[seat]]

    def end(self, s: State) -> list[float]:
        """What the end of a game is worth to each seat."""
        return self.game.outcome(s).shares(self.game.teams(s.seats))


def foes(teams: tuple[int, ...], me: Seat) -> list[int]:
    """Who plays against this seat."""
    return [seat for seat in range(len(teams)) if me >= 0 and teams[seat] != teams[me]]


def ranks(teams: tuple[int, ...], onward: int) -> list[list[int]]:
    """For every seat that is looked from, the output of each seat's team: teams in order from there, seat by seat."""
    found: list[list[int]] = []
    for seat in range(len(teams)):
        order: list[int] = []
        for k in range(len(teams)):
            team = teams[(seat + k * onward) % len(teams)]
            if team not in order:
                order.append(team)
        found.append([order.index(team) for team in teams])
    return found

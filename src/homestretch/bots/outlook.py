# mypyc: compile
"""What a position comes to: played on by the policy for a few moves and until the net can say how it stands."""

from typing import Any, final

from homestretch.core.game import AnyGame, State
from homestretch.core.inputs import Inputs, Row
from homestretch.core.native import i64
from homestretch.core.net import Net
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Move, Seat
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
        self.tail: int = inputs.tail
        self.answerer: int = -1  # which of the others' side answered first in the last look, and how
        self.answer: Move = ()

    def of(self, s: State, rng: Rng) -> list[float]:
        """Each seat's chance to win; the position is played on."""
        left: i64 = self.tail
        self.answerer = -1
        while True:
            asked = self.game.awaits(s)
            if not asked:
                return self.end(s)
            if left <= 0 and self.inputs.ready(s):
                return self.judged(s)
            if asked[0] == CHANCE:
                self.game.apply(s, CHANCE, self.game.any_move(s, CHANCE, rng))
            else:
                left -= 1
                move = self.judge.policy(s, asked[0], (), rng)
                if self.answerer < 0 and asked[0] in self.foes:
                    self.answerer = asked[0]
                    self.answer = move
                self.game.apply(s, asked[0], move)

    def answered(self, s: State, rng: Rng) -> list[View]:
        """What the thinker sees before and after the first answer, played as it is in a look."""
        while True:
            seat = self.game.awaits(s)[0]
            if seat == CHANCE:
                self.game.apply(s, CHANCE, self.game.any_move(s, CHANCE, rng))
                continue
            move = self.judge.policy(s, seat, (), rng)
            if seat in self.foes:
                after = self.game.play(s, seat, move)
                return [self.game.view(s, self.me), self.game.view(after, self.me)]
            self.game.apply(s, seat, move)

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

"""Games of one build, told as digests: what was asked, seen, guessed, refused, judged and reached in every setup.

python course.py GAME
"""

import hashlib
import json
import sys
from collections import defaultdict
from typing import Any

import homestretch
from homestretch.bots import find
from homestretch.core.contract import setups
from homestretch.core.game import AnyGame
from homestretch.core.inputs import Row
from homestretch.core.options import show_options
from homestretch.core.plain import dumps
from homestretch.core.record import begin
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Illegal, Move, Seat

MOVES = 240  # of one game after another
SEARCH = "search:8"
EXPERT = "expert:8"


class Course:
    """Games that are watched: half random, half the judge's, so that their late phases are seen too."""

    def __init__(self, game: AnyGame, seats: int, options: Any, seed: int) -> None:
        self.game, self.rng = game, Rng(seed, salt=7)
        self.seats, self.options = seats, options
        self.s = begin(game, seats, options)
        self.sums: dict[str, Any] = defaultdict(hashlib.sha256)

    def digests(self) -> dict[str, str]:
        for ply in range(MOVES):
            asked = self.game.awaits(self.s)
            if asked:
                self._move(ply, asked[ply % len(asked)])
            else:
                self._note("positions", self.game.outcome(self.s))
                self.s = begin(self.game, self.seats, self.options)
        self._note("playouts", self.game.playout(self.s, self.rng, MOVES), self.game.show(self.s))
        return {what: found.hexdigest()[:16] for what, found in self.sums.items()}

    def _note(self, what: str, *found: object) -> None:
        self.sums[what].update(repr(found).encode())

    def _move(self, ply: int, seat: Seat) -> None:
        move = self._choice(seat)
        for n in range(len(move) + 1):
            self._question(ply, seat, move[:n])
        if seat != CHANCE:
            self._seat(ply, seat)
        self._refusal(seat, move)
        before = self.game.view(self.s, None)
        self.s = self.game.play(self.s, seat, move)
        self._note("positions", self.game.say(move), self.game.show(self.s))
        self._note("tellings", self.game.tell(before, self.game.view(self.s, None)))

    def _choice(self, seat: Seat) -> Move:
        if seat != CHANCE and self.rng.below(2):
            return self.game.judge.policy(self.s, seat, (), self.rng)
        return self.game.any_move(self.s, seat, self.rng)

    def _question(self, ply: int, seat: Seat, path: Move) -> None:
        if seat == CHANCE:
            self._note("odds", self.game.chance(self.s, path))
            return
        ask = self.game.ask(self.s, seat, path)
        self._note("questions", ask)
        if ply % 12 == 0:
            view = self.game.view(self.s, seat, path)
            token = int(self.rng.below(len(self.game.words)))
            if token not in ask.tokens:
                self._note("reasons", self.game.why_not(view, path, token))
            self._note("scenes", self.game.board(view), self.game.scene(view))
            self._note("words", *(self.game.word(view, t) for t in ask.tokens))

    def _seat(self, ply: int, seat: Seat) -> None:
        view = self.game.view(self.s, seat)
        self._note("views", dumps(view))
        if ply % 4 == 0:
            self._note("features", list(self.game.features.numbers(view)))
            self._note("guesses", self.game.show(self.game.guess(view, self.rng)))
            self._note("judgements", self.game.judge.value(self.s), self._row())
        if ply % 40 == 0:
            self._note("bots", find(SEARCH).move(view, ply), find(EXPERT).move(view, ply))

    def _row(self) -> list[tuple[int, float]]:
        """What a net is shown of this state, if it may be asked."""
        row, inputs = Row(), self.game.kit.inputs
        if inputs and inputs.ready(self.s):
            inputs.write(self.s, row)
        return row.pairs()

    def _refusal(self, seat: Seat, move: Move) -> None:
        """The move with one word that is another, is missing or is said twice."""
        if not move:
            return
        n = int(self.rng.below(len(move)))
        other = ((int(self.rng.below(len(self.game.words))),), (), (move[n], move[n]))[int(self.rng.below(3))]
        try:
            self.game.check(self.s, seat, (*move[:n], *other, *move[n + 1 :]))
        except Illegal as why:
            self._note("refusals", str(why))


def main(name: str) -> None:
    game = homestretch.game(name)
    found = {
        f"{seats} seats {show_options(options)}": Course(game, seats, options, n).digests()
        for n, (seats, options) in enumerate(setups(game))
    }
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])

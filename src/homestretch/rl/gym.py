"""One seat of any game as a Gymnasium environment; the others are played by bots.

    import gymnasium
    import homestretch.rl.gym
    env = gymnasium.make("Homestretch/encore-v1", seats=3, against="easy")

An action is one word of the game's vocabulary; those that may be said are in `info["action_mask"]`. One that may not
ends the game and costs 1.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from homestretch.bots.names import find as find_bot
from homestretch.core.bot import Bot, thought
from homestretch.core.options import read_options
from homestretch.core.record import begin
from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.types import NOBODY, Msg, Seat, Wrong
from homestretch.core.walk import Walk, walk
from homestretch.rl.draw import MODES, draw
from homestretch.rl.pettingzoo import ILLEGAL
from homestretch.rl.result import rewards
from homestretch.rl.sensor import Sensor

Observation = NDArray[np.int16]


class Env(gymnasium.Env[Observation, np.int64]):
    """The learner has `seat`, or any if that is None; `against` names one bot for all others, or one for every seat."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: Seat | None = 0,
        against: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = find(game)
        self.seats = self.game.duel(self.game.options()) if seats is None else seats
        self.options = read_options(self.game.options, options or {})
        begin(self.game, self.seats, self.options)  # so that bad input is told now
        self.bots = _bots(against, self.seats)
        self.given, self.seat, self.render_mode = _sits(seat, self.seats), 0, render_mode
        self.sensor = Sensor(self.game)
        self.observation_space = spaces.Box(0, self.sensor.high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.sensor.words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game; with a seed, the one a table with that seed would play."""
        super().reset(seed=seed, options=options)
        luck = int(self.np_random.integers(2**63)) if seed is None else seed
        self.seat = int(self.np_random.integers(self.seats)) if self.given is None else self.given
        self.walk: Walk = walk(self.game, begin(self.game, self.seats, self.options), luck)
        self._others()
        return self._look()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.walk.tokens:
            observation, info = self._look()
            return observation, ILLEGAL, True, False, info
        self.walk.say(int(action))
        self._others()
        observation, info = self._look()
        reward = 0.0
        if self.walk.over:
            scores = self.game.scores(self.walk.state)
            reward = rewards(self.game, self.game.outcome(self.walk.state))[self.seat]
            info["score"] = scores[self.seat]
        if self.render_mode == "human":
            self.render()
        return observation, reward, self.walk.over, False, info

    def render(self) -> Any:
        """What the learner sees: text, SVG or an image; `human` prints the text."""
        if self.render_mode is None:
            return None
        return draw(self.game.view(self.walk.state, self.seat, self.walk.path), self.render_mode)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.sensor.array(self.walk.state, self.seat, self.walk.path)
        return observation, {"action_mask": self.sensor.mask(self.walk.tokens).copy()}

    def _others(self) -> None:
        """The bots play until the learner is asked, or the game is over."""
        w = self.walk
        while w.seat not in (self.seat, NOBODY):
            seed = thought(w.seed or 0, len(w.moves), w.seat)
            for token in self.bots[w.seat].move(self.game.view(w.state, w.seat), seed):
                w.say(token)


def _bots(against: str | Sequence[str], seats: int) -> list[Bot]:
    if isinstance(against, str):
        return [find_bot(against)] * seats
    if len(against) != seats:
        raise Wrong(
            f"{seats} seats need {seats} names of bots, the learner's included, not {len(against)}",
            Msg("wrong-opponents", {"seats": seats, "given": len(against)}),
        )
    return [find_bot(name) for name in against]


def _sits(seat: Seat | None, seats: int) -> Seat | None:
    if seat is not None and seat not in range(seats):
        raise Wrong(
            f"there is no seat {seat}; seats are 0 to {seats - 1}",
            Msg("wrong-no-seat", {"seat": seat, "last": seats - 1}),
        )
    return seat


for _name in playable():
    gymnasium.register(f"Homestretch/{_name}-v{find(_name).version}", f"{__name__}:Env", kwargs={"game": _name})

"""One seat of any game as a Gymnasium environment; the others are played by bots.

    import gymnasium
    import homestretch.rl.gym
    env = gymnasium.make("Homestretch/encore-v1", seats=3, against="easy")

An action is one word of the game's vocabulary; those that may be said are in `info["action_mask"]`, which MaskablePPO
asks for by `action_masks()`. One that may not ends the game and costs 1.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from homestretch.core.options import read_options
from homestretch.core.record import begin
from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.types import NOBODY, Msg, Seat, Wrong
from homestretch.core.walk import Walk, walk
from homestretch.rl.against import Against, players
from homestretch.rl.draw import MODES, draw
from homestretch.rl.look import Look, Observation
from homestretch.rl.result import ILLEGAL, rewards
from homestretch.rl.sensor import Sensor
from homestretch.rl.words import Words


class Env(gymnasium.Env[Observation, np.int64]):
    """The learner has `seat`, or any if that is None; `against` has the others: one for all, or one for every seat.

    It is the name of a bot, a bot, a model that predicts, or a function that says a word for an observation and its
    mask. `form` and `scaled` say how observations are given (`homestretch.rl.look.Look`).
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: Seat | None = 0,
        against: Against | Sequence[Against] = "random",
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        form: str = "array",
        scaled: bool = False,
    ) -> None:
        self.game = find(game)
        self.seats = self.game.duel(self.game.options()) if seats is None else seats
        self.options = read_options(self.game.options, options or {})
        begin(self.game, self.seats, self.options)  # so that bad input is told now
        self.given, self.seat, self.render_mode = _sits(seat, self.seats), 0, render_mode
        self.sensor = Sensor(self.game)
        self.look = Look(self.sensor, form, scaled)
        self.players = players(against, self.seats, self.look)
        self.observation_space = self.look.space
        self.action_space = Words(self.sensor.words)

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

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every word that may be said now."""
        return self.sensor.mask(self.walk.tokens).astype(np.bool_)

    def render(self) -> Any:
        """What the learner sees: text, SVG or an image; `human` prints the text."""
        if self.render_mode is None:
            return None
        return draw(self.game.view(self.walk.state, self.seat, self.walk.path), self.render_mode)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.sensor.mask(self.walk.tokens).copy()
        seen = self.sensor.array(self.walk.state, self.seat, self.walk.path)
        return self.look.form(seen, mask), {"action_mask": mask}

    def _others(self) -> None:
        """The others play until the learner is asked, or the game is over."""
        w = self.walk
        while w.seat not in (self.seat, NOBODY):
            for token in self.players[w.seat].words(w):
                w.say(token)


def _sits(seat: Seat | None, seats: int) -> Seat | None:
    if seat is not None and seat not in range(seats):
        raise Wrong(
            f"there is no seat {seat}; seats are 0 to {seats - 1}",
            Msg("wrong-no-seat", {"seat": seat, "last": seats - 1}),
        )
    return seat


for _name in playable():
    gymnasium.register(
        f"Homestretch/{_name}-v{find(_name).version}",
        f"{__name__}:Env",
        vector_entry_point="homestretch.rl.gymvector:Vector",
        kwargs={"game": _name},
    )

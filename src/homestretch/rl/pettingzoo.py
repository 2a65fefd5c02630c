"""Every game as a PettingZoo AEC environment; importing this registers them.

    import pettingzoo
    import homestretch.rl.pettingzoo
    game = pettingzoo.make("aec", "Homestretch/encore-v1", seats=3)

`env("encore", seats=3)` makes the same without a registry.

An action is one word of `game.words`; a move of several words is said in several steps by the same agent. The words
that may be said are in `info["action_mask"]`; one that may not ends the game and costs its agent 1.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, register

from homestretch.core.options import Options, read_options
from homestretch.core.record import begin
from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.types import Msg, Seat, Token, Wrong
from homestretch.core.walk import Walk, walk
from homestretch.rl.draw import MODES, draw
from homestretch.rl.look import Look, Observation
from homestretch.rl.result import ILLEGAL, rewards
from homestretch.rl.sensor import Mask, Sensor
from homestretch.rl.words import Words


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    form: str = "array",
    scaled: bool = False,
) -> "Env":
    """The game of this name for so many players, or for as few as make a contest; `max_cycles` words at most."""
    rules = find(game)
    return Env(
        game, rules.duel(rules.options()) if seats is None else seats, options, max_cycles, render_mode, form, scaled
    )


class Env(AECEnv[str, Observation, int]):
    """One game after another, seats as agents `player_0`, `player_1` …; chance is played by the environment."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, object] | None,
        max_cycles: int | None,
        render_mode: str | None,
        form: str,
        scaled: bool,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            listed = ", ".join(MODES)
            raise Wrong(
                f"there is no render mode {render_mode!r}; there are: {listed}",
                Msg("wrong-render", {"mode": str(render_mode), "choices": listed}),
            )
        self.game = find(name)
        self.options: Options = read_options(self.game.options, options or {})
        begin(self.game, seats, self.options)  # so that bad input is told now, not at the first reset
        self.metadata: dict[str, Any] = {
            "name": f"homestretch_{name}_v{self.game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.seats, self.limit, self.render_mode = seats, max_cycles, render_mode
        self.sensor = Sensor(self.game)
        self.look = Look(self.sensor, form, scaled)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.look.space)
        self.action_spaces = {agent: Words(self.sensor.words) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; with a seed, the one a table with that seed would play."""
        del options
        if self._random is None or seed is not None:
            self._random, _ = seeding.np_random(seed)
        luck = int(self._random.integers(2**63)) if seed is None else seed
        self.walk: Walk = walk(self.game, begin(self.game, self.seats, self.options), luck)
        self.said = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._mask(())} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observation:
        seat, w = self._seat[agent], self.walk
        asked = seat == w.seat
        seen = self.sensor.array(w.state, seat, w.path if asked else ())
        return self.look.form(seen, self.sensor.mask(w.tokens if asked else ()))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._mask(())}
        w = self.walk
        if action not in w.tokens:
            self._end([ILLEGAL if seat == w.seat else 0.0 for seat in range(self.seats)], self.terminations)
            return
        w.say(int(action))
        self.said += 1
        if w.over:
            self._score()
        elif self.said == self.limit:
            self._end([0.0] * self.seats, self.truncations)
        else:
            self._next()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The view of the seat that is asked: text, SVG or an image; `human` prints the text."""
        if self.render_mode is not None:
            seat: Seat | None = self.walk.seat if self.walk.seat >= 0 else None
            return draw(self.game.view(self.walk.state, seat, self.walk.path), self.render_mode)
        return None

    def close(self) -> None:
        """Nothing is kept open."""

    def _mask(self, tokens: tuple[Token, ...]) -> Mask:
        return self.sensor.mask(tokens).copy()

    def _next(self) -> None:
        self.agent_selection = self.possible_agents[self.walk.seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask(self.walk.tokens)}

    def _score(self) -> None:
        scores: tuple[int, ...] = self.game.scores(self.walk.state)
        self._end(rewards(self.game, self.game.outcome(self.walk.state)), self.terminations)
        for agent, score in zip(self.agents, scores, strict=True):
            self.infos[agent] = {**self.infos[agent], "score": score}

    def _end(self, result: list[float], ended: dict[str, bool]) -> None:
        for agent, reward in zip(self.agents, result, strict=True):
            self.rewards[agent] = reward
            ended[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


for _name in playable():
    register("aec", f"Homestretch/{_name}-v{find(_name).version}", f"{__name__}:env", kwargs={"game": _name})

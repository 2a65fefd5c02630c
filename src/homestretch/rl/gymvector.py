"""Many games at once as one Gymnasium vector environment; one seat of each learns.

import gymnasium
import homestretch.rl.gym
envs = gymnasium.make_vec("Homestretch/encore-v1", num_envs=64)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from homestretch.core.bot import Bot
from homestretch.core.types import Msg, Seat, Token, Wrong
from homestretch.rl.against import Against, player, policy
from homestretch.rl.look import Look, Observation
from homestretch.rl.many import WAIT
from homestretch.rl.result import ILLEGAL
from homestretch.rl.vector import Games

Words = NDArray[np.int64]


class Vector(VectorEnv[Observation, Words, Any]):
    """Side by side `num_envs` games in which the learner has `seat`; a game that ends gives way to the next at once.

    `against` has all other seats: the name of a bot, a bot, a model that predicts, or a function that says words for
    observations and masks of many games, a row each. A word that may not be said costs 1, and any word is said instead:
    the game goes on, since the others do too. Games end by their rules alone, so no last observation is kept.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: Seat = 0,
        against: Against = "random",
        options: Mapping[str, object] | None = None,
        form: str = "array",
        scaled: bool = False,
    ) -> None:
        self._kind = (game, num_envs, seats, options)
        self.games = Games(*self._kind)
        if seat not in range(self.games.seats):
            raise Wrong(
                f"there is no seat {seat}; seats are 0 to {self.games.seats - 1}",
                Msg("wrong-no-seat", {"seat": seat, "last": self.games.seats - 1}),
            )
        self.num_envs, self.seat, self.look = num_envs, seat, Look(self.games.sensor, form, scaled)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = self.look.space
        self.single_action_space = spaces.Discrete(self.games.sensor.words)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._against = against
        self._bot = player(against, self.look)
        self._thought: list[list[Token]] = [[] for _ in range(num_envs)]  # words of bots that are still to be said

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; with a seed, game number i is that of a table with the seed `seed + i`."""
        del options
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62)) if seed is None else seed
        self.games = Games(*self._kind, seed=luck)
        self._thought = [[] for _ in range(self.num_envs)]
        self._others(np.zeros(self.num_envs, np.float64), np.zeros(self.num_envs, np.bool_))
        return self._look()

    def step(
        self, actions: Words
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Say a word in every game, and let the others play until the learner is asked in all of them."""
        reward, ended = np.zeros(self.num_envs, np.float64), np.zeros(self.num_envs, np.bool_)
        words = np.array(actions, np.int64)
        fine = self._may(words)
        reward[~fine] = ILLEGAL
        self._say(np.where(fine, words, self.games.sample()), reward, ended)
        self._others(reward, ended)
        observation, info = self._look()
        return observation, reward, ended, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every word that may be said now, a row a game."""
        return self.games.mask.astype(np.bool_)

    def _may(self, words: Words) -> NDArray[np.bool_]:
        known = (words >= 0) & (words < self.games.sensor.words)
        rows = np.arange(self.num_envs)
        return known & (self.games.mask[rows, np.where(known, words, 0)] > 0)

    def _say(self, words: Words, reward: NDArray[np.float64], ended: NDArray[np.bool_]) -> None:
        self.games.step(words)
        reward += self.games.reward[:, self.seat]
        ended |= self.games.over

    def _others(self, reward: NDArray[np.float64], ended: NDArray[np.bool_]) -> None:
        while (theirs := self.games.seat != self.seat).any():
            words = np.full(self.num_envs, WAIT, np.int64)
            words[theirs] = self._answers(np.flatnonzero(theirs))
            self._say(words, reward, ended)

    def _answers(self, places: Words) -> Any:
        """The next words of the others, in these games."""
        if self._against == "random":
            return self.games.sample()[places]
        if isinstance(self._against, str | Bot):
            return [self._word(place) for place in places.tolist()]
        seen, mask = self.games.observation()[places], self.games.mask[places]
        return policy(self._against)(self.look.form(seen, mask), mask.astype(np.bool_))

    def _word(self, place: int) -> Token:
        """The next word of the bot's move in this game, which it thinks of when it is asked for the first."""
        if not self._thought[place]:
            self._thought[place] = list(self._bot.words(self.games.walks[place]))
        return self._thought[place].pop(0)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.games.mask
        return self.look.form(self.games.observation(), mask), {"action_mask": mask.copy()}

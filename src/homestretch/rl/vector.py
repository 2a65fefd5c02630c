"""Thousands of games stepped in one call, into NumPy arrays.

from homestretch.rl.vector import Games
games = Games("encore", count=1000, seats=2)
games.step(games.sample())
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from homestretch.core.options import read_options
from homestretch.core.record import begin
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.types import Msg, Wrong
from homestretch.core.walk import Walk
from homestretch.rl.many import Many
from homestretch.rl.result import rewards
from homestretch.rl.sensor import Sensor


class Games:
    """Games of one kind side by side. A game that ends is marked in `over`, and the next one is begun in its place.

    After every step, one row a game:

    seat      int8            whose word is next
    mask      int8, words     1 for every word it may say
    over      bool            whether the game in this place ended with the last step; what is asked is a new game
    reward    float32, seats  what that end is worth to each seat; 0 while a game goes on
    score     int32, seats    and its plain scores

    The arrays are the caller's to write to. `observation()` gives what the seats that are asked see, as the other doors
    do; it is made when it is asked for.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise Wrong(f"there must be at least one game, not {count}", Msg("wrong-count", {"count": count}))
        self.game = find(game)
        self.options = read_options(self.game.options, options or {})
        self.count, self.seats = count, self.game.duel(self.options) if seats is None else seats
        begin(self.game, self.seats, self.options)  # so that a wrong number of players is told in a sentence
        self.sensor = Sensor(self.game)
        self._many = Many(self.game, self.seats, self.options, count, seed)
        self._rng = Rng(seed, salt=6)
        self.reward: NDArray[np.float32] = np.zeros((count, self.seats), np.float32)
        self.score: NDArray[np.int32] = np.zeros((count, self.seats), np.int32)
        self.over: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self._ask()

    def step(self, words: NDArray[np.integer] | list[int]) -> None:
        """Say one word in every game, in those where it is -1 none; if one of them may not be said, none is."""
        given = words.tolist() if isinstance(words, np.ndarray) else words
        if len(given) != self.count:
            raise Wrong(
                f"{self.count} games need {self.count} words, not {len(given)}",
                Msg("wrong-words", {"games": self.count, "words": len(given)}),
            )
        self._many.step(given)
        self._end()
        self._ask()

    def observation(self, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """What the seat that is asked sees, a row a game; in an array of its own, or in `out`."""
        seen = self._many.seen(self.sensor.pen)
        if out is None:
            return np.array(seen, np.int16).reshape(self.count, self.sensor.size)
        out[:] = np.asarray(seen, np.int16).reshape(self.count, self.sensor.size)
        return out

    @property
    def walks(self) -> list[Walk]:
        """The games one by one, as they stand."""
        return self._many.walks

    def sample(self) -> NDArray[np.int64]:
        """A word that may be said in every game, each with the same odds."""
        return np.array(self._many.sample(self._rng), np.int64)

    def _ask(self) -> None:
        self.seat = np.frombuffer(bytearray(self._many.asked()), np.int8)
        self.mask = np.array(self._many.masks(), np.int8).reshape(self.count, self.sensor.words)

    def _end(self) -> None:
        if self.over.any():
            self.reward, self.score = np.zeros_like(self.reward), np.zeros_like(self.score)
            self.over = np.zeros(self.count, np.bool_)
        if self._many.over:
            places = self._many.over
            self.over[places] = True
            self.score[places] = self._many.scores
            self.reward[places] = [rewards(self.game, outcome) for outcome in self._many.outcomes]

"""What a learner sees: a game's features of a view, and the words of the move that is half said."""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from homestretch.core.features import Field, highs
from homestretch.core.game import AnyGame
from homestretch.core.types import Move, Seat, Token
from homestretch.rl.pen import Pen

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]

LONGEST = 127  # words of one kind in a move


class Sensor:
    """Observations and action masks of one game.

    An observation is int16: the numbers of `game.features`, then for every word of `game.words` how often
    it was said in the move so far.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.fields: tuple[Field, ...] = game.features.fields
        self.pen = Pen(game)
        self.words, self.length, self.size = int(self.pen.words), int(self.pen.length), int(self.pen.size)
        self.high: Numbers = np.array(highs(self.fields) + [LONGEST] * self.words, np.int16)

    def __reduce__(self) -> tuple[Any, ...]:
        return Sensor, (self.game,)

    def array(self, state: Any, seat: Seat | None, path: Move) -> Numbers:
        """The observation of a seat."""
        return np.array(self.pen.sheet(state, seat, path).numbers, np.int16)

    def mask(self, tokens: tuple[Token, ...]) -> Mask:
        """1 for every word that may be said; not to be written to, since masks are kept."""
        return _mask(self.words, tokens)


@lru_cache(maxsize=10_000)
def _mask(words: int, tokens: tuple[Token, ...]) -> Mask:
    mask = np.zeros(words, np.int8)
    mask[list(tokens)] = 1
    mask.flags.writeable = False
    return mask

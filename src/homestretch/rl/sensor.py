"""What a learner sees: a game's features of a view, and the words of the move that is half said."""

from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from homestretch.core.features import Field, highs, size
from homestretch.core.game import AnyGame
from homestretch.core.types import Move, Seat, Token

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
        self.numbers = game.features.numbers
        self.words = len(game.words)
        self.length = size(self.fields)
        self.size = self.length + self.words
        self._pack = Struct(f"{self.length}h").pack
        self.high: Numbers = np.array(highs(self.fields) + [LONGEST] * self.words, np.int16)

    def __reduce__(self) -> tuple[Any, ...]:
        return Sensor, (self.game,)

    def array(self, state: Any, seat: Seat, path: Move) -> Numbers:
        """The observation of a seat."""
        return np.frombuffer(bytearray(self.packed(state, seat, path)), np.int16)

    def packed(self, state: Any, seat: Seat, path: Move) -> bytes:
        """The observation of a seat as the bytes of an array, which is far quicker than to make one from a list."""
        return self._pack(*self.numbers(self.game.view(state, seat, path))) + _said(self.words, path)

    def mask(self, tokens: tuple[Token, ...]) -> Mask:
        """1 for every word that may be said; not to be written to, since masks are kept."""
        return _mask(self.words, tokens)


@lru_cache(maxsize=10_000)
def _said(words: int, path: Move) -> bytes:
    """How often each word was said."""
    counts = np.zeros(words, np.int16)
    for token in path:
        counts[token] += 1
    return counts.tobytes()


@lru_cache(maxsize=10_000)
def _mask(words: int, tokens: tuple[Token, ...]) -> Mask:
    mask = np.zeros(words, np.int8)
    mask[list(tokens)] = 1
    mask.flags.writeable = False
    return mask

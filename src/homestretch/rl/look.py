"""The forms in which a learner is shown what a seat sees: an array, or a dict with the mask; as it is, or scaled."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from homestretch.core.types import Msg, Wrong
from homestretch.rl.sensor import Mask, Numbers, Sensor

Array: TypeAlias = NDArray[np.int16] | NDArray[np.float32]
Observation: TypeAlias = Array | dict[str, Array | Mask]

KEYS = {"dict": "observation", "rllib": "observations"}  # how the array is called beside `action_mask`
FORMS = ("array", *KEYS)
SAID = 8  # a word that was said so often in a move is 1.0 when scaled


class Look:
    """How observations of one game are given.

    `array` is what `Sensor` says. `dict` holds it as `observation` beside `action_mask`, as PettingZoo's classic games
    and Tianshou have it, `rllib` as `observations`, as RLlib's masked modules do. Scaled, every number is a float32
    from 0 to 1: a part of its bound, a word already said in this move an eighth.
    """

    def __init__(self, sensor: Sensor, form: str = "array", scaled: bool = False) -> None:
        if form not in FORMS:
            listed = ", ".join(FORMS)
            raise Wrong(
                f"observations come as {listed}, not as {form!r}",
                Msg("wrong-form", {"form": str(form), "choices": listed}),
            )
        self.sensor, self.scaled, self._key = sensor, scaled, KEYS.get(form)
        bounds = sensor.high.astype(np.float32)
        bounds[sensor.length :] = SAID
        self._part = (1 / np.maximum(bounds, 1)).astype(np.float32)
        self.space = self._space()

    def _space(self) -> spaces.Space[Any]:
        size = self.sensor.size
        box = spaces.Box(0, 1, (size,), np.float32) if self.scaled else spaces.Box(0, self.sensor.high, dtype=np.int16)
        if self._key is None:
            return box
        return spaces.Dict({self._key: box, "action_mask": spaces.Box(0, 1, (self.sensor.words,), np.int8)})

    def array(self, seen: Numbers) -> Array:
        """One observation, or a row for each of many, scaled if that is asked for."""
        return np.minimum(seen * self._part, np.float32(1)) if self.scaled else seen

    def form(self, seen: Numbers, mask: Mask) -> Observation:
        """What the sensor saw, in this form; the mask in it may be written to."""
        shown = self.array(seen)
        return shown if self._key is None else {self._key: shown, "action_mask": mask.copy()}

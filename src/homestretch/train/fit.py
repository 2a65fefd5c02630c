"""A net fitted to positions: Adam on small batches, the loss watched on games that are held out."""

from dataclasses import dataclass

import numpy as np

from homestretch.core.net import ends_of
from homestretch.train.positions import Floats, Positions, Whole

BATCH = 1024
RATE, SLOW = 2e-3, 1e-4  # how far a step goes, at the beginning and at the end
DECAY = 0.1  # how much every weight is drawn to 0
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # Adam's


@dataclass(frozen=True)
class Weights:
    """A net while it learns: the parts of its file, in order."""

    rows: Floats  # inputs by hidden
    first: Floats
    columns: Floats  # outputs by hidden
    last: Floats

    def parts(self) -> tuple[Floats, ...]:
        return self.rows, self.first, self.columns, self.last

    def numbers(self) -> list[float]:
        """As the file has them."""
        return [float(x) for part in self.parts() for x in part.ravel()]

    def values(self, inputs: Floats) -> Floats:
        """What the net says of these positions."""
        return softmax(np.maximum(inputs @ self.rows + self.first, 0) @ self.columns.T + self.last)


def fresh(inputs: int, hidden: int, outputs: int, seed: int) -> Weights:
    """Small numbers at random, so that no two hidden units learn the same."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(0, 0.1, (inputs, hidden)).astype(np.float32)
    columns = rng.normal(0, 0.1, (outputs, hidden)).astype(np.float32)
    return Weights(rows, np.zeros(hidden, np.float32), columns, np.zeros(outputs, np.float32))


def of(numbers: list[float], inputs: int, hidden: int, outputs: int) -> Weights:
    """The weights that these numbers of a file are."""
    parts = np.split(np.array(numbers, np.float32), ends_of((inputs, hidden, outputs))[:3])
    return Weights(parts[0].reshape(inputs, hidden), parts[1], parts[2].reshape(outputs, hidden), parts[3])


def rounded(w: Weights) -> Weights:
    """As a file keeps it: numbers of 16 bits."""
    return Weights(*(part.astype(np.float16).astype(np.float32) for part in w.parts()))


def softmax(x: Floats) -> Floats:
    odds: Floats = np.exp(x - x.max(axis=1, keepdims=True))
    shares: Floats = odds / odds.sum(axis=1, keepdims=True)
    return shares


def log_loss(said: Floats, true: Floats) -> float:
    """How surprised whoever said this is by what was true, on average, in nats; a coin says log(teams)."""
    return float(-(true * np.log(np.clip(said, 1e-6, 1))).sum(axis=1).mean())


def said(w: Weights, data: Positions, rows: Whole) -> Floats:
    """What the net says of these positions, batch by batch."""
    size = len(w.rows)
    return np.concatenate([w.values(data.dense(rows[i : i + 4096], size)) for i in range(0, len(rows), 4096)])


def fit(w: Weights, data: Positions, epochs: int, seed: int) -> tuple[Weights, list[float]]:
    """The best of the nets after each epoch on held-out games, and the loss there after each."""
    rng = np.random.default_rng(seed)
    train, held = data.part(held=False), data.part(held=True)
    steps = epochs * -(-len(train) // BATCH)
    adam = Adam(w, steps)
    best, losses = w, list[float]()
    for _ in range(epochs):
        order = rng.permutation(train)
        for i in range(0, len(order), BATCH):
            rows = order[i : i + BATCH]
            w = adam.step(w, gradient(w, data.dense(rows, len(w.rows)), data.target[rows]))
        losses.append(log_loss(said(rounded(w), data, held), data.outcome[held]))
        if losses[-1] == min(losses):
            best = w
    return best, losses


def gradient(w: Weights, inputs: Floats, target: Floats) -> Weights:
    """Of the mean log-loss, by every number of the net."""
    hidden = np.maximum(inputs @ w.rows + w.first, 0)
    off = (softmax(hidden @ w.columns.T + w.last) - target) / np.float32(len(inputs))
    back = (off @ w.columns) * (hidden > 0)
    return Weights(inputs.T @ back, back.sum(axis=0), off.T @ hidden, off.sum(axis=0))


class Adam:
    """Steps that slow down along a half cosine."""

    def __init__(self, w: Weights, steps: int) -> None:
        self._mean = [np.zeros_like(part) for part in w.parts()]
        self._square = [np.zeros_like(part) for part in w.parts()]
        self._done, self._steps = 0, max(1, steps)

    def step(self, w: Weights, slope: Weights) -> Weights:
        self._done += 1
        rate = SLOW + (RATE - SLOW) * (1 + np.cos(np.pi * self._done / self._steps)) / 2
        parts = [self._moved(k, *pair, rate) for k, pair in enumerate(zip(w.parts(), slope.parts(), strict=True))]
        return Weights(*parts)

    def _moved(self, k: int, part: Floats, slope: Floats, rate: float) -> Floats:
        mean, square = self._mean[k], self._square[k]
        mean += (1 - FIRST) * (slope - mean)
        square += (1 - SECOND) * (slope * slope - square)
        fair = mean / np.float32(1 - FIRST**self._done)
        wide = np.sqrt(square / np.float32(1 - SECOND**self._done)) + np.float32(TINY)
        moved: Floats = part - np.float32(rate) * (fair / wide + np.float32(DECAY) * part)
        return moved

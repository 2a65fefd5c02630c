"""A linear learner at Encore: the worth of every word from a dozen numbers, fitted to how games ended.

    python examples/encore_linear.py                  about a minute for three seeds
    python examples/encore_linear.py --plot curve.svg

It plays both seats of many games at once, notes what it saw and said, and fits by least squares how that ended; then it
plays by what it has learned, with some random words among them, and fits all it has seen again.
"""

import argparse

import numpy as np
from curve import Curve, arguments, learn, wins

from homestretch.core.features import spans
from homestretch.rl.vector import Games

WORDS = 4  # draw, stop, steal, leave
VALUES = np.arange(1, 11)


def numbers(games: Games) -> np.ndarray:
    """What a person would look at, from the features: the row, the odds of losing it, who leads."""
    seen = games.observation().astype(np.float64)
    at = {name: seen[:, place] for name, place in spans(games.sensor.fields).items()}
    row, theirs, pile = at["rows"][:, :10], at["rows"][:, 10:20], at["pile"]
    left = pile.sum(axis=1)
    bust = np.where(row.sum(axis=1) >= 3, (pile * (row > 0)).sum(axis=1) / np.maximum(left, 1), 0.0)
    worth = row @ VALUES / 20
    lead = (at["loots"][:, 0] - at["loots"][:, 1]) / 100
    card = at["card"] @ VALUES * (at["card"] * theirs).sum(axis=1) / 20
    ones = np.ones_like(worth)
    columns = (ones, worth, bust, bust * worth, row.sum(axis=1) / 5, left / 90, lead, theirs @ VALUES / 20, card)
    return np.stack(columns, axis=1)


def choose(games: Games, seen: np.ndarray, weights: np.ndarray, rng: np.random.Generator, noise: float) -> np.ndarray:
    """The best word that may be said; now and then any."""
    mask = games.mask[:, :WORDS]
    worth = np.where(mask > 0, seen @ weights.T, -np.inf)
    best = worth.argmax(axis=1)
    return np.where(rng.random(len(best)) < noise, games.sample(), best)


def gather(count: int, weights: np.ndarray, noise: float, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """So many games of self-play: what was seen, what was said, and how it ended for whoever said it."""
    games, rng = Games("encore", count=count, seats=2, seed=seed), np.random.default_rng(seed)
    course: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []
    ends, open_games = np.zeros((count, 2)), np.ones(count, bool)
    while open_games.any():
        seen = numbers(games)
        said = choose(games, seen, weights, rng, noise)
        course.append((np.where(open_games, games.seat, -1), seen, said))
        games.step(said)
        ended = games.over & open_games
        ends[ended], open_games = games.reward[ended], open_games & ~ended
    rows = [(seen[k], said[k], ends[k, seat[k]]) for seat, seen, said in course for k in np.flatnonzero(seat >= 0)]
    return tuple(np.array(part) for part in zip(*rows, strict=True))


def fit(seen: np.ndarray, said: np.ndarray, ended: np.ndarray) -> np.ndarray:
    """For every word the weights that tell best how games ended in which it was said."""
    weights = np.zeros((WORDS, seen.shape[1]))
    for word in range(WORDS):
        x, y = seen[said == word], ended[said == word]
        weights[word] = np.linalg.solve(x.T @ x + np.eye(x.shape[1]), x.T @ y)
    return weights


def match(weights: np.ndarray, count: int, seed: int) -> list[float]:
    """What games against random play were worth to the learner, who has each seat in half of them."""
    games, rng = Games("encore", count=count, seats=2, seed=seed), np.random.default_rng(seed)
    mine, results, open_games = np.arange(count) % 2, np.zeros(count), np.ones(count, bool)
    while open_games.any():
        words = np.where(games.seat == mine, choose(games, numbers(games), weights, rng, 0.0), games.sample())
        games.step(words)
        ended = games.over & open_games
        results[ended], open_games = games.reward[ended, mine[ended]], open_games & ~ended
    return results.tolist()


def course(given: argparse.Namespace, seed: int) -> Curve:
    """The curve of one learner."""
    weights, curve, past = np.zeros((WORDS, 9)), [], []
    for n in range(given.rounds + 1):
        curve.append((n * given.games, wins(match(weights, given.test, seed=10_000 + seed))))
        if n < given.rounds:
            noise = 1.0 if n == 0 else 0.2
            past.append(gather(given.games, weights, noise, seed=100_000 * seed + given.games * n))
            weights = fit(*(np.concatenate(part) for part in zip(*past, strict=True)))
    return curve


if __name__ == "__main__":
    learn(arguments(__doc__, games=400, rounds=4, test=1000, seeds=3), "A linear learner at Encore", course)

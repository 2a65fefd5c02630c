"""A small self-play value learner at Hexenrennen: how good a position is, from where the witches and the cards are.

    python examples/hexenrennen_value.py              some minutes for three seeds
    python examples/hexenrennen_value.py --plot curve.svg

For every word it may say it imagines the position after it, in a state it holds for possible (`guess`), and says the
word whose position it values most. After each game the values are pulled towards how the game ended: TD(1), linear.
"""

import argparse
import math

import numpy as np
from curve import Curve, arguments, learn, wins

import homestretch as hs
from homestretch.core.features import spans
from homestretch.core.rng import Rng
from homestretch.core.walk import Walk, walk
from homestretch.rl.result import rewards

GAME = hs.game("hexenrennen")
AT = spans(GAME.features.fields)
SEATS = 2


def position(state: object, seat: int) -> np.ndarray:
    """A few numbers of a position as a seat sees it."""
    seen = GAME.features.numbers(GAME.view(state, seat))
    witches, points, cards = (seen[AT[name]] for name in ("witches", "points", "cards"))
    mine, theirs = witches[:3], witches[3:6]
    return np.array(
        [
            1.0,
            sum(mine) / 150,
            sum(theirs) / 150,
            points[0] / 12,
            points[1] / 12,
            sum(at > 48 for at in mine) / 3,
            sum(at > 48 for at in theirs) / 3,
            min(mine) / 50,
            min(theirs) / 50,
            sum(cards[:10]) / 12,
            sum(cards[10:20]) / 12,
        ]
    )


def imagine(w: Walk, token: int, rng: Rng) -> np.ndarray:
    """The position after this word, as the one who says it would see it."""
    state = GAME.guess(GAME.view(w.state, w.seat), rng)
    here = walk(GAME, state)
    for said in (*w.path, token):
        here.say(said)
    return position(here.state, w.seat)


def choose(w: Walk, weights: np.ndarray, rng: Rng, noise: float) -> tuple[int, np.ndarray | None]:
    """A word, and the position it leads to; while tiles are divided, or when there is no choice, any word."""
    if len(w.tokens) == 1 or w.state.phase == 0 or rng.unit() < noise:
        return rng.pick(w.tokens), None
    options = [imagine(w, token, rng) for token in w.tokens]
    best = int(np.argmax([weights @ option for option in options]))
    return w.tokens[best], options[best]


def self_play(weights: np.ndarray, seed: int, rate: float) -> None:
    """One game against itself; the weights move towards what each position turned out to be worth."""
    w, rng = walk(GAME, GAME.start(SEATS, GAME.options()), seed), Rng(seed, salt=7)
    course: list[tuple[int, np.ndarray]] = []
    while not w.over:
        seat = w.seat
        token, reached = choose(w, weights, rng, noise=0.15)
        if reached is not None:
            course.append((seat, reached))
        w.say(token)
    ended = rewards(GAME, GAME.outcome(w.state))
    for seat, reached in course:
        weights += rate * (ended[seat] - math.tanh(weights @ reached)) * reached


def match(weights: np.ndarray, seed: int) -> float:
    """What a game against random play was worth to the learner."""
    w, rng, mine = walk(GAME, GAME.start(SEATS, GAME.options()), seed), Rng(seed, salt=8), seed % 2
    while not w.over:
        w.say(choose(w, weights, rng, noise=0.0)[0] if w.seat == mine else rng.pick(w.tokens))
    return rewards(GAME, GAME.outcome(w.state))[mine]


def course(given: argparse.Namespace, seed: int) -> Curve:
    """The curve of one learner."""
    weights, curve = np.zeros(11), []
    for n in range(given.rounds + 1):
        tests = range(1_000_000 * (seed + 1), 1_000_000 * (seed + 1) + given.test)
        curve.append((n * given.games, wins([match(weights, test) for test in tests])))
        if n < given.rounds:
            for k in range(given.games):
                self_play(weights, 100_000 * seed + n * given.games + k, rate=0.02 / (1 + n))
    return curve


if __name__ == "__main__":
    learn(arguments(__doc__, games=100, rounds=4, test=300, seeds=3), "A value learner at Hexenrennen", course)

"""Whether what the nets say comes true in games of `expert` against itself.

python benchmarks/strength.py --kinds calibration [game …] [--seats N …] [--jobs 2]

The error is as on the cards: how far what was said is from what came, in ten bins of as many positions. A net without
any error would show some too, by chance, the more the fewer games there are: how much, the games tell.
The judge is tempered on the very games it is measured on, which is more than it could ask for.
"""

from functools import partial
from typing import Any

import numpy as np

from homestretch.arena.farm import farm
from homestretch.core import nets
from homestretch.core.registry import game as find_game
from homestretch.train.card import BINS, measured
from homestretch.train.fit import Weights, of, said
from homestretch.train.games import Plan
from homestretch.train.positions import Positions, gathered
from homestretch.train.run import CHUNK, chunked

SEED = 70_000_000  # far from all that trained
DRAWN = 400  # sets of games drawn again


def weighed(name: str, seats: int, count: int, looks: int, jobs: int) -> dict[str, Any]:
    """The figures of this net in so many games, as a card has them."""
    game = find_game(name)
    data = nets.path(game, seats).read_bytes()
    inputs, outputs = nets.shape(game, seats)
    net = of(nets.numbers(data), inputs, nets.read(game, seats, data).sizes[1], outputs)
    plan = Plan(name, seats, SEED, data, looks, bold=0.0, ahead=True)
    fresh = gathered(list(farm(partial(chunked, plan, count), range(-(-count // CHUNK)), jobs, "")))
    return {**measured(net, fresh, fresh), "chance": round(by_chance(net, fresh), 4)}


def by_chance(net: Weights, games: Positions) -> float:
    """The error that as many games like these would show of a net that has none: whole games are drawn again."""
    values = said(net, games, np.arange(len(games)))
    order = np.argsort(values.ravel(), kind="stable")
    bins = np.empty(values.size, np.int64)
    for k, part in enumerate(np.array_split(order, BINS)):
        bins[part] = k
    numbers, whose = np.unique(np.repeat(games.game, values.shape[1]), return_inverse=True)
    off = np.zeros((len(numbers), BINS))
    np.add.at(off, (whose, bins), (games.outcome - values).ravel())
    off -= off.mean(axis=0)
    rng = np.random.default_rng(1)
    drawn = [np.abs(off[rng.integers(0, len(numbers), len(numbers))].sum(axis=0)).sum() for _ in range(DRAWN)]
    return float(np.mean(drawn) / values.size)

"""How long DOG takes to answer at every word of a seven on crowded boards.

PYTHONPATH=build/compiled python benchmarks/dog_sevens.py
"""

import statistics
import time

import homestretch as hs
from homestretch.core.game import AnyGame
from homestretch.core.rng import Rng
from homestretch.core.types import Move

CROWDED = (  # four pawns to move, sixteen on the board; far from, near and past the start fields, and nearly stuck
    "f1,f3,f5,f62 ; f2,f6,f8,f16 ; f4,f7,f63,f9 ; f10,f11,f60,f48",
    "f0,f62,f60,g1 ; f2,f6,f8,f16 ; f4,f7,f63,f9 ; f10,f11,f59,f48",
    "f15,f47,f31,g3 ; f2,f6,f8,f16 ; f32,f7,f63,f9 ; f10,f11,f59,f48",
    "f13,f14,f45,f46 ; f2,f6,f8,f16 ; f32,f7,f63,f9 ; f10,f11,f59,f48",
    "f14,f46,f30,g1 ; f2,f6,f8,f16 ; f32,f7,f63,f9 ; f10,f11,f59,f48",
)


def sevens(walks: int = 1000) -> list[float]:
    """Seconds of processor time of each ask on random ways through a seven, ascending."""
    game, rng, times = hs.game("dog"), Rng(5), []
    for pawns in CROWDED:
        s = game.read(f"4 | round 5 dealer 3 turn 0 play | pawns {pawns} | hands 7,joker ; - ; - ; - | discard -")
        for _ in range(walks):
            path = game.hear("7")
            while True:
                times.append(_ask(game, s, path))
                tokens = game.ask(s, 0, path).tokens
                if not tokens:
                    break
                path = (*path, rng.pick(tokens))
    return sorted(times)


def _ask(game: AnyGame, s: object, path: Move) -> float:
    begin = time.thread_time()
    game.ask(s, 0, path)
    return time.thread_time() - begin


if __name__ == "__main__":
    found = sevens()
    print(f"{len(found)} asks: median {1e6 * statistics.median(found):.1f} µs, worst {1e6 * found[-1]:.0f} µs")

"""How a learner gets better: shares of wins with 95 % intervals, printed and drawn."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from homestretch.arena.interval import Share, share

Curve = list[tuple[int, Share]]  # games learned from, and how it does then


def wins(rewards: Sequence[float]) -> Share:
    """The share of wins, a shared one counting half, of games that are worth 1, 0 or -1."""
    return share([(reward + 1) / 2 for reward in rewards])


def arguments(about: str, **defaults: int) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=about)
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--plot", type=Path, help="draw the curves into this file (.svg, .png)")
    return parser.parse_args()


def learn(given: argparse.Namespace, title: str, course: Callable[[argparse.Namespace, int], Curve]) -> None:
    """The curve of every seed; the last line says how many of them beat random play."""
    curves = []
    for seed in range(given.seeds):
        curves.append(course(given, seed))
        for games, won in curves[-1]:
            print(f"seed {seed}, after {games:6} games: {won}", flush=True)
    if given.plot:
        draw(given.plot, title, curves)
    better = sum(curve[-1][1].low > 0.5 for curve in curves)
    print(f"{better} of {given.seeds} seeds beat random")


def draw(path: Path, title: str, curves: Sequence[Curve]) -> None:
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axis = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for seed, curve in enumerate(curves):
        games = [n for n, _ in curve]
        axis.plot(games, [won.share for _, won in curve], marker="o", label=f"seed {seed}")
        axis.fill_between(games, [won.low for _, won in curve], [won.high for _, won in curve], alpha=0.2)
    axis.axhline(0.5, color="grey", linestyle="--", label="as good as random")
    axis.set(title=title, xlabel="games learned from", ylabel="share of wins against random, 95 %", ylim=(0, 1))
    axis.legend()
    figure.savefig(path)
    pyplot.close(figure)

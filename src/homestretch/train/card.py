"""What a net is worth, measured on games it never saw: the card beside its file."""

from typing import Any

import numpy as np

from homestretch.train.fit import Weights, log_loss, rounded, said
from homestretch.train.positions import Floats, Positions

BINS = 10
HEATS = tuple(1.03**k for k in range(-57, 152))  # how much a judge or a net may have to be tempered


def tempered(judge: Floats, heat: float) -> Floats:
    """The same opinion, held less firmly the greater the heat."""
    odds = np.clip(judge, 1e-6, 1) ** np.float32(1 / heat)
    found: Floats = odds / odds.sum(axis=1, keepdims=True)
    return found


def heat(judge: Floats, outcome: Floats) -> float:
    """The heat at which a judge is least surprised by these games."""
    return min(HEATS, key=lambda h: log_loss(tempered(judge, h), outcome))


def calm(w: Weights, games: Positions) -> Weights:
    """The same net, as sure of itself as it may be in games that are played in earnest."""
    heated = np.float32(heat(said(w, games, np.arange(len(games))), games.outcome))
    return Weights(w.rows, w.first, w.columns / heated, w.last / heated)


def curve(values: Floats, outcome: Floats) -> list[dict[str, float]]:
    """Calibration: what was said, and how often it came true, in ten bins of about as many positions."""
    said, true = values.ravel(), outcome.ravel()
    order = np.argsort(said, kind="stable")
    parts = [part for part in np.array_split(order, BINS) if len(part)]
    return [
        {"said": round(float(said[p].mean()), 4), "came": round(float(true[p].mean()), 4), "positions": len(p)}
        for p in parts
    ]


def calibration_error(bins: list[dict[str, float]]) -> float:
    """How far what was said is from what came, on average over positions."""
    total = sum(b["positions"] for b in bins)
    return sum(abs(b["said"] - b["came"]) * b["positions"] for b in bins) / total


def measured(w: Weights, fresh: Positions, known: Positions) -> dict[str, Any]:
    """The figures of a card, on fresh games; the judge is tempered on those that are known."""
    w = rounded(w)
    values = said(w, fresh, np.arange(len(fresh)))
    warmth = heat(known.judge, known.outcome)
    bins = curve(values, fresh.outcome)
    losses = {
        "net": log_loss(values, fresh.outcome),
        "judge": log_loss(fresh.judge, fresh.outcome),
        "tempered judge": log_loss(tempered(fresh.judge, warmth), fresh.outcome),
        "coin": float(np.log(fresh.outcome.shape[1])),
    }
    return {
        "games": len(np.unique(fresh.game)),
        "positions": len(fresh),
        "log_loss": {name: round(loss, 4) for name, loss in losses.items()},
        "calibration": bins,
        "calibration_error": round(calibration_error(bins), 4),
    }

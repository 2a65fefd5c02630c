"""What a player of Encore looks at: which values lie in whose row, the odds of losing one's own, who leads.

All of it follows from the bare numbers, and nets find most of it by themselves; shown it, they play a little better.
"""

import torch
from torch import Tensor

from homestretch.core.features import spans
from homestretch.games.encore.features import FIELDS

AT = spans(FIELDS)
CARDS, POINTS = 11, 445  # what 1.0 stands for in a scaled observation
VALUES = torch.arange(1.0, 11.0)
MORE = 27  # numbers that `noticed` adds


def noticed(seen: Tensor) -> Tensor:
    """Scaled observations of games of two, a row each, with what follows from them behind."""
    pile, rows, loots = seen[:, AT["pile"]] * CARDS, seen[:, AT["rows"]] * CARDS, seen[:, AT["loots"]] * POINTS
    mine, theirs = rows[:, :10], rows[:, 10:20]
    left = pile.sum(1)
    next_card = pile / left.clamp(min=1)[:, None]
    bust = (next_card * (mine > 0)).sum(1) * (mine.sum(1) >= 3)
    gain = (next_card * (mine == 0) * (1 + theirs)) @ VALUES
    row = mine @ VALUES
    told = (
        left / 90,
        row / 30,
        theirs @ VALUES / 30,
        bust,
        bust * row / 10,
        gain / 10,
        (loots[:, 0] - loots[:, 1]) / 50,
    )
    return torch.cat([seen, mine > 0, theirs > 0, torch.stack(told, 1)], 1)

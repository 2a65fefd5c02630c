"""How to split one's tiles: no net tells 1,680 splits apart in a moment, so the best are known beforehand.

Each as it is said: three numbers for the first section, three for the second; the others lie in the last. They were
found by `benchmarks/splits.py`, are about as good as one another with two, three and four players, and win about five
games in a hundred more than big numbers first. Small numbers come first, while a flight seldom comes to them, and the
biggest in the middle, where they do not lead beyond the line.
"""

from typing import Final

from homestretch.core.types import Move
from homestretch.games.hexenrennen.phases import SPLIT
from homestretch.games.hexenrennen.view import HexenView

SPLITS: Final[tuple[Move, ...]] = (
    (2, 3, 6, 8, 9, 10),
    (2, 3, 7, 4, 9, 10),
    (2, 3, 8, 4, 9, 10),
    (2, 3, 8, 5, 9, 10),
    (2, 3, 8, 6, 9, 10),
    (2, 3, 9, 6, 8, 10),
    (2, 4, 8, 3, 9, 10),
    (3, 4, 6, 8, 9, 10),
)


def moves(view: HexenView) -> tuple[Move, ...]:
    """The splits worth a thought, where one is asked for."""
    return SPLITS if view.phase == SPLIT else ()

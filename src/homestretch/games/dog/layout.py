"""The board of DOG in the plane: a star of arms, one for each colour, with the reader's own arm at the bottom.

The track runs round all arms; the start field is the tip of an arm, the goal is the lane inside it, the yard lies
beside it. An arm has its own directions: `u` across, to the right as its player sees it, and `v` outward.
"""

from math import cos, pi, sin, tan
from typing import NamedTuple

MARGIN = 0.9


class Point(NamedTuple):
    x: float
    y: float


class Star:
    """Arms of equal length around the origin; arm 0 points down, the next ones follow clockwise."""

    def __init__(self, arms: int, fields: int) -> None:
        self.arms, self.fields = arms, fields
        self.inner = 1 / tan(pi / arms)  # how far out two neighbouring sides meet
        gap = 1 / (2 * sin(pi / arms)) if fields % 2 else 0.0  # with an odd number no field lies where two sides meet
        self.tip = self.inner + gap + fields // 2 - 1

    def at(self, arm: float, u: float, v: float) -> Point:
        turn = 2 * pi * arm / self.arms
        return Point(u * cos(turn) - v * sin(turn), u * sin(turn) + v * cos(turn))

    def field(self, n: int) -> Point:
        """The n-th field of the track, clockwise from the tip of arm 0."""
        arm, step = divmod(n, self.fields)
        if step > self.fields / 2:  # the second half belongs to the next arm, seen from its other side
            u, v = self._side(self.fields - step)
            return self.at(arm + 1, -u, v)
        return self.at(arm, *self._side(step))

    def _side(self, step: float) -> tuple[float, float]:
        """So many steps on from the tip: across to the corner, then inward."""
        return (-step, self.tip) if step <= 1 else (-1, self.tip + 1 - step)

    def slot(self, arm: float, n: int) -> Point:
        """Goal slot n, from 1."""
        return self.at(arm, 0, self.tip - n)

    def yard(self, arm: float, n: int) -> Point:
        """Yard spot n of five, the fifth in the middle of the others."""
        u, v = ((-0.6, 0.6), (0.6, 0.6), (-0.6, -0.6), (0.6, -0.6), (0.0, 0.0))[n]
        wide = 1.25 if n < 4 else 1.0
        return self.at(arm, YARD[0] + u * wide, self.tip + YARD[1] + v * wide)


YARD = (3.4, -1.4)  # the middle of a yard, from the tip of its arm

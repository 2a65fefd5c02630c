# mypyc: compile
"""The board of HIT as tables: a ring of fields with starts, barriers and corners, and the route each colour takes."""

from typing import Final, final

from homestretch.core.native import i64, vec
from homestretch.games.hit.tables import TABLES

WAITING: Final = -1
NOWHERE: Final = -1  # no such place, or a movement that may not be made
GOALS: Final = 4  # goal fields a colour has


@final
class Track:
    """One side of the board, for a number of players."""

    def __init__(self, name: str, colours: tuple[int, ...]) -> None:
        side = TABLES.sides[name]
        self.name = name
        self.colours = colours  # of each seat
        self.length: i64 = side.track
        self.route: i64 = side.route
        self.dotted: i64 = TABLES.dotted
        self.starts: vec[i64] = vec[i64]([side.starts[c] for c in colours])
        fields = range(side.track)
        self.is_start: vec[bool] = vec[bool]([f in side.starts for f in fields])  # R-HIT-119: unused colours' too
        self.is_barrier: vec[bool] = vec[bool]([f in side.barriers for f in fields])
        self.is_corner: vec[bool] = vec[bool]([(f - side.starts[0]) % side.section in side.corners for f in fields])


# R-HIT-001, 014: by number of players. Two sit opposite each other.
TRACKS: Final = {
    2: Track("four", (0, 2)),
    3: Track("three", (0, 1, 2)),
    4: Track("four", (0, 1, 2, 3)),
}

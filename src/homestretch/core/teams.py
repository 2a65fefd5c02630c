"""Who plays with whom, as a game says it in its `teams`."""

from collections.abc import Sequence
from functools import cache

from homestretch.core.registry import game as find
from homestretch.core.types import Seat


def mates(teams: Sequence[int], seat: Seat) -> tuple[Seat, ...]:
    """The other seats that win and lose with this one."""
    return tuple(other for other, team in enumerate(teams) if team == teams[seat] and other != seat)


@cache
def mates_in(game: str, seats: int, seat: Seat) -> tuple[Seat, ...]:
    """The same for a seat of a game that so many play."""
    return mates(find(game).teams(seats), seat) if 0 <= seat < seats else ()

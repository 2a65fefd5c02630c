"""Where things lie in a zone, in pixels, and at a place of the board, in fields: pure geometry."""

from collections.abc import Sequence
from itertools import cycle, groupby
from typing import NamedTuple

from homestretch.core.scene import Place, Thing, Zone
from homestretch.scene.draw import SIZES, size_of

GAP = 8
PEEK = 22  # how much is seen of a card under another
LOW = ("tile", "card")  # what others stand on
RIM = 0.075  # what is seen of a place around what lies on it
ALONE, TOGETHER = 0.86, 0.62  # how much of a place one takes that stands on it, and each of several
SPREAD = ((-0.22, -0.2), (0.22, 0.2), (0.22, -0.2), (-0.22, 0.2))  # where several stand


class Spot(NamedTuple):
    """A thing with the place of its upper left corner."""

    thing: Thing
    x: float
    y: float


class Laid(NamedTuple):
    """A zone laid out."""

    width: float
    height: float
    spots: tuple[Spot, ...]


def lay(zone: Zone, things: Sequence[Thing], room: float) -> Laid:
    """The things of a zone in the room there is: side by side, in columns of equal faces, or on one another."""
    if not things:
        return Laid(0, 0, ())
    return {"columns": _columns, "stack": _stack}.get(zone.flow, _row)(things, room)


def _row(things: Sequence[Thing], room: float) -> Laid:
    """Side by side; overlapping evenly when they are too many."""
    wide = max(size_of(t)[0] for t in things)
    high = max(size_of(t)[1] for t in things)
    step = min(wide + GAP, (room - wide) / max(len(things) - 1, 1))
    if step < wide / 3:
        return _lines(things, room, wide, high)
    spots = tuple(Spot(t, n * step, (high - size_of(t)[1]) / 2) for n, t in enumerate(things))
    return Laid(step * (len(things) - 1) + wide, high, spots)


def _lines(things: Sequence[Thing], room: float, wide: float, high: float) -> Laid:
    """In several lines, for what would overlap too much."""
    a_line = max(int((room + GAP) // (wide + GAP)), 1)
    spots = tuple(Spot(t, n % a_line * (wide + GAP), n // a_line * (high + GAP)) for n, t in enumerate(things))
    lines = (len(things) - 1) // a_line + 1
    return Laid(a_line * (wide + GAP) - GAP, lines * (high + GAP) - GAP, spots)


def _columns(things: Sequence[Thing], room: float) -> Laid:
    """Equal faces in a column, each one peeking out under the next."""
    columns = [list(same) for _, same in groupby(things, key=lambda t: (t.face, t.owner))]
    wide, high = size_of(things[0])
    step = min(wide + GAP, (room - wide) / max(len(columns) - 1, 1))
    spots = tuple(Spot(t, n * step, k * PEEK) for n, column in enumerate(columns) for k, t in enumerate(column))
    return Laid(step * (len(columns) - 1) + wide, (max(map(len, columns)) - 1) * PEEK + high, spots)


def _stack(things: Sequence[Thing], room: float) -> Laid:
    wide, high = size_of(things[0])
    spots = tuple(Spot(t, min(n, 4) * 3, min(n, 4) * 2) for n, t in enumerate(things))
    return Laid(wide + spots[-1].x, high + spots[-1].y, spots)


class Stand(NamedTuple):
    """A thing at a place of the board: its middle and its width."""

    thing: Thing
    x: float
    y: float
    width: float


def stand(p: Place, things: Sequence[Thing]) -> list[Stand]:
    """What lies there, as large as the place, and then what stands on it, side by side when there are several."""
    low = [Stand(thing, p.x, p.y, p.size - RIM) for thing in things if thing.role in LOW]
    high = [thing for thing in things if thing.role not in LOW]
    if len(high) == 1:
        return [*low, Stand(high[0], p.x, p.y, p.size * ALONE)]
    ways = zip(high, cycle(SPREAD), strict=False)
    return low + [Stand(thing, p.x + dx * p.size, p.y + dy * p.size, p.size * TOGETHER) for thing, (dx, dy) in ways]


def variables() -> str:
    """The sizes a page needs that lays out zones itself, as declarations of CSS variables."""
    width, height = SIZES["card"]
    return f"--hs-card-width:{width}px;--hs-card-height:{height}px;--hs-peek:{PEEK}px"

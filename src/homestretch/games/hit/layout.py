"""The board as it is drawn: arms around a middle, the viewer's own arm at the bottom."""

import math
from functools import cache
from typing import NamedTuple

from homestretch.core.scene import Board, Ornament, Place
from homestretch.core.types import Seat
from homestretch.games.hit import icons, track
from homestretch.games.hit.cards import FIELD, GOAL, OUT
from homestretch.games.hit.tables import TABLES, Side
from homestretch.games.hit.view import HitView

HALF = 1.0  # from the middle of an arm to its side
MARGIN = 0.9

Point = tuple[float, float]


class Shape(NamedTuple):
    """Where the parts of a side lie: a point for every field, and for what is beside each arm."""

    fields: tuple[Point, ...]
    goals: tuple[tuple[Point, ...], ...]  # of each arm, G1 first
    yards: tuple[tuple[Point, ...], ...]
    turns: tuple[float, ...]  # how far each arm is turned from the bottom, in degrees clockwise
    width: float
    height: float


def shape(side: Side, bottom: int) -> Shape:
    """A ring of arms, that of colour `bottom` at the bottom; field numbers and colours go round clockwise."""
    arms = len(side.starts)
    turns = tuple(360 / arms * ((colour - bottom) % arms) for colour in range(arms))
    near = HALF / math.tan(math.pi / arms)  # where neighbouring arms meet
    long = (side.section - 2) / 2  # from there to the end of an arm
    spots = [_along(side, arms, near, long, n, turns) for n in range(side.track)]
    tip = near + long
    goals = [[_turned(0, tip - g, turn) for g in range(1, 5)] for turn in turns]
    yard = ((-HALF - 1.5, tip - 1.1), (-HALF - 2.6, tip - 1.1), (-HALF - 1.5, tip), (-HALF - 2.6, tip))
    yards = [[_turned(x, y, turn) for x, y in yard] for turn in turns]
    return _shifted(spots, goals, yards, turns)


def _along(side: Side, arms: int, near: float, long: float, n: int, turns: tuple[float, ...]) -> Point:
    """A field of the ring: in along one side of an arm, out along the next, across its end."""
    colour, far = divmod((n - side.starts[0]) % side.track, side.section)
    after = turns[(colour + 1) % arms]
    if far <= long:
        return _turned(-HALF, near + long - far, turns[colour])
    if far <= 2 * long:
        return _turned(HALF, near + far - long, after)
    return _turned(HALF - (far - 2 * long), near + long, after)


def _turned(x: float, y: float, degrees: float) -> Point:
    """A point of the bottom arm (x to the right, y down) on the arm turned so far."""
    a = math.radians(degrees)
    return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)


def _shifted(spots: list[Point], goals: list[list[Point]], yards: list[list[Point]], turns: tuple[float, ...]) -> Shape:
    """Everything moved so that the upper left corner is at 0, 0."""
    everything = [*spots, *(p for row in (*goals, *yards) for p in row)]
    left, top = (min(p[k] for p in everything) - MARGIN for k in (0, 1))
    right, low = (max(p[k] for p in everything) + MARGIN for k in (0, 1))

    def move(points: list[Point]) -> tuple[Point, ...]:
        return tuple((round(x - left, 3), round(y - top, 3)) for x, y in points)

    return Shape(
        move(spots),
        tuple(move(row) for row in goals),
        tuple(move(row) for row in yards),
        turns,
        round(right - left, 3),
        round(low - top, 3),
    )


def board(v: HitView) -> Board:
    return drawn_for(v.seats, len(v.pawns[0]), v.seat)


@cache
def drawn_for(seats: int, each: int, viewer: Seat | None) -> Board:
    """The board for so many seats with so many pawns each, the viewer's arm at the bottom."""
    plan = track.TRACKS[seats]
    side = TABLES.sides[plan.name]
    drawn = shape(side, plan.colours[viewer or 0])
    owners = {colour: seat for seat, colour in enumerate(plan.colours)}
    mine = -1 if viewer is None else viewer
    places = [_field(side, drawn, owners, mine, n) for n in range(side.track)]
    for seat, colour in enumerate(plan.colours):
        places += _goal(drawn.goals[colour], seat, each, seat == viewer)
        places += _yard(drawn.yards[colour], seat, each, seat == viewer)
    ornaments = [Ornament(d=_path(drawn.fields, closed=True))]
    ornaments += [_lane(side, drawn, seat, colour) for seat, colour in enumerate(plan.colours)]
    ornaments += [_patch(drawn.yards[colour], seat) for seat, colour in enumerate(plan.colours)]
    return Board(drawn.width, drawn.height, tuple(places), tuple(ornaments), icons.ICONS, icons.SIGNS)


def _field(side: Side, drawn: Shape, owners: dict[int, int], viewer: Seat, n: int) -> Place:
    x, y = drawn.fields[n]
    plain = Place(f"f{n}", x, y, says=(FIELD + n,), number=str(n))
    if n in side.starts:
        owner = owners.get(side.starts.index(n), -1)
        return _told(plain._replace(role="start", owner=owner, shape="square", icon="start"), viewer)
    if n in side.barriers:
        colour = side.barriers.index(n)
        barrier = plain._replace(role="barrier", owner=owners.get(colour, -1), icon="barrier")
        return _told(barrier._replace(turn=drawn.turns[colour]), viewer)
    if (n - side.starts[0]) % side.section in side.corners:
        turn = _bend(drawn.fields, n)
        corner = plain._replace(role="corner", shape="square", size=0.94, icon="corner", turn=turn)
        return corner._replace(label="spot-corner", about="about-corner")
    return plain._replace(size=0.94, label="spot-field", about="about-field")


def _told(place: Place, viewer: Seat) -> Place:
    """A place of a colour with what it is to whoever looks."""
    whose = "mine" if place.owner == viewer >= 0 else "theirs"
    return place._replace(label=f"spot-{place.role}", about=f"about-{place.role}-{whose}")


def _bend(fields: tuple[Point, ...], n: int) -> float:
    """How far the sign of a corner, which opens up and to the right, is turned to follow the ring."""
    x, y = (fields[n - 1][k] + fields[(n + 1) % len(fields)][k] - 2 * fields[n][k] for k in (0, 1))
    return round(math.degrees(math.atan2(y, x)) + 45, 1) % 360


def _goal(points: tuple[Point, ...], seat: Seat, each: int, own: bool) -> list[Place]:
    """Goal fields, the ignored one small; a seat can name only its own."""
    spare = TABLES.dotted - 1 if each == 3 else -1
    return [
        Place(f"g{seat}-{k + 1}", x, y, "goal", size=0.5, label="spot-goal", about="about-goal-spare")
        if k == spare
        else _told(
            Place(f"g{seat}-{k + 1}", x, y, "goal", seat, size=0.88, says=(GOAL + k,) if own else ()),
            seat if own else -1,
        )
        for k, (x, y) in enumerate(points)
    ]


def _yard(points: tuple[Point, ...], seat: Seat, each: int, own: bool) -> list[Place]:
    """Waiting fields, the one that stays empty small."""
    return [
        _told(
            Place(f"w{seat}-{i}", x, y, "yard", seat, size=0.88, says=(OUT,) if own else ()),
            seat if own else -1,
        )
        if i < each
        else Place(f"w{seat}-{i}", x, y, "yard", size=0.5, label="spot-yard", about="about-yard-spare")
        for i, (x, y) in enumerate(points)
    ]


def _path(points: tuple[Point, ...], closed: bool) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ("Z" if closed else "")


def _lane(side: Side, drawn: Shape, seat: int, colour: int) -> Ornament:
    """The way from the barrier into the goal."""
    return Ornament(_path((drawn.fields[side.barriers[colour]], *drawn.goals[colour]), closed=False), "line", seat)


def _patch(yard: tuple[Point, ...], seat: int) -> Ornament:
    """The ground under the waiting fields."""
    x, y = (sum(p[k] for p in yard) / len(yard) for k in (0, 1))
    r = 1.25
    return Ornament(f"M{x - r:g} {y:g}A{r} {r} 0 1 1 {x + r:g} {y:g}A{r} {r} 0 1 1 {x - r:g} {y:g}Z", "area", seat)

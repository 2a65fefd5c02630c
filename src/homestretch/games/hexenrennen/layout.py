"""The board of Hexenrennen in the plane: a winding track with two broomsticks, the waiting witches, the finish."""

from math import cos, pi, sin

from homestretch.core.scene import Board, Ornament, Place
from homestretch.games.hexenrennen.words import LAST, points, spot

WIDTH, HEIGHT = 10.0, 14.2
LEFT, TOP = 1.0, 2.65  # the middle of tile 1
ROW = 9  # tiles in a row; the tenth leads down to the next
STICKS = (16, 32)  # R-HEX-014: a broomstick lies behind each of these
GAP = 0.4  # the room for it
FIELDS = ((49, 7.45), (50, 4.95), (51, 2.45))  # R-HEX-102: the finish fields from right to left
CORNERS = ((-0.5, -0.28), (0.5, -0.28), (-0.5, 0.6), (0.5, 0.6))  # where each tribe stands in a finish field
FINISH = 12.83  # how far down they lie

STAR = tuple(pi * n / 3 for n in range(6))


def _arm(angle: float) -> str:
    """One of the six arms of a snowflake, with its two twigs."""
    dots = ((1.1, 0), (1.1, 5), (4.2, 8.1), (2.9, 9.4), (1.1, 7.6), (1.1, 11), (-1.1, 11), (-1.1, 7.6), (-2.9, 9.4))
    turned = [
        (12 + x * cos(angle) - y * sin(angle), 12 + x * sin(angle) + y * cos(angle))
        for x, y in (*dots, (-4.2, 8.1), (-1.1, 5), (-1.1, 0))
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in turned) + "z"


def _wave(y: float) -> str:
    return f"M2 {y}c3-2.8 6.5-2.8 10 0s7 2.8 10 0v3.4c-3 2.8-6.5 2.8-10 0s-7-2.8-10 0z"


ICONS = (
    ("frost", "".join(_arm(angle) for angle in STAR)),
    ("storm", "M14.5 1L4 13.8h6.4L8 23L20 9.6h-7z"),
    ("wood", "M12 1l6 7.6h-3.1l4.4 5.6h-3.4L20.4 20h-6.7v3h-3.4v-3H3.6l4.5-5.8H4.7l4.4-5.6H6z"),
    ("mist", "".join(_wave(y) for y in (4.4, 10.3, 16.2))),
)
SIGNS = (("frost", "✻"), ("storm", "ϟ"), ("wood", "♣"), ("mist", "≈"))


def tile_at(tile: int) -> tuple[float, float]:
    """The middle of a tile: rows to the right and to the left in turn."""
    row, k = divmod(tile - 1, ROW + 1)
    if k == ROW:
        return LEFT + (ROW - 1) * (row + 1) % (2 * ROW - 2), TOP + 2 * row + 1
    along = k + _room(tile, row, k)
    return (LEFT + ROW - 1 - along if row % 2 else LEFT + along), TOP + 2 * row


def _room(tile: int, row: int, k: int) -> float:
    """In a row with a broomstick the tiles move together to make room for it."""
    for stick in STICKS:
        if (stick - 1) // (ROW + 1) == row:
            return (GAP if tile > stick else 0) - k * GAP / (ROW - 1)
    return 0


def places(seats: int) -> tuple[Place, ...]:
    track = [_tile(n) for n in range(1, LAST + 1)]
    waiting = [Place(spot(seat, 0), 1.25 + 1.45 * seat, 1.0, "yard", seat, size=1.4) for seat in range(seats)]
    finish = [_arrival(seat, field, x) for field, x in FIELDS for seat in range(seats)]
    die = Place("die", 8.7, 1.0, "die", shape="square", size=1.15, label="spot-die", about="about-die")
    return (*(w._replace(label="spot-wait", about="about-wait") for w in waiting), die, *track, *finish)


def _tile(n: int) -> Place:
    plain = Place(spot(0, n), *tile_at(n), shape="square", size=0.98, number=str(n))
    return plain._replace(label="spot-tile", about="about-tile")


def _arrival(seat: int, field: int, x: float) -> Place:
    """Where witches of this tribe stand in a finish field."""
    dx, dy = CORNERS[seat]
    place = Place(spot(seat, field), x + dx, FINISH + dy, "goal", seat, size=0.86, number=str(points(field)))
    return place._replace(label="spot-finish", about="about-finish")


def ornaments(seats: int) -> tuple[Ornament, ...]:
    end = 1.25 + 1.45 * (seats - 1)
    waiting = Ornament(_round(0.4, 0.2, end + 0.45, 1.6), "area")
    way = Ornament("M1 1.85V2.1M8.6 10.65H9.3V12.7H9.1", "line")
    numbers = (("I", 3.9), ("II", 5.9), ("III", 9.9))
    labels = [Ornament(role="label", text=text, x=5, y=y, size=1.0) for text, y in numbers]
    fields = [Ornament(_round(x - 1.12, 11.45, 2.24, 2.5), "area") for _, x in FIELDS]
    worths = [Ornament(role="label", text=str(points(field)), x=x, y=11.98, size=1.1) for field, x in FIELDS]
    return (waiting, way, *labels, *_counted(), *fields, *worths, _line(), *(o for n in STICKS for o in _broom(n)))


def _counted() -> tuple[Ornament, ...]:
    """Every tenth tile leads from row to row and has its number beside it, so that a tile that is named is found."""
    spots = ((n, *tile_at(n)) for n in range(ROW + 1, LAST, ROW + 1))
    return tuple(
        Ornament(role="label", text=str(n), x=x + (0.95 if x < 5 else -0.95), y=y, size=0.6) for n, x, y in spots
    )


def _round(x: float, y: float, width: float, height: float, r: float = 0.25) -> str:
    w, h = width - 2 * r, height - 2 * r
    return f"M{x} {y + r}q0-{r} {r}-{r}h{w:g}q{r} 0 {r} {r}v{h:g}q0 {r}-{r} {r}h-{w:g}q-{r} 0-{r}-{r}z"


def _line() -> Ornament:
    """The finishing line, chequered."""
    squares = (f"M{8.74 + 0.13 * (n % 2):.2f} {11.5 + 0.13 * n:.2f}h.13v.13h-.13z" for n in range(18))
    return Ornament("".join(squares), "mark")


def _broom(tile: int) -> tuple[Ornament, ...]:
    """A broomstick across the track, between this tile and the next."""
    (x1, y), (x2, _) = tile_at(tile), tile_at(tile + 1)
    x = (x1 + x2) / 2
    bristles = f"M{x - 0.07:.2f} {y + 0.45:.2f}h.14c.05 .2 .3 .35 .28 .72q-.35 .1 -.7 0c-.02 -.37 .23 -.52 .28 -.72z"
    return Ornament(f"M{x:.2f} {y - 0.9:.2f}V{y + 0.5:.2f}", "line"), Ornament(bristles, "area")


BOARDS = {seats: Board(WIDTH, HEIGHT, places(seats), ornaments(seats), ICONS, SIGNS) for seats in (2, 3, 4)}

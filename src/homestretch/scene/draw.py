"""What each thing looks like, as SVG that carries classes of the theme and no colours. A field is UNIT wide."""

from collections.abc import Callable, Mapping

from homestretch.core.scene import Thing
from homestretch.scene.markup import Markup, el, join, number
from homestretch.scene.theme import HUES, SHAPES

UNIT = 40
SIZES = {"card": (60, 84), "tile": (52, 52), "pawn": (34, 34), "die": (36, 36), "coin": (34, 34)}
OTHER = (34, 34)

Icons = Mapping[str, str]


def words(x: float, y: float, text: str, cls: str, size: float | None = None) -> Markup:
    return el("text", text, x=x, y=y, cls=cls, font_size=size)


def owned(cls: str, owner: int) -> str:
    return f"{cls} own{owner % len(HUES)}" if owner >= 0 else cls


def icon(path: str, x: float, y: float, size: float, cls: str) -> Markup:
    """A drawing of 24 by 24 with its middle at x, y."""
    k = size / 24
    return el(
        "path",
        d=path,
        cls=cls,
        transform=f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(k)})",
    )


def shape(owner: int) -> str:
    """The outline that comes with the colour of this owner."""
    return SHAPES[HUES[owner % len(HUES)].shape]


def fitted(text: str, size: float, room: float) -> float:
    """The font size at which the text is no wider than the room."""
    return min(size, room / max(0.68 * len(text), 0.01))


def size_of(thing: Thing) -> tuple[int, int]:
    return SIZES.get(thing.role, OTHER)


def inside(thing: Thing, icons: Icons) -> Markup:
    """The drawing of a thing with its upper left corner at 0, 0, without its marks."""
    return ROLES.get(thing.role, _token)(thing, icons) + _badge(thing)


def classes(thing: Thing, can: bool = False) -> str:
    return " ".join(["thing", f"is-{thing.role}", *thing.marks, *(["can"] if can else [])])


def _badge(thing: Thing) -> Markup:
    if thing.many < 2:
        return Markup()
    text = f"×{thing.many}"
    wide, right = 8 * len(text) + 8, size_of(thing)[0] + 9
    return el("rect", x=right - wide, y=-8, width=wide, height=19, rx=9.5, cls="badge") + words(
        right - wide / 2, 6, text, "count"
    )


def _card(thing: Thing, icons: Icons) -> Markup:
    pile = min(thing.many - 1, 3)
    under = join(el("rect", x=-2 * n, y=-2 * n, width=60, height=84, rx=7, cls="paper") for n in range(pile, 0, -1))
    shade = el("rect", x=1.5, y=2.5, width=60, height=84, rx=7, cls="shade")
    ring = el("rect", x=-3.5, y=-3.5, width=67, height=91, rx=10, cls="ring")
    return shade + under + (_back(thing) if "down" in thing.marks else _front(thing, icons)) + ring


def _back(thing: Thing) -> Markup:
    lattice = "".join(f"M{x} 8l22 34l-22 34M{60 - x} 8l-22 34l22 34" for x in (8, 19, 30))
    return (
        el("rect", width=60, height=84, rx=7, cls=owned("back", thing.owner))
        + el("path", d=lattice, cls="weave")
        + el("rect", x=5, y=5, width=50, height=74, rx=4, cls="weave")
        + (icon(shape(thing.owner), 30, 42, 22, owned("body", thing.owner)) if thing.owner >= 0 else "")
    )


def _front(thing: Thing, icons: Icons) -> Markup:
    paper = el("rect", width=60, height=84, rx=7, cls="paper") + el(
        "rect", x=4, y=4, width=52, height=76, rx=4.5, cls=owned("inlay", thing.owner)
    )
    sign = icon(shape(thing.owner), 48, 13, 12, owned("sign", thing.owner)) if thing.owner >= 0 else ""
    corner = words(14, 19, thing.face, "value", 13) if 0 < len(thing.face) <= 2 else ""
    return paper + sign + corner + _middle(thing, icons, 60, 84) + _tag(thing)


def _tag(thing: Thing) -> Markup:
    """A price as a coin in the upper right corner."""
    if not thing.tag:
        return Markup()
    size = fitted(thing.tag, 13, 15)
    return el("circle", cx=47, cy=13, r=10.5, cls="coin") + words(47, 13 + size * 0.36, thing.tag, "value", size)


def _middle(thing: Thing, icons: Icons, width: float, height: float) -> Markup:
    """The face large, its icons below it; an icon alone is large itself."""
    drawn = [icons[name] for name in thing.icons if name in icons]
    if not thing.face:
        size = min(30.0, (width - 12) / max(len(drawn), 1))
        return _row(drawn, width / 2, height / 2, size, owned("sign", thing.owner))
    size = fitted(thing.face, height * 0.42, width - 17)
    lift = height * (0.07 if drawn else 0.0) - (3 if height > width else 0)
    value = words(width / 2, height / 2 + size * 0.36 - lift, thing.face, "value", size)
    return value + _row(drawn, width / 2, height * 0.8, min(16.0, (width - 10) / max(len(drawn), 1)), "sign")


def _row(paths: list[str], x: float, y: float, size: float, cls: str) -> Markup:
    first = x - size * (len(paths) - 1) / 2
    return join(icon(path, first + n * size, y, size * 0.92, cls) for n, path in enumerate(paths))


def _tile(thing: Thing, icons: Icons) -> Markup:
    shade = el("rect", x=1.5, y=2.5, width=52, height=52, rx=8, cls="shade")
    ring = el("rect", x=-3.5, y=-3.5, width=59, height=59, rx=11, cls="ring")
    if "down" in thing.marks:
        back = el("rect", width=52, height=52, rx=8, cls=owned("back", thing.owner))
        weave = el("rect", x=5, y=5, width=42, height=42, rx=5, cls="weave")
        return shade + back + weave + el("path", d="M26 11L41 26L26 41L11 26z", cls="weave") + ring
    face = el("rect", width=52, height=52, rx=8, cls=owned("slab", thing.owner))
    shine = el("path", d="M8 2H44a6 6 0 0 1 6 6V11H2V8a6 6 0 0 1 6-6z", cls="shine")
    sign = icon(shape(thing.owner), 42, 10.5, 11, owned("sign", thing.owner)) if thing.owner >= 0 else ""
    return shade + face + shine + sign + _middle(thing, icons, 52, 52) + ring


def _pawn(thing: Thing, icons: Icons) -> Markup:
    """A disc with an edge and the shape of its colour on it, so large that eyes without colours tell it apart; a face
    is written into the shape."""
    drawn = [icons[name] for name in thing.icons if name in icons]
    sign = drawn[0] if drawn else shape(thing.owner) if thing.owner >= 0 else ""
    top = icon(sign, 17, 15.5, 30 if thing.face else 24 if drawn else 19, owned("ink", thing.owner))
    size = fitted(thing.face, 13, 15)
    return (
        el("ellipse", cx=18, cy=20.5, rx=16, ry=15.5, cls="shade")
        + el("circle", cx=17, cy=18, r=15.5, cls=owned("edge", thing.owner))
        + el("circle", cx=17, cy=15.5, r=15.5, cls=owned("body", thing.owner))
        + el("path", d="M4.5 12a12.8 12.8 0 0 1 25 0a14 8 0 0 0 -25 0z", cls="shine")
        + (top if sign else "")
        + (words(17, 15.5 + size * 0.36, thing.face, owned("body number", thing.owner), size) if thing.face else "")
        + el("circle", cx=17, cy=15.5, r=13.4, cls="guard")
        + el("circle", cx=17, cy=16.5, r=19, cls="ring")
    )


PIPS = {
    "1": ((18, 18),),
    "2": ((10, 10), (26, 26)),
    "3": ((10, 10), (18, 18), (26, 26)),
    "4": ((10, 10), (26, 10), (10, 26), (26, 26)),
    "5": ((10, 10), (26, 10), (18, 18), (10, 26), (26, 26)),
    "6": ((10, 9), (26, 9), (10, 18), (26, 18), (10, 27), (26, 27)),
}


def _die(thing: Thing, icons: Icons) -> Markup:
    pips = join(el("circle", cx=x, cy=y, r=3.2, cls="ink") for x, y in PIPS.get(thing.face, ()))
    body = el("rect", width=36, height=36, rx=8, cls="paper") + el(
        "path", d="M8 2H28a6 6 0 0 1 6 6H2a6 6 0 0 1 6-6z", cls="shine"
    )
    shade = el("rect", x=1.5, y=2.5, width=36, height=36, rx=8, cls="shade")
    ring = el("rect", x=-3.5, y=-3.5, width=43, height=43, rx=11, cls="ring")
    return shade + body + (pips or _middle(thing, icons, 36, 36)) + ring


def _coin(thing: Thing, icons: Icons) -> Markup:
    return (
        el("circle", cx=18, cy=19.5, r=16, cls="shade")
        + el("circle", cx=17, cy=17, r=16, cls="coin")
        + el("circle", cx=17, cy=17, r=12.5, cls="inlay")
        + _middle(thing, icons, 34, 34)
        + el("circle", cx=17, cy=17, r=19.5, cls="ring")
    )


def _token(thing: Thing, icons: Icons) -> Markup:
    sign = (
        icon(shape(thing.owner), 17, 17, 18, owned("ink", thing.owner)) if thing.owner >= 0 and not thing.face else ""
    )
    return (
        el("circle", cx=18, cy=19, r=16, cls="shade")
        + el("circle", cx=17, cy=17, r=16, cls=owned("body", thing.owner))
        + sign
        + (_middle(thing, icons, 34, 34) if thing.face or thing.icons else "")
        + el("circle", cx=17, cy=17, r=19.5, cls="ring")
    )


ROLES: dict[str, Callable[[Thing, Icons], Markup]] = {
    "card": _card,
    "tile": _tile,
    "pawn": _pawn,
    "die": _die,
    "coin": _coin,
}

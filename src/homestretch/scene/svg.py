"""Scenes as SVG: a whole picture that stands alone, and the pieces a web page places itself."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from homestretch.core.registry import folder
from homestretch.core.scene import Board, Ornament, Place, Scene, Thing, Zone
from homestretch.core.types import Msg, Seat
from homestretch.core.view import View
from homestretch.scene import scene_of
from homestretch.scene.draw import UNIT, Icons, classes, fitted, icon, inside, owned, shape, size_of, words
from homestretch.scene.layout import lay, stand
from homestretch.scene.markup import Markup, el, join
from homestretch.scene.theme import stylesheet

Say = Callable[[Msg], str]

MARGIN = 22
GAP = 14
TALLEST = 800  # a board in a picture
LARGEST = 1.4  # times a board may be drawn larger than it is
NARROW, WIDE = 330, 900  # room for a panel beside a board, and for one on its own


class Box(NamedTuple):
    """Something drawn, with its upper left corner at 0, 0."""

    width: float
    height: float
    svg: Markup
    grown: Callable[[float], Markup] | None = None  # the same, so high


def picture(view: View, lang: str = "en", theme: str = "light", names: Sequence[str] = ()) -> str:
    """What a seat sees, as one SVG document."""
    board, scene = scene_of(view)
    offered = frozenset(view.ask.tokens if view.ask else ())
    return Picture(board, scene, offered, *_voice(view, lang, names)).svg(theme)


def drawing(view: View, lang: str) -> Markup:
    """The same for a page that has the rules of a theme: without any colour of its own."""
    board, scene = scene_of(view)
    offered = frozenset(view.ask.tokens if view.ask else ())
    return Picture(board, scene, offered, *_voice(view, lang, ())).bare()


def _voice(view: View, lang: str, names: Sequence[str]) -> tuple[Say, Callable[[Seat], str]]:
    """How messages and players are called; where no catalogue can be read, by what English has no rules for."""
    try:
        from homestretch.texts import Texts
    except ModuleNotFoundError:  # the package without its extras
        plain = _plain(view.game)
        return lambda msg: plain.get(msg.key, ""), lambda seat: names[seat] if seat < len(names) else str(seat + 1)
    texts = Texts(lang, view.game)
    return lambda msg: texts.say(msg, names, view.seat), lambda seat: texts.name(seat, names)


@cache
def _plain(game: str) -> dict[str, str]:
    """The messages of a game in English that are the same whatever they are told."""
    text = (folder(game) / "texts" / "en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+) = ([^{\n]+)$", text, re.MULTILINE))


def board_svg(board: Board) -> Markup:
    """The board without the things on it, UNIT pixels a field."""
    width, height = board.width * UNIT, board.height * UNIT
    icons = dict(board.icons)
    inner = (
        el("rect", x=1, y=1, width=width - 2, height=height - 2, rx=18, cls="board"),
        *(_ornament(o) for o in board.ornaments),
        *(place_svg(p, icons) for p in board.places),
    )
    return el(
        "svg", *inner, xmlns=XMLNS, cls="hs-board", viewBox=f"0 0 {width:g} {height:g}", width=width, height=height
    )


def look(thing: Thing, icons: Icons) -> Markup:
    """A thing by itself; marks (`last`, `can`, `chosen` …) are classes of the element it is put in."""
    width, height = size_of(thing)
    box = f"0 0 {width} {height}"
    return el(
        "svg",
        inside(thing, icons),
        xmlns=XMLNS,
        cls="look",
        viewBox=box,
        width=width,
        height=height,
        overflow="visible",
    )


XMLNS = "http://www.w3.org/2000/svg"


def place_svg(p: Place, icons: Icons, marks: str = "") -> Markup:
    """A place at its coordinates: its shape in the colour of its owner, and what is printed on it."""
    x, y, r = p.x * UNIT, p.y * UNIT, p.size * UNIT / 2 - 2.5
    cls = owned(f"place is-{p.role}", p.owner)
    if p.shape == "disc":
        body = el("circle", cx=x, cy=y, r=r, cls=cls) + el("circle", cx=x, cy=y, r=r - 4, cls=owned("rim", p.owner))
        ring = el("circle", cx=x, cy=y, r=r + 1.5, cls="ring")
    else:
        tall = r * 1.4 if p.shape == "card" else r
        body = el("rect", x=x - r, y=y - tall, width=2 * r, height=2 * tall, rx=r * 0.22, cls=cls)
        ring = el(
            "rect", x=x - r - 1.5, y=y - tall - 1.5, width=2 * r + 3, height=2 * tall + 3, rx=r * 0.25, cls="ring"
        )
    inner = (body, _print(p, icons, x, y, r), ring)
    turn = f"rotate({p.turn:g} {x:g} {y:g})" if p.turn else ""
    return el("g", *inner, cls=f"spot {marks}".strip(), data_place=p.name, transform=turn)


def _print(p: Place, icons: Icons, x: float, y: float, r: float) -> Markup:
    cls = owned("print", p.owner)
    if p.icon in icons:
        return icon(icons[p.icon], x, y, r * 1.35, owned("mark", p.owner))
    if p.face:
        size = fitted(p.face, r * 0.95, 1.6 * r)
        return words(x, y + size * 0.36, p.face, cls, size)
    if p.owner >= 0 and p.role != "field":
        return icon(shape(p.owner), x, y, r * 0.8, owned("mark", p.owner))
    return Markup()


def _ornament(o: Ornament) -> Markup:
    cls = owned(o.role, o.owner)
    if o.text:
        return words(o.x * UNIT, o.y * UNIT, o.text, cls, o.size * UNIT * 0.5)
    return el("path", d=o.d, cls=cls, transform=f"scale({UNIT})", vector_effect="non-scaling-stroke")


class Picture:
    """A scene being put together as one SVG document."""

    def __init__(
        self, board: Board, scene: Scene, offered: frozenset[int], say: Say, name: Callable[[Seat], str]
    ) -> None:
        self.board, self.scene, self.offered, self.say, self.name = board, scene, offered, say, name
        self.icons = dict(board.icons)
        self.at: dict[str, list[Thing]] = defaultdict(list)
        for thing in scene.things:
            self.at[thing.at].append(thing)

    def svg(self, theme: str) -> Markup:
        return self._framed(el("style", Markup(stylesheet(theme))), f"hs {theme}")

    def bare(self) -> Markup:
        return self._framed(Markup(), "picture")

    def _framed(self, style: Markup, cls: str) -> Markup:
        whole = self._whole()
        width, height = whole.width + 2 * MARGIN, whole.height + 2 * MARGIN
        return el(
            "svg",
            style,
            el("rect", width=width, height=height, rx=14, cls="table"),
            _at(MARGIN, MARGIN, whole.svg),
            xmlns=XMLNS,
            cls=cls,
            viewBox=f"0 0 {width:g} {height:g}",
            width=width,
            height=height,
        )

    def _whole(self) -> Box:
        """A board with panels beside it and the hand below it, or below both; without a board, panels in lines."""
        zones = {region: [[z] for z in self.scene.zones if z.region == region] for region in ("centre", "hand")}
        if not self.board.places:
            parts = (zones["centre"], self._by_seat(), zones["hand"])
            return _stacked(_lines([self._panel(group) for group in part], WIDE) for part in parts if part)
        board = self._board()
        beside = [self._panel(group, NARROW) for group in [*self._by_seat(), *zones["centre"]]]
        under = _stacked([board, *(self._panel(group, board.width) for group in zones["hand"])])
        upper = _line([board, *_balanced(beside, board.height)])
        if upper.height > (board.height + under.height) / 2:
            return _line([under, *_balanced(beside, under.height)])
        return _stacked([upper, *(self._panel(group, upper.width) for group in zones["hand"])])

    def _by_seat(self) -> list[list[Zone]]:
        zones: dict[Seat, list[Zone]] = defaultdict(list)
        for zone in self.scene.zones:
            if zone.region == "seat":
                zones[zone.seat].append(zone)
        return [zones[seat] for seat in sorted(zones)]

    def _board(self) -> Box:
        width, height = self.board.width * UNIT, self.board.height * UNIT
        k = min(LARGEST, TALLEST / max(height, width))
        rings = join(place_svg(p, self.icons, "can") for p in self.board.places if self._can(p.says))
        inner = board_svg(self.board) + rings + join(self._things_at(p) for p in self.board.places)
        return Box(width * k, height * k, el("g", inner, transform=f"scale({k:g})"))

    def _things_at(self, p: Place) -> Markup:
        stands = stand(p, self.at[p.name])
        return join(self._scaled(s.thing, s.x * UNIT, s.y * UNIT, s.width * UNIT) for s in stands)

    def _scaled(self, thing: Thing, x: float, y: float, width: float) -> Markup:
        w, h = size_of(thing)
        k = width / w
        return self._thing(thing, f"translate({x - w * k / 2:.1f} {y - h * k / 2:.1f}) scale({k:.3f})")

    def _thing(self, thing: Thing, transform: str) -> Markup:
        title = el("title", self.say(thing.label))
        cls = classes(thing, self._can(thing.says))
        return el("g", title, inside(thing, self.icons), cls=cls, transform=transform)

    def _can(self, says: tuple[int, ...]) -> bool:
        return any(token in self.offered for token in says)

    def _panel(self, zones: list[Zone], wide: float | None = None) -> Box:
        """The zones of a seat under its name, or one zone under its title."""
        seated = zones[0].region == "seat"
        room = (wide or WIDE) - 2 * GAP
        inner = _lines([self._zone(zone, room, 0.8 if seated else 1.0) for zone in zones], room, 18)
        head = 30 if seated else 0
        width, height = wide or max(inner.width, 150) + 2 * GAP, inner.height + head + 2 * GAP
        marks = sorted({mark for zone in zones for mark in zone.marks})
        name = self._name(zones[0].seat, width, marks) if seated else Markup()

        def drawn(high: float) -> Markup:
            frame = el("rect", width=width, height=high, rx=12, cls=" ".join(["panel", *marks]))
            return el("g", frame, name, _at(GAP, GAP + head, inner.svg), cls="out" if "out" in marks else "")

        return Box(width, height, drawn(height), drawn)

    def _name(self, seat: Seat, width: float, marks: list[str]) -> Markup:
        sign = el("circle", cx=GAP + 11, cy=25, r=11, cls=owned("body", seat)) + icon(
            shape(seat), GAP + 11, 25, 13, owned("ink", seat)
        )
        crown = icon(CROWN, width - GAP - 12, 24, 22, "sign own3") if "winner" in marks else Markup()
        return sign + words(GAP + 30, 30, self.name(seat), "title") + crown

    def _zone(self, zone: Zone, room: float, k: float) -> Box:
        laid = lay(zone, self.at[zone.name], room / k)
        title, note = self.say(zone.title), self.say(zone.note) if zone.note else ""
        parts = el("tspan", title, cls="heading"), el("tspan", note, cls="note", dx=8)
        text = el("text", *parts[: 2 if note else 1], x=0, y=12)
        things = join(self._thing(s.thing, f"translate({s.x:.1f} {s.y:.1f})") for s in laid.spots)
        width = max(laid.width * k, 7.6 * len(title) + (8 + 7 * len(note) if note else 0))
        return Box(width, 26 + laid.height * k, text + el("g", things, transform=f"translate(0 26) scale({k:g})"))


CROWN = "M3 19V6l5 5l4-8l4 8l5-5v13z"


def _at(x: float, y: float, svg: Markup) -> Markup:
    return el("g", svg, transform=f"translate({x:g} {y:g})")


def _line(boxes: Sequence[Box], gap: float = GAP) -> Box:
    """Side by side, as high as the highest."""
    x, high, out = 0.0, max((b.height for b in boxes), default=0.0), []
    for box in boxes:
        out.append(_at(x, 0, box.grown(high) if box.grown else box.svg))
        x += box.width + gap
    return Box(max(x - gap, 0), high, join(out))


def _stacked(boxes: Iterable[Box], gap: float = GAP) -> Box:
    y, width, out = 0.0, 0.0, []
    for box in boxes:
        out.append(_at(0, y, box.svg))
        y += box.height + gap
        width = max(width, box.width)
    return Box(width, max(y - gap, 0), join(out))


def _balanced(boxes: Sequence[Box], height: float) -> list[Box]:
    """One column if it is about as high as what stands beside it, else two."""
    column = _stacked(boxes)
    if column.height < 1.25 * height or len(boxes) < 2:
        return [column]
    half = (len(boxes) + 1) // 2
    return [_stacked(boxes[:half]), _stacked(boxes[half:])]


def _lines(boxes: Sequence[Box], room: float, gap: float = GAP) -> Box:
    """Side by side, in as many lines as it takes."""
    lines: list[list[Box]] = [[]]
    for box in boxes:
        if lines[-1] and sum(b.width + gap for b in lines[-1]) + box.width > room:
            lines.append([])
        lines[-1].append(box)
    return _stacked((_line(line, gap) for line in lines), gap)

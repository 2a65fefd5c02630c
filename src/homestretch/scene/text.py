"""Scenes as rich text for a terminal: the board on a grid of characters, zones as rows of small cards."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

from rich.align import Align
from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from homestretch.core.scene import Board, Place, Scene, Thing, Zone
from homestretch.core.types import Msg, Seat
from homestretch.scene.theme import HUES

HOLLOW = "○△□◇☆+"  # the shapes of the hues, empty: whose field it is
PLAIN = ("#e9e2d2", "#2b2620")  # a card: paper and ink
BACK = ("#7d3a2f", "#e7bf95")
FAMILIES = (("special", ("#f3cfc2", "#2b2620")), ("common", ("#cadcec", "#2b2620")))
COIN = "#e3bb55"  # under a price
LOW = ("tile", "card")
PANEL = 38  # columns a panel needs
WIDE = 120  # columns with room for what happened beside everything else
CELLS = ((6, 3), (5, 2), (4, 2), (3, 1), (2, 1))  # columns and lines for a field, the largest that fits is used

ALL, SOME = 4, 3  # columns for a field in which each bears its number, and in which every fifth does
HAND = 2  # lines of a hand
NEWS, LEAST = 4, 1  # lines of what happened that are shown at least, and where lines are few
MARKS = (("turn", "◀ "), ("winner", "♛ "), ("out", "✗ "))
KEY = "bold black on #7fd4e0"

Say = Callable[[Msg], str]


class Pane(NamedTuple):
    """Where a scene is shown: what may be said, in which language, what players are called, how much room it has;
    by which keys the offered words are said, what happened just now and before; how many lines there are for all."""

    offered: frozenset[int]
    say: Say
    name: Callable[[Seat], str]
    width: int
    height: int
    keys: Mapping[int, str] = MappingProxyType({})
    news: Sequence[str] = ()
    past: Sequence[str] = ()
    lines: int = 0  # as many as a board may have, if nothing else is said
    dense: bool = False  # without frames, and the hand beside the board too
    named: bool = True  # cards with signs on them bear their names too


class News:
    """Something, and below it the last of what happened, as much as fits into so many lines; dim what is old."""

    def __init__(self, above: RenderableType, pane: Pane, height: int) -> None:
        self.above, self.height = above, height
        self.news, self.past = pane.news, pane.past
        self.least = LEAST if pane.dense else NEWS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.above
        room = max(self.height - len(console.render_lines(self.above, options)), self.least)
        kept: list[Text] = []
        for sentence in reversed(self.news):
            lines = [Text("  ").append_text(line) for line in Text(sentence).wrap(console, options.max_width - 2)]
            if kept and len(kept) + len(lines) > room:
                break
            kept = lines + kept
        for sentence in reversed(self.past):
            lines = [Text(f"  {line}", style="dim") for line in Text(sentence).wrap(console, options.max_width - 2)]
            if len(kept) + len(lines) > room - 1:
                break
            kept = lines + kept
        yield from kept


def show(board: Board, scene: Scene, pane: Pane) -> RenderableType:
    """The whole scene: the board, beside or above what lies in the zones, then the hand; the news where they fit."""
    at: dict[str, list[Thing]] = defaultdict(list)
    for thing in scene.things:
        at[thing.at].append(thing)
    signs = dict(board.signs)
    hands = _hands(scene, at, pane, signs, pane.width)
    if not board.places and pane.width >= WIDE:
        both = Grid.grid(expand=True)
        both.add_column(ratio=2)
        both.add_column(ratio=1)
        side = pane.width - pane.width // 3
        shown = Group(_panels(scene, at, pane, signs, side), *_hands(scene, at, pane, signs, side))
        both.add_row(shown, News(Text(), pane, pane.lines or pane.height))
        return both
    if not board.places:
        return News(Group(_panels(scene, at, pane, signs, pane.width), *hands), pane, pane.lines or pane.height)
    drawn = _board(board, at, pane, signs)
    wide = max(cell_len(line) for line in drawn.plain.splitlines()) + 2
    if pane.width - wide < PANEL:
        whole = Group(Align.center(drawn), _panels(scene, at, pane, signs, pane.width), *hands)
        return News(whole, pane, pane.lines or pane.height)
    both = Grid.grid(expand=True)
    both.add_column(width=wide, vertical="middle")
    both.add_column(ratio=1)
    room = pane.width - wide
    panels = _panels(scene, at, pane, signs, room)
    if pane.dense:
        both.add_row(drawn, Group(panels, *_hands(scene, at, pane, signs, room - 1)))
        return News(both, pane, pane.lines or pane.height)
    both.add_row(drawn, News(panels, pane, max(len(drawn.plain.splitlines()), pane.lines - HAND * len(hands))))
    return Group(both, *hands)


def _hands(scene: Scene, at: dict[str, list[Thing]], pane: Pane, signs: dict[str, str], room: int) -> list[Text]:
    """What I hold, under my name where no panel bears it."""
    named = {zone.seat for zone in scene.zones if zone.region == "seat"} | {-1}
    hands = [zone for zone in scene.zones if zone.region == "hand"]
    mine = [None if zone.seat in named else _name(zone.seat, set(zone.marks), pane) for zone in hands]
    return [_zone(z, at[z.name], pane, signs, room, name) for z, name in zip(hands, mine, strict=True)]


def _panels(scene: Scene, at: dict[str, list[Thing]], pane: Pane, signs: dict[str, str], width: int) -> RenderableType:
    """Everything but the board and the hand, in panels as wide as they may be."""
    groups = list(_groups(scene.zones))
    a_line = min(max(width // PANEL, 1), max(len(groups), 1))
    return _grid([_panel(zones, at, pane, signs, width // a_line - 4) for zones in groups], a_line)


def _groups(zones: Iterable[Zone]) -> Iterator[list[Zone]]:
    """Shared zones each by itself, then all zones of a seat together."""
    listed = list(zones)
    yield from ([zone] for zone in listed if zone.region == "centre")
    seats: dict[Seat, list[Zone]] = defaultdict(list)
    for zone in listed:
        if zone.region == "seat":
            seats[zone.seat].append(zone)
    yield from (seats[seat] for seat in sorted(seats))


def _grid(panels: Sequence[RenderableType], a_line: int) -> RenderableType:
    """Panels of one width, so many to a line."""
    grid = Grid.grid(expand=True)
    for _ in range(a_line):
        grid.add_column(ratio=1)
    for n in range(0, len(panels), a_line):
        grid.add_row(*panels[n : n + a_line])
    return grid


def _panel(
    zones: list[Zone], at: dict[str, list[Thing]], pane: Pane, signs: dict[str, str], room: int
) -> RenderableType:
    marks = {mark for zone in zones for mark in zone.marks}
    shared = zones[0].region != "seat"
    title = Text() if shared else _name(zones[0].seat, marks, pane)
    if pane.dense:
        first = _zone(zones[0], at[zones[0].name], pane, signs, room + 3, title)
        return _packed([first, *(_zone(zone, at[zone.name], pane, signs, room + 3) for zone in zones[1:])], room + 3)
    lines = Group(*(_zone(zone, at[zone.name], pane, signs, room) for zone in zones))
    if shared:
        return Panel(lines, box=ROUNDED, border_style="dim", padding=(0, 1))
    hue = HUES[zones[0].seat % len(HUES)]
    border = f"bold {hue.dark[0]}" if "turn" in marks or "winner" in marks else "dim"
    style = "dim" if "out" in marks else ""
    return Panel(lines, box=ROUNDED, title=title, title_align="left", border_style=border, style=style)


def _packed(lines: Sequence[Text], room: int) -> RenderableType:
    """As many side by side as fit."""
    out = [lines[0]]
    for line in lines[1:]:
        both = Text("  ").join([out[-1], line])
        if "\n" not in both.plain and cell_len(both.plain) <= room:
            out[-1] = both
        else:
            out.append(line)
    return Group(*out)


def _name(seat: Seat, marks: set[str], pane: Pane) -> Text:
    """What a player is called, and whether it is their turn."""
    hue = HUES[seat % len(HUES)]
    title = Text("" if pane.dense else " ", style=f"bold not dim {hue.dark[0]}")
    title.append(f"{hue.sign} {pane.name(seat)} ")
    return title.append("".join(sign for mark, sign in MARKS if mark in marks))


def _zone(
    zone: Zone, things: Sequence[Thing], pane: Pane, signs: dict[str, str], room: int, name: Text | None = None
) -> Text:
    """Whose it is, the title and a note, then the things; what does not fit goes on below."""
    head = Text().append_text(name or Text()).append(pane.say(zone.title), style="dim")
    if zone.note:
        head.append(f" ({pane.say(zone.note)})", style="italic")
    chips = [Text("").join(chip(t, pane, signs) for t in column) for column in _columns(zone, things)]
    return _wrapped(head, chips or [Text("–", style="dim")], room)


def _columns(zone: Zone, things: Sequence[Thing]) -> Iterable[Iterable[Thing]]:
    if zone.flow != "columns":
        return [[thing] for thing in things]
    return [list(same) for _, same in groupby(things, key=lambda t: (t.face, t.owner))]


def _wrapped(head: Text, pieces: Iterable[Text], room: int) -> Text:
    """Pieces after a heading, none of them broken in two."""
    out, used = head.append("  "), cell_len(head.plain) + 2
    for piece in pieces:
        wide = cell_len(piece.plain) + 1
        if used + wide > room + 1 and used > 4:
            out.append("\n  ")
            used = 2
        out.append_text(piece).append(" ")
        used += wide
    return out


def chip(thing: Thing, pane: Pane, signs: dict[str, str]) -> Text:
    """A thing as a small coloured label: face up its face and icons, face down the shape of its owner."""
    paper, ink = _colours(thing)
    drawn = "".join(signs[name] for name in thing.icons if name in signs)
    if "down" in thing.marks:
        text = HUES[thing.owner % len(HUES)].sign if thing.owner >= 0 else "▒"
    else:
        text = f"{thing.face}{drawn}" or (
            HUES[thing.owner % len(HUES)].sign if thing.role == "pawn" else pane.say(thing.label)
        )
    style = f"{ink} on {paper}{_accent(thing, pane)}"
    out = Text().append(text if pane.dense else f" {text} ", style=style)
    name = pane.say(thing.label) if pane.named and drawn and thing.role == "card" else ""
    if name not in ("", thing.face) and "down" not in thing.marks:
        out.append(f" {name}{'' if pane.dense else ' '}", style="default on default")
    elif thing.tag:
        out.append(f"{thing.tag} ", style=f"bold {ink} on {COIN}")
    return out.append(f"×{thing.many}", style="default on default") if thing.many > 1 else out


def _colours(thing: Thing) -> tuple[str, str]:
    for mark, colours in FAMILIES:
        if mark in thing.marks:
            return colours
    if thing.owner >= 0:
        hue = HUES[thing.owner % len(HUES)]
        lies = thing.role in LOW and "down" not in thing.marks
        return (hue.light[2], hue.light[1]) if lies else (hue.light[0], hue.light[3])
    return BACK if "down" in thing.marks else PLAIN


def _accent(thing: Thing, pane: Pane) -> str:
    """What may be said stands out, and so does what was chosen or has just moved."""
    out = " bold underline" if any(token in pane.offered for token in thing.says) else ""
    return out + ("".join(style for mark, style in ACCENTS if mark in thing.marks))


ACCENTS = (("chosen", " bold reverse"), ("last", " bold"), ("ghost", " dim"))


def _board(board: Board, at: dict[str, list[Thing]], pane: Pane, signs: dict[str, str]) -> Text:
    beside = (c for c in CELLS if _fits(board, c, pane._replace(width=pane.width - PANEL - 2)))
    alone = (c for c in CELLS if _fits(board, c, pane))
    wide, high = next(beside, next(alone, CELLS[-1]))
    k = min(1.0, pane.height / (board.height * high), pane.width / (board.width * wide))
    canvas = Canvas(int(board.width * wide * k) + 1, int(board.height * high * k) + 1)
    for place in board.places:
        text = _cell(place, at[place.name], pane, signs, wide)
        canvas.put(text, round(place.x * wide * k - cell_len(text.plain) / 2), round(place.y * high * k - 0.5))
    for o in board.ornaments:
        if o.text:
            canvas.put(Text(o.text, style="dim"), round(o.x * wide * k - len(o.text) / 2), round(o.y * high * k - 0.5))
    return canvas.text()


def _fits(board: Board, cell: tuple[int, int], pane: Pane) -> bool:
    return board.width * cell[0] <= pane.width and board.height * cell[1] <= pane.height


def _cell(place: Place, things: Sequence[Thing], pane: Pane, signs: dict[str, str], wide: int) -> Text:
    """A place with what stands on it; what lies under it is seen where there is room."""
    if not things:
        return _empty(place, pane, signs, wide)
    low = [_small(t, pane, signs, wide) for t in things if t.role in LOW]
    high = [_small(t, pane, signs, wide) for t in things if t.role not in LOW]
    both = Text("").join([*low[:1], *high])
    if high and cell_len(both.plain) < wide:
        return both
    out = Text("").join(high or low)
    roomy = wide > 3 and cell_len(out.plain) < 3
    return Text().append(f" {out.plain} ", style=out.spans[0].style) if roomy else out


def _small(thing: Thing, pane: Pane, signs: dict[str, str], wide: int) -> Text:
    """A thing in one to three characters, behind the key that says it; where that is too much, without its face."""
    paper, ink = _colours(thing)
    sign = HUES[thing.owner % len(HUES)].sign if thing.owner >= 0 else "▒▒" if "down" in thing.marks else ""
    drawn = "".join(signs[name] for name in thing.icons if name in signs)
    body = thing.face + drawn if thing.role in LOW else sign + (thing.face or drawn)
    key = _key(thing.says, pane)
    if key and sign and len(key) + len(body) >= wide:
        body = sign
    return Text().append(key, style=KEY).append(body or sign or "•", style=f"{ink} on {paper}{_accent(thing, pane)}")


def _key(says: Sequence[int], pane: Pane) -> str:
    return next((pane.keys[token] for token in says if token in pane.keys), "")


def _empty(place: Place, pane: Pane, signs: dict[str, str], wide: int) -> Text:
    """The key that says it, or else its sign and, where there is room, its number."""
    if key := _key(place.says, pane):
        return Text(f"[{key}]" if len(key) + 2 < wide else key, style=KEY)
    hue = HUES[place.owner % len(HUES)] if place.owner >= 0 else None
    sign = signs.get(place.icon, "") or place.face or (HOLLOW[place.owner % len(HUES)] if hue else "")
    if wide >= ALL or (wide >= SOME and place.number[-1:] in ("0", "5") and not sign):
        sign += place.number
    style = hue.dark[0] if hue else "dim" if sign == place.number else ""
    if any(token in pane.offered for token in place.says):
        style = f"{style} bold reverse"
    return Text(sign or "•", style=style)


NEAR = sorted(  # steps on the grid, the shortest first; a line is two columns high
    ((dx, dy) for dx in range(-8, 9) for dy in range(-4, 5)), key=lambda p: (abs(p[0]) + 2 * abs(p[1]), p)
)


class Canvas:
    """A grid of characters on which texts find the nearest free spot."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, text: Text, x: int, y: int) -> None:
        wide = cell_len(text.plain)
        for dx, dy in NEAR:
            col, row = x + dx, y + dy
            if 0 <= col <= self.width - wide and 0 <= row < self.height and self._free(col, row, wide):
                self._write(text, col, row)
                return

    def _free(self, col: int, row: int, wide: int) -> bool:
        return not any((c, row) in self.cells for c in range(col, col + wide))

    def _write(self, text: Text, col: int, row: int) -> None:
        for span_text, style in _runs(text):
            for character in span_text:
                self.cells[col, row] = (character, style)
                col += 1

    def text(self) -> Text:
        """The lines from the first with something on it to the last."""
        used = [row for _, row in self.cells] or [0]
        lines = [self._line(row) for row in range(min(used), max(used) + 1)]
        return Text("\n").join(lines)

    def _line(self, row: int) -> Text:
        cells = (self.cells.get((col, row), (" ", "")) for col in range(self.width))
        return Text.assemble(*((character, style) for character, style in cells))


def _runs(text: Text) -> Iterator[tuple[str, str]]:
    """The pieces of a text with the style of each."""
    spans = sorted(text.spans)
    if not spans:
        yield text.plain, str(text.style)
    for span in spans:
        yield text.plain[span.start : span.end], str(span.style)

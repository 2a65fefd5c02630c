"""Roles and owners as colours, light and dark: one table for standalone pictures and for web pages alike.

Drawings carry classes only. `stylesheet(theme)` gives rules with the colours filled in, for a picture that stands
alone; `rules()` and `variables(theme)` give the same rules over CSS variables, for a page that switches themes.
"""

import re
from typing import NamedTuple

from homestretch.core.types import Msg, Wrong

THEMES = ("light", "dark")


class Hue(NamedTuple):
    """The colour of an owner, and the shape that always comes with it."""

    name: str
    shape: str  # a key of SHAPES
    sign: str  # the same shape as a character
    light: tuple[str, str, str, str]  # body, edge, tint of fields, ink on the body
    dark: tuple[str, str, str, str]


HUES = (  # as far apart as six can be for eyes that miss one kind of cone
    Hue(
        "blue", "disc", "●", ("#1d6fb8", "#104a80", "#cfe1f1", "#ffffff"), ("#2a78c8", "#174a80", "#203c58", "#ffffff")
    ),
    Hue(
        "red",
        "triangle",
        "▲",
        ("#d04a2a", "#8c2713", "#f6d6cb", "#ffffff"),
        ("#e0603f", "#96371d", "#54302a", "#ffffff"),
    ),
    Hue(
        "green",
        "square",
        "■",
        ("#12a67f", "#07654e", "#c9eadf", "#ffffff"),
        ("#1fae88", "#0c6e56", "#1d463c", "#ffffff"),
    ),
    Hue(
        "yellow",
        "diamond",
        "◆",
        ("#f4be2e", "#a87708", "#fbecc0", "#3a2a02"),
        ("#f7cc55", "#a87a10", "#544723", "#3a2a02"),
    ),
    Hue(
        "pink", "star", "★", ("#c3639f", "#7d3563", "#f3d7e8", "#ffffff"), ("#e08fc2", "#8c4a74", "#54334a", "#33101f")
    ),
    Hue(
        "grey", "cross", "✚", ("#43474f", "#1f2227", "#d6d6d6", "#ffffff"), ("#e2e6ea", "#868e98", "#464c53", "#22262b")
    ),
)

SHAPES = {  # in a box of 24 by 24
    "disc": "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z",
    "triangle": "M12 3.2L21 19.6H3z",
    "square": "M5 5h14v14H5z",
    "diamond": "M12 2.5L20.5 12L12 21.5L3.5 12z",
    "star": "M12 2.4l2.9 6.4l7 .8l-5.2 4.7l1.4 6.9L12 17.8l-6.1 3.4l1.4-6.9L2.1 9.6l7-.8z",
    "cross": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
}

COLOURS = {  # name: light, dark
    "table": ("#e6dcc8", "#16211d"),
    "board": ("#f8f2e4", "#22302a"),
    "board-edge": ("#b9a684", "#0c1411"),
    "panel": ("#f3ebda", "#1e2b26"),
    "panel-edge": ("#d3c4a5", "#33443c"),
    "ink": ("#2c2620", "#f0e9da"),
    "dim": ("#786c59", "#a5ab9f"),
    "line": ("#c6b592", "#4a5d53"),
    "area": ("#efe5cf", "#293933"),
    "field": ("#fffdf8", "#33453d"),
    "field-edge": ("#a4926f", "#6c8277"),
    "card": ("#fffdf7", "#f4ecdb"),
    "card-edge": ("#b5a684", "#0d1411"),
    "card-line": ("#e2d6bb", "#d3c4a4"),
    "card-ink": ("#2b2620", "#2b2620"),
    "special": ("#fbdcd2", "#f3cfc2"),
    "special-line": ("#c2593b", "#b04a2d"),
    "common": ("#d9e8f5", "#cadcec"),
    "common-line": ("#4a86b8", "#3b76a8"),
    "back": ("#7d3329", "#7d3a2f"),
    "back-line": ("#d9ab7e", "#c99a6e"),
    "coin": ("#e3bb55", "#d9b04a"),
    "coin-edge": ("#96701a", "#7d5c12"),
    "plain": ("#b9ab92", "#7d8b82"),
    "plain-edge": ("#7f7259", "#46524b"),
    "shade": ("#3a2c12", "#000000"),
    "can": ("#ff9d00", "#ffb52e"),
    "chosen": ("#1b1b1b", "#ffffff"),
    "last": ("#7a5cff", "#b3a1ff"),
    "safe": ("#2c2620", "#ffffff"),
    "badge": ("#2c2620", "#f0e9da"),
    "badge-ink": ("#ffffff", "#1b1b1b"),
}

RULES = (  # selector and declarations; `$name` is a colour
    ("text", "font-family:'Avenir Next','Segoe UI','Noto Sans','DejaVu Sans',sans-serif;fill:$ink"),
    (".table", "fill:$table"),
    (".board", "fill:$board;stroke:$board-edge;stroke-width:2"),
    (".panel", "fill:$panel;stroke:$panel-edge;stroke-width:1.5"),
    (".panel.turn", "stroke:$can;stroke-width:3"),
    (".panel.winner", "stroke:$coin-edge;stroke-width:3"),
    (".out", "opacity:.55"),
    (".title", "font-size:15px;font-weight:700"),
    (".heading", "font-size:12px;font-weight:600;fill:$dim"),
    (".note", "font-size:12px;fill:$dim"),
    (".end", "text-anchor:end"),
    (".mid", "text-anchor:middle"),
    (".line", "fill:none;stroke:$line;stroke-width:3;stroke-linecap:round;stroke-linejoin:round"),
    (".area", "fill:$area;stroke:$line;stroke-width:1.5;stroke-linejoin:round"),
    (".label", "fill:$dim;font-weight:600;text-anchor:middle"),
    (".place", "fill:$field;stroke:$field-edge;stroke-width:1.6"),
    (".rim", "fill:none;stroke:$field-edge;stroke-width:1;opacity:.35"),
    (".print", "fill:$dim;font-weight:700;text-anchor:middle"),
    (".mark", "fill:$field-edge"),
    (".shade", "fill:$shade;opacity:.22"),
    (".body", "fill:$plain"),
    (".edge", "fill:$plain-edge"),
    (".shine", "fill:#ffffff;opacity:.28"),
    (".ink", "fill:$card-ink"),
    (".number", "font-weight:800;text-anchor:middle"),
    (".slab", "fill:$card;stroke:$card-edge;stroke-width:2"),
    (".paper", "fill:$card;stroke:$card-edge;stroke-width:1"),
    (".inlay", "fill:none;stroke:$card-line;stroke-width:1.2"),
    (".special .paper", "fill:$special"),
    (".special .inlay", "stroke:$special-line"),
    (".common .paper", "fill:$common"),
    (".common .inlay", "stroke:$common-line"),
    (".value", "fill:$card-ink;font-weight:700;text-anchor:middle"),
    (".sign", "fill:$card-ink"),
    (".back", "fill:$back;stroke:$card-edge;stroke-width:1"),
    (".weave", "fill:none;stroke:$back-line;stroke-width:1.1;opacity:.8"),
    (".coin", "fill:$coin;stroke:$coin-edge;stroke-width:2"),
    (".badge", "fill:$badge"),
    (".count", "fill:$badge-ink;font-size:12px;font-weight:700;text-anchor:middle"),
    (".ring", "fill:none;stroke:none"),
    (".last .ring", "stroke:$last;stroke-width:3;stroke-dasharray:2 4;stroke-linecap:round"),
    (".can .ring", "stroke:$can;stroke-width:3.5;stroke-dasharray:none"),
    (".chosen .ring", "stroke:$chosen;stroke-width:4;stroke-dasharray:none"),
    (".guard", "fill:none;stroke:none"),
    (".safe .guard", "stroke:$safe;stroke-width:2"),
    (".ghost", "opacity:.5"),
)

OWNED = (  # the same for what has an owner; `$0` to `$4` are body, edge, tint, ink and paper of the hue
    (".body", "fill:$0"),
    (".edge", "fill:$1"),
    (".ink", "fill:$3"),
    (".sign", "fill:$0"),
    (".mark", "fill:$0"),
    (".place", "fill:$2;stroke:$0;stroke-width:2.6"),
    (".slab", "fill:$4;stroke:$0;stroke-width:2.6"),
    (".rim", "stroke:$0;opacity:.5"),
    (".print", "fill:$0"),
    (".line", "stroke:$0"),
    (".area", "fill:$2;stroke:$0"),
    (".label", "fill:$0"),
    (".inlay", "stroke:$0;stroke-width:2"),
    (".back", "fill:$1"),
)


def rules() -> str:
    """The rules of every drawing over CSS variables; a drawing lies somewhere inside an element of class `hs`."""
    plain = [f".hs {sel}{{{_over_variables(body)}}}" for sel, body in RULES]
    owned = [
        f".hs {sel}.own{n}{{{_over_variables(body.replace('$', f'$own{n}-'))}}}"
        for n in range(len(HUES))
        for sel, body in OWNED
    ]
    return "\n".join(plain + owned)


def variables(theme: str) -> str:
    """The colours of a theme as declarations of CSS variables."""
    return ";".join(f"--hs-{name}:{colour}" for name, colour in colours(theme).items())


def stylesheet(theme: str) -> str:
    """The rules with the colours of one theme filled in; a drawing lies in an element of classes `hs` and the theme."""
    found = colours(theme)
    filled = re.sub(r"var\(--hs-([a-z0-9-]+)\)", lambda m: found[m[1]], rules())
    return filled.replace(".hs ", f".hs.{theme} ")


def known(theme: str) -> str:
    """A theme that there is."""
    if theme not in THEMES:
        choices = ", ".join(THEMES)
        msg = Msg("wrong-theme", {"name": theme, "choices": choices})
        raise Wrong(f"there is no theme {theme!r}; there are: {choices}", msg)
    return theme


def colours(theme: str) -> dict[str, str]:
    """Every colour of a theme by name; `own2-0` is the body of the third hue."""
    n = THEMES.index(known(theme))
    plain = {name: both[n] for name, both in COLOURS.items()}
    owned = {f"own{k}-{i}": c for k, hue in enumerate(HUES) for i, c in enumerate((*hue[3 + n], hue.light[2]))}
    return plain | owned


def _over_variables(body: str) -> str:
    return re.sub(r"\$([a-z0-9-]+)", r"var(--hs-\1)", body)

"""SVG and HTML as nested calls: whatever is not markup already is escaped."""

from collections.abc import Iterable
from html import escape

CLOSED = {"meta", "link", "input", "img", "br", "hr", "rect", "circle", "ellipse", "path"}  # what has nothing inside


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()

    def __add__(self, other: str) -> "Markup":
        return join((self, other))


def el(name: str, /, *inner: str | None, **attributes: object) -> Markup:
    """An element; `cls` is its class, `_` in a name is written `-`, True stands for an attribute without value."""
    given = "".join(_attribute(_name(key), value) for key, value in attributes.items())
    return Markup(f"<{name}{given}/>" if name in CLOSED else f"<{name}{given}>{join(inner)}</{name}>")


def join(parts: Iterable[str | None]) -> Markup:
    """One after another, without what is None."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts if part is not None))


def _name(key: str) -> str:
    return "class" if key == "cls" else key.rstrip("_").replace("_", "-")


def _attribute(name: str, value: object) -> str:
    if value is None or value is False or value == "":
        return ""
    return f" {name}" if value is True else f' {name}="{escape(_text(value))}"'


def _text(value: object) -> str:
    return number(value) if isinstance(value, float) else str(value)


def number(value: float) -> str:
    """As short as two places allow."""
    return f"{value:.2f}".rstrip("0").rstrip(".")

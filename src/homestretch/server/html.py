"""HTML as nested calls: whatever is not HTML already is escaped."""

from html import escape

VOID = {"meta", "link", "input", "img", "br", "hr"}


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


Node = Html | str | None


def el(name: str, /, *inner: Node, **attributes: object) -> Html:
    """An element; `cls` is its class, `_` in a name is written `-`, True stands for an attribute without value."""
    given = "".join(_attribute(k.rstrip("_").replace("_", "-"), v) for k, v in attributes.items())
    if name in VOID:
        return Html(f"<{name}{given}>")
    return Html(f"<{name}{given}>{join(inner)}</{name}>")


def join(nodes: "tuple[Node, ...] | list[Node]") -> Html:
    return Html("".join(n if isinstance(n, Html) else escape(n) for n in nodes if n is not None))


def _attribute(name: str, value: object) -> str:
    if value is None or value is False:
        return ""
    name = "class" if name == "cls" else name
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'

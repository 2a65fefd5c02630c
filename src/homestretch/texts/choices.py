"""House rules in words: what a choice of an option means, and what well-known sets of them are called."""

from collections.abc import Iterator
from dataclasses import Field

from homestretch.core.options import Options, Value, choices, flags, write
from homestretch.core.types import Msg
from homestretch.texts import Texts


def meant(texts: Texts, f: Field[Value], value: Value) -> str:
    """The sentence for this choice; where a game has none, the value as it is written."""
    msg = _msg(texts, f.name, value)
    return texts.say(msg) if msg else write(value)


def unsaid(texts: Texts, kind: type[Options]) -> Iterator[str]:
    """The keys of all that has no words yet."""
    for f in flags(kind):
        yield from (_own(f.name, value) for value in choices(f) if not _msg(texts, f.name, value))
    keys = (key for name in kind.presets() for key in (f"preset-{name}", f"preset-{name}-more"))
    yield from (key for key in keys if not texts.has(key))


def _own(name: str, value: Value) -> str:
    return f"choice-{name}-{write(value)}"


def _msg(texts: Texts, name: str, value: Value) -> Msg | None:
    """A choice has words of its own, or shares them with the other numbers: `$value`, or counted from 1 `$number`."""
    if texts.has(_own(name, value)):
        return Msg(_own(name, value))
    many = write(value)
    if many.isdecimal() and texts.has(f"choice-{name}"):
        return Msg(f"choice-{name}", {"value": int(many), "number": int(many) + 1})
    return None

"""Write static/types.js from the messages of the server: python tools/client_types.py."""

import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from textwrap import wrap
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, JsonValue

from homestretch.server.doors.answers import Answers
from homestretch.server.messages.from_client import FromClient
from homestretch.server.messages.seen import Known, KnownSight
from homestretch.server.messages.to_client import Facts, ToClient

FILE = Path(__file__).resolve().parents[1] / "src" / "homestretch" / "server" / "static" / "types.js"
HEAD = """// @ts-check
// What is said between the house and this page: made by tools/client_types.py from server/messages.
"""
FOR_PROGRAMS = (Known, KnownSight)  # which is not what a page asks for
WIDTH = 96
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def text() -> str:
    """The whole file."""
    said = [kind for kind in get_args(ToClient) if kind not in FOR_PROGRAMS]
    asked = get_args(FromClient)
    found = [*closure((Facts, *said, *asked))]
    parts = [HEAD, *(typedef(kind) for kind in found)]
    parts.append(union("ToClient", said, "What comes in on the line."))
    parts.append(union("FromClient", asked, "What goes out on it."))
    parts.append(answered(asked))
    return "\n".join([*parts, "export {};\n"])


def closure(kinds: Sequence[type]) -> Iterator[type]:
    """These types, each after those it speaks of."""
    seen: set[type] = set()

    def visit(kind: type) -> Iterator[type]:
        if kind in seen:
            return
        seen.add(kind)
        for hint in hints(kind).values():
            for part in parts(hint):
                yield from visit(part)
        yield kind

    for kind in kinds:
        yield from visit(kind)


def parts(hint: Any) -> Iterator[type]:
    """The types of ours that a hint speaks of."""
    if isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, BaseModel)):
        yield hint
    elif get_origin(hint) is not Literal:
        for inner in without_programs(get_args(hint)):
            yield from parts(inner)


def without_programs(kinds: Sequence[Any]) -> list[Any]:
    return [kind for kind in kinds if kind not in FOR_PROGRAMS]


def hints(kind: type) -> dict[str, Any]:
    own = get_type_hints(kind)
    if is_dataclass(kind):
        return {f.name: own[f.name] for f in fields(kind)}
    return {name: own[name] for name in kind.model_fields} if issubclass(kind, BaseModel) else {}


def may_lack(kind: type, name: str) -> bool:
    """Whether a message that comes from the page may leave this out."""
    return issubclass(kind, BaseModel) and not kind.model_fields[name].is_required()


def typedef(kind: type) -> str:
    lines = [*wrap(kind.__doc__ or "", WIDTH), f"@typedef {{object}} {kind.__name__}"]
    for name, hint in hints(kind).items():
        lines.append(f"@property {{{spelled(hint)}}} {f'[{name}]' if may_lack(kind, name) else name}")
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */"


def union(name: str, kinds: Sequence[type], about: str) -> str:
    names = wrap(" | ".join(kind.__name__ for kind in kinds), WIDTH, break_on_hyphens=False)
    inner = "\n *   ".join(names)
    return f"/**\n * {about}\n * @typedef {{{inner}}} {name}\n */"


def answered(asked: Sequence[type]) -> str:
    """Which answer comes to which message."""
    lines = [" * @typedef {object} Answered"]
    for kind in asked:
        answer = get_type_hints(vars(Answers)["to"].dispatcher.dispatch(kind))["return"]
        (do,) = get_args(get_type_hints(kind)["do"])
        lines.append(f" * @property {{{answer.__name__}}} {do}")
    return "/**\n * What is answered to each.\n" + "\n".join(lines) + "\n */"


def spelled(hint: Any) -> str:
    """A type of Python as TypeScript spells it."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in SIMPLE:
        return SIMPLE[hint]
    if isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, BaseModel)):
        return hint.__name__
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(spelled(one) for one in without_programs(inner)))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return f"Record<string, {spelled(inner[1])}>"
    if origin is tuple and inner[-1] is not Ellipsis:
        return f"[{', '.join(map(spelled, inner))}]"
    if origin in (list, tuple):
        one = spelled(inner[0])
        return f"({one})[]" if "|" in one else f"{one}[]"
    if hint is JsonValue:
        return "unknown"
    raise TypeError(f"{hint!r} has no spelling in TypeScript")


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

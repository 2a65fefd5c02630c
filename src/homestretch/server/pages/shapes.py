"""What messages and views are made of, read off the types: fields, what the source says of them, examples."""

import ast
import inspect
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, NewType, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, JsonValue

from homestretch.core.registry import folder

WORDS = {int: "whole number", float: "number", str: "text", bool: "true or false", NoneType: "null"}
SAMPLES: dict[Any, Any] = {int: 0, float: 0.5, str: "text", bool: True, NoneType: None}


class Field(NamedTuple):
    """A field of a message: its name, its type in words, and what there is to say about it."""

    name: str
    kind: str
    note: str


def described(kind: type) -> list[Field]:
    """The fields of a message."""
    hints, notes = get_type_hints(kind, include_extras=True), _notes(kind)
    return [Field(name, spelled(hints[name]), notes.get(name, "")) for name in named(kind)]


def named(kind: type) -> list[str]:
    """The names of the fields, in the order in which they are sent."""
    return list(kind.model_fields) if issubclass(kind, BaseModel) else list(_declared(kind))


def _declared(kind: Any) -> dict[str, Any]:
    """The types of a dataclass, by field."""
    return {field.name: field.type for field in fields(kind)}


def _notes(kind: type) -> dict[str, str]:
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if is_dataclass(one) or (issubclass(one, BaseModel) and one is not BaseModel):
            found |= comments(inspect.getsource(inspect.getmodule(one) or one), one.__name__)
    if issubclass(kind, BaseModel):
        found |= {name: field.description for name, field in kind.model_fields.items() if field.description}
    return found


@cache
def comments(source: str, name: str) -> dict[str, str]:
    """What stands behind the fields of a class in its source."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name == name:
            told = {_field(one): lines[(one.end_lineno or 1) - 1] for one in node.body}
            return {field: line.partition("  # ")[2] for field, line in told.items() if field and "  # " in line}
    return {}


def _field(node: ast.stmt) -> str:
    """The field that a line of a class declares, if it does."""
    return node.target.id if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else ""


def of_view(game: str, kind: type) -> list[Field]:
    """The fields of a view, the game's own and those of every view; compiled, it is known by the file beside it."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder(game).glob("*.py"))]
    core = Path(inspect.getfile(kind.__mro__[1])).read_text(encoding="utf-8")
    notes = comments(core, "View")
    for text in texts:
        notes = notes | comments(text, kind.__name__)
    kinds = {name: kind if isinstance(kind, str) else spelled(kind) for name, kind in _declared(kind).items()}
    return [Field(name, kind, notes.get(name, "")) for name, kind in kinds.items()]


def spelled(kind: Any) -> str:
    """A type as people who read JSON call it."""
    kind, origin, inner = _plain(kind), get_origin(_plain(kind)), get_args(_plain(kind))
    if kind in WORDS:
        return WORDS[kind]
    if origin is Literal:
        return " or ".join(f'"{one}"' for one in inner)
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(spelled(one) for one in inner))
    if origin in (tuple, list):
        rest = [one for one in inner if one is not Ellipsis]
        return f"list of {spelled(rest[0])}" if len(rest) == 1 else f"list: {', '.join(map(spelled, rest))}"
    if origin is dict or (origin is not None and origin.__name__ == "Mapping"):
        return f"object of {spelled(inner[1])}"
    return str(getattr(kind, "__name__", "anything"))


def example(kind: Any, name: str = "") -> Any:
    """Something of this type that could be sent."""
    kind, origin, inner = _plain(kind), get_origin(_plain(kind)), get_args(_plain(kind))
    if kind in SAMPLES:
        return 1 if name == "rid" else SAMPLES[kind]
    if kind is JsonValue:
        return {}
    if origin is Literal:
        return inner[0]
    if origin in (Union, UnionType):
        return example(inner[0], name)
    if origin in (tuple, list):
        return [example(one) for one in inner if one is not Ellipsis]
    if origin is not None:
        return {"name": example(inner[1])}
    hints = get_type_hints(kind, include_extras=True)
    return {field: example(hints[field], field) for field in named(kind)}


def _plain(kind: Any) -> Any:
    """Without what is only noted beside a type, and by what a name stands for."""
    if kind is JsonValue:
        return kind
    while get_origin(kind) is Annotated or isinstance(kind, NewType):
        kind = kind.__supertype__ if isinstance(kind, NewType) else get_args(kind)[0]
    return kind

"""What messages and views are made of, read off the types: fields, what the source says of them, examples."""

import ast
import inspect
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, NewType, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, JsonValue, TypeAdapter, ValidationError

from homestretch.core.registry import folder
from homestretch.server.pages.samples import held

WORDS = {int: "whole number", float: "number", str: "text", bool: "true or false", NoneType: "null"}
SAMPLES: dict[Any, Any] = {int: 0, float: 0.5, str: "…", bool: True, NoneType: None}
SPELLED = {
    "int": "whole number",
    "str": "text",
    "tuple[int, ...]": "list of whole number",
    "tuple[Seat, ...]": "list of whole number",
}  # as a source has them
DEEPEST = 4  # parts of parts that are unfolded


class Field(NamedTuple):
    """A field of a message: its name, its type in words, and what there is to say about it."""

    name: str
    kind: str
    note: str


def described(kind: type) -> list[Field]:
    """The fields of a message, each followed by those of what it holds."""
    return list(_unfolded(kind, "", DEEPEST))


def _unfolded(kind: type, before: str, deep: int) -> Iterator[Field]:
    hints, notes = get_type_hints(kind, include_extras=True), _notes(kind)
    for name in named(kind):
        yield Field(before + name, spelled(hints[name]), notes.get(name, ""))
        for inner, where in _parts(hints[name], before + name):
            if deep:
                yield from _unfolded(inner, f"{where}.", deep - 1)


def _parts(kind: Any, where: str) -> Iterator[tuple[type, str]]:
    """The types with fields of their own that a field holds, and where they are found in it."""
    kind, origin, inner = _plain(kind), get_origin(_plain(kind)), get_args(_plain(kind))
    if isinstance(kind, type) and named(kind):
        yield kind, where
    elif origin in (tuple, list):
        for one in inner:
            yield from _parts(one, f"{where}[]")
    elif origin in (Union, UnionType):
        for one in inner:
            yield from _parts(one, where)
    elif origin is dict and len(inner) == 2:
        yield from _parts(inner[1], f"{where}[…]")


def named(kind: type) -> list[str]:
    """The names of the fields, in the order in which they are sent."""
    if issubclass(kind, BaseModel):
        return list(kind.model_fields)
    return [*_declared(kind)] if is_dataclass(kind) else [*_built(kind)]


def _built(kind: type) -> dict[str, str]:
    """What a plain class of ours is made from, and the types of it, as its source says."""
    if not kind.__module__.startswith("homestretch."):
        return {}
    for node in ast.walk(ast.parse(_source(kind))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return {one: hint for made in node.body for one, hint in _given(made)}
    return {}


def _given(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """What the constructor takes, if this is one; or the field of a named tuple."""
    if isinstance(node, ast.FunctionDef) and node.name == "__init__":
        yield from ((arg.arg, ast.unparse(arg.annotation)) for arg in node.args.args if arg.annotation)
    elif isinstance(node, ast.AnnAssign) and _field(node):
        yield _field(node), ast.unparse(node.annotation)


def _declared(kind: Any) -> dict[str, Any]:
    """The types of a dataclass, by field."""
    return {field.name: field.type for field in fields(kind)}


def _notes(kind: type) -> dict[str, str]:
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if is_dataclass(one) or (issubclass(one, BaseModel) and one is not BaseModel):
            found |= comments(_source(one), one.__name__)
    if issubclass(kind, BaseModel):
        found |= {name: field.description for name, field in kind.model_fields.items() if field.description}
    return found


def _source(kind: type) -> str:
    """What the module of a class says of it; compiled, it is the file beside it."""
    file = Path(str(inspect.getfile(sys.modules[kind.__module__]))).parent / f"{kind.__module__.rpartition('.')[2]}.py"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


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
    told: list[Field] = []
    for name, hint in _declared(kind).items():
        told.append(Field(name, hint if isinstance(hint, str) else spelled(hint), notes.get(name, "")))
        for inner, where in () if isinstance(hint, str) else _parts(hint, name):
            told += [Field(f"{where}.{part}", *rest) for part, *rest in _inside(inner)]
    return told


def _inside(kind: type) -> Iterator[Field]:
    """The fields of a part of a view, by the file of its module: compiled, types are not asked for themselves."""
    notes = comments(_source(kind), kind.__name__)
    hints: dict[str, Any] = get_type_hints(kind) if is_dataclass(kind) else _built(kind)
    for name in named(kind):
        hint = hints[name]
        yield Field(name, SPELLED.get(hint, hint) if isinstance(hint, str) else spelled(hint), notes.get(name, ""))


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


def example(kind: Any, name: str = "", of: str = "") -> Any:
    """Something of this type that could be sent, as the field of that name."""
    value = held(name, of)
    if value is not None and _fits(kind, value):
        return value
    kind, origin, inner = _plain(kind), get_origin(_plain(kind)), get_args(_plain(kind))
    if kind in SAMPLES:
        return SAMPLES[kind]
    if kind is JsonValue:
        return {}
    if origin is Literal:
        return inner[0]
    if origin in (Union, UnionType):
        return example(inner[0], name, of)
    if origin in (tuple, list):
        return [example(one, name, of) for one in inner if one is not Ellipsis]
    if origin is not None:
        return {"name": example(inner[1], name, of)}
    hints = get_type_hints(kind, include_extras=True)
    return {field: example(hints[field], field, kind.__name__) for field in named(kind)}


def _fits(kind: Any, value: Any) -> bool:
    """Whether this could be sent as that."""
    try:
        TypeAdapter(kind).validate_python(value, strict=not isinstance(value, list))
    except ValidationError:
        return False
    return True


def _plain(kind: Any) -> Any:
    """Without what is only noted beside a type, and by what a name stands for."""
    if kind is JsonValue:
        return kind
    while get_origin(kind) is Annotated or isinstance(kind, NewType):
        kind = kind.__supertype__ if isinstance(kind, NewType) else get_args(kind)[0]
    return kind

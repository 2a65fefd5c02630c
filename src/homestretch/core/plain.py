"""Anything of ours as plain data, for JSON and for comparing byte by byte."""

import json
from dataclasses import fields, is_dataclass

from homestretch.core.types import Ask, Msg

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]


def plain(thing: object) -> Plain:
    """Numbers, text, lists and objects with names; what has fields becomes an object."""
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, Ask):
        return {
            "seat": thing.seat,
            "what": thing.what,
            "tokens": list(thing.tokens),
            "least": thing.least,
            "most": thing.most,
        }
    if is_dataclass(thing):
        return {f.name: plain(getattr(thing, f.name)) for f in fields(thing)}
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, tuple) and hasattr(thing, "_fields"):
        return {name: plain(value) for name, value in zip(thing._fields, thing, strict=True)}
    if isinstance(thing, list | tuple):
        return [plain(value) for value in thing]
    raise TypeError(f"{type(thing).__name__} is not plain data")


def dumps(thing: object) -> str:
    """The same bytes for equal things."""
    return json.dumps(plain(thing), separators=(",", ":"), ensure_ascii=False)


def leaves(thing: Plain) -> list[Plain]:
    """The numbers and texts in it, in order."""
    if isinstance(thing, list):
        return [leaf for value in thing for leaf in leaves(value)]
    if isinstance(thing, dict):
        return [leaf for value in thing.values() for leaf in leaves(value)]
    return [thing]


def message(msg: Msg) -> str:
    """A message in a line for developers: its key, what fills it, its clause."""
    filled = ", ".join(f"{k}={v}" for k, v in msg.args.items())
    return f"{msg.key}({filled}) {msg.clause}".strip()

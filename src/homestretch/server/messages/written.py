"""A message, or a part of one, as it is sent: an object with the names of its fields."""

from collections.abc import Callable
from typing import Any

from pydantic import TypeAdapter


def written(thing: object, **given: Any) -> str:
    kind = type(thing)
    if kind not in _WRITERS:
        _WRITERS[kind] = TypeAdapter(kind).serializer.to_json
    return _WRITERS[kind](thing, **given).decode()


_WRITERS: dict[object, Callable[..., bytes]] = {}

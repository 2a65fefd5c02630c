"""How a game says what it looks like to a learner: whole numbers in a fixed order, each field with its bound."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from homestretch.core.sheet import Sheet
from homestretch.core.view import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Field(NamedTuple):
    """Some numbers of a feature list that mean the same kind of thing."""

    name: str
    size: int
    high: int  # the largest a number can be; the smallest is 0
    what: str  # one line for those who learn from it


@dataclass(frozen=True)
class Features(Generic[V_contra]):
    """What the numbers are, and how they are read off a view; the version grows when either changes."""

    version: int
    fields: tuple[Field, ...]
    numbers: Callable[[V_contra], list[int]]
    write: Callable[[Any, Sheet], None] | None = None  # the same off a glance (`Game.glance`), which needs no view


def size(fields: tuple[Field, ...]) -> int:
    """How many numbers there are."""
    return sum(field.size for field in fields)


def highs(fields: tuple[Field, ...]) -> list[int]:
    """The bound of every number, in order."""
    return [field.high for field in fields for _ in range(field.size)]


def spans(fields: tuple[Field, ...]) -> dict[str, slice]:
    """Where each field stands in the list."""
    found: dict[str, slice] = {}
    at = 0
    for field in fields:
        found[field.name] = slice(at, at + field.size)
        at += field.size
    return found

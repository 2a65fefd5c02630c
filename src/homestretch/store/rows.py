"""What is read from the store and written to it."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

Change = Callable[[Connection], object]


class Row(NamedTuple):
    """Something that happened at a table, as it is kept; the first has number 1."""

    n: int
    kind: str
    body: str  # JSON
    at: float


class Link(NamedTuple):
    """A link to a seat, which opens it while the chair stays as it is since event `sitting`, and not after `until`."""

    hash: str
    seat: int
    sitting: int
    until: float
    maker: str  # hash of the key that made it


class Kept(NamedTuple):
    """All that is stored of one table."""

    id: str
    host: str
    seed: int
    luck: str  # 256 bits in hex, for chance alone
    made: float
    rows: list[Row]
    holds: dict[int, str]
    seen: set[tuple[int, str]]  # seats, and the keys that held them while the game ran
    links: list[Link]  # those that are not used up
    snapshot: str = ""  # what all that happened before the rows amounts to
    summary: str = ""  # how it stands, for lists
    epoch: int = 0  # how often it changed hands
    last: int = 0  # number of the last event


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    made: float
    summary: str  # how it stands; empty for one that nobody has summed up yet
    mine: tuple[int, ...] = ()  # the seats that whoever asks holds there

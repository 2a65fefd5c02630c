"""What one asks of the others."""

from dataclasses import dataclass, field
from secrets import token_hex

from homestretch.core.types import Seat
from homestretch.server.messages.to_client import Wish
from homestretch.store.rows import Link


@dataclass
class Vote:
    """Something one asks for and others must agree to; people are known by the hashes of their keys."""

    kind: Wish
    key: str  # of whoever asks
    by: Seat | None  # their seat; whoever asks for one has none
    who: str  # their name
    about: int  # the ply to go back to, or a seat
    asked: frozenset[str] = frozenset()  # those who were asked at first
    link: Link | None = None  # to the seat that somebody would take
    yes: set[str] = field(default_factory=set)
    word: str = field(default_factory=lambda: token_hex(4))  # told with its name: a yes is to this one and no other

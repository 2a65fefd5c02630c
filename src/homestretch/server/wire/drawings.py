"""Drawings on their way: compressed for whoever can read that, since nobody chose any part of them.

Nothing else on a line is compressed: names and talk are chosen by people, and how short they become together with what
a seat alone may know would tell it.
"""

import zlib
from functools import lru_cache

KEPT = 64  # drawings that were compressed last
LONG = 4_096  # characters; what is shorter is not worth it


class Drawing(str):
    """A message of drawings alone."""

    __slots__ = ()


def is_packed(text: str) -> bool:
    """Whether this is sent compressed to whoever can read that."""
    return isinstance(text, Drawing) and len(text) > LONG


@lru_cache(KEPT)
def small(text: str) -> bytes:
    return zlib.compress(text.encode())

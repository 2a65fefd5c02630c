# mypyc: compile
"""Luck that nobody can compute: what was seen of it says nothing about the rest (BLAKE2b with a key, by counter)."""

from hashlib import blake2b

from homestretch.core.native import i64
from homestretch.core.rng import Rng

_BLOCK = 64  # bytes that one hash gives


class Luck(Rng):
    """Draws for one ply from a key of up to 64 bytes; the same key and ply, the same draws."""

    def __init__(self, key: bytes, ply: int) -> None:
        self._key, self._ply = key, ply  # nothing of Rng's own numbers is used
        self._given, self._at, self._block = b"", 0, 0

    def word(self) -> i64:
        """The next 32 bits."""
        if self._at == len(self._given):
            self._more()
        self._at += 4
        return int.from_bytes(self._given[self._at - 4 : self._at], "little")

    def _more(self) -> None:
        count = self._ply.to_bytes(8, "little") + self._block.to_bytes(8, "little")
        self._given = blake2b(count, digest_size=_BLOCK, key=self._key).digest()
        self._block, self._at = self._block + 1, 0

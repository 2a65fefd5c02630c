# mypyc: compile
"""Random numbers by counter: the stream is a function of its keys alone (Chris Doty-Humphrey's sfc32)."""

from collections.abc import Sequence
from typing import Final

from homestretch.core.native import i64, mypyc_attr

_WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)  # one is made for every move of chance
class Rng:
    """A stream of draws that depends on the seed and the ply it was made for, and on nothing else."""

    def __init__(self, seed: int, ply: int = 0, salt: int = 0) -> None:
        self._a: i64 = seed & _WORD
        self._b: i64 = ((seed >> 32) ^ (salt * 0x9E3779B9)) & _WORD
        self._c: i64 = ply & _WORD
        self._n: i64 = 1
        for _ in range(12):
            self.word()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self._a, self._b, self._c, self._n)

    def word(self) -> i64:
        """The next 32 bits."""
        t: i64 = (self._a + self._b + self._n) & _WORD
        self._n = (self._n + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        c: i64 = self._c
        self._b = (c + ((c << 3) & _WORD)) & _WORD
        self._c = ((((c << 21) & _WORD) | (c >> 11)) + t) & _WORD
        return t

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each with exactly the same odds."""
        if n <= _WORD:
            x: i64 = self.word()
            while x > _WORD - n and x >= (1 << 32) - (1 << 32) % n:  # nearly always the cheap half says all
                x = self.word()
            return x % n
        span: i64 = 1 << 62
        top: i64 = span - span % n
        y: i64 = ((self.word() >> 1) << 31) | (self.word() >> 1)
        while y >= top:
            y = ((self.word() >> 1) << 31) | (self.word() >> 1)
        return y % n

    def pick(self, tokens: tuple[int, ...]) -> int:
        """One of these, each with the same odds."""
        return tokens[self.below(len(tokens))]

    def weighted(self, weights: tuple[int, ...]) -> int:
        """An index, with odds weight / sum of weights."""
        total: i64 = 0
        for w in weights:
            total += w
        x: i64 = self.below(total)
        i = 0
        for w in weights:
            x -= w
            if x < 0:
                return i
            i += 1
        raise ValueError("no weights to draw from")

    def shuffled(self, things: Sequence[int]) -> list[int]:
        """The same things in an order of which every one is as likely."""
        out = list(things)
        for i in range(len(out) - 1, 0, -1):
            j: i64 = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out

    def unit(self) -> float:
        """A number from 0 up to but not including 1."""
        return float(self.word()) / 4294967296.0


def restore(a: int, b: int, c: int, n: int) -> Rng:
    """A stream as it was pickled."""
    found = Rng(0)
    found._a = a
    found._b = b
    found._c = c
    found._n = n
    return found

# mypyc: compile
"""Sets of numbers from 0 to 62 as one number: bit n for number n."""

from typing import Final

from homestretch.core.native import i64

_TOP: Final = 1 << 62


def only(n: i64) -> i64:
    """The set of this number alone; compiled, a literal 1 would be shifted in 32 bits."""
    return _TOP >> 62 - n


def size(bits: i64) -> i64:
    """How many numbers a set has."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def nth(bits: i64, n: i64) -> i64:
    """The n-th number of a set, from 0, ascending."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    found: i64 = 0
    while not bits >> found & 1:
        found += 1
    return found


def numbers(bits: i64) -> tuple[int, ...]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    n: i64 = 0
    while bits >> n:
        if bits >> n & 1:
            found.append(int(n))
        n += 1
    return tuple(found)

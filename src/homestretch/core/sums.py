# mypyc: compile
"""Sums of floats that are the same on every version of Python: the builtin rounds otherwise from 3.12 on."""


def added(numbers: list[float]) -> float:
    """All of them, one after another."""
    total: float = 0.0
    for x in numbers:
        total += x
    return total

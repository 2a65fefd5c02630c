# mypyc: compile
"""What comes of a move in a tree: how often it was gone into, what that was worth, and how it was answered."""

import math
from typing import final

from homestretch.core.game import State
from homestretch.core.native import i64
from homestretch.core.types import Move, Seat


@final
class Answer:
    """What somebody of the other side does next, how often, and what is left to whoever thinks then."""

    def __init__(self, seat: Seat, move: Move, before: State) -> None:
        self.seat = seat
        self.move = move
        self.before = before  # where it was seen first
        self.times: i64 = 0
        self.total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / float(self.times)


@final
class Line:
    """A move of whoever thinks, and all that was seen after it."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.tried: i64 = 0
        self.total: float = 0.0
        self.square: float = 0.0
        self.answers: dict[tuple[int, Move], Answer] = {}

    def add(self, value: float, answer: Answer | None) -> None:
        self.tried += 1
        self.total += value
        self.square += value * value
        if answer is not None:
            answer.times += 1
            answer.total += value

    def answer(self, seat: Seat, move: Move) -> Answer | None:
        """This answer, if it was seen before."""
        return self.answers.get((seat, move))

    def answered(self, seat: Seat, move: Move, before: State) -> Answer:
        """The same, seen for the first time."""
        found = Answer(seat, move, before)
        self.answers[(seat, move)] = found
        return found

    def feared(self) -> Answer | None:
        """The answer that takes most of the mean, by how often it comes and what it leaves."""
        worst: Answer | None = None
        most: float = 0.0
        for one in self.answers.values():
            taken: float = self.mean * float(one.times) - one.total
            if taken > most:
                most = taken
                worst = one
        return worst

    @property
    def mean(self) -> float:
        return self.total / float(self.tried) if self.tried else 0.0

    @property
    def margin(self) -> float:
        return margin(self.tried, self.total, self.square)


def margin(tried: i64, total: float, square: float) -> float:
    """Half the width of a 95 % interval around the mean of so many values, by their sum and that of their squares."""
    if tried < 2:
        return 1.0
    n: float = float(tried)
    spread: float = max(0.0, square / n - (total / n) * (total / n))
    return 1.96 * math.sqrt(spread / n)

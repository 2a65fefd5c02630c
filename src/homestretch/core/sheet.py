# mypyc: compile
"""Numbers written one behind the other into a list of fixed length: how features are filled in."""

from typing import final

from homestretch.core.native import i64


@final
class Sheet:
    """A list of zeros, and the place where the next number is written."""

    def __init__(self, size: int) -> None:
        self.numbers: list[int] = [0] * size
        self.at: i64 = 0

    def put(self, number: int) -> None:
        self.numbers[self.at] = number
        self.at += 1

    def flag(self, yes: bool) -> None:
        if yes:
            self.numbers[self.at] = 1
        self.at += 1

    def skip(self, places: i64) -> None:
        """Leave so many at 0."""
        self.at += places

    def mark(self, k: i64, places: i64) -> None:
        """A 1 in place k of so many; none if k is not one of them."""
        if 0 <= k < places:
            self.numbers[self.at + k] = 1
        self.at += places

    def row(self, given: tuple[int, ...], places: i64) -> None:
        """These numbers, and zeros for the rest of the places."""
        self.numbers[self.at : self.at + len(given)] = given
        self.at += places

    def round(self, given: tuple[int, ...], first: i64, places: i64) -> None:
        """A number of every seat from this one on, clockwise, and zeros for the rest of the places."""
        self.row(given[first:] + given[:first], places)

    def flags(self, given: tuple[bool, ...], first: i64, places: i64) -> None:
        """The same with a 1 for every seat of which it is true."""
        seats: i64 = len(given)
        for k in range(seats):
            if given[(first + k) % seats]:
                self.numbers[self.at + k] = 1
        self.at += places

    def count(self, given: tuple[int, ...], places: i64) -> None:
        """How often each of 0, 1, … occurs."""
        for k in given:
            at: i64 = self.at + k
            self.numbers[at] += 1
        self.at += places

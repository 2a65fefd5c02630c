# mypyc: compile
"""Numbers written one behind the other: how features are filled in, of one position or of thousands."""

from typing import final

from homestretch.core.native import i16, i64, vec


@final
class Sheet:
    """Numbers of 16 bits, all of them 0 at first, and the place where the next one is written."""

    def __init__(self, size: int) -> None:
        self.numbers: vec[i16] = vec[i16]([0] * size)
        self._blank = self.numbers[:]
        self.at: i64 = 0

    def renew(self) -> None:
        """Other numbers, all of them 0, to be written from the first on; those before stay as they are."""
        self.numbers = self._blank[:]
        self.at = 0

    def listed(self) -> list[int]:
        """All of them as plain numbers."""
        return [int(n) for n in self.numbers]

    def put(self, number: i64) -> None:
        numbers = self.numbers
        numbers[self.at] = i16(number)
        self.at += 1

    def set(self, k: i64, number: i64) -> None:
        """Write k places further on, and stay here."""
        numbers = self.numbers
        numbers[self.at + k] = i16(number)

    def get(self, k: i64) -> i64:
        """What stands k places further on."""
        return i64(self.numbers[self.at + k])

    def flag(self, yes: bool) -> None:
        self.put(1 if yes else 0)

    def skip(self, places: i64) -> None:
        """Leave so many as they are."""
        self.at += places

    def mark(self, k: i64, places: i64) -> None:
        """A 1 in place k of so many; none if k is not one of them."""
        if 0 <= k < places:
            self.set(k, 1)
        self.at += places

    def row(self, given: vec[i64], first: i64, places: i64) -> None:
        """So many of these numbers from the first on, as far as there are any."""
        numbers = self.numbers
        at: i64 = self.at
        left: i64 = len(given) - first
        for k in range(min(places, left)):
            numbers[at + k] = i16(given[first + k])
        self.at += places

    def round(self, given: vec[i64], first: i64, places: i64, more: i64 = 0, most: i64 = 32767) -> None:
        """A number of every seat from this one on, clockwise, and zeros for the rest of the places.

        `more` is added to each, and none is written that is larger than `most`.
        """
        numbers = self.numbers
        seats: i64 = len(given)
        for k in range(seats):
            n: i64 = given[(first + k) % seats] + more
            numbers[self.at + k] = i16(min(most, n))
        self.at += places

    def bits(self, given: i64, first: i64, seats: i64, places: i64) -> None:
        """A 1 for every seat whose bit is set, from this one on, clockwise."""
        for k in range(seats):
            if given >> (first + k) % seats & 1:
                self.set(k, 1)
        self.at += places

    def add(self, k: i64) -> None:
        """One more in the place k further on."""
        numbers = self.numbers
        numbers[self.at + k] += 1

    def count(self, given: list[int], places: i64) -> None:
        """How often each of 0, 1, … occurs."""
        for k in given:
            self.add(k)
        self.at += places

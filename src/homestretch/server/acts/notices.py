"""Notices: the tables that each address has put up in the lobby. They are kept here alone: addresses are not stored."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from homestretch.server.errors import Refused

MOST = 20_000  # addresses
COMING = ""  # a table that is about to be put up


class Notices:
    """So many for each address; a new one takes the place of the oldest where nobody waits."""

    def __init__(self, each: int) -> None:
        self._each = each
        self.elsewhere: Callable[[str], int] = lambda address: 0  # how many it has put up at other workers
        self._up: OrderedDict[str, list[str]] = OrderedDict()

    @contextmanager
    def place(self, address: str, is_waited_at: Callable[[str], bool]) -> Iterator["Place"]:
        """A place for one more, kept free until it is taken. Raises Refused while people wait at all the others."""
        up = self._up.setdefault(address, [])
        self._up.move_to_end(address)
        if len(self._up) > MOST:
            self._up.popitem(last=False)
        full = len(up) + self.elsewhere(address) >= self._each
        place = Place(_left(up, is_waited_at) if full else "")
        up.append(COMING)
        try:
            yield place
        finally:
            up.remove(COMING)
            if place.table and place.table not in up:
                up.append(place.table)

    def counts(self) -> list[tuple[str, int]]:
        """How many each address has put up here."""
        return [(address, len(up)) for address, up in self._up.items() if up]


class Place:
    """Where a table is put up, and which one was there."""

    def __init__(self, before: str) -> None:
        self.before, self.table = before, ""


def _left(up: list[str], is_waited_at: Callable[[str], bool]) -> str:
    """The oldest where nobody waits, which is taken from the others."""
    for table in up:
        if table != COMING and not is_waited_at(table):
            up.remove(table)
            return table
    raise Refused(
        429, "people wait at other tables from here; join one, or do not list this one", "web-too-many-listed"
    )

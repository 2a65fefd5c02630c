"""What nobody needs any more goes, as whoever runs the server has said: nothing does unless they have."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from homestretch.server.house import House
from homestretch.server.settings import Keep
from homestretch.store.keeping import Found, hush, remove, talkative, unused
from homestretch.store.rows import Change
from homestretch.store.store import Store

DAY = 24 * 3600.0
Way = tuple[Found, Callable[[str], Change]]


class Swept(NamedTuple):
    """How many tables are gone, at how many nothing that was said is kept, and how many were left to their workers."""

    tables: int
    hushed: int
    busy: int


def _ways(keep: Keep, now: float, me: str) -> Iterator[Way]:
    """What is looked for, and what is done with it."""
    for days, over in ((keep.unfinished, False), (keep.finished, True)):
        if days:
            yield unused(now - days * DAY, over, me), lambda table: remove(table, me)
    if keep.chat:
        yield talkative(now - keep.chat * DAY, me), hush


async def sweep(house: House, now: float) -> None:
    """Sweep some of what is not in memory here or with another worker."""
    for find, change in _ways(house.settings.keep, now, house.store.me):
        for table in await house.ledger.read(find.free):
            if not house.is_open(table):
                await house.writer.write(change(table))


def sweep_all(store: Store, keep: Keep, now: float) -> Swept:
    """All of it at once, where no server has the database for itself."""
    gone = hushed = busy = 0
    for find, change in _ways(keep, now, store.me):
        while found := store.read(find.free):
            done = store.write([change(table) for table in found])
            gone += sum(one is True for one in done)
            hushed += sum(one is None for one in done)
        busy += store.read(find.busy)
    return Swept(gone, hushed, busy)

"""What nobody needs any more goes, as whoever runs the server has said: nothing does unless they have."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from homestretch.server.book import summaries
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.settings import Keep
from homestretch.store.keeping import Found, hush, not_summed_up, remove, talkative, unused
from homestretch.store.owning import Lost, fenced
from homestretch.store.rows import Change, Kept
from homestretch.store.store import Store, sum_up

DAY = 24 * 3600.0
PAUSE = 1.0  # seconds between two portions, while people play
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


def _unknown(keep: Keep, now: float, me: str) -> Iterator[Found]:
    """Tables of which it has to be known first whether they are finished."""
    if days := [days for days in (keep.unfinished, keep.finished) if days]:
        yield not_summed_up(now - min(days) * DAY, me)


def _stands(kept: Kept | None) -> str:
    """How a table stands; nothing where it cannot be read."""
    try:
        return summaries.written(summaries.of(Room.found(kept))) if kept is not None else ""
    except Exception:  # whatever the rules make of what is no game any more
        return ""


async def sweep(house: House, now: float) -> None:
    """Sweep what is not in memory here or with another worker, in portions."""
    keep, me = house.settings.keep, house.store.me
    for find in _unknown(keep, now, me):
        async for table in _found(house, find):
            kept = await house.ledger.look(table)
            if stands := await asyncio.to_thread(_stands, kept):
                await house.ledger.sum_up(table, kept.epoch if kept else 0, stands)
    for find, change in _ways(keep, now, me):
        async for table in _found(house, find):
            await house.writer.write(change(table))


async def _found(house: House, find: Found) -> AsyncIterator[str]:
    """All of them, as long as they are not in memory."""
    last = ""
    while found := await house.ledger.read(find.free(last)):
        for table in found:
            if not house.is_open(table):
                yield table
        last = found[-1]
        await asyncio.sleep(PAUSE)


def sweep_all(store: Store, keep: Keep, now: float) -> Swept:
    """All of it at once, where no server has the database for itself."""
    gone = hushed = busy = 0
    for find in _unknown(keep, now, store.me):
        for table in (table for found in _portions(store, find) for table in found):
            _sum_up(store, table)
        busy += store.read(find.busy)
    for find, change in _ways(keep, now, store.me):
        for found in _portions(store, find):
            done = store.write([change(table) for table in found])
            gone += sum(one is True for one in done)
            hushed += sum(one is None for one in done)
        busy += store.read(find.busy)
    return Swept(gone, hushed, busy)


def _portions(store: Store, find: Found) -> Iterator[list[str]]:
    last = ""
    while found := store.read(find.free(last)):
        yield found
        last = found[-1]


def _sum_up(store: Store, table: str) -> None:
    kept = store.look(table)
    if kept is not None and (stands := _stands(kept)):
        with suppress(Lost):  # somebody has it now
            store.write([fenced(table, kept.epoch, sum_up(table, stands))])

"""Keys end: at once here, and for good in the store. What they held is given up, or handed on to a new one."""

import time
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection

from homestretch.core.types import Wrong
from homestretch.server.acts import presence, seating
from homestretch.server.acts.votes import prune
from homestretch.server.doors import auth
from homestretch.server.doors.door import Guest
from homestretch.server.house import House
from homestretch.server.telling import broadcast
from homestretch.store import ended

SLACK = 300.0  # seconds by which the clocks of servers may differ


async def end(house: House, who: Guest) -> None:
    """This key opens nothing any more, and its seats go on without it."""
    key, at = _asked(house, who), time.time()

    def change(c: Connection) -> None:
        ended.end(c, key, at)
        ended.delist(c, key)

    await house.whole(_end(house, key, at, change))
    house.spawn(clear(house))


async def renew(house: House, who: Guest) -> str:
    """A new key that has all that this one had, which is ended."""
    key, at, new = _asked(house, who), time.time(), auth.new_key()
    known: list[str] = []

    def change(c: Connection) -> None:
        ended.end(c, key, at)
        known.extend(ended.hand_on(c, key, auth.hashed(new)))

    async def work() -> None:
        await _end(house, key, at, change)
        for table in known:
            await _hand_on(house, table, key, auth.hashed(new))

    await house.whole(work())
    return new


def _asked(house: House, who: Guest) -> str:
    house.making.need(who.address)
    return who.required


async def _end(house: House, key: str, at: float, change: Callable[[Connection], None]) -> None:
    await house.ledger.write(change, lambda c: ended.ended_at(c, key) == at)
    _note(house, key)
    if house.many is not None:
        house.spawn(house.many.tell("ended"))


async def _hand_on(house: House, table: str, key: str, new: str) -> None:
    """A room in memory, or that is just being fetched, hears whose it is now."""
    room = await house.open_room(table)
    if room is not None:
        async with room.lock:
            room.hand_on(key, new)
            prune(room)
        presence.expect(house, room)
        broadcast.tell_people(room)


def _note(house: House, key: str) -> bool:
    """The rooms in memory are done with a key that was ended; whether that is news."""
    if not house.ended.note(key):
        return False
    hang_up(house, key)
    for room in house.open_rooms():
        if room.forget(key):
            prune(room)
            broadcast.tell_people(room)
    return True


def hang_up(house: House, key: str) -> None:
    """Every line that was opened with this key is closed."""
    for room in house.open_rooms():
        for line in [line for line in room.lines if line.key == key]:
            line.hang_up()


async def clear(house: House) -> None:
    """Seats that ended keys hold are given up: after an end, and by and by what a crash left undone."""
    for table, key in await house.ledger.read(ended.left_behind):
        with suppress(Wrong):  # a table that cannot be opened has nothing to give up
            await seating.vacate(house, await house.room(table), key)


async def catch_up(house: House, since: float) -> None:
    """What other workers of the same database ended since then, or handed on to another key, is so here."""
    found = await house.ledger.read(lambda c: ended.ended_since(c, since - SLACK))
    fresh = [key for key in found if _note(house, key)]
    for room in house.open_rooms() if fresh else ():
        if room.is_known(fresh):
            await house.read_anew(room)
    if fresh:
        await clear(house)

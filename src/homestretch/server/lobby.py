"""Tables are made and found: those that look for players and one's own."""

import secrets
import time
from collections.abc import Callable

from sqlalchemy import Connection

from homestretch.core.types import Seat, Wrong
from homestretch.server import playing
from homestretch.server.chairs import Chair, Setup, bot, person
from homestretch.server.door import Guest
from homestretch.server.errors import too_much
from homestretch.server.house import House
from homestretch.server.messages.over_http import NewTable
from homestretch.server.room import Room
from homestretch.store.store import held_by, listed

LISTED = 24 * 3600.0  # seconds a table stays in the lobby
NEWEST = 20  # of one's own tables


async def make(house: House, who: Guest, wish: NewTable) -> Room:
    """A table, and on it the one who made it."""
    if not house.making.take(who.address):
        raise too_much()
    setup = Setup(wish.game, 0, wish.seats, wish.spelled, wish.hints, wish.listed).checked()
    chairs: dict[Seat, Chair] = {}
    if wish.name is not None:
        chairs[0] = person(wish.name, house.settings.limits.name)
    keys = dict.fromkeys(chairs, who.required)
    if wish.bots is not None:
        for seat in range(len(chairs), setup.seats):
            chairs[seat] = bot(seat, wish.bots, [chair.name for chair in chairs.values()])
    room = await house.whole(house.make(setup, who.required, secrets.randbits(64), chairs, keys))
    if wish.bots is not None:
        await house.whole(playing.start(house, room))
    return room


async def open_tables(house: House) -> list[Room]:
    """Those that look for players."""
    rooms = await _rooms(house, lambda c: listed(c, time.time() - LISTED))
    return [room for room in rooms if room.open_seats() and room.stage == "waiting"]


async def tables_of(house: House, who: Guest) -> list[Room]:
    """Those this guest made or sits at, newest first."""
    return await _rooms(house, lambda c: held_by(c, who.hash, NEWEST)) if who.hash else []


async def _rooms(house: House, query: Callable[[Connection], list[str]]) -> list[Room]:
    """Those that can still be opened: a table of a game that has changed since cannot."""
    found = []
    for name in await house.ledger.read(query):
        try:
            found.append(await house.room(name))
        except Wrong:
            continue
    return found

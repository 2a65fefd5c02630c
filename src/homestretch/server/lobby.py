"""Tables are made and found: those that look for players, one's own, and the links that give a seat away."""

import asyncio
import secrets
import time
from collections.abc import Callable

from sqlalchemy import Connection

from homestretch.core.types import Seat, Wrong
from homestretch.server import auth, playing, seating
from homestretch.server.chairs import PERSON, Chair, Setup, bot, person
from homestretch.server.door import Guest
from homestretch.server.errors import link_used, no_seat, not_yours, too_much
from homestretch.server.house import House
from homestretch.server.messages.over_http import NewTable
from homestretch.server.room import Room
from homestretch.store.store import add_link, find_link, held_by, listed, use_link

LISTED = 24 * 3600.0  # seconds a table stays in the lobby
LINKED = 24 * 3600.0  # seconds a link can be taken
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
    for name in await asyncio.to_thread(house.store.read, query):
        try:
            found.append(await house.room(name))
        except Wrong:
            continue
    return found


async def new_link(house: House, room: Room, who: Guest, seat: Seat) -> str:
    """A link to a seat of one's own, or as the host to one without a person."""
    if not 0 <= seat < room.setup.seats:
        raise no_seat()
    own, host = room.holds.get(seat) == who.hash, who.hash == room.host
    if not who.hash or not (own or (host and room.chairs[seat].kind != PERSON)):
        raise not_yours()
    if not house.making.take(who.address):
        raise too_much()
    key = auth.new_key()
    await house.whole(house.write(add_link(room.id, seat, auth.hashed(key), room.n, time.time() + LINKED)))
    return key


async def redeem(house: House, who: Guest, link: str, name: str) -> str:
    """Sit down where a link leads, which is then used up; the table."""
    if not auth.KEY.fullmatch(link):
        raise link_used()
    key = auth.hashed(link)
    found = await asyncio.to_thread(house.store.read, lambda c: find_link(c, key))
    if found is None or found[2]:
        raise link_used()
    table, seat, _ = found

    def take(c: Connection) -> None:
        if not use_link(key)(c):
            raise link_used()

    await house.whole(seating.sit(house, await house.room(table), seat, name, who.required, take))
    return table

"""Who is here: people listen on lines or act over HTTP, and are gone once they gave no sign of life for a while."""

import asyncio

from homestretch.core.types import Seat
from homestretch.server.acts.votes import prune
from homestretch.server.events import StoodIn
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.telling import broadcast


def came(house: House, room: Room, key: str) -> None:
    """Somebody is here: has the seats they hold again, and is told once somebody else does not come."""
    if key and room.seats_of(key):
        room.gone.discard(key)
        prune(room)
        if room.stage == "playing":
            house.spawn(_return(house, room, key))
        broadcast.tell_people(room)
    expect(house, room)
    house.wake(room)


def left(house: House, room: Room, key: str) -> None:
    """A line was closed."""
    if not key or not room.seats_of(key):
        return
    if not room.is_listening(key):
        room.acting.pop(key, None)
        _await(house, room, key)
    broadcast.tell_people(room)


def acted(house: House, room: Room, key: str, address: str) -> None:
    """Somebody asked for something over HTTP, and is here without a line."""
    if not key or not room.seats_of(key) or room.is_listening(key):
        return
    fresh = key not in room.acting
    room.acting[key] = address
    _await(house, room, key)
    if fresh:
        came(house, room, key)


def expect(house: House, room: Room) -> None:
    """While a game runs, whoever is not here is waited for, and then counts as gone."""
    for key in set(room.holds.values()) if room.stage == "playing" else ():
        if not room.is_present(key) and key not in room.signs and key not in room.gone:
            _await(house, room, key)


def _await(house: House, room: Room, key: str) -> None:
    """This was a sign of life, or the moment since which one is wanted; one clock runs for each key."""
    loop = asyncio.get_running_loop()
    running = key in room.signs
    room.signs[key] = loop.time()
    if not running:
        loop.call_later(_patience(house, room), _check, house, room, key)


def _patience(house: House, room: Room) -> float:
    """Seconds that somebody is waited for here."""
    return room.setup.patience or house.settings.patience


def _check(house: House, room: Room, key: str) -> None:
    """After a while without a sign the others are told that somebody is gone."""
    loop = asyncio.get_running_loop()
    rest = room.signs[key] + _patience(house, room) - loop.time()
    if rest > 0 and not room.is_listening(key):
        loop.call_later(rest, _check, house, room, key)
        return
    del room.signs[key]
    room.acting.pop(key, None)
    if room.seats_of(key) and not room.is_listening(key):
        room.gone.add(key)
        broadcast.tell_people(room)


async def stand_in(house: House, room: Room, seat: Seat, level: str) -> None:
    """A bot plays for the person of this seat, or with no level no longer does. The room's lock is held."""
    await house.commit(room, StoodIn(seat, level))
    prune(room)


async def _return(house: House, room: Room, key: str) -> None:
    """Whoever is back plays their own seats again."""
    async with room.lock:
        seats = [seat for seat in room.seats_of(key) if room.chairs[seat].thinks and room.is_present(key)]
        for seat in seats:
            await stand_in(house, room, seat, "")
    if seats:
        broadcast.tell_people(room)

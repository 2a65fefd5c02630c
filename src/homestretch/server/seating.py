"""Who sits where: people sit down and stand up, the host arranges, bots are put on seats."""

import asyncio

from homestretch.core.types import Seat
from homestretch.server import broadcast
from homestretch.server.chairs import OPEN, PERSON, Chair, Setup, bot, person
from homestretch.server.errors import no_seat, not_yours, seat_taken
from homestretch.server.events import seated
from homestretch.server.house import House
from homestretch.server.line import Line
from homestretch.server.room import Room
from homestretch.store.store import Change, hold, list_table, release


async def arrange(house: House, room: Room, setup: Setup) -> None:
    """The host changes what will be played."""
    async with room.lock:
        room.still_waiting()
        if any(chair.kind == PERSON for chair in room.chairs[setup.seats :]):
            raise seat_taken()
        await house.commit(room, setup.checked(), list_table(room.id, setup.listed))
    broadcast.tell_people(room)


async def sit(house: House, room: Room, seat: Seat, name: str, key: str, *more: Change) -> None:
    """Somebody takes a seat that is free, or with a link, which is among the changes, one that was kept."""
    async with room.lock:
        if not 0 <= seat < room.setup.seats or (room.chairs[seat].kind != OPEN and not more):
            raise seat_taken()
        if len(room.seats_of(key)) >= room.setup.seats:
            raise not_yours()
        chair = person(name, house.settings.limits.name)
        await house.commit(room, seated(seat, chair), hold(room.id, seat, key), *more)
        room.holds[seat] = key
    for line in (*_seat_lines(room, key), *_stand_up(room)):
        broadcast.greet(room, line)
    broadcast.tell_people(room)
    house.wake(room)


async def place(house: House, room: Room, seat: Seat, level: str) -> None:
    """The host puts a bot on a seat, or with no level takes it away; a person who sat there is asked to stand up."""
    async with room.lock:
        room.still_waiting()
        if not 0 <= seat < room.setup.seats:
            raise no_seat()
        await _release(house, room, seat, bot(seat, level, room.names_beside(seat)) if level else Chair())
    _stand_up(room)
    broadcast.tell_people(room)


async def leave(house: House, room: Room, seat: Seat) -> None:
    """Somebody stands up: before the start the seat is free again, later a bot takes over."""
    async with room.lock:
        await _release(house, room, seat, bot(seat, "normal", room.names_beside(seat)) if room.table else Chair())
    _stand_up(room)
    broadcast.greet_all(room)
    house.wake(room)


async def _release(house: House, room: Room, seat: Seat, chair: Chair) -> None:
    """Nobody holds this seat any more. The room's lock is held."""
    await house.commit(room, seated(seat, chair), release(room.id, seat))
    room.holds.pop(seat, None)


def _seat_lines(room: Room, key: str) -> list[Line]:
    """Lines of somebody who has just got a first seat look from there; those who had one stay where they are."""
    idle = [line for line in room.lines if line.key == key and line.seat is None and not line.watch]
    for line in idle:
        line.seat = room.seats_of(key)[0]
    return idle


def _stand_up(room: Room) -> list[Line]:
    """Lines that look from a seat they no longer hold look on from another of theirs, or from outside."""
    moved = [line for line in room.lines if line.seat is not None and line.key != room.holds.get(line.seat)]
    for line in moved:
        line.seat = next(iter(room.seats_of(line.key)), None)
    return moved


async def stand_in(house: House, room: Room, seat: Seat, level: str) -> None:
    """A bot plays for the person of this seat, or with no level no longer does. The room's lock is held."""
    chair = room.chairs[seat]
    await house.commit(room, seated(seat, Chair(chair.kind, chair.name, level)))
    room.votes.pop(f"bot{seat}", None)


async def returned(house: House, room: Room, seat: Seat) -> None:
    """Somebody is back, and has the seat again."""
    async with room.lock:
        if room.chairs[seat].kind == PERSON and room.chairs[seat].thinks:
            await stand_in(house, room, seat, "")
    broadcast.tell_people(room)


async def miss(house: House, room: Room, seat: Seat) -> None:
    """After a while the others are told that somebody is gone."""
    await asyncio.sleep(house.settings.patience)
    if not room.is_here(seat) and room.holds.get(seat):
        room.away.add(seat)
        broadcast.tell_people(room)

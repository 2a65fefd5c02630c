"""Who sits where: people sit down and stand up, the host arranges, bots are put on seats."""

from dataclasses import replace

from sqlalchemy import Connection

from homestretch.core.types import Seat
from homestretch.server.acts import presence
from homestretch.server.acts.votes import prune
from homestretch.server.chairs import OPEN, PERSON, Chair, Setup, bot, person
from homestretch.server.doors.line import Line
from homestretch.server.errors import Refused, link_void, no_seat, seat_taken
from homestretch.server.events import seated
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.telling import broadcast
from homestretch.store.rows import Change, Link
from homestretch.store.store import call_back, hold, is_linked, list_table, note_seen, release, use_link


async def arrange(house: House, room: Room, setup: Setup) -> None:
    """The host changes what will be played."""
    async with room.lock:
        room.still_waiting()
        if any(chair.kind == PERSON for chair in room.chairs[setup.seats :]):
            raise seat_taken()
        await house.commit(room, setup.checked(), list_table(room.id, setup.listed))
    broadcast.tell_people(room)


async def take_down(house: House, room: Room) -> None:
    """The table no longer looks for players; what else the host chose, be it just now, stays."""
    async with room.lock:
        room.still_waiting()
        await house.commit(room, replace(room.setup, listed=False), list_table(room.id, False))
    broadcast.tell_people(room)


async def sit(house: House, room: Room, seat: Seat, name: str, key: str) -> None:
    """Somebody takes a seat that is free."""
    async with room.lock:
        if not 0 <= seat < room.setup.seats or room.chairs[seat].kind != OPEN:
            raise seat_taken()
        await _settle(house, room, seat, name, key)
    show_seats(house, room, key)
    house.wake(room)


async def follow(house: House, room: Room, link: Link, name: str, key: str) -> None:
    """Somebody sits down where a link leads, which is used up with it. The room's lock is held."""
    if not room.may_take(link.seat, key):
        raise Refused(403, "you have seen another hand of this game", "web-has-seen")

    def use(c: Connection) -> None:
        if not use_link(link.hash, house.clock())(c):
            raise link_void()

    await _settle(house, room, link.seat, name, key, use)


async def _settle(house: House, room: Room, seat: Seat, name: str, key: str, *more: Change) -> None:
    """From now on this key holds the seat, and while the game runs sees its hand. The room's lock is held."""
    changes = [hold(room.id, seat, key), *more]
    if room.stage == "playing":
        changes.append(note_seen(room.id, seat, key))
    chair = person(name, house.settings.limits.name, room.names_beside(seat))
    await house.commit(room, seated(seat, chair), *changes)
    room.holds[seat] = key
    if room.stage == "playing":
        room.hands.add((seat, key))
    prune(room)


async def unlink(house: House, room: Room, seat: Seat) -> None:
    """No link that was made opens this seat any more. The room's lock is held."""
    await house.change(room, call_back(room.id, seat), lambda c: not is_linked(c, room.id, seat))
    room.links.pop(seat, None)


async def place(house: House, room: Room, seat: Seat, level: str) -> None:
    """The host puts a bot on a seat, or with no level takes it away; a person who sat there is asked to stand up."""
    async with room.lock:
        room.still_waiting()
        if not 0 <= seat < room.setup.seats:
            raise no_seat()
        await _release(house, room, seat, bot(seat, level, room.names_beside(seat)) if level else Chair())
    _stand_up(room)
    broadcast.tell_people(room)


async def leave(house: House, room: Room, seat: Seat, key: str) -> None:
    """Somebody stands up: before the start the seat is free again, later a bot takes over."""
    async with room.lock:
        room.owned(seat, key)
        await _leave(house, room, seat)
    _stand_up(room)
    broadcast.greet_all(room)
    house.wake(room)


async def vacate(house: House, room: Room, key: str) -> None:
    """A key that was ended holds nothing: its seats go on as if it had left them."""
    async with room.lock:
        for seat in room.seats_of(key):
            await _leave(house, room, seat)
    _stand_up(room)
    broadcast.greet_all(room)
    house.wake(room)


async def _leave(house: House, room: Room, seat: Seat) -> None:
    """The room's lock is held."""
    await _release(house, room, seat, bot(seat, "normal", room.names_beside(seat)) if room.table else Chair())


async def _release(house: House, room: Room, seat: Seat, chair: Chair) -> None:
    """Nobody holds this seat any more. The room's lock is held."""
    await house.commit(room, seated(seat, chair), release(room.id, seat))
    room.holds.pop(seat, None)
    prune(room)


def show_seats(house: House, room: Room, key: str) -> None:
    """Somebody sat down: lines look from where they may, and everybody is told."""
    presence.expect(house, room)
    for line in (*_seat_lines(room, key), *_stand_up(room)):
        broadcast.greet(room, line)
    broadcast.tell_people(room)


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

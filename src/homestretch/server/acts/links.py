"""Links that give a seat away: made, called back, opened once, and void as soon as the chair changes."""

from homestretch.core.types import Seat
from homestretch.server.acts import consent, seating
from homestretch.server.acts.votes import prune
from homestretch.server.chairs import person
from homestretch.server.doors import auth
from homestretch.server.doors.door import Guest
from homestretch.server.errors import Refused, link_void, no_seat, not_yours
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.telling import broadcast
from homestretch.store.rows import Link
from homestretch.store.store import add_link, find_link, has_link


async def make(house: House, room: Room, who: Guest, seat: Seat) -> str:
    """The link to a seat of one's own, or as the host to one without a person; one made before opens nothing more."""
    house.making.need(who.address)
    return await house.whole(_make(house, room, who.required, seat))


async def _make(house: House, room: Room, key: str, seat: Seat) -> str:
    async with room.lock:
        _disposes(room, key, seat)
        word = auth.new_key()
        await _add(house, room, key, seat, word)
    broadcast.tell_people(room)
    return word


async def _add(house: House, room: Room, key: str, seat: Seat, word: str) -> Link:
    """From now on this link opens the seat, and none that was made before. The room's lock is held."""
    until = house.clock() + house.settings.linked
    link = Link(auth.hashed(word), seat, room.story.sittings[seat], until, key)
    await house.change(room, add_link(room.id, link), lambda c: has_link(c, link.hash))
    room.links[seat] = link
    prune(room)
    return link


async def cancel(house: House, room: Room, key: str, seat: Seat) -> None:
    """Whoever may make a link to this seat calls back the one that is out."""
    async with room.lock:
        _disposes(room, key, seat)
        await seating.unlink(house, room, seat)
        prune(room)
    broadcast.tell_people(room)


def _disposes(room: Room, key: str, seat: Seat) -> None:
    """Raises Refused unless this key holds the seat, or is the host's and nobody does."""
    if not 0 <= seat < room.setup.seats:
        raise no_seat()
    if not key or key != room.holds.get(seat, room.host):
        raise not_yours()


async def find(house: House, word: str) -> tuple[Room, str]:
    """The table this link leads to, and its hash; raises Refused once it opens nothing."""
    key = auth.hashed(word)
    table = await house.ledger.read(lambda c: find_link(c, key)) if auth.KEY.fullmatch(word) else None
    if table is None:
        raise link_void()
    room = await house.room(table)
    _opens(house, room, key)
    return room, key


def _opens(house: House, room: Room, key: str) -> Link:
    """The link of this hash, while it opens its seat."""
    link = next((link for link in room.links.values() if link.hash == key), None)
    if link is None or link.until <= house.clock() or not room.is_unchanged(link):
        raise link_void()
    return link


async def take(house: House, who: Guest, word: str, name: str) -> tuple[str, bool]:
    """Sit down where a link leads, which is then used up, or ask the others; the table, and whether one sits there."""
    room, key = await find(house, word)
    return room.id, await house.whole(_take(house, room, key, name, who.required))


async def come_back(house: House, room: Room, who: Guest, seat: Seat, name: str) -> bool:
    """Whoever left a seat asks to have it back from the bot, as if by a link to it; whether one sits there."""
    house.making.need(who.address)
    return await house.whole(_come_back(house, room, who.required, seat, name))


async def _come_back(house: House, room: Room, key: str, seat: Seat, name: str) -> bool:
    async with room.lock:
        if seat not in room.left_by(key):
            raise not_yours()
        if any(vote.key == key for vote in room.votes.values()):
            return False
        if room.refused.get(key) == room.begun.ply:
            raise Refused(409, "the others said no; ask again after the next move", "web-said-no")
        if seat in room.links and room.links[seat].maker != key and room.is_unchanged(room.links[seat]):
            raise Refused(409, "somebody else is invited to this seat", "web-seat-asked")
        link = await _add(house, room, key, seat, auth.new_key())
    return await _take(house, room, link.hash, name, key)


async def _take(house: House, room: Room, key: str, name: str, taker: str) -> bool:
    async with room.lock:
        link = _opens(house, room, key)
        called = person(name, house.settings.limits.name, room.names_beside(link.seat)).name
        vote = consent.ask_for(room, link, called, taker)
        if vote is None:
            await seating.follow(house, room, link, called, taker)
    if vote is None:
        seating.show_seats(house, room, taker)
    else:
        broadcast.tell_people(room)
    house.wake(room)
    return vote is None

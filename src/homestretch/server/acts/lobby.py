"""Tables are made and found: those that look for players and one's own."""

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy import Connection

from homestretch.core.options import changed
from homestretch.core.registry import game as find
from homestretch.core.types import Seat, Wrong
from homestretch.play.lesson import needed
from homestretch.server.acts import playing, seating
from homestretch.server.book import summaries
from homestretch.server.book.summaries import Summary
from homestretch.server.chairs import Chair, Setup, bot, person
from homestretch.server.doors.door import Guest
from homestretch.server.errors import Elsewhere
from homestretch.server.house import House
from homestretch.server.messages.over_http import NewTable
from homestretch.server.room import Room
from homestretch.store.rows import Listed
from homestretch.store.store import held_by, is_listed, list_table, listed

LISTED = 24 * 3600.0  # seconds a table stays in the lobby
NEWEST = 50  # of one's own tables


async def make(house: House, who: Guest, wish: NewTable) -> Room:
    """A table, and on it the one who made it."""
    house.making.need(who.address)
    house.made.need(who.address)
    setup = wish.setup(wish.game).checked()
    chairs: dict[Seat, Chair] = {}
    if wish.name is not None:
        chairs[0] = person(wish.name, house.settings.limits.name)
    keys = dict.fromkeys(chairs, who.required)
    if wish.bots is not None:
        fill(chairs, setup.seats, wish.bots)

    async def made() -> Room:
        return await house.make(setup, who.required, secrets.randbits(64), chairs, keys)

    looks_for_players = setup.listed and wish.bots is None
    room = await house.whole(_put_up(house, who.address, made) if looks_for_players else made())
    if wish.bots is not None:
        await house.whole(playing.start(house, room))
    return room


def fill(chairs: dict[Seat, Chair], seats: int, level: str) -> None:
    """Bots sit down where nobody does."""
    for seat in range(seats):
        if seat not in chairs:
            chairs[seat] = bot(seat, level, [chair.name for chair in chairs.values()])


async def learn(house: House, who: Guest, game: str, name: str) -> Room:
    """A table for a first game with a coach, and at it the one who learns."""
    house.making.need(who.address)
    house.made.need(who.address)
    lesson = needed(game)
    setup = Setup(game, 0, lesson.seats, changed(lesson.options), lesson=True).checked()
    chairs = {lesson.seat: person(name, house.settings.limits.name)}
    fill(chairs, setup.seats, "normal")
    made = house.make(setup, who.required, secrets.randbits(64), chairs, {lesson.seat: who.required})
    room = await house.whole(made)
    await house.whole(playing.start(house, room))
    return room


async def arrange(house: House, room: Room, who: Guest, setup: Setup) -> None:
    """The host changes what will be played, and whether the table is in the lobby."""

    async def arranged() -> Room:
        await seating.arrange(house, room, setup)
        return room

    is_new = setup.listed and not room.setup.listed
    await house.whole(_put_up(house, who.address, arranged) if is_new else arranged())


async def _put_up(house: House, address: str, done: Callable[[], Awaitable[Room]]) -> Room:
    """Do what puts a table up in the lobby, if there is a place; another from the same address may have to go."""

    def is_waited_at(table: str) -> bool:
        room = house.rooms.get(table)
        return room is not None and bool(room.lines) and room.setup.listed and room.stage == "waiting"

    with house.notices.place(address, is_waited_at) as place:
        room = await done()
        place.table = room.id
    if place.before:
        house.spawn(_take_down(house, place.before))
    return room


async def _take_down(house: House, table: str) -> None:
    """A table nobody waits at is no longer in the lobby; whoever knows it still finds it."""
    try:
        await seating.take_down(house, await house.room(table))
    except Elsewhere:
        await house.ledger.write(list_table(table, False), lambda c: not is_listed(c, table))


class Entry(NamedTuple):
    """A table in a list, and which seats of it are the reader's."""

    id: str
    made: float
    stands: Summary
    mine: tuple[Seat, ...]


async def open_tables(house: House) -> list[Entry]:
    """Those that look for players."""
    found = await _entries(house, lambda c: listed(c, time.time() - LISTED))
    return [one for one in found if one.stands.open_seats and one.stands.stage == "waiting"]


async def tables_of(house: House, who: Guest, most: int = NEWEST) -> list[Entry]:
    """Those this guest made or sits at, newest first."""
    return await _entries(house, lambda c: held_by(c, who.hash, most)) if who.hash else []


async def _entries(house: House, query: Callable[[Connection], list[Listed]]) -> list[Entry]:
    """Those that can still be opened: a table of a game that has changed since cannot."""
    rows = [row for row in await house.ledger.read(query) if not house.is_broken(row.id)]
    found = [(row, summaries.read(row.summary) or await _summed_up(house, row.id)) for row in rows]
    return [Entry(row.id, row.made, stands, row.mine) for row, stands in found if stands and _is_known(stands)]


async def _summed_up(house: House, table: str) -> Summary | None:
    """How a table stands that was written before there were lists of this kind: it is fetched for that, once, unless
    another worker has it, which does the same."""
    try:
        return summaries.of(await house.room(table))
    except Wrong:
        return None


def _is_known(stands: Summary) -> bool:
    """Whether the game is here, in the version that is played there."""
    try:
        return find(stands.game).version == stands.version
    except Wrong:
        return False

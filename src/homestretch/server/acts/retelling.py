"""Games that were played already: a record is opened, and one that is over is played on from any of its moves."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace

from homestretch.core.options import changed
from homestretch.core.record import Record
from homestretch.core.types import Seat
from homestretch.play.table import Table
from homestretch.server.acts.lobby import fill
from homestretch.server.chairs import Chair, Setup, one_line, person
from homestretch.server.doors.door import Guest
from homestretch.server.errors import Refused, malformed, no_seat
from homestretch.server.events import Began
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.telling.past import EVERY, Past
from homestretch.server.telling.sentences import sentences
from homestretch.store.store import note_all_seen

AT_ONCE = 4  # moves of a record that are tried before others are heard
LONGEST = 10_000  # moves of a record


async def open_record(house: House, who: Guest, text: str, name: str) -> Room:
    """A table that shows a record again; one that is not over yet goes on there, against bots."""
    _slowly(house, who)
    record = Record.read(text)
    if len(record.moves) > LONGEST:
        raise Refused(413, "this record is too long", "web-record-long")
    known = await _tried(record)
    options = changed(record.setup()[1])
    setup = Setup(record.game, record.version, record.seats, options, hints=True, source="file").checked()
    if record.scores is None:
        return await _go_on(house, who, setup, record, known, None, name)
    chairs: dict[Seat, Chair] = {}
    for seat in range(record.seats):
        called = one_line("".join(record.players[seat : seat + 1]), house.settings.limits.name)
        taken = [chair.name for chair in chairs.values()]
        chairs[seat] = person(called or sentences(who.lang).name(seat), house.settings.limits.name, taken)
    room = await house.whole(house.make(setup, who.required, secrets.randbits(64), chairs, {}))
    await house.whole(_take_up(house, room, record, known))
    return room


async def play_on(house: House, who: Guest, room: Room, ply: int, seat: Seat, name: str) -> Room:
    """A table of one's own that goes on from this ply of a game that is over, against bots and with new luck."""
    if room.stage != "over":
        raise Refused(403, "this can be done when the game is over", "web-not-over")
    _slowly(house, who)
    table = room.begun
    if not 0 <= ply < table.ply:
        raise malformed("there is no such ply")
    if seat not in range(table.seats):
        raise no_seat()
    record = table.record
    record.moves, record.scores = record.moves[:ply], None
    known = await _known(room, ply)
    setup = replace(room.setup, hints=True, listed=False, lesson=False, source="table").checked()
    return await _go_on(house, who, setup, record, known, seat, name)


def _slowly(house: House, who: Guest) -> None:
    address = who.address
    for rate in (house.making, house.made, house.retelling):
        rate.need(address)


async def _tried(record: Record) -> dict[int, str]:
    """Positions of a record by ply, once every move was tried by the rules, a few at a time; raises Wrong."""
    game, _ = record.setup()
    known = {}
    for ply, state in enumerate(record.states()):
        if ply and ply % EVERY == 0:
            known[ply] = game.show(state)
        if ply % AT_ONCE == 0:
            await asyncio.sleep(0)
    return known


async def _known(room: Room, ply: int) -> dict[int, str]:
    """The same of a table up to a ply."""
    assert room.past is not None
    for k in range(EVERY, ply + 1, EVERY):
        if k not in room.past.known:
            room.past.at(room.begun, k)
            await asyncio.sleep(0)
    return {k: text for k, text in room.past.known.items() if k <= ply}


async def _go_on(
    house: House,
    who: Guest,
    setup: Setup,
    record: Record,
    known: Mapping[int, str],
    seat: Seat | None,
    name: str,
) -> Room:
    """A new table with bots and whoever asks, on this seat or on one that is asked first."""
    if seat is None:
        stands = Table.resume(record, secrets.token_bytes(32), known)
        seat = next(iter(stands.awaits), 0)
    chairs = {seat: person(name or sentences(who.lang).name(seat), house.settings.limits.name)}
    fill(chairs, setup.seats, "normal")
    made = house.make(setup, who.required, secrets.randbits(64), chairs, {seat: who.required})
    room = await house.whole(made)
    await house.whole(_take_up(house, room, record, known))
    return room


async def _take_up(house: House, room: Room, record: Record, known: Mapping[int, str]) -> None:
    """The game stands where the record ends, and goes on from there with the luck of this table."""
    record.players = room.names
    async with room.lock:
        room.still_waiting()
        table = Table.resume(record, bytes.fromhex(room.luck), known)
        luck = tuple(table.game.say(move) for _, move in table.log[len(record.moves) :])
        began = Began(luck, tuple(record.moves), table.scores)
        await house.commit(room, began, note_all_seen(room.id), table=table)
        room.hands = set(room.holds.items())
        room.past = Past(table, known)
        room.seat_at(table)
    house.write_down(room)
    house.wake(room)

"""Bots at a table: who is asked thinks and moves; and what a good one would advise."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from homestretch.core.bot import Opinion, thought
from homestretch.core.types import Move, Seat
from homestretch.play.table import Table
from homestretch.server.acts.playing import play
from homestretch.server.bots.thoughts import Dropped, Whose
from homestretch.server.errors import Refused, too_much
from homestretch.server.house import House
from homestretch.server.room import Room


def wake(house: House, room: Room) -> None:
    """Let those bots think that are asked, while anybody is here to see it."""
    table = room.table
    if table is None or not room.is_attended:
        return
    for seat, question in room.asked.items():
        if room.chairs[seat].thinks and room.thinking.get(seat) != question and _is_next(room, seat):
            room.thinking[seat] = question
            house.spawn(_think(house, room, seat, table))


def _is_next(room: Room, seat: Seat) -> bool:
    """Where a lesson is played, everybody waits for their turn in it."""
    follows = room.follows()
    return follows is None or follows[0] == seat


async def _think(house: House, room: Room, seat: Seat, table: Table) -> None:
    """One thought and its move; if the position changed meanwhile, whoever changed it woke the bots."""
    question, began = room.thinking[seat], time.monotonic()

    def stands() -> bool:
        return room.chairs[seat].thinks and room.asked.get(seat) == question

    try:
        follows = room.follows()
        move = follows[1] if follows else await _thought(house, room, seat, table, stands)
        await asyncio.sleep(max(0.0, house.settings.pace - (time.monotonic() - began)))
        if stands():
            await play(house, room, seat, "", move, table.ply, None, "")
    except Dropped:
        pass
    finally:
        if room.thinking.get(seat) == question:
            del room.thinking[seat]
    wake(house, room)  # somebody may be back for whom it is needed again


async def _thought(house: House, room: Room, seat: Seat, table: Table, stands: Callable[[], bool]) -> Move:
    bot, seed = room.chairs[seat].bot, thought(room.seed, table.ply, seat)
    whose = Whose(charged(room), room.id, seat)
    with house.meters.step("thought"):
        return await house.minds.move(bot, table.view(seat), seed, whose, lambda: stands() and room.is_attended)


def charged(room: Room) -> str:
    """The address that the bots of a table count to: of its host, or of who sits there, or else of who looks on."""
    lines = [(line.key != room.host, line.seat is None, line.address) for line in room.lines]
    acting = [(key != room.host, False, address) for key, address in room.acting.items()]
    return min(lines + acting, default=(True, True, ""))[2]


async def advise(house: House, room: Room, seat: Seat) -> tuple[Table, list[Opinion]]:
    """What a good bot would do that knows what this seat knows, the best first, and the table it would do it at."""
    table, key = room.playing, room.holds[seat]
    if not room.setup.hints:
        raise Refused(403, "this table plays without hints", "web-no-hints")
    if seat not in table.awaits:
        raise room.begun.unasked(seat)
    if (follows := room.follows()) is not None and follows[0] == seat:
        return table, [Opinion(follows[1])]
    if key in house.minds.advised:
        raise too_much()
    question = room.asked[seat]

    def stands() -> bool:
        return room.asked.get(seat) == question and room.holds.get(seat) == key

    whose = Whose(next((line.address for line in room.lines if line.key == key), ""), key, seat)
    with suppress(Dropped):
        found = await house.minds.hint(table.view(seat), table.ply, whose, stands)
        if stands():
            return table, found
    raise room.begun.stale(table.ply)

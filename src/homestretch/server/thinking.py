"""Bots at a table: who is asked thinks and moves; and what a good one would advise."""

import asyncio
import time

from homestretch.core.bot import thought
from homestretch.core.types import Illegal, Move, Msg, Seat, Who
from homestretch.play.table import Table
from homestretch.server.errors import Refused
from homestretch.server.house import House
from homestretch.server.playing import play
from homestretch.server.room import Room


def wake(house: House, room: Room) -> None:
    """Let those bots think that are asked, while anybody is here to see it."""
    table = room.table
    if table is None or not room.lines:
        return
    for seat, question in room.asked.items():
        if room.chairs[seat].thinks and room.thinking.get(seat) != question:
            room.thinking[seat] = question
            house.spawn(_think(house, room, seat, table))


async def _think(house: House, room: Room, seat: Seat, table: Table) -> None:
    """One thought and its move; if the position changed meanwhile, whoever changed it woke the bots."""
    question, began = room.thinking[seat], time.monotonic()
    try:
        bot, seed = room.chairs[seat].bot, thought(room.seed, table.ply, seat)
        move = await house.minds.move(bot, table.view(seat), seed)
        await asyncio.sleep(max(0.0, house.settings.pace - (time.monotonic() - began)))
        if room.chairs[seat].thinks and room.asked.get(seat) == question:
            await play(house, room, seat, "", move, table.ply, None, "")
    finally:
        if room.thinking.get(seat) == question:
            del room.thinking[seat]


async def advise(house: House, room: Room, seat: Seat) -> tuple[Table, Move]:
    """What a good bot would do that knows what this seat knows, and the table it would do it at."""
    table = room.playing
    if not room.setup.hints:
        raise Refused(403, "this table plays without hints", "web-no-hints")
    if seat not in table.awaits:
        raise Illegal(f"seat {seat} is not asked now", Msg("wrong-seat", {"who": Who(seat)}))
    return table, await house.minds.move("hard", table.view(seat), table.ply)

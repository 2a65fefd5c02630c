"""How a game went, told once it is over: looked through once for all who ask, a few moves at a time."""

import asyncio

from homestretch.core.outcome import Outcome
from homestretch.play.course import Course, Story
from homestretch.play.table import Table
from homestretch.server.errors import Refused
from homestretch.server.house import House
from homestretch.server.messages import answers
from homestretch.server.room import Room
from homestretch.server.telling.sentences import Listener

AT_ONCE = 8  # moves that are looked at before others are heard


async def course(house: House, room: Room) -> Story:
    """The course of a game that is over; whoever asks first pays for it, and the others wait for the same."""
    if room.stage != "over":
        raise Refused(403, "this is told when the game is over", "web-not-over")
    outcome = room.begun.outcome
    assert outcome is not None
    if room.course is None or (room.course.done() and not _is_good(room.course)):
        room.course = house.begin(_look(room.begun, outcome))
    return await asyncio.shield(room.course)


def _is_good(task: "asyncio.Task[Story]") -> bool:
    return not task.cancelled() and task.exception() is None


async def _look(table: Table, outcome: Outcome) -> Story:
    found = Course(table.game, table.seats, table.options)
    for n, _ in enumerate(found.follow(table.log), 1):
        if n % AT_ONCE == 0:
            await asyncio.sleep(0)
    return found.story(outcome)


def worded(found: Story, listener: Listener, rid: int | None) -> answers.Course:
    """The same as somebody hears it."""
    return answers.Course(
        rid=rid,
        title=listener.hears(found.title) if found.title else "",
        plies=found.plies,
        lines=found.lines,
        moments=tuple(answers.Moment(listener.hears(one.msg), one.ply) for one in found.moments),
    )

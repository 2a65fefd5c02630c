"""What a good player saw, in the words of whoever asked."""

from homestretch.core.bot import Opinion
from homestretch.play.advice import feared, percent, points
from homestretch.play.table import Table
from homestretch.server.doors.line import Line
from homestretch.server.messages.answers import Weighed
from homestretch.server.room import Room
from homestretch.server.telling import broadcast


def weighed(room: Room, line: Line, table: Table, one: Opinion) -> Weighed:
    """A move with the chance to win, and what is to be feared after it."""
    chance = None if one.chance is None else percent(one.chance)
    fear = feared(one.fear, broadcast.listener(room, line).hears)
    margin = None if one.margin is None else points(one.margin)
    return Weighed(broadcast.said(room, line, table, one.move), chance, margin, fear)

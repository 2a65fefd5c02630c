"""What a good player saw, in the words of whoever asked."""

from math import ceil

from homestretch.core.bot import Fear, Opinion
from homestretch.core.types import Arg, Msg
from homestretch.play.table import Table
from homestretch.server.doors.line import Line
from homestretch.server.messages.to_client import Weighed
from homestretch.server.room import Room
from homestretch.server.telling import broadcast

LEAST = 0.05  # an answer that is less likely is not worth a sentence


def weighed(room: Room, line: Line, table: Table, one: Opinion) -> Weighed:
    """A move with the chance to win, and what is to be feared after it."""
    chance = None if one.chance is None else round(100 * one.chance)
    fear = _fear(room, line, one.fear) if one.fear and one.fear.odds >= LEAST else ""
    return Weighed(broadcast.said(room, line, table, one.move), chance, ceil(100 * one.margin), fear)


def _fear(room: Room, line: Line, fear: Fear) -> str:
    hears = broadcast.listener(room, line).hears
    told = " ".join(hears(one.msg) for one in fear.told)
    shown: dict[str, Arg] = {"told": told, "odds": round(100 * fear.odds), "chance": round(100 * fear.chance)}
    return hears(Msg("web-fear", shown)) if told else ""

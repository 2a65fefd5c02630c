"""Looking back together: one of those who sat there leads through a game that is over, and who likes follows."""

from homestretch.core.types import Msg
from homestretch.server.doors.line import Line
from homestretch.server.errors import Refused, malformed, not_yours
from homestretch.server.room import Leader, Room
from homestretch.server.telling import broadcast
from homestretch.server.telling.sentences import sentences


def lead(room: Room, line: Line, ply: int) -> None:
    """This line leads, in the place of whoever did, and is at this ply; at -1 it leads no more."""
    if room.stage != "over":
        raise Refused(403, "this can be done when the game is over", "web-not-over")
    if ply > room.begun.ply:
        raise malformed("there is no such ply")
    if ply < 0:
        leave(room, line)
        return
    room.leader = Leader(line, _name(room, line), ply)
    broadcast.tell_lead(room)


def leave(room: Room, line: Line) -> None:
    """This line leads nobody any more."""
    if room.leader is not None and room.leader.line is line:
        room.leader = None
        broadcast.tell_lead(room)


def _name(room: Room, line: Line) -> str:
    """By which name others follow: strangers who only know the table lead nobody."""
    seats = room.seats_of(line.key) if line.key else []
    if not seats and not (line.key and line.key == room.host):
        raise not_yours()
    return room.names[seats[0]] if seats else sentences(line.lang).say(Msg("web-guest"))

"""Rooms without a server, and moves in them that are told."""

from homestretch.core.rng import Rng
from homestretch.core.types import Seat
from homestretch.play.table import Table
from homestretch.server.chairs import Setup
from homestretch.server.doors.line import Line, Owed
from homestretch.server.events import Began, Played, Seated
from homestretch.server.room import Room
from homestretch.server.telling import broadcast

NAMES = ("Ada", "Bo", "Cy", "Di")


def begun(game: str, seats: int) -> Room:
    """A room where a game has just begun."""
    room = Room("t", "key0", 1, "00" * 32, 0.0)
    room.take(1, Setup(game, 1, seats))
    for seat in range(seats):
        room.take(seat + 2, Seated(seat, "person", NAMES[seat], ""))
    table = Table(game, seats, seed=5, players=NAMES[:seats])
    room.take(seats + 2, Began(tuple(table.game.say(move) for _, move in table.log)))
    room.seat_at(table)
    return room


def play(room: Room, move: str | Rng) -> None:
    """This move or any of whoever is asked first, told to everybody."""
    after, since = room.playing.copy(), room.begun.ply
    seat = after.awaits[0]
    after.play(seat, move if isinstance(move, str) else after.game.any_move(after.state, seat, move))
    words, *luck = (after.game.say(move) for _, move in after.log[since:])
    room.take(room.n + 1, Played(seat, words, "", tuple(luck), after.scores))
    room.seat_at(after, seat)
    broadcast.tell_moves(room)
    for line in room.lines:
        hear(room, line)


def listening(room: Room, *lines: tuple[Seat | None, str]) -> None:
    room.lines = {Line("", seat, lang, "scene") for seat, lang in lines}
    for line in room.lines:
        broadcast.greet(room, line)
        hear(room, line)


def hear(room: Room, line: Line) -> list[str]:
    """Everything that waits for a line, as it is sent to it."""
    texts: list[str] = []
    while (item := line.take()) is not None:
        if isinstance(item, Owed):
            texts += broadcast.made(room, line, item)
        else:
            texts += [item] if isinstance(item, str) else line.unknown(item)
    return texts

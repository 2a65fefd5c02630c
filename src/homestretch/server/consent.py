"""What needs the word of the others: a move taken back once something was revealed, a bot for somebody who is gone."""

from homestretch.core.types import Seat, Who
from homestretch.server import broadcast
from homestretch.server.errors import Refused, no_seat
from homestretch.server.events import TakenBack
from homestretch.server.house import House
from homestretch.server.room import Room, Vote
from homestretch.server.seating import stand_in


async def take_back(house: House, room: Room, seat: Seat) -> None:
    """Take back one's last move: at once where nothing was revealed and nobody moved, else if all others here agree."""
    async with room.lock:
        ply = room.begun.last_ply(seat)
        vote = Vote("undo", seat, ply, set() if room.begun.can_undo(seat) else room.others(seat))
        if room.has_asked("undo", vote):
            return
        if vote.carried:
            await _take_back(house, room, vote)
        else:
            room.votes["undo"] = vote
    _tell(house, room, vote)


async def replace_gone(house: House, room: Room, by: Seat, seat: Seat) -> None:
    """Ask the others to let a bot play for somebody who is gone."""
    async with room.lock:
        _ = room.playing
        if seat not in range(room.setup.seats):
            raise no_seat()
        if seat not in room.away or room.chairs[seat].thinks:
            raise Refused(409, "this player is here", "web-is-here", who=Who(seat))
        vote = Vote("bot", by, seat, set(room.people()) - {by})
        if room.has_asked(f"bot{seat}", vote):
            return
        if vote.carried:
            await stand_in(house, room, seat, "normal")
        else:
            room.votes[f"bot{seat}"] = vote
    _tell(house, room, vote)


async def agree(house: House, room: Room, seat: Seat, name: str, yes: bool) -> None:
    """Somebody who is asked says yes or no; one no is enough, and the last yes does it."""
    async with room.lock:
        vote = room.votes.get(name)
        if vote is None or seat not in vote.need:
            raise Refused(409, "nobody asks you that now", "web-no-vote")
        if yes and seat in vote.yes:
            return
        if not yes:
            del room.votes[name]
        else:
            vote.yes.add(seat)
            await _carry(house, room, vote)
    _tell(house, room, vote)


async def _carry(house: House, room: Room, vote: Vote) -> None:
    """Do what was asked for, if all have agreed. The room's lock is held."""
    if vote.carried and vote.kind == "undo":
        await _take_back(house, room, vote)
    elif vote.carried:
        await stand_in(house, room, vote.about, "normal")


async def _take_back(house: House, room: Room, vote: Vote) -> None:
    """The table stands again where it stood. The room's lock is held."""
    table = room.begun.back(vote.about)
    await house.commit(room, TakenBack(vote.by, vote.about))
    room.seat_at(table)
    room.votes.pop("undo", None)


def _tell(house: House, room: Room, vote: Vote) -> None:
    if vote.kind == "undo" and vote.carried:
        broadcast.greet_all(room)
    else:
        broadcast.tell_people(room)
    house.wake(room)

"""What needs the word of the others: a move taken back, a bot for somebody who is gone, somebody new for a bot."""

from homestretch.core.types import CHANCE, Seat, Who
from homestretch.server.acts import presence, seating
from homestretch.server.acts.votes import has_asked, is_carried, need, voters
from homestretch.server.errors import Refused, no_seat
from homestretch.server.events import TakenBack
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.telling import broadcast
from homestretch.server.vote import Vote
from homestretch.store.rows import Link


async def take_back(house: House, room: Room, seat: Seat, key: str) -> bool:
    """Take back one's last move where that is free, else ask the others; whether it is done."""
    async with room.lock:
        ply = room.playing.last_ply(room.owned(seat, key))
        vote = Vote("undo", key, seat, room.names[seat], ply)
        if has_asked(room, "undo", vote):
            return False
        if room.refused.get(key) == room.begun.ply:
            raise Refused(409, "the others said no; ask again after the next move", "web-said-no")
        if done := room.is_free_to_undo(seat):
            await _take_back(house, room, vote)
        else:
            vote.asked = voters(room, seat, ply)
            room.votes["undo"] = vote
    return _tell(house, room, vote, done)


async def replace_gone(house: House, room: Room, by: Seat, key: str, seat: Seat) -> bool:
    """Ask the others to let a bot play for somebody who is gone; whether it does."""
    async with room.lock:
        _ = room.playing, room.owned(by, key)
        if seat not in range(room.setup.seats):
            raise no_seat()
        if not room.is_away(seat) or room.chairs[seat].thinks:
            raise Refused(409, "this player is here", "web-is-here", who=Who(seat))
        vote = room.votes.setdefault(f"bot{seat}", Vote("bot", key, by, room.names[by], seat))
        fresh = key not in vote.yes
        vote.yes.add(key)
        done = await _carry(house, room, vote)
    return _tell(house, room, vote, done) if done or fresh else False


def ask_for(room: Room, link: Link, name: str, key: str) -> Vote | None:
    """The vote on somebody who would play on for a bot; None where nobody is asked. The room's lock is held."""
    vote, title = Vote("seat", key, None, name, link.seat, link=link), f"seat{link.seat}"
    moved = room.stage == "playing" and any(mover != CHANCE for mover, _ in room.begun.log)
    if not moved or link.seat in room.holds or is_carried(room, vote) or not room.may_take(link.seat, key):
        return None
    if room.votes.setdefault(title, vote).key != key:
        raise Refused(409, "somebody else asks for this seat already", "web-seat-asked")
    vote.asked = need(room, vote)
    return room.votes[title]


async def agree(house: House, room: Room, seat: Seat, key: str, name: str, yes: bool) -> None:
    """Somebody who is asked says yes or no; one no is enough, and the last yes does it."""
    async with room.lock:
        room.owned(seat, key)
        title, _, word = name.partition("-")
        vote = room.votes.get(title)
        if vote is None or vote.word != word or key not in need(room, vote) or not _can_be(house, room, vote):
            raise Refused(409, "nobody asks you that now", "web-no-vote")
        fresh = not yes or key not in vote.yes
        if yes:
            vote.yes.add(key)
        done = await _carry(house, room, vote) if yes else await _drop(house, room, title)
    if done or fresh:
        _tell(house, room, vote, done)


def _can_be(house: House, room: Room, vote: Vote) -> bool:
    """Whether what is asked for can still be done; whoever asked for a seat may have sat down elsewhere meanwhile."""
    link = vote.link
    return link is None or (link.until > house.clock() and room.may_take(link.seat, vote.key))


async def _drop(house: House, room: Room, title: str) -> bool:
    """It was refused; a link that the others refused opens nothing more. The room's lock is held."""
    vote = room.votes[title]
    if vote.kind == "seat":
        await seating.unlink(house, room, vote.about)
    if vote.kind == "undo" or (vote.link is not None and vote.link.maker == vote.key):
        room.refused[vote.key] = room.begun.ply
    room.votes.pop(title, None)
    return False


async def _carry(house: House, room: Room, vote: Vote) -> bool:
    """Do what was asked for, if all have agreed; whether it is done. The room's lock is held."""
    if not is_carried(room, vote):
        return False
    if vote.link is not None:
        await seating.follow(house, room, vote.link, vote.who, vote.key)
    elif vote.kind == "undo":
        await _take_back(house, room, vote)
    else:
        await presence.stand_in(house, room, vote.about, "normal")
    return True


async def _take_back(house: House, room: Room, vote: Vote) -> None:
    """The table stands again where it stood. The room's lock is held."""
    table = room.back(vote.about)
    await house.commit(room, TakenBack(room.owned(vote.by, vote.key), vote.about), table=table)
    room.seat_at(table)
    room.votes.pop("undo", None)


def _tell(house: House, room: Room, vote: Vote, done: bool) -> bool:
    if done and vote.kind == "undo":
        broadcast.greet_all(room)
    elif done and vote.kind == "seat":
        seating.show_seats(house, room, vote.key)
    else:
        broadcast.tell_people(room)
    house.wake(room)
    return done

"""What people do at a table. Each act is stored before anybody is told, and either happens whole or not at all."""

import asyncio
import secrets
import time
from dataclasses import replace

from homestretch import bots
from homestretch.core.bot import thought
from homestretch.core.options import changed
from homestretch.core.record import begin
from homestretch.core.types import CHANCE, Illegal, Move, Msg, Seat, Who
from homestretch.play.table import Table
from homestretch.server import telling
from homestretch.server.chairs import BOT, OPEN, PERSON, Chair, Setup, bot_name
from homestretch.server.errors import Refused, not_yours
from homestretch.server.events import Began, Chatted, Played, TakenBack, WentOn, seated
from homestretch.server.house import House
from homestretch.server.line import Line
from homestretch.server.room import Room, Vote
from homestretch.store.store import Change, hold, list_table, release

LEVELS = tuple(name for name in bots.names() if ":" not in name)  # programs of one's own are not for guests to start


def checked(setup: Setup) -> Setup:
    """The same setup if it can be played, with options spelled the one way records spell them."""
    game, options = setup.rules()
    begin(game, setup.seats, options)
    return replace(setup, version=game.version, options=changed(options))


def named(name: str, longest: int) -> str:
    """A name as it will be shown: one line, not empty, not too long."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:longest].strip()
    if not clean:
        raise Refused(400, "a player needs a name", "web-no-name")
    return clean


def level(name: str) -> str:
    if name not in LEVELS:
        can = ", ".join(LEVELS)
        raise Refused(400, f"there is no bot {name!r}; there are: {can}", "wrong-bot", name=name, choices=can)
    return name


async def arrange(house: House, room: Room, setup: Setup) -> None:
    """The host changes what will be played."""
    async with room.lock:
        _waiting(room)
        if any(chair.kind == PERSON for chair in room.chairs[setup.seats :]):
            raise Refused(409, "somebody sits on a seat that would go", "web-seat-taken")
        await house.commit(room, checked(setup), list_table(room.id, setup.listed))
    telling.everybody(room)


async def sit(house: House, room: Room, seat: Seat, name: str, key: str, *more: Change) -> None:
    """Somebody takes a seat that is free."""
    async with room.lock:
        if not 0 <= seat < room.setup.seats or (room.chairs[seat].kind != OPEN and not more):
            raise Refused(409, "this seat is taken; choose another", "web-seat-taken")
        await _seat(house, room, seat, name, key, *more)
        moved = _stand(room)
    for line in moved:
        telling.hello(room, line, None)
    telling.everybody(room)
    wake(house, room)


async def _seat(house: House, room: Room, seat: Seat, name: str, key: str, *more: Change) -> None:
    if len(room.seats_of(key)) >= room.setup.seats:
        raise not_yours()
    chair = Chair(PERSON, named(name, house.settings.limits.name))
    await house.commit(room, seated(seat, chair), hold(room.id, seat, key), *more)
    room.holds[seat] = key
    _look_from(room, key)


def _look_from(room: Room, key: str) -> None:
    """Lines of somebody who has just got a first seat look from there; those who had one stay where they are."""
    seats = room.seats_of(key)
    for line in room.lines:
        if line.key == key and line.seat is None and seats and not line.watch:
            line.seat = seats[0]
            if room.table is not None:
                telling.hello(room, line, None)


async def place(house: House, room: Room, seat: Seat, bot: str) -> None:
    """The host puts a bot on a seat, or with no name takes it away; a person who sat there is asked to stand up."""
    async with room.lock:
        _waiting(room)
        if not 0 <= seat < room.setup.seats:
            raise Refused(404, "there is no such seat", "web-no-seat")
        others = tuple(chair.name for k, chair in enumerate(room.chairs) if k != seat)
        chair = Chair(BOT, bot_name(seat, others), level(bot)) if bot else Chair()
        await house.commit(room, seated(seat, chair), release(room.id, seat))
        room.holds.pop(seat, None)
        _stand(room)
    telling.everybody(room)


def _stand(room: Room) -> list[Line]:
    """Lines that look from a seat they no longer hold look on from another of theirs, or from outside."""
    moved = [line for line in room.lines if line.seat is not None and line.key != room.holds.get(line.seat)]
    for line in moved:
        line.seat = next(iter(room.seats_of(line.key)), None)
    return moved


async def leave(house: House, room: Room, seat: Seat) -> None:
    """Somebody stands up: before the start the seat is free again, later a bot takes over."""
    async with room.lock:
        others = tuple(chair.name for k, chair in enumerate(room.chairs) if k != seat)
        chair = Chair(BOT, bot_name(seat, others), "normal") if room.table else Chair()
        await house.commit(room, seated(seat, chair), release(room.id, seat))
        room.holds.pop(seat, None)
        _stand(room)
    _all_new(room)
    wake(house, room)


def _all_new(room: Room) -> None:
    for line in list(room.lines):
        telling.hello(room, line, None)


async def start(house: House, room: Room) -> None:
    """The game begins; bots sit down where nobody does."""
    async with room.lock:
        _waiting(room)
        setup = checked(room.setup)
        for seat in room.open_seats():
            chair = Chair(BOT, bot_name(seat, room.names), "normal")
            await house.commit(room, seated(seat, chair))
        game, options = setup.rules()
        table = Table(game, setup.seats, room.seed, options, room.names)
        began = Began(tuple(game.say(move) for _, move in table.moves))
        await house.commit(room, began, list_table(room.id, False))
        room.seat_at(table)
    _all_new(room)
    wake(house, room)


async def play(house: House, room: Room, seat: Seat, move: Move | str, ply: int, seen: int | None, name: str) -> int:
    """The one way in: check, store, then tell; the number of the event. A name is played once."""
    async with room.lock:
        if name and (seat, name) in room.story.plays:
            return room.story.plays[seat, name]
        table = _playing(room)
        if not room.is_fresh(seat, ply, seen):
            raise stale(ply, table.ply)
        after, since = table.copy(), table.ply
        after.play(seat, move)
        words, *luck = (after.game.say(said) for _, said in after.moves[since:])
        n = await house.commit(room, Played(seat, words, name, tuple(luck), after.scores))
        room.seat_at(after, seat)
        void = room.votes.pop("undo", None)
    telling.moved(room, since)
    if void or after.over:
        telling.everybody(room)
    wake(house, room)
    return n


async def undo(house: House, room: Room, seat: Seat) -> None:
    """Take back one's last move: at once where nothing was revealed and nobody moved, else if all others here agree."""
    async with room.lock:
        table = _playing(room, over=True)
        if table.can_undo(seat):
            await _back(house, room, seat, table.ply - 1)
            return
        plies = [ply for ply, (who, _) in enumerate(table.moves) if who == seat]
        if not plies:
            raise Illegal("there is nothing of yours to take back now", Msg("wrong-undo", {"seat": seat}))
        vote = Vote("undo", seat, plies[-1], room.others(seat))
        if vote.carried:
            await _back(house, room, seat, plies[-1])
            return
        room.votes["undo"] = vote
    telling.everybody(room)


async def _back(house: House, room: Room, seat: Seat, ply: int) -> None:
    """The room's lock is held."""
    assert room.table is not None
    table = room.table.back(ply)
    await house.commit(room, TakenBack(seat, ply))
    room.seat_at(table)
    room.votes.pop("undo", None)
    _all_new(room)
    wake(house, room)


async def replace_gone(house: House, room: Room, by: Seat, seat: Seat) -> None:
    """Ask the others to let a bot play for somebody who is gone."""
    async with room.lock:
        _playing(room)
        if seat not in room.away or room.chairs[seat].thinks:
            raise Refused(409, "this player is here", "web-is-here", who=Who(seat))
        vote = Vote("bot", by, seat, set(room.people()) - {by})
        if not vote.carried:
            room.votes[f"bot{seat}"] = vote
        else:
            await _stand_in(house, room, seat, "normal")
    telling.everybody(room)
    wake(house, room)


async def _stand_in(house: House, room: Room, seat: Seat, bot: str) -> None:
    """A bot plays for the person of this seat, or no longer does; the seat stays theirs. The room's lock is held."""
    chair = replace(room.chairs[seat], bot=bot)
    await house.commit(room, seated(seat, chair))
    room.votes.pop(f"bot{seat}", None)


async def returned(house: House, room: Room, seat: Seat) -> None:
    """Somebody is back, and has the seat again."""
    async with room.lock:
        if room.chairs[seat].kind == PERSON and room.chairs[seat].thinks:
            await _stand_in(house, room, seat, "")
    telling.everybody(room)


async def agree(house: House, room: Room, seat: Seat, name: str, yes: bool) -> None:
    async with room.lock:
        vote = room.votes.get(name)
        if vote is None or seat not in vote.need:
            raise Refused(409, "nobody asks you that now", "web-no-vote")
        vote.yes.add(seat)
        if not yes:
            del room.votes[name]
        elif vote.carried and vote.kind == "undo":
            await _back(house, room, vote.by, vote.about)
        elif vote.carried:
            await _stand_in(house, room, vote.about, "normal")
    telling.everybody(room)
    wake(house, room)


async def chat(house: House, room: Room, seat: Seat, text: str) -> None:
    clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())[: house.settings.limits.chat]
    if not clean:
        raise Refused(400, "there is nothing to say", "web-empty")
    async with room.lock:
        await house.commit(room, Chatted(seat, clean))
    for line in list(room.lines):
        line.send({"do": "chat", **room.story.chat[-1]._asdict()})


async def rematch(house: House, room: Room) -> str:
    """A new table with the same people, where the next player starts; asked for again, it is the same one."""
    async with room.lock:
        if room.story.next:
            return room.story.next
        table = _playing(room, over=True)
        if not table.over:
            raise Refused(409, "the game is not over yet", "web-not-over")
        setup, turn = again(room.setup, table)
        order = [(seat + turn) % setup.seats for seat in range(setup.seats)]
        chairs = {k: room.chairs[old] for k, old in enumerate(order)}
        keys = {k: room.holds[old] for k, old in enumerate(order) if old in room.holds}
        new = await house.make(setup, room.host, secrets.randbits(64), chairs, keys)
        await house.commit(room, WentOn(new.id))
    await start(house, new)
    telling.everybody(room)
    return new.id


def again(setup: Setup, table: Table) -> tuple[Setup, int]:
    """The setup of a rematch, and by how many seats people move round.

    A game that can be told who begins is told; in any other the first seat begins, and people move on by one.
    """
    first = next((seat for seat, _ in table.moves if seat != CHANCE), 0)
    after = (first + 1) % table.seats
    if hasattr(table.options, "first_player"):
        return checked(replace(setup, options={**setup.options, "first_player": str(after)}, listed=False)), 0
    return replace(setup, listed=False), 1


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
            await play(house, room, seat, move, table.ply, None, "")
    finally:
        if room.thinking.get(seat) == question:
            del room.thinking[seat]


async def hint(house: House, room: Room, seat: Seat) -> Move:
    """What a good bot would do that knows what this seat knows."""
    table = _playing(room)
    if not room.setup.hints:
        raise Refused(403, "this table plays without hints", "web-no-hints")
    if seat not in table.awaits:
        raise Illegal(f"seat {seat} is not asked now", Msg("wrong-seat", {"who": Who(seat)}))
    return await house.minds.move("hard", table.view(seat), table.ply)


def _waiting(room: Room) -> None:
    if room.table is not None:
        raise Refused(409, "the game has begun", "web-begun")


def _playing(room: Room, over: bool = False) -> Table:
    if room.table is None:
        raise Refused(409, "the game has not begun", "web-not-begun")
    if room.table.over and not over:
        raise Refused(409, "the game is over", "web-over")
    return room.table


def stale(ply: int, now: int) -> Illegal:
    return Illegal(f"this move was meant for ply {ply}; it is ply {now}", Msg("wrong-ply", {"ply": now}))


def begun(room: Room) -> Table:
    """The table, playing or over."""
    return _playing(room, over=True)


def walk(table: Table, seat: Seat, path: Move) -> None:
    """Raises Illegal unless these words can be said now, one after another."""
    for n, token in enumerate(path):
        if token not in table.ask(seat, path[:n]).tokens:
            word = table.game.words[token]
            raise Illegal(
                f"{word!r} cannot be said now", Msg("wrong-token", {"word": word, "path": table.game.say(path[:n])})
            )

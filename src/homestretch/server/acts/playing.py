"""The game: it begins, moves are made, and it is played again. `play` is the one way in for moves."""

import secrets
from dataclasses import replace

from homestretch.core.options import changed
from homestretch.core.types import CHANCE, Move, Seat
from homestretch.play.table import Table
from homestretch.server.acts import presence
from homestretch.server.acts.votes import prune
from homestretch.server.chairs import Setup, bot
from homestretch.server.errors import Refused
from homestretch.server.events import Began, Played, WentOn, seated
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.telling import broadcast
from homestretch.store.store import list_table, note_all_seen


async def start(house: House, room: Room) -> None:
    """The game begins; bots sit down where nobody does."""
    async with room.lock:
        room.still_waiting()
        setup = room.setup.checked()
        for seat in room.open_seats():
            await house.commit(room, seated(seat, bot(seat, "normal", room.names)))
        game, options = setup.rules()
        table = room.kind(game, setup.seats, room.seed, options, room.names, bytes.fromhex(room.luck))
        began = Began(tuple(game.say(move) for _, move in table.log))
        await house.commit(room, began, list_table(room.id, False), note_all_seen(room.id), table=table)
        room.hands = set(room.holds.items())
        room.seat_at(table)
    presence.expect(house, room)
    broadcast.greet_all(room)
    house.wake(room)


async def play(
    house: House, room: Room, seat: Seat, key: str, move: Move | str, ply: int, seen: int | None, name: str
) -> int:
    """Check, store, then tell; the number of the event. A name is played once; without a key it is a bot that plays."""
    async with room.lock:
        if key or not room.chairs[seat].thinks:
            room.owned(seat, key)
        if name and (seat, name) in room.story.plays:
            return room.story.plays[seat, name]
        table = room.playing
        if not room.is_fresh(seat, ply, seen):
            raise table.stale(ply)
        heed(room, seat, move)
        after, since = table.copy(), table.ply
        with house.meters.step("rules"):
            after.play(seat, move)
        words, *luck = (after.game.say(said) for _, said in after.log[since:])
        n = await house.commit(room, Played(seat, words, name, tuple(luck), after.scores), table=after)
        room.seat_at(after, seat)
        void = room.votes.pop("undo", None)
        prune(room)
    house.meters.count("moves", game=room.setup.game, by="person" if key else "bot")
    broadcast.tell_moves(room)
    if void or after.over:
        broadcast.tell_people(room)
    house.wake(room)
    return n


def heed(room: Room, seat: Seat, said: Move | str) -> None:
    """Raises a kind word where a lesson is played and has something else in mind."""
    if room.lesson is not None:
        table = room.begun
        room.lesson.heed(table.log, seat, table.game.hear(said) if isinstance(said, str) else said)


async def play_again(house: House, room: Room, seat: Seat, key: str) -> str:
    """A new table with the same people, where the next player starts; asked for again, it is the same one."""
    async with room.lock:
        room.owned(seat, key)
        if room.story.next:
            return room.story.next
        if not room.begun.over:
            raise Refused(409, "the game is not over yet", "web-again-later")
        setup, turn = again(room.setup, room.begun)
        order = [(seat + turn) % setup.seats for seat in range(setup.seats)]
        chairs = {k: room.chairs[old] for k, old in enumerate(order)}
        keys = {k: room.holds[old] for k, old in enumerate(order) if old in room.holds}
        new = await house.make(setup, room.host, secrets.randbits(64), chairs, keys)
        await house.commit(room, WentOn(new.id))
    await start(house, new)
    broadcast.tell_people(room)
    return new.id


def again(setup: Setup, table: Table) -> tuple[Setup, int]:
    """The setup of a rematch, and by how many seats people move round.

    A game that can be told who begins is told; in any other the first seat begins, and people move on by one.
    """
    first = next((seat for seat, _ in table.log if seat != CHANCE), 0)
    after = (first + 1) % table.seats
    setup = replace(setup, listed=False, lesson=False, source="")
    if begun := table.options.begun_by(after):
        return replace(setup, options=changed(begun)), 0
    return setup, 1

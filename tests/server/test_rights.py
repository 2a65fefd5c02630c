"""What was decided before one's turn is decided again when it comes: nobody acts with a right that was lost."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from homestretch.server.acts import consent, links, playing, presence, seating, thinking
from homestretch.server.chairs import PERSON, Chair, Setup, bot
from homestretch.server.doors.door import Guest
from homestretch.server.doors.line import Line
from homestretch.server.doors.player import Player
from homestretch.server.errors import Refused
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.settings import Settings

Act = Callable[[House, Room], Awaitable[object]]
ADA, BO, EVE = "ada", "bo", "eve"


def leave(house: House, room: Room) -> Awaitable[object]:
    return seating.leave(house, room, 1, BO)


def play(house: House, room: Room) -> Awaitable[object]:
    return Player(house, room, BO).play(1, "draw", room.begun.ply, None, "m1")


def take_back(house: House, room: Room) -> Awaitable[object]:
    return consent.take_back(house, room, 1, BO)


def agree(house: House, room: Room) -> Awaitable[object]:
    return consent.agree(house, room, 1, BO, "undo", True)


def replace_gone(house: House, room: Room) -> Awaitable[object]:
    return consent.replace_gone(house, room, 1, BO, 0)


def chat(house: House, room: Room) -> Awaitable[object]:
    return Player(house, room, BO).chat(1, "hello")


def play_again(house: House, room: Room) -> Awaitable[object]:
    return playing.play_again(house, room, 1, BO)


def cancel(house: House, room: Room) -> Awaitable[object]:
    return links.cancel(house, room, BO, 1)


@pytest.mark.parametrize("act", [leave, play, take_back, agree, replace_gone, chat, play_again, cancel])
def test_nobody_acts_from_a_seat_that_was_given_away_while_they_waited(act: Act, tmp_path: Path) -> None:
    async def scenario(house: House, room: Room) -> None:
        async with room.lock:
            waiting = asyncio.ensure_future(act(house, room))
            await asyncio.sleep(0)
            await seating._settle(house, room, 1, "Eve", EVE)
        before = room.n
        with pytest.raises(Refused, match="somebody else"):
            await waiting
        assert (room.n, room.holds) == (before, {0: ADA, 1: EVE})

    at_table(scenario, tmp_path)


def test_no_link_is_made_to_a_seat_that_was_given_away_meanwhile(tmp_path: Path) -> None:
    bo = Guest("b" * 43, "en", "127.0.0.1")

    async def scenario(house: House, room: Room) -> None:
        async with room.lock:
            await seating._settle(house, room, 1, "Bo", bo.hash)
            waiting = asyncio.ensure_future(links.make(house, room, bo, 1))
            await asyncio.sleep(0)
            await seating._settle(house, room, 1, "Eve", EVE)
        with pytest.raises(Refused, match="somebody else"):
            await waiting
        assert room.links == {}

    at_table(scenario, tmp_path)


def test_a_bot_whose_seat_was_taken_while_it_thought_does_not_move(tmp_path: Path) -> None:
    async def scenario(house: House, room: Room) -> None:
        await presence.stand_in(house, room, 1, "normal")
        async with room.lock:
            move = playing.play(house, room, 1, "", "draw", room.begun.ply, None, "")
            waiting = asyncio.ensure_future(move)
            await asyncio.sleep(0)
            await presence.stand_in(house, room, 1, "")
        with pytest.raises(Refused, match="somebody else"):
            await waiting

    at_table(scenario, tmp_path)


def test_who_returns_while_a_bot_is_put_in_their_place_has_the_seat_again(tmp_path: Path) -> None:
    async def scenario(house: House, room: Room) -> None:
        room.gone.add(BO)
        replacing = asyncio.ensure_future(consent.replace_gone(house, room, 0, ADA, 1))
        while not room.lock.locked():
            await asyncio.sleep(0)
        room.lines.add(Line(BO, 1, "en", "view"))
        presence.came(house, room, BO)
        assert await replacing
        while room.chairs[1].thinks:
            await asyncio.sleep(0)
        assert room.chairs[1] == Chair(PERSON, "Bo")

    at_table(scenario, tmp_path)


def at_table(scenario: Callable[[House, Room], Awaitable[None]], folder: Path) -> None:
    """Ada and Bo at a table that runs, in a house of its own."""

    async def run() -> None:
        house = House(Settings(db=f"sqlite:///{folder}/t.db", workers=1), thinking.wake)
        people = {0: Chair(PERSON, "Ada"), 1: Chair(PERSON, "Bo"), 2: bot(2, "easy", ())}
        try:
            room = await house.make(Setup("encore", 1, 3), ADA, 7, people, {0: ADA, 1: BO})
            await playing.start(house, room)
            await scenario(house, room)
        finally:
            await house.close()

    with ThreadPoolExecutor(1) as aside:  # a thread of its own: a browser's tests in this process keep a loop running
        aside.submit(asyncio.run, run()).result()

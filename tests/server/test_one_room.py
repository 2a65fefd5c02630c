"""One table has one room, whatever holds it and whoever sweeps."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from homestretch.bots.simple import Random
from homestretch.server import room as rooms
from homestretch.server.doors.line import Line
from homestretch.server.house import House
from homestretch.server.vote import Vote

from .aside import Slow, inside, table
from .talking import Wire


def test_a_table_whose_bot_thinks_is_the_same_after_a_sweep(tmp_path: Path) -> None:
    """Found anew beside the old one, it would play the same number twice, and be refused for ever."""

    async def scenario(house: House) -> None:
        minds = house.minds = Slow(Random())  # type: ignore[assignment]
        room = await table(house, bots="normal", name=None)
        room.lines.add(Line("", None, "en", "view"))
        house.wake(room)
        await minds.asked.wait()
        room.lines.clear()
        before, name, first = room.n, room.id, weakref.ref(room)
        del room
        house.rooms.clear()
        gc.collect()
        assert await house.room(name) is first()
        minds.may.set()
        await asyncio.gather(*house._tasks)
        assert (await house.room(name)).n > before

    inside(tmp_path, scenario)


@pytest.mark.parametrize("busy", ["a line", "a lock", "a thought", "a vote"])
def test_a_room_is_not_swept_while_anything_goes_on(tmp_path: Path, busy: str) -> None:
    async def scenario(house: House) -> None:
        room = await table(house)
        name, held = room.id, asyncio.Lock()
        if busy == "a line":
            room.lines.add(Line("", None, "en", "view"))
        elif busy == "a thought":
            room.thinking[0] = (0, 0)
        elif busy == "a vote":
            room.votes["undo"] = Vote("undo", "ada", 0, "Ada", 0)
        else:
            room.lock = held
            await held.acquire()
        house.sweep()
        assert name in house.rooms
        for left in (room.lines, room.thinking, room.votes):
            left.clear()
        if held.locked():
            held.release()
        house.sweep()
        assert name not in house.rooms

    inside(tmp_path, scenario, idle=0.0)


def test_a_table_that_nothing_holds_is_left_to_the_store(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        room = await table(house)
        name, first = room.id, weakref.ref(room)
        del room
        await asyncio.sleep(0)  # the task that made it is done with it
        house.sweep()
        gc.collect()
        assert first() is None
        assert (await house.room(name)).id == name

    inside(tmp_path, scenario, idle=0.0)


def test_two_who_come_at_once_find_one_room(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        room = await table(house)
        name = room.id
        del room
        house.sweep()
        gc.collect()
        one, two = await asyncio.gather(house.room(name), house.room(name))
        assert one is two

    inside(tmp_path, scenario, idle=0.0)


def test_whoever_only_plays_over_a_line_keeps_the_table_in_memory(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    time = [1000.0]
    monkeypatch.setattr(rooms, "now", lambda: time[0])
    served = serve(idle=60.0)
    ada = served.client()
    at = ada.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Ada"}).json()["id"]
    house = served.app.state.house
    room = house.rooms[at]
    with Wire(served, at, ada) as line:
        line.until("people")
        time[0] += 3600
        line.say(do="ping")
        assert room._used == time[0]
        time[0] += 3600
    with Wire(served, at, query="watch=1") as other:  # whoever left is gone once somebody else was heard
        other.until("people")
    house.sweep()
    assert house.rooms[at] is room

"""A table that nobody uses any more is no worker's: whoever asks has it, and whoever looks after the database may."""

import asyncio
import gc
from pathlib import Path

import pytest
from sqlalchemy import text

from homestretch.core.types import Wrong
from homestretch.server.admin import deleted
from homestretch.server.errors import Refused
from homestretch.server.events import Chatted
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.store.owning import Lost
from homestretch.store.store import Store

from .aside import inside, table
from .postgres import Postgres


def owner(house: House, name: str) -> str:
    asked = text("SELECT owner FROM tables WHERE id = :name")
    return house.store.read(lambda c: str(c.execute(asked, {"name": name}).scalar()))


async def lives(house: House) -> None:
    assert house.many is not None
    await house.many.lease.beat()


async def done(house: House) -> None:
    """All that was begun, as far as it comes by itself."""
    while house._tasks:
        await asyncio.gather(*house._tasks)


async def swept(house: House) -> None:
    house.sweep()
    await done(house)


async def act(house: House, room: Room) -> int:
    """Something happens at a table."""
    async with room.lock:
        return await house.commit(room, Chatted(0, "hello"))


def test_a_table_that_left_memory_can_be_deleted_while_its_worker_lives(postgres: Postgres, tmp_path: Path) -> None:
    db = postgres.database()

    async def scenario(house: House) -> None:
        await lives(house)
        name, other = (await table(house)).id, Store(db)
        with pytest.raises(Wrong, match="a worker has this table"):
            deleted(other, name)
        await swept(house)
        assert owner(house, name) == ""
        deleted(other, name)
        other.close()
        with pytest.raises(Refused, match="no such table"):
            await house.room(name)

    inside(tmp_path, scenario, db=db, idle=0.0)


def test_one_that_was_thinned_out_and_is_gone_from_memory_is_let_go_of_too(postgres: Postgres, tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await lives(house)
        name = (await table(house)).id
        await asyncio.sleep(0)  # the task that made it is done with it
        assert house._thin()
        gc.collect()
        assert not house.is_open(name)
        await swept(house)
        assert (owner(house, name), house._left) == ("", {})

    inside(tmp_path, scenario, db=postgres.database())


def test_one_that_is_asked_for_meanwhile_is_ours_and_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    """Whichever is first: a claim changes the epoch, so what was let go of is never what was fetched again."""

    async def scenario(house: House) -> None:
        await lives(house)
        name = (await table(house)).id
        for pause in (0.0, 0.001, 0.003, 0.01) * 3:
            house.sweep()
            await asyncio.sleep(pause)
            rooms = await asyncio.gather(*(house.room(name) for _ in range(3)))
            assert len(set(rooms)) == 1
            n = await act(house, rooms[0])
            await done(house)
            assert (await act(house, await house.room(name)), owner(house, name)) == (n + 1, house.store.me)
            del rooms

    inside(tmp_path, scenario, db=postgres.database(), idle=0.0)


def test_one_at_which_something_goes_on_stays_ours(postgres: Postgres, tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await lives(house)
        room = await table(house)
        house.sweep()  # it is about to be let go of when somebody acts
        async with room.lock:
            await done(house)
            assert owner(house, room.id) == house.store.me
            await house.commit(room, Chatted(0, "hello"))
        await swept(house)
        assert owner(house, room.id) == ""

    inside(tmp_path, scenario, db=postgres.database(), idle=0.0)


def test_one_that_cannot_be_read_is_nobodys(postgres: Postgres, tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await lives(house)
        room = await table(house)
        name = room.id
        await house.hand_over(room)
        house.store.write([lambda c: c.execute(text("UPDATE events SET body = 'no JSON'"))])
        with pytest.raises(Refused, match="cannot be read"):
            await house.room(name)
        assert owner(house, name) == ""

    inside(tmp_path, scenario, db=postgres.database())


def test_what_the_database_did_not_hear_is_said_again(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        await lives(house)
        name = (await table(house)).id
        with monkeypatch.context() as deaf:
            deaf.setattr(house.writer, "write", fail)
            await swept(house)
        assert owner(house, name) == house.store.me
        await swept(house)
        assert (owner(house, name), house._left) == ("", {})

    inside(tmp_path, scenario, db=postgres.database(), idle=0.0)


async def fail(_change: object) -> object:
    raise Lost

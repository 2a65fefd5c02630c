"""After a write that failed nobody knows what happened: it is looked for, and what cannot be known is said to be so."""

import asyncio
from pathlib import Path

import pytest

from homestretch.server.acts import playing, seating
from homestretch.server.book import doubts, ledger
from homestretch.server.chairs import PERSON, Chair
from homestretch.server.doors import auth
from homestretch.server.doors.line import Line
from homestretch.server.errors import Refused
from homestretch.server.events import Chatted, seated, written
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.store.rows import Row
from homestretch.store.store import add_events, hold

from .aside import Ear, inside, table
from .broken import Broken, Commit


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "PAUSES", (0.0, 0.01, 0.02))
    monkeypatch.setattr(doubts, "AGAIN", 0.01)


async def started(house: House, key: str = "") -> Room:
    """Two people who play, both with one key, and somebody who watches."""
    key = key or auth.new_key()
    room = await table(house, key)
    await seating.sit(house, room, 1, "Bo", auth.hashed(key))
    await playing.start(house, room)
    room.lines.add(Ear(room))
    return room


async def move(house: House, room: Room, name: str) -> int:
    """The first move that can be made."""
    seat, path = room.playing.awaits[0], tuple[int, ...]()
    while offers := room.playing.ask(seat, path).tokens:
        path = (*path, offers[0])
    return await playing.play(house, room, seat, room.holds[seat], path, room.playing.ply, None, name)


def rows(house: House, room: Room) -> list[int]:
    kept = house.store.load(room.id, whole=True)
    assert kept is not None
    return [row.n for row in kept.rows]


def ear(room: Room) -> Ear:
    return next(line for line in room.lines if isinstance(line, Ear))


@pytest.mark.parametrize("plan", [["lost"], ["failed"], ["failed", "lost"]])
def test_a_move_whose_commit_failed_once_is_played_once_and_everybody_hears(tmp_path: Path, plan: list[Commit]) -> None:
    async def scenario(house: House) -> None:
        room = await started(house)
        ear(room).forget()
        broken = Broken(house.store)
        broken.plan = list(plan)
        n = await move(house, room, "m1")
        assert broken.plan == []
        assert room.n == n == rows(house, room)[-1]
        assert ear(room).heard
        again = await move(house, room, "m2")
        assert again == n + 1
        assert rows(house, room) == list(range(1, again + 1))

    inside(tmp_path, scenario)


def test_a_move_that_cannot_be_stored_did_not_happen_and_can_be_made_later(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        room = await started(house)
        broken, before = Broken(house.store), room.n
        broken.plan = ["failed", "failed"]
        with pytest.raises(Refused) as refused:
            await move(house, room, "m1")
        assert refused.value.msg.key == "web-not-stored"
        assert room.n == before == rows(house, room)[-1]
        assert await move(house, room, "m1") == before + 1

    inside(tmp_path, scenario)


@pytest.mark.parametrize(("commit", "happened"), [("lost", 1), ("failed", 0)])
def test_what_cannot_be_known_is_said_so_and_the_table_goes_on_when_the_database_does(
    tmp_path: Path, commit: Commit, happened: int
) -> None:
    async def scenario(house: House) -> None:
        room = await started(house)
        ear(room).forget()
        broken, before = Broken(house.store), room.n
        broken.plan, broken.down_after = [commit], True
        with pytest.raises(Refused) as refused:
            await move(house, room, "m1")
        assert (refused.value.status, refused.value.msg.key) == (503, "web-unknown")
        assert await house.room(room.id) is room
        assert room.n == before
        with pytest.raises(Refused) as refused:
            await move(house, room, "m2")
        assert refused.value.msg.key == "web-not-stored"
        broken.down = False
        assert (await house.room(room.id)).n == before + happened
        assert bool(ear(room).heard) == bool(happened)
        assert await move(house, room, "m3") == before + happened + 1
        assert rows(house, room) == list(range(1, room.n + 1))

    inside(tmp_path, scenario)


def test_those_who_only_listen_hear_of_it_too_once_it_is_known(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        room = await started(house)
        ear(room).forget()
        broken, before = Broken(house.store), room.n
        broken.plan, broken.down_after = ["lost"], True
        with pytest.raises(Refused):
            await move(house, room, "m1")
        assert room in house.doubts
        broken.down = False
        await asyncio.wait_for(ear(room).told.wait(), 60)
        assert room.n == before + 1

    inside(tmp_path, scenario)


def test_a_move_sent_again_under_its_name_is_answered_with_its_number(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        room = await started(house)
        broken, before = Broken(house.store), room.n
        broken.plan, broken.down_after = ["lost"], True
        seat, ply = room.playing.awaits[0], room.playing.ply
        with pytest.raises(Refused):
            await move(house, room, "m1")
        broken.down = False
        await house.room(room.id)
        assert await playing.play(house, room, seat, room.holds[seat], (), ply, None, "m1") == before + 1

    inside(tmp_path, scenario)


def test_whoever_acts_on_what_was_missed_looks_again_first(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        room = await started(house)
        broken = Broken(house.store)
        broken.plan, broken.down_after = ["lost"], True
        with pytest.raises(Refused):
            await move(house, room, "m1")
        broken.down = False
        with pytest.raises(Refused) as refused:
            await move(house, room, "m2")
        assert (refused.value.status, refused.value.msg.key) == (409, "web-look-again")
        await move(house, room, "m3")

    inside(tmp_path, scenario)


def test_a_number_that_somebody_else_took_does_not_stop_the_table(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        room = await started(house)
        ear(room).forget()
        other = Row(room.n + 1, *written(Chatted(1, "hello")), 1.0)
        house.store.write([add_events(room.id, [other])])
        with pytest.raises(Refused) as refused:
            await move(house, room, "m1")
        assert refused.value.msg.key == "web-not-stored"
        assert room.n == other.n
        assert any("hello" in text for text in ear(room).heard)
        assert await move(house, room, "m2") == other.n + 1

    inside(tmp_path, scenario)


def test_moves_that_shared_a_lost_commit_are_all_found(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        made = [await started(house) for _ in range(5)]
        before = [room.n for room in made]
        broken = Broken(house.store)
        broken.plan = ["lost", "lost"]
        numbers = await asyncio.gather(*(move(house, room, "m1") for room in made))
        assert numbers == [n + 1 for n in before]
        assert [rows(house, room)[-1] for room in made] == numbers

    inside(tmp_path, scenario)


@pytest.mark.parametrize("plan", [["lost"], ["failed"]])
def test_a_table_whose_commit_was_lost_is_made_once(tmp_path: Path, plan: list[Commit]) -> None:
    async def scenario(house: House) -> None:
        Broken(house.store).plan = list(plan)
        room = await table(house)
        assert rows(house, room) == [1, 2]

    inside(tmp_path, scenario)


def test_a_seat_given_away_in_doubt_is_not_shown_to_who_had_it(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ada, bo = auth.new_key(), auth.new_key()
        room = await started(house, ada)
        line = Line(auth.hashed(ada), 0, "en", "view")
        room.lines.add(line)
        broken = Broken(house.store)
        broken.plan, broken.down_after = ["lost"], True
        with pytest.raises(Refused):
            async with room.lock:
                await house.commit(room, seated(0, Chair(PERSON, "Bo")), hold(room.id, 0, auth.hashed(bo)))
        assert line.seat == 0
        broken.down = False
        await house.room(room.id)
        assert line.seat == 1
        assert room.holds[0] == auth.hashed(bo)

    inside(tmp_path, scenario)

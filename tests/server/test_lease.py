"""A worker is sure of its tables only while nobody can have taken one, by a clock that is given."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from homestretch.server.errors import Elsewhere
from homestretch.server.house import House
from homestretch.server.many.lease import LASTS, Lease
from homestretch.store.rows import Kept
from homestretch.store.store import Store

from .aside import inside, table
from .postgres import Postgres
from .test_limits import Hand


class Slow:
    """A store through which time goes by while it is asked."""

    def __init__(self, store: Store, clock: Hand) -> None:
        self._store, self._clock, self.takes = store, clock, 0.0
        self.me, self.read = store.me, store.read

    def write(self, changes):
        self._clock.now += self.takes
        return self._store.write(changes)


@pytest.fixture
def store(postgres: Postgres) -> Iterator[Store]:
    store = Store(postgres.database())
    yield store
    store.close()


@pytest.mark.parametrize(("later", "takes", "looked"), [(1.0, 0.5, 0), (LASTS, 0.0, 1), (LASTS - 0.1, 0.2, 1)])
def test_whoever_may_have_lost_something_looks_before_it_is_sure_again(
    store: Store, later: float, takes: float, looked: int
) -> None:
    """Also where the lease ran out while another was asked for."""
    clock, looks = Hand(), list[float]()

    async def look() -> None:
        looks.append(clock.now)

    async def scenario() -> None:
        slow = Slow(store, clock)
        lease = Lease(slow, "here:1", look, clock)  # type: ignore[arg-type]
        await lease.beat()
        assert (len(looks), lease.holds) == (1, True), "it has just begun"
        clock.now += later
        slow.takes = takes
        await lease.beat()
        assert (len(looks) - 1, lease.term - 1, lease.holds) == (looked, looked, True)
        await lease.end()

    asyncio.run(scenario())


def test_nobody_is_let_on_by_a_sign_of_life_that_took_so_long_that_it_has_run_out(store: Store) -> None:
    clock = Hand()

    async def look() -> None:
        pass

    async def scenario() -> None:
        slow = Slow(store, clock)
        lease = Lease(slow, "here:1", look, clock)  # type: ignore[arg-type]
        waiting = asyncio.create_task(lease.sure())
        await asyncio.sleep(0)
        slow.takes = LASTS + 1
        await lease.beat()
        await asyncio.sleep(0)
        assert (lease.holds, waiting.done()) == (False, False)
        slow.takes = 0.0
        await lease.beat()
        await waiting
        assert lease.holds
        await lease.end()

    asyncio.run(scenario())


def test_a_table_that_may_have_been_taken_while_it_was_fetched_is_fetched_again(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        assert house.many is not None
        lease = house.many.lease
        await lease.beat()
        made = await table(house)
        await house.hand_over(made)
        name = made.id
        found, load = list[Kept | None](), house.store.load

        def slowly(at: str, whole: bool = False) -> Kept | None:
            found.append(load(at, whole))
            if len(found) == 1:
                lease.term += 1  # it had run out, and was renewed
            return found[-1]

        monkeypatch.setattr(house.store, "load", slowly)
        room = await house.room(name)
        assert len(found) == 2
        assert room.epoch == max(kept.epoch for kept in found if kept)

    inside(tmp_path, scenario, db=postgres.database())


def test_a_table_that_was_taken_is_lost_whatever_goes_on_there(postgres: Postgres, tmp_path: Path) -> None:
    db = postgres.database()

    async def scenario(house: House) -> None:
        assert house.many is not None
        await house.many.lease.beat()
        room = await table(house)
        other = Store(db)
        house.store.write([lambda c: c.exec_driver_sql("UPDATE workers SET until = 0")])
        async with room.lock:
            assert await asyncio.to_thread(other.load, room.id) is not None
            other.write([lambda c: c.exec_driver_sql(ALIVE, {"me": other.me})])
            await house._look_around()
            assert not house.is_open(room.id)
        with pytest.raises(Elsewhere):
            await house.room(room.id)
        other.close()

    inside(tmp_path, scenario, db=db)


ALIVE = "INSERT INTO workers (id, address, until) VALUES (%(me)s, '', extract(epoch from clock_timestamp()) + 60)"

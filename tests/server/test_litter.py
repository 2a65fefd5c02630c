"""The collector of garbage, which stops everything while it looks."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from homestretch.server import serve
from homestretch.server.settings import Settings
from homestretch.server.share import litter

from .serving import Served
from .stored import finished, keep


@pytest.fixture
def collector() -> Iterator[None]:
    """As it was, afterwards."""
    usual = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)


@pytest.mark.usefixtures("collector")
def test_a_server_that_starts_puts_what_it_has_loaded_out_of_the_collectors_sight(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[int, int]] = []

    def noted(server: serve.Server) -> None:
        found.append((gc.get_freeze_count(), len(gc.get_objects())))
        server.should_exit = True

    monkeypatch.setattr(serve, "queue_up", noted)
    serve.run(Settings(db=f"sqlite:///{tmp_path}/t.db", workers=1), "127.0.0.1", 0)
    (frozen, seen), *_ = found
    assert frozen > 50 * seen


class Moving:
    """A house where somebody waits for a move, and then nobody does."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    @property
    def is_quiet(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize(("looks", "left"), [(0, -1), (3, -1), (10**9, 10**9 - litter.TRIES)])
def test_everything_is_looked_through_when_nobody_waits_or_after_a_while(
    looks: int, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, collected = Moving(looks), []
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "unfreeze", lambda: None)
    monkeypatch.setattr(litter, "SOON", 0)
    monkeypatch.setattr(gc, "collect", lambda: collected.append(house.looks))
    asyncio.run(litter.clear(house))  # type: ignore[arg-type]
    assert collected == [left]


@pytest.mark.usefixtures("collector")
def test_what_is_old_is_looked_at_seldom() -> None:
    """With a thousand tables everything takes a second, in which nobody's move is told."""

    class Thing:
        pass

    old = Thing()
    litter.settle()
    assert not any(one is old for one in gc.get_objects())
    one, old.self = weakref.ref(old), old  # type: ignore[attr-defined]
    del old
    gc.collect()
    assert one() is not None, "among what is old nobody looks"
    asyncio.run(litter.clear(Moving(0)))  # type: ignore[arg-type]
    assert one() is None


def test_a_house_is_quiet_unless_somebody_moves(served: Served) -> None:
    house = served.app.state.house
    served.browser().get(f"/api/tables/{keep(served, finished('encore', 2, 1), {})}")
    assert house.is_quiet
    (room,) = house.rooms.values()
    asyncio.run(room.lock.acquire())
    assert not house.is_quiet
    room.lock.release()


def test_a_table_that_is_left_to_the_store_leaves_no_garbage(served: Served) -> None:
    """No cycles of ours: a room goes when the last who holds it does, whenever the collector may come."""
    house = served.app.state.house
    at = keep(served, finished("hit", 2, 1), {})
    served.browser().get(f"/api/tables/{at}")
    gc.collect()
    gc.disable()
    try:
        del house.rooms[at]
        while at in house._alive:  # whoever answered may not be done yet
            time.sleep(0.01)
    finally:
        gc.enable()

"""Tables that only the store knows are fetched beside the loop, a few at once, and whoever waits hears it."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from homestretch.server.house import FETCHED
from homestretch.server.room import Room

from .serving import Served
from .stored import finished, keep
from .talking import Wire


@pytest.fixture
def cold(served: Served) -> str:
    return keep(served, finished("encore", 2, 1), {})


class Gate:
    """Whoever reads the store waits here until it is opened."""

    def __init__(self, load: Any) -> None:
        self.load, self.open, self.waiting = load, threading.Event(), 0
        self.tables: list[str] = []  # in the order in which they are read

    def __call__(self, *asked: Any) -> Any:
        self.waiting += 1
        self.tables.append(asked[0])
        assert self.open.wait(120)
        return self.load(*asked)


@contextmanager
def gated(served: Served) -> Iterator[Gate]:
    store = served.app.state.house.store
    store.load = gate = Gate(store.load)
    try:
        yield gate
    finally:
        gate.open.set()
        del store.load


def test_a_table_is_put_together_beside_the_loop(served: Served, cold: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found, threads = Room.found, []

    def noted(kept: Any) -> Room:
        threads.append(threading.current_thread())
        return found(kept)

    monkeypatch.setattr(Room, "found", noted)
    assert served.browser().get(f"/api/tables/{cold}").is_success
    assert threads
    assert served._thread not in threads


def test_whoever_waits_for_a_table_hears_that_it_is_being_fetched(served: Served, cold: str) -> None:
    with gated(served) as gate, Wire(served, cold) as wire:
        assert wire.hear() == {"do": "fetching"}
        gate.open.set()
        assert wire.hear()["do"] == "people"
    with Wire(served, cold) as wire:
        assert wire.hear()["do"] == "people", "a table that is there is not fetched"


def test_a_few_tables_are_fetched_at_once_and_the_others_wait_their_turn(served: Served) -> None:
    house = served.app.state.house
    tables = [keep(served, finished("encore", 2, seed), {}) for seed in range(6)]
    with gated(served) as gate, ThreadPoolExecutor(len(tables)) as people:
        asked = [people.submit(served.browser().get, f"/api/tables/{table}") for table in tables]
        while len(house._loading) < len(tables) or gate.waiting < FETCHED:
            threading.Event().wait(0.01)
        served.browser().get("/api/games")  # the loop has gone round
        assert gate.waiting == FETCHED
        gate.open.set()
        assert all(one.result().is_success for one in asked)


def test_who_asks_for_one_table_is_not_behind_all_of_who_asks_for_many(served: Served) -> None:
    house = served.app.state.house
    *many, one = [keep(served, finished("encore", 2, seed), {}) for seed in range(8)]
    eve, ada = (served.browser(transport=httpx.HTTPTransport(local_address=f"127.0.0.{n}")) for n in (66, 67))
    with gated(served) as gate, ThreadPoolExecutor(8) as people:
        asked = [people.submit(eve.get, f"/api/tables/{table}") for table in many]
        while len(house._loading) < len(many):
            threading.Event().wait(0.01)
        asked.append(people.submit(ada.get, f"/api/tables/{one}"))
        while len(house._loading) < len(many) + 1:
            threading.Event().wait(0.01)
        gate.open.set()
        assert all(answer.result().is_success for answer in asked)
    assert gate.tables.index(one) <= FETCHED + 1


def test_people_at_a_table_go_on_while_others_are_fetched(served: Served, cold: str) -> None:
    here = keep(served, finished("encore", 2, 2), {})
    with Wire(served, here) as wire:
        wire.until("sight")
        with gated(served) as gate, Wire(served, cold) as waits:
            assert waits.hear() == {"do": "fetching"}
            assert wire.say(do="log", before=10)["do"] == "reply"
            gate.open.set()
            assert waits.until("sight")["fresh"]

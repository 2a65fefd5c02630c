"""A database that takes connections and questions and answers none of them counts as one that failed."""

import asyncio
import socket
import threading
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import OperationalError

from homestretch.core.types import Wrong
from homestretch.server.book import ledger
from homestretch.server.book.ledger import Ledger, Unknown
from homestretch.server.house import House
from homestretch.store.database import _engine
from homestretch.store.patience import in_time, patience
from homestretch.store.store import Store
from homestretch.store.writer import Writer

from .aside import inside
from .broken import Broken

WELCOME = b"R\0\0\0\x08\0\0\0\0" + b"Z\0\0\0\x05I"  # come in; what do you ask?


def welcome(listening: socket.socket) -> None:
    """Let everybody in as PostgreSQL does, and say nothing from then on."""
    guests = []
    with suppress(OSError):
        while True:
            guest, _ = listening.accept()
            guests.append(guest)
            guest.recv(10_000)
            guest.sendall(WELCOME)
    for guest in guests:
        guest.close()


@pytest.fixture
def silent() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        door = threading.Thread(target=welcome, args=(listening,))
        door.start()
        where = f"me@127.0.0.1:{listening.getsockname()[1]}/db"
        yield f"postgresql+psycopg://{where}?sslmode=disable&gssencmode=disable&answer_timeout=0.2"
        listening.shutdown(socket.SHUT_RDWR)
        door.join()


class Clock:
    """Goes on by ten seconds at every look."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 10
        return self.now


def test_a_silent_database_is_said_to_be_so_at_the_start(silent: str) -> None:
    with pytest.raises(Wrong, match="the database does not answer"):
        Store(silent)


def test_a_silent_database_keeps_no_reader_waiting(silent: str) -> None:
    engine = _engine(make_url(silent))
    with pytest.raises(OperationalError, match="does not answer"):
        engine.connect()
    engine.dispose()


def test_of_what_a_silent_database_was_told_nobody_knows_and_the_writer_goes_on(
    silent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "PAUSES", (0.0, 0.01))
    store = Store.__new__(Store)
    store.engine = _engine(make_url(silent))
    writer = Writer(store)
    with pytest.raises(Unknown):
        asyncio.run(Ledger(store, writer).write(lambda c: c.execute(text("SELECT 1")), lambda c: True))
    writer.close()
    store.close()


def test_whoever_waits_for_a_slow_database_is_told_after_a_while(tmp_path: Path) -> None:
    """However many tries are left."""
    tried: list[Connection] = []

    def change(c: Connection) -> None:
        tried.append(c)
        c.execute(text("SELECT 1"))

    async def scenario(house: House) -> None:
        Broken(house.store).down = True
        with pytest.raises(Unknown):
            await Ledger(house.store, house.writer, Clock()).write(
                change, lambda c: c.execute(text("SELECT 1")) is None
            )

    inside(tmp_path, scenario)
    assert len(tried) == 1


def slow(told: list[int]) -> Generator[str, int, str]:
    """Something that is done as soon as it is told 2."""
    while True:
        told.append((yield "more"))
        if told[-1] == 2:
            return "done"


def test_what_makes_headway_may_take_as_long_as_it_likes() -> None:
    work = in_time(slow([]), 15.0, Clock())
    assert [next(work), work.send(1), work.send(1), work.send(1)] == ["more"] * 4
    with pytest.raises(StopIteration) as end:
        work.send(2)
    assert end.value.value == "done"


def test_what_makes_none_is_given_up() -> None:
    told: list[int] = []
    work = in_time(slow(told), 15.0, Clock())
    next(work)
    work.send(0)
    with pytest.raises(TimeoutError):
        work.send(0)
    assert told == [0]


@pytest.mark.parametrize(("given", "seconds"), [("", 5.0), ("?answer_timeout=2.5", 2.5)])
def test_how_long_is_a_part_of_the_url(given: str, seconds: float) -> None:
    place, found = patience(make_url(f"postgresql+psycopg://db/x{given}"))
    assert (str(place), found) == ("postgresql+psycopg://db/x", seconds)


@pytest.mark.parametrize("given", ["soon", "0", "-1", "inf", "nan"])
def test_a_time_that_is_none_is_refused_in_a_sentence(given: str) -> None:
    with pytest.raises(Wrong, match="URL"):
        Store(f"postgresql+psycopg://db/x?answer_timeout={given}")

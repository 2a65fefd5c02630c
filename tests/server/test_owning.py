"""A table is one worker's at a time, and one that has lost it writes nothing, whatever it believes."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from homestretch.store.owning import Lost, Taken, append, fenced, let_go
from homestretch.store.rows import Row
from homestretch.store.store import Store, add_events, add_table, keep_snapshot

from .postgres import Postgres


def event(n: int, body: str = "{}") -> Row:
    return Row(n, "chat", body, 2.0)


def numbers(store: Store) -> list[int]:
    return store.read(lambda c: list(c.execute(text("SELECT n FROM events ORDER BY n")).scalars()))


def alive(store: Store, seconds: float = 60.0) -> None:
    """This worker lives for so long."""
    row = {"id": store.me, "seconds": seconds}
    told = text(
        "INSERT INTO workers (id, address, until) "
        "VALUES (:id, '', extract(epoch from clock_timestamp()) + CAST(:seconds AS float)) "
        "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
    )
    store.write([lambda c: c.execute(told, row)])


@pytest.fixture
def lite(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/t.db")
    store.write([add_table("t", "host", 1, "luck", 1.0)])
    yield store
    store.close()


@pytest.fixture
def two(postgres: Postgres) -> Iterator[tuple[Store, Store]]:
    """Two workers of one database, both alive."""
    url = postgres.database()
    stores = Store(url), Store(url)
    stores[0].write([add_table("t", "host", 1, "luck", 1.0)])
    for store in stores:
        alive(store)
    yield stores
    for store in stores:
        store.close()


@pytest.fixture(params=["lite", "two"])
def store(request: pytest.FixtureRequest) -> Store:
    found = request.getfixturevalue(request.param)
    return found if isinstance(found, Store) else found[0]


def epoch(store: Store) -> int:
    kept = store.load("t")
    assert kept is not None
    return kept.epoch


def test_events_are_appended_one_after_another_and_how_the_table_stands_with_them(store: Store) -> None:
    ours = epoch(store)
    store.write([append("t", ours, event(1), "one"), append("t", ours, event(2), "two")])
    kept = store.load("t")
    assert kept is not None
    assert (kept.rows, kept.summary, kept.last) == ([event(1), event(2)], "two", 2)


@pytest.mark.parametrize(("behind", "n"), [(0, 1), (0, 3), (1, 2)], ids=["doubled", "too far on", "behind"])
def test_what_does_not_come_next_or_is_not_ours_writes_nothing(store: Store, behind: int, n: int) -> None:
    ours = epoch(store)
    store.write([append("t", ours, event(1), "one")])
    with pytest.raises(Lost):
        store.write([append("t", ours - behind, event(n), "none")])
    assert numbers(store) == [1]


def test_the_store_of_before_counts_on(store: Store) -> None:
    """A worker of the version before adds events and does not count them."""
    store.write([add_events("t", [event(1), event(2)])])
    store.write([append("t", epoch(store), event(3), "three")])
    assert numbers(store) == [1, 2, 3]


def test_other_things_of_a_table_are_written_by_its_owner_alone(store: Store) -> None:
    ours = epoch(store)
    store.write([fenced("t", ours, keep_snapshot("t", 0, "mine"))])
    with pytest.raises(Lost):
        store.write([fenced("t", ours - 1, keep_snapshot("t", 0, "of before"))])


def test_one_that_lives_keeps_its_table(two: tuple[Store, Store]) -> None:
    ours = epoch(two[0])
    with pytest.raises(Taken):
        two[1].load("t")
    two[0].write([append("t", ours, event(1), "")])


def test_one_whose_lease_ran_out_loses_it_to_whoever_comes_and_writes_nothing(two: tuple[Store, Store]) -> None:
    old = epoch(two[0])
    alive(two[0], -1.0)
    new = epoch(two[1])
    alive(two[0])
    with pytest.raises(Lost):
        two[0].write([append("t", old, event(1, '"old"'), "")])
    two[1].write([append("t", new, event(1, '"new"'), "")])
    with pytest.raises(Taken):
        two[0].load("t")


def test_one_that_was_stopped_between_claim_and_look_does_not_take_the_epoch_of_whoever_came(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By that epoch it could write, while the other believes that the table is its own."""
    (old, new), theirs = two, list[int]()

    def late(query: Callable[[Connection], Any]) -> Any:
        monkeypatch.undo()
        alive(old, -1.0)
        theirs.append(epoch(new))
        return old.read(query)

    monkeypatch.setattr(old, "read", late)
    with pytest.raises(Taken):
        old.load("t")
    new.write([append("t", theirs[0], event(1), "")])


def test_a_table_that_is_not_there_is_asked_for_once(two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(two[0], "read", None)
    assert two[0].load("nowhere") is None


def test_one_that_lets_go_writes_nothing_more(two: tuple[Store, Store]) -> None:
    old = epoch(two[0])
    two[0].write([let_go("t", old)])
    with pytest.raises(Lost):
        two[0].write([append("t", old, event(1), "")])
    two[1].write([append("t", epoch(two[1]), event(1), "")])


def test_of_two_who_claim_one_table_at_once_one_has_it(two: tuple[Store, Store]) -> None:
    def claimed(store: Store) -> bool:
        try:
            return store.load("t") is not None
        except Taken:
            return False

    with ThreadPoolExecutor(2) as both:
        assert sorted(both.map(claimed, two)) == [False, True]


def test_who_takes_a_table_over_sees_what_was_on_its_way(two: tuple[Store, Store]) -> None:
    """A claim waits for the owner's transaction, and finds the event that it added."""
    old = epoch(two[0])
    alive(two[0], -1.0)
    with ThreadPoolExecutor(1) as aside:
        with two[0].engine.begin() as open_one:
            append("t", old, event(1), "")(open_one)
            coming = aside.submit(two[1].load, "t")
            waits(two[0])
        kept = coming.result(60)
    assert kept is not None
    assert kept.rows == [event(1)]
    two[1].write([append("t", kept.epoch, event(2), "")])


def test_of_workers_that_start_at_once_one_brings_the_database_up_to_date(postgres: Postgres) -> None:
    url = postgres.database()
    with ThreadPoolExecutor(4) as all_at_once:
        stores = list(all_at_once.map(Store, [url] * 4))
    words = {store.read(lambda c: c.execute(text("SELECT value FROM house")).scalar()) for store in stores}
    assert len(words) == 1
    for store in stores:
        store.close()


def waits(store: Store) -> None:
    """Until somebody waits for a row."""

    def waiting(c: Connection) -> int:
        found = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        return int(c.execute(text(found)).scalar() or 0)

    while not store.read(waiting):
        pass


def test_a_database_without_an_encoding_keeps_every_character(postgres: Postgres) -> None:
    """As `initdb` makes them where the system has no language, in a bare container for one."""
    url = postgres.database("TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'")
    store = Store(url)
    said = Row(1, "said", '{"text": "Ça va, Jürgen? 🐕"}', 2.0)
    store.write([add_table("t1", "host", 7, "luck", 1.0), add_events("t1", [said])])
    kept = store.load("t1")
    store.close()
    assert kept is not None
    assert kept.rows == [said]

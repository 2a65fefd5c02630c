"""What was answered is on disk; what failed left nothing behind."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, text
from sqlalchemy.exc import IntegrityError

from homestretch.core.types import Wrong
from homestretch.store import migrations
from homestretch.store.rows import Link, Row
from homestretch.store.schema import ENDED, META
from homestretch.store.store import (
    Store,
    add_events,
    add_link,
    add_table,
    find_link,
    held_by,
    hold,
    note_seen,
    use_link,
)
from homestretch.store.writer import Writer


@pytest.fixture
def store(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path}/t.db")
    store.write([add_table("t1", "host", 2**64 - 1, "luck", 1.0)])
    yield store
    store.close()


LINK = Link("link", 2, 1, 9.0, "ada")


def event(n: int) -> Row:
    return Row(n, "play", f'{{"words": "draw", "n": {n}}}', 2.0)


def test_a_table_is_found_as_it_was_kept(store: Store) -> None:
    store.write([add_events("t1", [event(1), event(2)]), hold("t1", 0, "ada"), hold("t1", 0, "bo")])
    kept = store.load("t1")
    assert kept is not None
    assert (kept.seed, kept.rows, kept.holds) == (2**64 - 1, [event(1), event(2)], {0: "bo"})
    assert store.load("t2") is None


def test_the_same_number_is_never_written_twice(store: Store) -> None:
    store.write([add_events("t1", [event(1)])])
    with pytest.raises(IntegrityError):
        store.write([add_events("t1", [event(1)])])


def test_a_change_that_fails_fails_alone(store: Store) -> None:
    async def scenario() -> list[object]:
        writer = Writer(store)
        changes = [add_events("t1", [event(n)]) for n in (1, 2, 2, 3)]
        done = await asyncio.gather(*(writer.write(c) for c in changes), return_exceptions=True)
        writer.close()
        return list(done)

    with ThreadPoolExecutor(1) as aside:  # a thread of its own: a browser's tests in this process keep a loop running
        done = aside.submit(asyncio.run, scenario()).result()
    assert [isinstance(d, IntegrityError) for d in done] == [False, False, True, False]
    kept = store.load("t1")
    assert kept is not None
    assert [e.n for e in kept.rows] == [1, 2, 3]


def test_a_link_is_taken_once(store: Store) -> None:
    store.write([add_link("t1", LINK)])
    assert store.read(lambda c: find_link(c, "link")) == "t1"
    assert store.write([use_link("link", 5.0)]) == [True]
    assert store.read(lambda c: find_link(c, "link")) is None
    assert store.write([use_link("link", 5.0)]) == [False]
    assert store.write([use_link("other", 5.0)]) == [False]


def test_a_link_is_not_taken_late_nor_once_it_was_called_back_or_its_maker_was_ended(store: Store) -> None:
    store.write([add_link("t1", LINK)])
    assert store.write([use_link("link", 9.0)]) == [False]
    store.write([add_link("t1", LINK._replace(hash="newer"))])
    assert store.write([use_link("link", 5.0)]) == [False]
    store.write([lambda c: c.execute(insert(ENDED), {"hash": "ada", "at": 1.0})])
    assert store.write([use_link("newer", 5.0)]) == [False]


def test_a_table_is_found_with_the_hands_that_were_seen_and_the_links_that_are_out(store: Store) -> None:
    taken = LINK._replace(hash="taken", seat=0)
    store.write([note_seen("t1", 0, "ada"), note_seen("t1", 0, "ada"), note_seen("t1", 0, "bo")])
    store.write([add_link("t1", taken), add_link("t1", LINK), use_link("taken", 5.0)])
    kept = store.load("t1")
    assert kept is not None
    assert (kept.seen, kept.links) == ({(0, "ada"), (0, "bo")}, [LINK])


def test_my_tables_are_those_i_made_or_sit_at_newest_first(store: Store) -> None:
    store.write([add_table("t2", "ada", 1, "l", 2.0), add_table("t3", "x", 1, "l", 3.0), hold("t3", 1, "ada")])
    assert [one.id for one in store.read(lambda c: held_by(c, "ada"))] == ["t3", "t2"]


def test_commits_are_synced_and_readers_do_not_wait(store: Store) -> None:
    with store.engine.connect() as c:
        assert c.execute(text("PRAGMA synchronous")).scalar() == 2
        assert c.execute(text("PRAGMA journal_mode")).scalar() == "wal"


def test_a_database_of_before_is_brought_up_to_date_with_the_hands_that_were_seen(
    tmp_path: Path,
) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/old.db")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as c:
        config.attributes["connection"] = c
        command.upgrade(config, "v1")
        for name, kind in (("begun", "start"), ("waiting", "setup")):
            c.execute(text(f"INSERT INTO tables VALUES ('{name}', 1.0, 'ada', '7', 0)"))
            c.execute(text(f"INSERT INTO events VALUES ('{name}', 1, 1.0, '{kind}', '{{}}')"))
            c.execute(text(f"INSERT INTO holds VALUES ('{name}', 0, 'ada')"))
    engine.dispose()
    store = Store(f"sqlite:///{tmp_path}/old.db")
    found = [store.load(name) for name in ("begun", "waiting")]
    assert [kept.seen for kept in found if kept] == [{(0, "ada")}, set()]
    assert len({kept.luck for kept in found if kept and len(kept.luck) == 64}) == 2
    store.close()


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as c:
        assert compare_metadata(MigrationContext.configure(c), META) == []


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="cannot be opened"):
        Store(f"sqlite:///{tmp_path}/no/such/folder/t.db")

"""What is not kept any more is gone, all the rest stays; and what whoever runs the server does with the database."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from homestretch.cli import run
from homestretch.server.acts import retention
from homestretch.server.acts.retention import DAY, sweep_all
from homestretch.server.settings import Keep
from homestretch.store import keeping
from homestretch.store.owning import append
from homestretch.store.rows import Row
from homestretch.store.store import Store, add_events, add_table, keep_snapshot

from .postgres import Postgres
from .serving import Served
from .stored import finished, keep, put
from .talking import Wire

OVER, PLAYING = '{"stage":"over"}', '{"stage":"playing"}'


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path):
    """Four tables, two of them over, two of them used ten days ago and two just now; somebody spoke at each."""
    if request.param == "sqlite":
        store = Store(f"sqlite:///{tmp_path}/t.db")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        store = Store(postgres.database())
    now = time.time()
    for name, summary, days in (("a", OVER, 10), ("b", OVER, 0), ("c", PLAYING, 10), ("d", PLAYING, 0)):
        at = now - days * DAY
        said = Row(1, "chat", '{"seat": 0, "text": "hello"}', at)
        store.write([add_table(name, "host", 1, "luck", at - 1, summary=summary), add_events(name, [said])])
        store.write([keep_snapshot(name, 1, "hello")])
    yield store
    store.close()


def left(store: Store) -> str:
    return "".join(store.read(lambda c: c.execute(text("SELECT id FROM tables ORDER BY id")).scalars().all()))


@pytest.mark.parametrize(
    ("kept", "stay"),
    [
        (Keep(), "abcd"),
        (Keep(finished=5), "bcd"),
        (Keep(unfinished=5), "abd"),
        (Keep(5, 5), "bd"),
        (Keep(20, 20), "abcd"),
    ],
)
def test_tables_go_when_nothing_happened_there_for_so_many_days(store: Store, kept: Keep, stay: str) -> None:
    assert sweep_all(store, kept, time.time()).tables == 4 - len(stay)
    assert left(store) == stay
    rows = store.read(lambda c: c.execute(text("SELECT count(*) FROM events")).scalar())
    assert rows == len(stay), "nothing of a table stays behind"


@pytest.mark.parametrize(("kept", "goes"), [(Keep(unfinished=5), "playing"), (Keep(finished=5), "over")])
def test_a_table_that_nobody_has_summed_up_is_so_before_it_is_judged(store: Store, kept: Keep, goes: str) -> None:
    """As those of a version without lists; one that cannot be read is left to whoever looks after them."""
    game, broken = finished("encore", 2, 1), "zzz"
    old = {"over": put(store, game, {}), "playing": put(store, game, {}), "broken": broken}
    last = "DELETE FROM events WHERE table_id = :id AND kind = 'play' AND n > 20"
    store.write([lambda c: c.execute(text(last), {"id": old["playing"]})])
    store.write([add_table(broken, "host", 1, "luck", 1.0), add_events(broken, [Row(1, "setup", "no JSON", 1.0)])])
    sweep_all(store, kept, time.time())
    assert [what for what, at in old.items() if store.look(at) is None] == [goes]


def test_a_server_sums_up_what_it_sweeps_and_goes_on_until_all_is_swept(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "AT_ONCE", 2)
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    served: Served = serve(keep=Keep(unfinished=1.0))
    house, game = served.app.state.house, finished("encore", 2, 1)
    over = [keep(served, game, {}) for _ in range(3)]
    house.store.write([add_table(f"a{k}", "host", 1, "luck", 1.0, summary=PLAYING) for k in range(7)])
    served.does(retention.sweep(house, time.time()))
    assert left(house.store) == "".join(sorted(over))
    assert all('"stage":"over"' in getattr(house.store.look(at), "summary") for at in over)  # noqa: B009


def test_what_was_said_goes_and_nothing_else(store: Store) -> None:
    assert sweep_all(store, Keep(chat=5), time.time()) == (0, 2, 0)
    assert sweep_all(store, Keep(chat=5), time.time()) == (0, 0, 0)
    bodies = {name: getattr(store.look(name), "rows")[0].body for name in "abcd"}  # noqa: B009
    assert [name for name in "abcd" if "hello" in bodies[name]] == ["b", "d"]
    shots = store.read(lambda c: c.execute(text("SELECT table_id FROM snapshots ORDER BY table_id")).scalars().all())
    assert shots == ["b", "d"], "a snapshot would still know"


def test_a_table_that_a_worker_has_stays(postgres: Postgres) -> None:
    mine, other = (Store(url) for url in [postgres.database()] * 2)
    mine.write([add_table("t", "host", 1, "luck", 1.0, owner=mine.me)])
    alive = "INSERT INTO workers (id, address, until) VALUES (:me, '', extract(epoch from clock_timestamp()) + 60)"
    mine.write([lambda c: c.execute(text(alive), {"me": mine.me})])
    assert sweep_all(other, Keep(1, 1), time.time()) == (0, 0, 1), "and it is said"
    mine.write([append("t", 0, Row(1, "chat", "{}", 1.0), PLAYING)])
    assert sweep_all(mine, Keep(1, 1), time.time()).tables == 1
    mine.close()
    other.close()


def test_a_server_sweeps_what_it_has_not_in_memory(serve) -> None:
    served: Served = serve(keep=Keep(finished=1.0))
    house, old, used = served.app.state.house, *(keep(served, finished("encore", 2, 1), {}) for _ in range(2))
    for at in (old, used):
        assert served.browser().get(f"/api/tables/{at}").status_code == 200
    del house.rooms[old]
    while house.is_open(old):
        time.sleep(0.01)
    with Wire(served, used) as line:
        line.until("people")
        served.does(retention.sweep(house, time.time()))
        assert [served.browser().get(f"/api/tables/{at}").status_code for at in (old, used)] == [404, 200]


# By the command


@pytest.fixture
def played(serve, tmp_path: Path) -> tuple[str, str]:
    """A database with one finished game, while its server runs, and the table."""
    served: Served = serve()
    return f"sqlite:///{tmp_path}/t.db", keep(served, finished("encore", 2, 1), {})


def test_tables_are_listed_without_names(played: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    db, at = played
    assert run(["admin", "tables", "--db", db]) == 0
    said = capsys.readouterr().out
    assert at in said
    assert "Ada" not in said


def test_a_record_is_exported_and_can_be_checked(
    played: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, at = played
    assert run(["admin", "export", at, "--db", db]) == 0
    (tmp_path / "a.hs").write_text(capsys.readouterr().out)
    assert run(["check", str(tmp_path / "a.hs")]) == 0


def test_a_copy_is_made_while_the_server_runs_and_holds_everything(played: tuple[str, str], tmp_path: Path) -> None:
    db, at = played
    copy = tmp_path / "copy.db"
    assert run(["admin", "backup", str(copy), "--db", db]) == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert run(["admin", "check", "--db", f"sqlite:///{copy}"]) == 0
    restored = Store(f"sqlite:///{copy}")
    assert restored.look(at) is not None
    restored.close()
    assert run(["admin", "backup", str(copy), "--db", db]) == 2, "nothing is written over"


def spoil(folder: Path, statement: str, table: str) -> None:
    """Change what is stored of a table behind the server's back."""
    with closing(sqlite3.connect(folder / "t.db")) as c, c:
        c.execute(statement, [table])


def test_a_table_that_cannot_be_played_again_is_found(
    played: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, at = played
    spoil(tmp_path, "DELETE FROM events WHERE table_id = ? AND n = 6", at)
    assert run(["admin", "check", "--db", db, "--lang", "en"]) == 1
    assert capsys.readouterr().out == f"{at}  an event is missing\nTables: 1. Broken: 1.\n"


def test_of_a_table_that_cannot_be_read_no_record_is_written_and_it_is_said(
    played: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, at = played
    spoil(tmp_path, "UPDATE events SET body = 'no JSON' WHERE table_id = ? AND n = 6", at)
    assert run(["admin", "export", at, "--db", db, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"The table {at} cannot be read: ValidationError.\n")


@pytest.mark.parametrize("action", ["delete", "sweep"])
def test_nothing_is_deleted_under_a_server_that_runs(
    played: tuple[str, str], action: str, capsys: pytest.CaptureFixture[str]
) -> None:
    db, at = played
    named = [at] if action == "delete" else []
    assert run(["admin", action, *named, "--db", db, "--lang", "en"]) == 2
    assert "Another server uses the database" in capsys.readouterr().err


@pytest.mark.parametrize("action", ["sweep", "tables", "check"])
def test_what_is_done_with_all_tables_takes_no_name(
    played: tuple[str, str], action: str, capsys: pytest.CaptureFixture[str]
) -> None:
    db, at = played
    assert run(["admin", action, at, "--db", db, "--lang", "en"]) == 2
    assert f"There is more than admin {action} can take" in capsys.readouterr().err


def test_all_tables_are_copied_from_a_file_to_postgres_and_played_on_there(
    postgres: Postgres, serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With whoever sits there, and keys that were ended."""
    served: Served = serve()
    ada, bo = served.client(), served.client()
    at = ada.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Ada", "bots": "easy"}).json()["id"]
    assert bo.delete("/api/keys").status_code == 204
    db, old = postgres.database(), f"sqlite:///{tmp_path}/t.db"
    assert run(["admin", "copy", old, "--db", db]) == 2, "while a server has it"
    before = served.app.state.house.store.look(at)
    served.stop()
    assert run(["admin", "copy", old, "--db", db, "--lang", "en"]) == 0
    assert "copied: 1" in capsys.readouterr().out
    assert run(["admin", "copy", old, "--db", db, "--lang", "en"]) == 2
    assert "not empty" in capsys.readouterr().err
    store = Store(db)
    assert store.look(at) == before
    assert store.load(at) is not None, "no worker has it"
    assert store.read(lambda c: c.execute(text("SELECT count(*) FROM ended")).scalar()) == 1
    store.close()


def test_a_table_is_deleted_where_no_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    store = Store(db)
    store.write([add_table("t", "host", 1, "luck", 1.0), add_events("t", [Row(1, "chat", "{}", 1.0)])])
    store.close()
    assert run(["admin", "delete", "t", "--db", db]) == 0
    assert run(["admin", "delete", "t", "--db", db, "--lang", "en"]) == 2
    assert "no such table" in capsys.readouterr().err
    assert run(["admin", "sweep", "--db", db, "--finished", "1", "--lang", "en"]) == 0
    assert run(["admin", "export", "--db", db]) == 2, "which?"
    assert run(["admin", "dance", "--db", db]) == 2
    assert [run(["admin", action, "x", "--db", "nonsense@@"]) for action in ("tables", "backup")] == [2, 2]
    assert run(["admin", "tables", "--db", f"sqlite:///{tmp_path}/other.db"]) == 2
    assert not (tmp_path / "other.db").exists(), "none is made"

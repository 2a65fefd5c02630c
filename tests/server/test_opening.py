"""A server that cannot start says why in one sentence, in the reader's language, and no secret is in it."""

import logging
import os
import secrets
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from homestretch.cli import run
from homestretch.core.types import Wrong
from homestretch.server.settings import Settings
from homestretch.store import versions
from homestretch.store.store import Store
from homestretch.texts import LANGUAGES

PASSWORD = "hunter2-" + secrets.token_hex(8)


@pytest.fixture
def umask() -> Iterator[None]:
    before = os.umask(0o000)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def newer(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/newer.db"
    store = Store(url)
    store.write([lambda c: c.execute(text("UPDATE alembic_version SET version_num = 'v9'"))])
    store.close()
    return url


def no_database(tmp_path: Path) -> str:
    (tmp_path / "photo.db").write_bytes(b"\xff\xd8\xff" * 1000)
    return f"sqlite:///{tmp_path}/photo.db"


CASES = {
    "a newer version": (newer, "v9"),
    "nonsense": (lambda _: "nonsense", "sqlite:///"),
    "nothing": (lambda _: "", "sqlite:///"),
    "a database in memory": (lambda _: "sqlite://", "sqlite:///homestretch.db"),
    "a port that is none": (lambda _: f"postgresql://me:{PASSWORD}@localhost:{PASSWORD}/db", "postgresql+psycopg"),
    "a password with a slash": (lambda _: f"postgresql+psycopg://me:1/{PASSWORD}@127.0.0.1:1/db", "127.0.0.1"),
    "a password with an at": (lambda _: f"postgresql://me:a@{PASSWORD}@localhost/db", "%40"),
    "an unknown kind": (lambda _: f"nonsense://me:{PASSWORD}@localhost/db", "nonsense"),
    "a missing driver": (lambda _: f"postgresql+pg8000://me:{PASSWORD}@localhost/db", "pg8000"),
    "no database": (no_database, "photo.db"),
    "a missing folder": (lambda path: f"sqlite:///{path}/no/such/t.db", "no/such"),
    "a folder": (lambda path: f"sqlite:///{path}", "sqlite:///"),
    "nobody there": (lambda _: f"postgresql+psycopg://me:{PASSWORD}@127.0.0.1:1/db", "127.0.0.1"),
    "a password that is asked for": (
        lambda _: f"postgresql+psycopg://me@127.0.0.1:1/db?password={PASSWORD}&sslpassword={PASSWORD}",
        "127.0.0.1",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_a_database_that_cannot_be_had_is_one_sentence_without_its_password(
    case: str,
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    make, named = CASES[case]
    assert run(["serve", "--port", "0", "--db", make(tmp_path)]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert named in said.err
    assert "Traceback" not in said.err
    assert "web-" not in said.err
    assert PASSWORD not in said.err + caplog.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_is_taken_is_one_sentence(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--db", f"sqlite:///{tmp_path}/t.db"]) == 2
    said = capfd.readouterr().err
    assert said.count("\n") == 1
    assert port in said
    assert "--port 0" in said
    assert not (tmp_path / "t.db").exists()


def test_an_address_that_is_nobodys_is_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for host in ("203.0.113.1", "999.1.1.1", "no.such.host.invalid", "", "x" * 300):
        assert run(["serve", "--host", host, "--port", "0", "--db", f"sqlite:///{tmp_path}/t.db"]) == 2
        said = capfd.readouterr().err
        assert said.count("\n") == 1
        assert said.startswith(f"“{host}” is no address of this machine.")


def test_a_proxy_is_named_by_its_address(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for name in ("nonsense", "*", "10.0.0.1/8", ""):
        assert run(["serve", "--proxy", name, "--db", f"sqlite:///{tmp_path}/t.db"]) == 2
        assert capfd.readouterr().err.count("\n") == 1


def test_the_settings_do_not_tell_the_password() -> None:
    assert PASSWORD not in repr(Settings(db=f"postgresql://me:{PASSWORD}@localhost/db"))


def test_the_database_is_its_owners_alone_whatever_the_umask(tmp_path: Path, umask: None) -> None:
    store = Store(f"sqlite:///{tmp_path}/t.db")
    store.write([lambda c: c.execute(text("UPDATE tables SET listed = 0"))])
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["t.db", "t.db-shm", "t.db-wal"]
    assert [mode(file) for file in files] == [0o600] * 3
    store.close()


def test_a_database_others_could_read_is_closed_to_them(tmp_path: Path, umask: None) -> None:
    file = tmp_path / "t.db"
    first = Store(f"sqlite:///{file}")
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    before = mode(tmp_path)
    second = Store(f"sqlite:///{file}")
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}
    assert mode(tmp_path) == before
    first.close()
    second.close()


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    url = no_database(tmp_path)
    (tmp_path / "photo.db").chmod(0o644)
    with pytest.raises(Wrong):
        Store(url)
    assert mode(tmp_path / "photo.db") == 0o644


def test_what_a_statement_was_given_is_in_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither as its parameters nor as a detail that the database adds, as Postgres does with rows."""
    store = Store(f"sqlite:///{tmp_path}/t.db")
    refuse = (
        "CREATE TRIGGER no BEFORE INSERT ON ended BEGIN SELECT RAISE(ABORT, 'no\nDETAIL: Key (hash)=({PASSWORD})'); END"
    )
    store.write([lambda c: c.execute(text(refuse))])
    insert = text("INSERT INTO ended VALUES (:hash, 1)")
    with pytest.raises(SQLAlchemyError) as failed:
        store.write([lambda c: c.execute(insert, {"hash": PASSWORD})])
    logging.getLogger("homestretch").error("%s", failed.value, exc_info=failed.value)
    assert "(sqlite3.IntegrityError) no" in caplog.text
    assert PASSWORD not in caplog.text
    store.close()


def test_the_known_versions_are_those_alembic_would_go_through() -> None:
    config = Config()
    config.set_main_option("script_location", str(versions.MIGRATIONS))
    assert versions.known() == tuple(step.revision for step in ScriptDirectory.from_config(config).walk_revisions())


def test_a_database_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path) -> None:
    """It is a quarter of all that a server loads."""
    url = f"sqlite:///{tmp_path}/club.db"
    Store(url).close()
    code = f"import sys, homestretch.server.app as _, homestretch.store.store as s; s.Store({url!r}).close()"
    code += "; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

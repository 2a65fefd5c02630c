"""A database file is served by one server, however the one before it ended."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from homestretch.core.types import Wrong
from homestretch.server.house import House
from homestretch.server.settings import Settings
from homestretch.store import claim
from homestretch.store.claim import Claim
from homestretch.store.store import Store

from ..processes import Start


def serve(start: Start, db: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "homestretch", "serve", "--port", "0", "--db", f"sqlite:///{db}"]
    return start(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_a_second_server_of_one_file_is_refused_in_one_sentence(start: Start, tmp_path: Path) -> None:
    assert "the table is set" in first_line(serve(start, tmp_path / "t.db"))
    second = serve(start, tmp_path / "t.db")
    told, _ = second.communicate(timeout=120)
    assert second.returncode
    assert told.strip().count("\n") == 0
    assert f"Another server uses the database {tmp_path / 't.db'}" in told


def test_a_killed_server_leaves_no_claim_behind(start: Start, tmp_path: Path) -> None:
    first = serve(start, tmp_path / "t.db")
    assert "the table is set" in first_line(first)
    os.kill(first.pid, signal.SIGKILL)
    first.wait()
    assert "the table is set" in first_line(serve(start, tmp_path / "t.db"))


def test_a_file_is_the_same_by_any_name(tmp_path: Path) -> None:
    held = Claim(f"sqlite:///{tmp_path}/t.db")
    (tmp_path / "other.db").symlink_to(tmp_path / "t.db")
    (tmp_path / "in").mkdir()
    for name in ("t.db", "other.db", "in/../t.db"):
        with pytest.raises(Wrong, match="another server"):
            Claim(f"sqlite:///{tmp_path}/{name}")
    held.let_go()
    Claim(f"sqlite:///{tmp_path}/other.db").let_go()


def test_a_server_that_is_refused_does_not_touch_the_file(tmp_path: Path) -> None:
    held = Claim(f"sqlite:///{tmp_path}/t.db")
    with pytest.raises(Wrong, match="another server"):
        House(Settings(db=f"sqlite:///{tmp_path}/t.db"), lambda *_: None)
    assert not (tmp_path / "t.db").exists()
    held.let_go()


def test_the_lock_is_its_owners_alone(tmp_path: Path) -> None:
    held = Claim(f"sqlite:///{tmp_path}/t.db")
    assert (tmp_path / "t.db-lock").stat().st_mode & 0o077 == 0
    held.let_go()


def test_who_only_reads_needs_no_claim(tmp_path: Path) -> None:
    held = Claim(f"sqlite:///{tmp_path}/t.db")
    Store(f"sqlite:///{tmp_path}/t.db").close()
    held.let_go()


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///:memory:", "postgresql+psycopg://nobody@127.0.0.1:1/none", "x"]
)
def test_what_is_no_file_is_not_claimed(url: str) -> None:
    one, two = Claim(url), Claim(url)
    one.let_go()
    two.let_go()


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="cannot be opened"):
        Claim(f"sqlite:///{tmp_path}/no/t.db")


def test_where_nothing_can_lock_it_is_said_aloud(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(claim, "WAYS", {"no_such_module": claim.WAYS["fcntl"]})
    Claim(f"sqlite:///{tmp_path}/t.db").let_go()
    assert "cannot be locked" in caplog.text

"""Several workers on one machine: all come up, one that dies is started again, and all end together."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Event

import httpx
import psycopg
import pytest

from homestretch.core.types import Wrong
from homestretch.server import staff
from homestretch.server.settings import Settings

from ..processes import Start
from .postgres import Postgres
from .serving import PLAIN
from .workers import until


def test_several_workers_need_a_database_that_is_shared(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="PostgreSQL"):
        staff.run(Settings(db=f"sqlite:///{tmp_path / 'tables.db'}"), "127.0.0.1", 0, "", 2)


def deaf(up: Event) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    up.set()
    time.sleep(3600)


def test_a_worker_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(staff, "GRACE", 0.1)
    up = staff.SPAWN.Event()
    worker = staff.SPAWN.Process(target=deaf, args=(up,), name="worker 1")
    worker.start()
    up.wait()
    staff.stop([worker])
    assert worker.exitcode == -signal.SIGKILL
    assert caplog.messages == ["worker 1 did not end in time"]


def workers(pid: int) -> list[int]:
    """The processes that serve."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in children if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text()]


@pytest.mark.slow
def test_one_that_dies_is_started_again_and_its_tables_are_free_at_once(
    postgres: Postgres, start: Start, tmp_path: Path
) -> None:
    db, said = postgres.database(), tmp_path / "said"
    command = [sys.executable, "-m", "homestretch", "serve", "--workers", "2", "--port", "0", "--db", db]
    with said.open("w") as log:
        process = start(command, stdout=log, stderr=subprocess.STDOUT)

    def text() -> str:
        assert process.poll() is None, said.read_text()
        return said.read_text()

    until(lambda: "the table is set" in text())
    with (
        psycopg.connect(db.replace("+psycopg", ""), autocommit=True) as c,
        httpx.Client(verify=PLAIN, timeout=60) as ada,
    ):
        first = ids(c)
        assert len(first) == 2
        ada.headers["authorization"] = f"Bearer {ada.post(f'http://{first[0][0]}/api/keys').json()['key']}"
        body = {"game": "encore", "seats": 2, "name": "Ada"}
        tables = {at: ada.post(f"http://{at}/api/tables", json=body).json()["id"] for at, _ in first}
        os.kill(workers(process.pid)[0], signal.SIGKILL)
        until(lambda: "worker 1 ended (-9) and is started again" in text())
        until(lambda: not set(first) <= set(ids(c)))  # that a lease has run out leaves it there for an hour
        stayed = [one for one in first if one in ids(c)]
        for table in tables.values():
            assert ada.get(f"http://{stayed[0][0]}/api/tables/{table}").json()["seats"][0]["name"] == "Ada"
        until(lambda: len(ids(c)) == 2)
        until(lambda: "worker 1 ended (-9)" in text())
        os.kill(workers(process.pid)[0], signal.SIGTERM)
        until(lambda: "was ended and is started again" in text())
        assert text().count("ERROR") == 1, "it was told to end"
        until(lambda: len(ids(c)) == 2)
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0


def ids(c: psycopg.Connection) -> list[tuple[str, str]]:
    """The workers that live, by address."""
    return [(address, name) for address, name in c.execute("SELECT address, id FROM workers ORDER BY address")]

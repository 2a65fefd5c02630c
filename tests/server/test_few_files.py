"""A server that may open few files, and strangers who want them all."""

import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from ..processes import Start
from .calling import Calls, answers

FEW = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
os.execv(sys.argv[1], sys.argv[1:])
"""


@pytest.fixture
def url(start: Start, tmp_path: Path) -> str:
    """Where a server is that may open 200 files."""
    command = [sys.executable, "-m", "homestretch", "serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/t.db"]
    with (tmp_path / "log").open("w") as log:
        running = start([sys.executable, "-c", FEW, *command], stdout=subprocess.PIPE, stderr=log)
    assert running.stdout is not None
    found = re.search(r"http://\S+:\d+", running.stdout.readline())
    assert found is not None
    return found[0].replace("localhost", "127.0.0.1")


def strangers(call: Calls, url: str, many: int, said: bytes = b"") -> list[socket.socket]:
    """People from thirty addresses, who say this and stay."""
    return [call(url, said, f"127.0.2.{n % 30}") for n in range(many)]


def test_where_files_run_out_people_play_on_others_come_in_and_the_log_stays_short(
    url: str, call: Calls, tmp_path: Path
) -> None:
    with httpx.Client(base_url=url, timeout=120) as ada:
        ada.headers["authorization"] = f"Bearer {ada.post('/api/keys').json()['key']}"
        at = ada.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Ada", "bots": "easy"}).json()["id"]
        with connect(f"{url.replace('http', 'ws')}/api/tables/{at}/line", max_size=None) as line:
            strangers(call, url, 600)
            with httpx.Client(base_url=url, timeout=120) as bo:
                assert bo.get("/api/lobby").status_code == 200
            line.send('{"do":"ping","rid":7}')
            while '"rid":7' not in str(line.recv(120)):
                continue
            assert ada.get(f"/api/tables/{at}").status_code == 200
    assert (tmp_path / "log").stat().st_size < 5_000


def test_nonsense_is_logged_once(url: str, call: Calls, tmp_path: Path) -> None:
    for one in strangers(call, url, 300, b"what is this\r\n\r\n"):
        answers(one)
    deadline = time.monotonic() + 120
    while not (text := (tmp_path / "log").read_text()):
        assert time.monotonic() < deadline
    assert text.count("Invalid HTTP request") == 1

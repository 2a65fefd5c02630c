"""Real workers in processes of their own, a real proxy in front of them, and people who play whatever happens."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from pathlib import Path
from typing import Any

import httpx

from ..processes import end
from .postgres import free_port
from .serving import PLAIN

CONFIG = Path(__file__).parents[2] / "examples" / "club" / "haproxy.cfg"
AGAIN = {502, 503, 504}  # from a worker or the proxy: ask again
HEARD = {400, 409}  # what was asked before was done, or somebody else was quicker
LOOK = {"web-look-again", "wrong-ply", "wrong-seat"}  # what is asked now is something else


def until(comes: Callable[[], Any]) -> None:
    """Until it is so; a test that waits in vain is ended."""
    while not comes():
        time.sleep(0.02)


def proxy_program() -> str:
    return shutil.which("haproxy") or next((p for p in ("/usr/sbin/haproxy",) if Path(p).exists()), "")


class Worker:
    """`homestretch serve` at a port of its own, with a log."""

    def __init__(self, folder: Path, db: str, port: int = 0, source: str = "") -> None:
        """From a source of its own, if one is given."""
        self.port = port or free_port()
        self.url, self._log = f"http://127.0.0.1:{self.port}", folder / f"{uuid.uuid4().hex}.log"
        given = ["serve", "--port", str(self.port), "--db", db, "--pace", "0", "--no-limits", "--proxy", "127.0.0.1"]
        env = dict(os.environ, PYTHONPATH=source) if source else None
        with self._log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "homestretch", *given],
                stdout=log,
                stderr=log,
                text=True,
                start_new_session=True,
                env=env,
            )

    def is_ready(self) -> bool:
        return self._answers("/health")

    def is_there(self) -> bool:
        """For one that cannot say whether it is ready."""
        return self._answers("/api/lobby")

    def _answers(self, path: str) -> bool:
        assert self.process.poll() is None, self.log()
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}{path}", timeout=10, verify=PLAIN).status_code == 200
        return False

    def log(self) -> str:
        return self._log.read_text()

    def signal(self, number: signal.Signals) -> None:
        os.kill(self.process.pid, number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self.process.wait(60)

    def stop(self) -> int:
        """Ask it to end; how it did."""
        self.signal(signal.SIGTERM)
        return self.process.wait(60)

    def close(self) -> None:
        end(self.process)


class Proxy:
    """HAProxy in front of workers, which sends all who ask for one table to the same of them."""

    def __init__(self, folder: Path, workers: Sequence[Worker]) -> None:
        self.port, self._config = free_port(), folder / "haproxy.cfg"
        self.url = f"http://127.0.0.1:{self.port}"
        self.start(workers)

    def start(self, workers: Sequence[Worker]) -> None:
        """As the guide has it, at ports of ours."""
        told = CONFIG.read_text().replace("bind :8080", f"bind 127.0.0.1:{self.port}").partition("  server w1")[0]
        servers = [f"  server w{k} 127.0.0.1:{one.port}\n" for k, one in enumerate(workers)]
        self._config.write_text(told + "".join(servers))
        self.process = subprocess.Popen(
            [proxy_program(), "-db", "-f", str(self._config)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        until(self._answers)

    def _answers(self) -> bool:
        assert self.process.poll() is None, "HAProxy did not start"
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/api/games", timeout=10, verify=PLAIN).status_code == 200
        return False

    def close(self) -> None:
        end(self.process)


class Player:
    """Plays all seats of one table over HTTP, and remembers every move that was acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        self.rng, self.acknowledged, self.numbers = random.Random(seed), list[tuple[int, str]](), list[int]()
        self.http = httpx.Client(base_url=url, timeout=30, verify=PLAIN)
        self.http.headers["authorization"] = f"Bearer {self.ask('POST', '/api/keys').json()['key']}"
        made = {"game": "encore", "seats": 2, "name": "Ada"}
        self.table: str = self.ask("POST", "/api/tables", made).json()["id"]
        self.ask("POST", f"/api/tables/{self.table}/seats/1", {"name": "Ada 2"})
        self.ask("POST", f"/api/tables/{self.table}/start")

    def ask(self, way: str, path: str, body: Any = None) -> httpx.Response:
        """The same again and again until somebody answers."""
        while True:
            with suppress(httpx.TransportError):
                answer = self.http.request(way, path, json=body)
                if answer.is_success or answer.status_code in HEARD:
                    return answer
                assert answer.status_code in AGAIN, f"{way} {path} {body}: {answer.status_code} {answer.text}"
            time.sleep(0.05)

    def move(self) -> bool:
        """One move of whoever is asked; False when the game is over."""
        while True:
            body = self.choose()
            if body is None:
                return False
            answer = self.ask("POST", f"/api/tables/{self.table}/plays", body)
            if answer.status_code == 200:
                break
            assert answer.json()["code"] in LOOK, answer.text
        self.acknowledged.append((body["seat"], body["move"]))
        self.numbers.append(answer.json()["n"])
        return True

    def choose(self) -> dict[str, Any] | None:
        """A move of whoever is asked, as it is sent; none when the game is over."""
        seen = self.ask("GET", f"/api/tables/{self.table}/view").json()
        if not seen["view"]["awaits"]:
            return None
        seat, path = seen["view"]["awaits"][0], ""
        while True:
            asked = self.ask("GET", f"/api/tables/{self.table}/view?seat={seat}&path={path.replace(' ', '+')}").json()
            if not asked["offers"]:
                break
            path = f"{path} {self.rng.choice(asked['offers'])}".strip()
        return {"seat": seat, "id": uuid.uuid4().hex, "ply": seen["ply"], "move": path}

    def at(self, url: str) -> "Player":
        """The same person, at another worker."""
        other = copy(self)
        other.http = httpx.Client(base_url=url, timeout=30, verify=PLAIN, headers=self.http.headers)
        return other

    def play(self, enough: threading.Event) -> None:
        while not enough.is_set() and self.move():
            pass

    def flaw(self, kept: Sequence[tuple[int, str, str]]) -> str:
        """What is wrong with the events of this table, by number, kind and body, for whoever was told what we were."""
        plays = [(n, json.loads(body)) for n, kind, body in kept if kind == "play"]
        if [n for n, _, _ in kept] != list(range(1, len(kept) + 1)):
            return "an event is missing"
        if [(play["seat"], play["words"]) for _, play in plays] != self.acknowledged:
            return f"{len(self.acknowledged)} moves were acknowledged, {len(plays)} are kept"
        return "" if [n for n, _ in plays] == self.numbers else "a move has another number than we were told"

    def close(self) -> None:
        self.http.close()


@contextmanager
def closing(*all_of_them: Any) -> Iterator[None]:
    try:
        yield
    finally:
        for one in all_of_them:
            one.close()

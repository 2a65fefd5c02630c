"""The proxy of the guide says itself who asks and how: what guests write in those headers is nobody's word."""

import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from homestretch.server.settings import Limits, Settings

from ..processes import end
from .postgres import free_port
from .serving import PLAIN, Served
from .workers import CONFIG, proxy_program, until

FORGED = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}
ANYBODY = ssl._create_unverified_context()


class Front:
    """A worker behind HAProxy, which listens with TLS too."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(
            f"sqlite:///{folder}/t.db", pace=0.0, workers=1, proxies=("127.0.0.1",), limits=Limits.off()
        )
        self.served, plain, safe = Served(settings), free_port(), free_port()
        self.plain, self.safe = f"http://127.0.0.1:{plain}", f"https://127.0.0.1:{safe}"
        binds = f"bind 127.0.0.1:{plain}\n  bind 127.0.0.1:{safe} ssl crt {certificate(folder)}"
        told = CONFIG.read_text().replace("bind :8080", binds).partition("  server w1")[0]
        config = folder / "haproxy.cfg"
        config.write_text(f"{told}  server w1 {self.served.url.removeprefix('http://')}\n")
        self._process = subprocess.Popen(
            [proxy_program(), "-db", "-f", str(config)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        until(self._is_up)

    def _is_up(self) -> bool:
        assert self._process.poll() is None, "HAProxy did not start"
        try:
            return httpx.get(f"{self.plain}/api/games", timeout=60, verify=PLAIN).status_code == 200
        except httpx.TransportError:
            return False

    def close(self) -> None:
        end(self._process)
        self.served.stop()


def certificate(folder: Path) -> Path:
    """One that nobody vouches for, with its key."""
    file, name = folder / "both.pem", ["-subj", "/CN=localhost", "-days", "2", "-nodes"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", *name, "-keyout", str(file), "-out", f"{file}.crt"]
    subprocess.run(made, check=True, capture_output=True)
    file.write_text(Path(f"{file}.crt").read_text() + file.read_text())
    return file


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    if not proxy_program() or not shutil.which("openssl"):
        pytest.skip("**** HAPROXY OR OPENSSL IS NOT INSTALLED: what the proxy says is not tested ****")
    one = Front(tmp_path_factory.mktemp("front"))
    yield one
    one.close()


@pytest.mark.parametrize("given", [{}, FORGED], ids=["honest", "forged"])
def test_only_what_came_with_tls_counts_as_that(front: Front, given: dict[str, str]) -> None:
    plain = httpx.get(front.plain, headers=given, timeout=60, verify=PLAIN)
    safe = httpx.get(front.safe, headers=given, timeout=60, verify=ANYBODY)
    assert [("strict-transport-security" in one.headers) for one in (plain, safe)] == [False, True]
    assert ["secure" in one.headers["set-cookie"].lower() for one in (plain, safe)] == [False, True]


def test_nobody_asks_in_the_name_of_another_address(front: Front) -> None:
    with httpx.Client(base_url=front.plain, headers=FORGED, timeout=60, verify=PLAIN) as ada:
        ada.headers["authorization"] = f"Bearer {ada.post('/api/keys').json()['key']}"
        at = ada.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Ada"}).json()["id"]
        ada.get(f"/api/tables/{at}")
        room = front.served.app.state.house.rooms[at]
        assert list(room.acting.values()) == ["127.0.0.1"]

"""The toy at the web table: over HTTP, and in a browser, with a plain scene made of its words."""

import os
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from homestretch.core.record import Record
from homestretch.core.rng import Rng

from ..processes import end
from ..toy import make
from .playing import begin, play_on


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that was started beside the toy."""
    home = tmp_path_factory.mktemp("toy")
    env = {**os.environ, "HOMESTRETCH_GAMES": str(make(home)), "PYTHONPATH": os.pathsep.join(sys.path)}
    call = [
        sys.executable,
        "-m",
        "homestretch",
        "serve",
        "--port",
        "0",
        "--pace",
        "0",
        "--db",
        f"sqlite:///{home}/t.db",
    ]
    with (home / "faults").open("w") as faults:
        process = subprocess.Popen(
            call, env=env, stdout=subprocess.PIPE, stderr=faults, text=True, start_new_session=True
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    yield next(word for word in line.split() if word.startswith("http")).rstrip("/")
    end(process)
    assert (home / "faults").read_text() == ""


def test_a_program_plays_it_over_http(url: str) -> None:
    key = httpx.post(f"{url}/api/keys").json()["key"]
    with httpx.Client(base_url=url, headers={"authorization": f"Bearer {key}"}, timeout=120) as ada:
        table = ada.post("/api/tables", json={"game": "fingers", "seats": 2, "name": "Ada"}).json()["id"]
        at = f"/api/tables/{table}"
        ada.post(f"{at}/seats/1", json={"name": "Bo"})
        ada.post(f"{at}/start").raise_for_status()
        for n in range(200):
            awaits = ada.get(f"{at}/view").json()["view"]["awaits"]
            if not awaits:
                break
            told = ada.get(f"{at}/view", params={"seat": awaits[0]}).json()
            play = {"seat": awaits[0], "id": f"m{n}", "ply": told["ply"], "move": told["offers"][n % 2]}
            ada.post(f"{at}/plays", json=play).raise_for_status()
        assert Record.read(ada.get(f"{at}/record").text).scores
        assert ada.get(f"{at}/view").json()["view"]["outcome"]["winners"]


@pytest.mark.parametrize("width", [360, 1280])
def test_a_person_plays_it_in_a_browser_to_the_end(width: int, url: str, browser: Browser) -> None:
    context = browser.new_context(base_url=url, reduced_motion="reduce", viewport={"width": width, "height": 800})
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    begin(page, "fingers")
    assert play_on(page, Rng(4)) > 0
    assert page.locator(".result li").count() >= 2
    assert page.locator("text=Fingers").count() > 0
    context.close()
    assert not faults

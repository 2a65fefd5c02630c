"""The example bot plays a whole game."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from homestretch.server.errors import Refused, too_much
from homestretch.server.settings import Limits
from homestretch.server.share import limits

from ..processes import Start
from .serving import Served
from .test_api import table

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


def test_the_example_has_fifty_lines_and_plays_to_the_end(served: Served, start: Start) -> None:
    lines = [line for line in BOT.read_text(encoding="utf-8").split('"""', 2)[2].splitlines() if line.strip()]
    assert len(lines) <= 50
    ada = served.client()
    at = table(ada, name=None, seats=3)
    ada.put(f"/api/tables/{at}/seats/1/bot", json={"bot": "easy"})
    ada.put(f"/api/tables/{at}/seats/2/bot", json={"bot": "easy"})
    bot = start([sys.executable, BOT, served.url, at], stdout=subprocess.PIPE)
    while ada.get(f"/api/tables/{at}").json()["seats"][0]["name"] != "Robbie":
        assert bot.poll() is None
    ada.post(f"/api/tables/{at}/start")
    out, _ = bot.communicate(timeout=120)
    assert out.splitlines()[-1].startswith("The game is over")


def test_what_is_wrong_is_said_without_a_traceback(served: Served, start: Start) -> None:
    full = table(served.client(), name="Ada", bots="easy")
    for given, sentence in (
        ((), "examples/bot.py http"),
        (("nowhere",), "There is no such table"),
        ((full,), "No seat"),
    ):
        bot = start([sys.executable, BOT, *((served.url, *given) if given else ())], stderr=subprocess.PIPE)
        _, err = bot.communicate(timeout=60)
        assert sentence in err
        assert "Traceback" not in err


def two(served: Served, start: Start) -> list[str]:
    """What two of them say at the end of a game against each other."""
    ada = served.client()
    at = table(ada, name=None, seats=2)
    bots = []
    for name in ("Ada", "Bo"):
        bots.append(start([sys.executable, BOT, served.url, at, name], stdout=subprocess.PIPE))
        while name not in [seat["name"] for seat in ada.get(f"/api/tables/{at}").json()["seats"]]:
            assert bots[-1].poll() is None
            time.sleep(0.1)
    ada.post(f"/api/tables/{at}/start")
    return [bot.communicate(timeout=120)[0] for bot in bots]


def test_two_of_them_play_each_other_as_fast_as_they_can_and_nobody_is_refused(
    served: Served, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "too_much", lambda wait: pytest.fail("somebody was refused"))
    assert [said.splitlines()[-1][:16] for said in two(served, start)] == ["The game is over"] * 2


def test_told_to_wait_they_wait_and_go_on(serve, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENT", 0.0)
    told: list[float] = []

    def refused(wait: float) -> Refused:
        told.append(wait)
        return too_much(wait)

    monkeypatch.setattr(limits, "too_much", refused)
    served = serve(limits=Limits(messages=(30.0, 3.0), plays=(15.0, 2.0)))
    assert [said.splitlines()[-1][:16] for said in two(served, start)] == ["The game is over"] * 2
    assert told

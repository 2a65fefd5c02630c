"""The example bot plays a whole game."""

import subprocess
import sys
from pathlib import Path

from ..processes import Start
from .serving import Served
from .test_api import table

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


def test_the_example_has_forty_lines_and_plays_to_the_end(served: Served, start: Start) -> None:
    lines = [line for line in BOT.read_text(encoding="utf-8").split('"""', 2)[2].splitlines() if line.strip()]
    assert len(lines) <= 40
    ada = served.client()
    at = table(ada, name=None, seats=3)
    ada.put(f"/api/tables/{at}/seats/1/bot", json={"bot": "easy"})
    ada.put(f"/api/tables/{at}/seats/2/bot", json={"bot": "easy"})
    bot = start([sys.executable, BOT, served.url, at], stdout=subprocess.PIPE)
    while ada.get(f"/api/tables/{at}").json()["seats"][0]["name"] != "Robbie":
        assert bot.poll() is None
    ada.post(f"/api/tables/{at}/start")
    out, _ = bot.communicate(timeout=120)
    assert out.startswith("The game is over")

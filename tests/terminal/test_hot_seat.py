"""Several people at one keyboard: a curtain falls where one of them must not see what the other does."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ..toy import make

DOWN = "▒"
LAID = re.compile(r"│ laid +(\S+) +(\S+) +│")


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """Where a game of hidden fingers is found."""
    games = str(make(tmp_path / "games"))
    return dict(os.environ, HOMESTRETCH_GAMES=games, PYTHONPATH=os.pathsep.join(sys.path), XDG_STATE_HOME=str(tmp_path))


def played(env: dict[str, str], seats: str, lines: list[str]) -> str:
    args = [sys.executable, "-m", "homestretch", "play", "fingers", "--seats", seats, "--seed", "3", "--lang", "en"]
    done = subprocess.run(
        args, env=env, input="\n".join([*lines, "quit", ""]), capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_next_player_is_called_before_anything_of_hers_is_shown(env: dict[str, str]) -> None:
    screens = played(env, "me:Ada,me:Bo", ["", "one", "", "two"]).split(" is next. The others look away!")
    assert [screen.splitlines()[-1].removeprefix("> ") for screen in screens[:-1]] == ["Ada", "Bo"]
    assert "finger" not in screens[0]
    assert "Ada: One finger or two?" in screens[1]
    assert "Bo: One finger or two?" in screens[2]


def test_nobody_sees_what_another_has_laid(env: dict[str, str]) -> None:
    _, before, after = played(env, "me:Ada,me:Bo", ["", "two", ""]).split("look away!")
    assert LAID.findall(before)[-1] == ("-1", "-1")
    assert set(LAID.findall(after)) == {(DOWN, "-1")}


def test_one_person_alone_needs_no_curtain(env: dict[str, str]) -> None:
    assert "look away" not in played(env, "me,random", ["one", "two"])

"""The command with which a game goes on can be pasted as it is, however the program was called."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from homestretch.terminal.again import AS, command


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The command as pip puts it beside a Python, in a folder that no shell looks into."""
    made = tmp_path / "my env" / "homestretch"
    made.parent.mkdir()
    made.write_text("#!/bin/sh\n")
    made.chmod(0o755)
    monkeypatch.setenv("PATH", os.defpath)
    monkeypatch.setattr(sys, "argv", [str(made)])
    return made


def test_a_command_that_is_found_by_its_name_is_called_by_it(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(script.parent))
    assert command("play", "--resume", "a b.hs") == "homestretch play --resume 'a b.hs'"


def test_one_that_is_not_found_is_called_by_where_it_lies(script: Path) -> None:
    assert command("play") == f"'{script}' play"


def test_another_of_the_same_name_is_not_taken_for_it(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = script.parent.with_name("other") / "homestretch"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", str(other.parent))
    assert command("play") == f"'{script}' play"


def test_run_as_a_module_it_is_called_so_again(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/homestretch/__main__.py"])
    assert command("play") == f"{sys.executable} -m homestretch play"
    monkeypatch.setattr(sys, "executable", str(script.with_name("python")))
    monkeypatch.setenv("PATH", str(script.parent))
    assert command("play") == "homestretch play"


def test_whoever_calls_it_in_a_way_of_its_own_says_how(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    del script
    monkeypatch.setenv(AS, "python tools/play.py")
    assert command("play", "--resume", "x") == "python tools/play.py play --resume x"


def test_after_a_game_that_was_left_the_line_as_it_is_goes_on_with_it(tmp_path: Path) -> None:
    """The whole way: leave a game, paste what was said, and be asked the same."""
    game = [sys.executable, "-m", "homestretch", "play", "encore", "--seats", "me,easy", "--seed", "3"]
    env = {**os.environ, "HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path), "PATH": os.defpath, "LANG": "C.UTF-8"}
    left = subprocess.run(game, env=env, input="quit\n", capture_output=True, text=True, check=True)
    line = left.stdout.rstrip("\n").rpartition("Go on with: ")[2]
    back = subprocess.run(line, env=env, input="quit\n", capture_output=True, text=True, check=True, shell=True)
    assert "Draw a card." in back.stdout

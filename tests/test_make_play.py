"""`make play` opens a table at once: what is compiled is used where it is at hand, else it is made behind the table."""

import importlib
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from .processes import Start

ROOT = Path(__file__).parent.parent
TOOLS = ROOT / "tools"
NOW = "the digest of the sources as they are"


class Became(Exception):
    """The process was handed over."""


class Tools(NamedTuple):
    """tools/play.py in a folder of its own, and what it did, in order."""

    play: ModuleType
    build: ModuleType
    done: list[str]

    def run(self) -> list[str]:
        with pytest.raises(Became):
            self.play.main(["serve"])
        return self.done


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tools]:
    monkeypatch.syspath_prepend(str(TOOLS))
    build, play = importlib.import_module("build"), importlib.import_module("play")
    done: list[str] = []

    def become(_python: str, args: list[str], env: dict[str, str]) -> None:
        assert args[-1] == "serve"
        done.append("plain" if "PYTHONPATH" in env else "compiled")
        raise Became

    def note(what: str) -> Callable[..., None]:
        return lambda *_args, **_more: done.append(what)

    monkeypatch.setattr(build, "digest", lambda _parts: NOW)
    for name in ("OUT", "DIST", "STAMP"):
        monkeypatch.setattr(build, name, tmp_path / name)
    monkeypatch.setattr(play, "STAMP", tmp_path / "installed")
    monkeypatch.setattr(play.subprocess, "run", note("install"))
    monkeypatch.setattr(play, "begin", note("compile behind"))
    monkeypatch.setattr(os, "execve", become)
    yield Tools(play, build, done)
    del sys.modules["build"], sys.modules["play"]


def test_a_fresh_machine_plays_as_plain_python_while_it_is_compiled(
    tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tools.run() == ["compile behind", "plain"]
    assert "the next start is faster" in capsys.readouterr().err


def test_what_was_compiled_from_these_sources_is_used_and_from_others_is_not(tools: Tools) -> None:
    tools.play.STAMP.write_text("others")
    assert tools.run() == ["compile behind", "plain"]
    tools.play.STAMP.write_text(NOW)
    assert tools.run()[2:] == ["compiled"]


def test_a_wheel_that_is_at_hand_is_installed_first(tools: Tools) -> None:
    tools.build.STAMP.write_text(NOW)
    tools.build.OUT.mkdir()
    tools.build.DIST.mkdir()
    (tools.build.DIST / "homestretch.whl").touch()
    assert tools.run() == ["install", "compiled"]
    assert tools.play.STAMP.read_text() == NOW


def test_without_a_compiler_nothing_is_tried(
    tools: Tools, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tools.build, "compiler", str)
    assert tools.run() == ["plain"]
    assert "no C compiler" in capsys.readouterr().err


def test_what_is_done_is_said_before_it_is_waited_for() -> None:
    make = ["make", "--dry-run", "--always-make", ".play/deps"]
    steps = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    told = steps.index('echo "Fetching and installing what locks/play.txt lists into .play')
    assert told < steps.index("-m venv") < steps.index("pip")


def test_commands_that_are_printed_lead_back_here(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    def become(_python: str, _args: list[str], env: dict[str, str]) -> None:
        tools.done.append(env["HOMESTRETCH_AS"])
        raise Became

    monkeypatch.setattr(os, "execve", become)
    assert shlex.split(tools.run()[-1]) == [sys.executable, str(TOOLS / "play.py")]


TABLE = """
import os, subprocess, sys
subprocess.Popen([sys.executable, "-c", sys.argv[1], str(os.getpid())], start_new_session=True)
input()
"""
BEHIND = f"""
import sys
sys.path.insert(0, {str(TOOLS)!r})
import play
play.step([sys.executable, "-c", "import os, time; print(os.getpid(), flush=True); time.sleep(600)"], int(sys.argv[1]))
"""


def test_compiling_ends_with_the_table(start: Start) -> None:
    table = start([sys.executable, "-c", TABLE, BEHIND], stdin=-1, stdout=-1)
    assert table.stdin
    assert table.stdout
    assert table.stdout.readline().strip().isdigit()  # compiling has begun
    table.stdin.write("\n")
    table.stdin.flush()
    assert table.stdout.read() == ""  # whoever could write there is gone

"""One package of commands: each imports what it needs, and what is shared is read in one place."""

import os
import subprocess
import sys

import pytest

from homestretch.cli import COMMANDS, run

LOADED = """
import sys
from homestretch.cli import run
status = run(sys.argv[1:])
print(*sorted(name.split(".")[1] for name in sys.modules if name.startswith("homestretch.")), file=sys.stderr)
sys.exit(status)
"""


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_what_it_is_for(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "--help"]) == 0
    assert f"Usage: homestretch {name}" in capsys.readouterr().out


def test_without_a_command_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    out = capsys.readouterr().out
    assert [name for name in COMMANDS if f"\n  {name} " not in out] == []


@pytest.mark.parametrize(("name", "idle"), [("games", "arena bench server rl"), ("arena", "bench server terminal")])
def test_a_command_imports_what_it_needs(name: str, idle: str) -> None:
    env = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
    call = [sys.executable, "-c", LOADED, name, "--help"]
    done = subprocess.run(call, env=env, capture_output=True, text=True, check=True)
    assert set(idle.split()) & set(done.stderr.split()) == set()


@pytest.mark.parametrize(
    "command", ["play encore", "record encore", "perft encore --depth 1", "arena encore easy random", "ladder encore"]
)
def test_a_setting_is_read_alike_by_every_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command.split(), "--set", "rounds"]) == 2
    assert capsys.readouterr().err == "“rounds” is not a setting; a setting looks like name=value.\n"

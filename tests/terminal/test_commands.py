"""One package of commands: each imports what it needs, and what is shared is read in one place."""

import os
import subprocess
import sys

import pytest
from rich.progress import Progress

from homestretch.bots import find, names
from homestretch.cli import COMMANDS, run
from homestretch.cli.progress import Clock
from homestretch.core.registry import playable

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


def test_every_bot_is_listed_with_its_budget_in_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--lang", "en"]) == 0
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in capsys.readouterr().out.splitlines()]
    listed = {row[0]: row[1:-1] for row in rows if row}
    assert tuple(listed) == names()
    for name, cells in listed.items():
        budgets = [find(name).own(game).playouts for game in playable()]
        assert cells == [str(playouts or "–") for playouts in budgets]


@pytest.mark.parametrize("command", ["arena", "ladder", "sprt"])
def test_help_names_every_bot(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    assert set(names()) <= set(capsys.readouterr().out.replace(";", " ").split())


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("homestretch lea", ("learn",)),
        ("homestretch play ", playable()),
        ("homestretch arena encore ", names()),
        ("homestretch perft --de", ("--depth",)),
    ],
)
def test_the_tab_key_offers_what_can_stand_there(line: str, offered: tuple[str, ...]) -> None:
    env = {"COMP_WORDS": line, "COMP_CWORD": str(line.count(" ")), "_HOMESTRETCH_COMPLETE": "complete_bash"}
    call = [sys.executable, "-c", "from homestretch.cli import main; main()"]
    env = {**os.environ, **env, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(call, env=env, capture_output=True, text=True, check=True)
    assert tuple(done.stdout.split()) == offered


def test_progress_knows_its_end_however_seldom_something_is_done() -> None:
    now = 0.0
    progress = Progress(Clock(), disable=True, get_time=lambda: now)
    task = progress.add_task("", total=10)
    assert Clock().render(progress.tasks[0]).plain == "0:00:00"
    now = 50.0
    progress.update(task, completed=2)
    now = 100.0
    assert Clock().render(progress.tasks[0]).plain == "0:01:40, 0:06:40 left"


@pytest.mark.parametrize(
    "command", ["play encore", "record encore", "perft encore --depth 1", "arena encore easy random", "ladder encore"]
)
def test_a_setting_is_read_alike_by_every_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command.split(), "--set", "rounds"]) == 2
    assert capsys.readouterr().err == "“rounds” is not a setting; a setting looks like name=value.\n"

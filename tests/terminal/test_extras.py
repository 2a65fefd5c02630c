"""What is not installed is named, with the extra that brings it; what needs nothing works."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from homestretch.cli import COMMANDS
from homestretch.cli.bare import extra

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
WITHOUT = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None  # as if it were not installed
from homestretch.cli import run
sys.exit(run(sys.argv[2:]))
"""


def without(modules: str, *args: str) -> "subprocess.CompletedProcess[str]":
    env = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path), LC_ALL="C.UTF-8")
    call = [sys.executable, "-c", WITHOUT, modules, *args]
    return subprocess.run(call, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("modules", ["typer", "rich", "fluent", "typer,rich,fluent"])
def test_the_version_needs_nothing(modules: str) -> None:
    done = without(modules, "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("homestretch ")


def test_without_a_word_every_command_is_listed_with_its_extra() -> None:
    done = without("typer", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line for line in done.stdout.splitlines() if "pip install" in line]
    for name in COMMANDS:
        assert [f"[{extra(name)}]" in line for line in lines if name in line.split()] == [True]


@pytest.mark.parametrize(
    ("module", "args", "what", "brings"),
    [
        ("typer", "games", "homestretch games", "terminal"),
        ("rich", "play dog", "homestretch play", "terminal"),
        ("uvicorn", "serve", "homestretch serve", "web"),
        ("numpy", "train encore", "homestretch train", "train"),
        ("openskill", "ladder encore", "homestretch ladder", "arena"),
        ("ray", "arena encore easy random --ray auto", "--ray", "ray"),
    ],
)
def test_a_command_says_which_extra_it_lacks(module: str, args: str, what: str, brings: str) -> None:
    done = without(module, *args.split())
    sentence = f'{what} needs {module}, which is not installed: pip install "homestretch[{brings}]"\n'
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)


@pytest.mark.parametrize("word", ["dance", "--dance"])
def test_a_command_that_is_none_is_refused_as_ever(word: str) -> None:
    done = without("typer", word)
    assert (done.returncode, done.stderr) == (2, f"There is no command “{word}”; there are: {', '.join(COMMANDS)}.\n")


OTHERS = "sqlalchemy,alembic,fastapi,uvicorn,websockets,segno,numpy,openskill,matplotlib,gymnasium,pettingzoo"


def test_the_commands_extra_is_enough_to_see_what_there_is() -> None:
    """With "homestretch[terminal]" alone: the version, every command, and a word that is none."""
    assert without(OTHERS, "--version").stdout.startswith("homestretch ")
    listed = without(OTHERS, "--help")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert set(COMMANDS) <= set(listed.stdout.split())
    assert "sqlalchemy" not in without(OTHERS, "dance").stderr


def test_admin_names_its_extra() -> None:
    done = without("sqlalchemy", "admin", "tables")
    assert done.stderr == 'homestretch admin needs sqlalchemy, which is not installed: pip install "homestretch[web]"\n'


def test_every_extra_that_is_named_brings_the_command_too() -> None:
    extras = tomllib.loads(PROJECT.read_text())["project"]["optional-dependencies"]
    assert {extra(name) for name in COMMANDS} <= set(extras)
    for name in {extra(name) for name in COMMANDS} - {"terminal"}:
        assert "homestretch[terminal]" in extras[name]

"""What docs/adding-a-game.md tells to do is done here, step by step, in a folder of its own."""

import os
import re
import select
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

import homestretch as hs
from homestretch.cli import run
from homestretch.cli.new import renamed

from .processes import Start

ROOT = Path(__file__).parent.parent
NAMES = ("magpie", "linnet")  # as long as each other, so that the code stays tidy


def free(taken: Collection[str]) -> str:
    """What the game of the guide is called here: a game that somebody has made by it would hide this one."""
    return next(name for name in NAMES if name not in taken)


NAME = free(hs.games())
GUIDE = renamed((ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8"), NAME)
STEPS = re.split(r"^## (?=\d)", GUIDE, flags=re.MULTILINE)[1:]
BLOCK = re.compile(r"^```(\w+) ?(\S*)( anew)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SERVED = (".db", ".db-shm", ".db-wal", ".db-lock")  # tables, which a server keeps where it is started
WRITTEN = 6  # after so many steps the game is the one that `homestretch new` writes


class Block(NamedTuple):
    """A piece of the guide: a file or more of it, lines for Python, or commands and what they say."""

    kind: str
    file: str
    anew: str
    text: str


def blocks(step: str) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(step)]


def build(home: Path, steps: list[str]) -> Path:
    """Write what these steps write; where they lie is what HOMESTRETCH_GAMES names."""
    for block in (block for step in steps for block in blocks(step) if block.file):
        write(home / NAME / block.file, block)
    return home


def write(path: Path, block: Block) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_text(encoding="utf-8") if path.exists() and not block.anew else ""
    path.write_text(before + block.text, encoding="utf-8")


def surroundings(home: Path) -> dict[str, str]:
    """An environment with the commands of the guide, in which the package under test is the one they find."""
    programs = home.parent / "bin"
    programs.mkdir(exist_ok=True)
    for name in ("homestretch", "pytest", "ruff"):
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m {name} "$@"\n')
        program.chmod(0o755)
    ours = {"HOMESTRETCH_GAMES": str(home), "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8"}
    kept = {f"XDG_{what.upper()}_HOME": str(home.parent / what) for what in ("state", "data")}
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, **ours, **kept, "PATH": path, "COLUMNS": "100"}


def told(shown: str, said: str) -> bool:
    """Whether this was said, where … in the guide stands for anything."""
    form = ".*".join(re.escape(piece.strip("\n")) for piece in shown.split("…"))
    return re.search(form, said, re.DOTALL) is not None


def perform(block: Block, home: Path, start: Start) -> None:
    """Run what a block says to run; each command says what the guide shows below it."""
    if block.kind == "pycon":
        script = home.parent / "session.txt"
        script.write_text(block.text)
        shell(f'"{sys.executable}" -m doctest {script}', home)
    for command, shown in re.findall(r"^\$ (.*)\n((?:[^$].*\n|\n)*)", block.text, re.MULTILINE):
        said = serve(command, home, start) if " serve " in command else shell(command, home)
        assert told(shown, said), f"$ {command}\n{said}"


def shell(command: str, home: Path) -> str:
    call = ["bash", "-c", command]
    done = subprocess.run(call, cwd=home, env=surroundings(home), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"$ {command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def serve(command: str, home: Path, start: Start) -> str:
    """What a server says up to its address, once its front page shows the game."""
    faults = home.parent / "faults"
    with faults.open("w") as file:
        process = start(
            ["bash", "-c", f"exec {command}"], cwd=home, env=surroundings(home), stdout=subprocess.PIPE, stderr=file
        )
    assert process.stdout is not None
    assert select.select([process.stdout], [], [], 120)[0], faults.read_text()
    lines = [process.stdout.readline()]
    while "http" not in lines[-1]:
        assert lines[-1], faults.read_text()
        lines.append(process.stdout.readline())
    page = httpx.get(next(word for word in lines[-1].split() if word.startswith("http")), timeout=120)
    assert NAME.capitalize() in page.text
    return "".join(lines)


@pytest.mark.parametrize("number", range(1, len(STEPS) + 1), ids=[step.splitlines()[0] for step in STEPS])
def test_a_step_does_what_it_says(number: int, tmp_path: Path, start: Start) -> None:
    home = build(tmp_path / "games", STEPS[: number - 1])
    for block in blocks(STEPS[number - 1]):
        if block.file:
            write(home / NAME / block.file, block)
        elif block.kind in ("pycon", "console"):
            perform(block, home, start)
    left = {path.name for path in home.iterdir() if not path.name.startswith(".") and not path.name.endswith(SERVED)}
    assert left == {NAME}


def test_the_guide_builds_what_new_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = build(tmp_path / "built", STEPS[:WRITTEN]) / NAME
    monkeypatch.setenv("HOMESTRETCH_GAMES", str(tmp_path / "new"))
    assert run(["new", NAME]) == 0
    files = {path.relative_to(home): path.read_text() for path in home.rglob("*") if path.is_file()}
    new = tmp_path / "new" / NAME
    assert files == {path.relative_to(new): path.read_text() for path in new.rglob("*") if path.is_file()}


def test_check_finds_what_the_guide_says_it_finds(tmp_path: Path) -> None:
    home = build(tmp_path / "games", STEPS[:WRITTEN])
    rules = home / NAME / "rules.py"
    wrong = rules.read_text().replace("return move == (KEEP,) and s.turn == s.seats - 1", "return False")
    assert wrong != rules.read_text()
    rules.write_text(wrong)
    assert "shows seat 1 something hidden" in shell(f"homestretch check {NAME} 2>&1 || true", home)


def test_all_code_of_the_guide_is_tidy(tmp_path: Path) -> None:
    home = build(tmp_path / "games", STEPS)
    for call in ("check", "format --check"):
        shell(f"cd {ROOT} && ruff {call} --no-cache --config pyproject.toml {home}", home)


def test_the_last_test_of_the_guide_is_that_of_our_games() -> None:
    last = blocks(STEPS[-1])[-1].text
    theirs = ROOT / "src" / "homestretch" / "games" / "encore" / "tests" / "test_whole.py"
    assert last.replace(NAME, "encore") in theirs.read_text()


def test_the_guide_is_followed_whether_or_not_somebody_has_followed_it_here() -> None:
    assert free(()) == "magpie"
    assert free(("magpie",)) == "linnet"
    assert NAME not in hs.games()


def test_contributing_leads_to_the_guide() -> None:
    assert "docs/adding-a-game.md" in (ROOT / "CONTRIBUTING.md").read_text()

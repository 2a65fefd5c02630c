"""One package under test: the one first on the path, compiled or plain, never a second copy beside it."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

import homestretch

pytest_plugins = ("tests.processes",)
GAMES = Path(__file__).parent / "src" / "homestretch" / "games"


def pytest_report_header() -> str:
    compiled = "compiled" if "homestretch__mypyc" in sys.modules else "plain Python"
    return f"homestretch: {compiled}, from {next(iter(homestretch.__path__))}"


def pytest_configure() -> None:
    """Name the games' tests src.homestretch.games.<game>.tests.* without running the package again under that name."""
    folders = [GAMES.parent.parent, GAMES.parent, GAMES, *(path for path in GAMES.glob("*") if path.is_dir())]
    for folder in folders:
        stand_in(folder)
        if (folder / "tests" / "__init__.py").exists():
            raise pytest.UsageError(f"{folder.name}/tests/__init__.py would pull in the plain source: remove it")


def stand_in(folder: Path) -> None:
    name = ".".join(folder.relative_to(Path(__file__).parent).parts)
    sys.modules.setdefault(name, ModuleType(name)).__path__ = []

"""One package under test: the one first on the path, compiled or plain, never a second copy beside it."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import homestretch
from homestretch.core.registry import COMPILED

pytest_plugins = ("tests.processes",)
ROOT = Path(__file__).parent
GAMES = ROOT / "src" / "homestretch" / "games"
WATCHED = ("tests", "server")


def pytest_report_header() -> str:
    compiled = "compiled" if COMPILED else "plain Python"
    return f"homestretch: {compiled}, from {next(iter(homestretch.__path__))}"


def pytest_configure() -> None:
    """Name the games' tests src.homestretch.games.<game>.tests.* without running the package again under that name."""
    folders = [GAMES.parent.parent, GAMES.parent, GAMES, *(path for path in GAMES.glob("*") if path.is_dir())]
    for folder in folders:
        stand_in(folder)
        if (folder / "tests" / "__init__.py").exists():
            raise pytest.UsageError(f"{folder.name}/tests/__init__.py would pull in the plain source: remove it")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where several share the work, what takes long begins first: nobody waits for it at the end."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Compiled, only what the plain run leaves out is watched for branches: watching takes as long as the test."""
    folders = item.path.relative_to(ROOT).parts[:2]
    here, threads = sys.gettrace(), threading.gettrace()
    if COMPILED and (folders != WATCHED or item.get_closest_marker("slow")):
        sys.settrace(None)
        threading.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(here)
        threading.settrace(threads)


def stand_in(folder: Path) -> None:
    name = ".".join(folder.relative_to(ROOT).parts)
    sys.modules.setdefault(name, ModuleType(name)).__path__ = []

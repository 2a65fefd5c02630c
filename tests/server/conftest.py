"""Servers for tests, each with a database of its own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from homestretch.server.settings import Limits, Settings

from .calling import Calls
from .postgres import Postgres, tool
from .serving import Served

Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start a server; `serve(pace=0.5)` with settings of one's own."""
    running: list[Served] = []

    def start(**given: object) -> Served:
        usual: dict[str, Any] = {"db": f"sqlite:///{tmp_path}/t.db", "pace": 0.0, "workers": 1, "limits": Limits.off()}
        running.append(Served(Settings(**usual | given)))
        return running[-1]

    yield start
    for one in running:
        one.stop()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a module; each of them has tables of its own."""
    db = tmp_path_factory.mktemp("db") / "t.db"
    one = Served(Settings(db=f"sqlite:///{db}", pace=0.0, workers=1, limits=Limits.off()))
    yield one
    one.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests that need one; each has a database of its own."""
    if not tool("initdb"):
        pytest.skip("**** PostgreSQL IS NOT INSTALLED: several workers are not tested. apt-get install postgresql ****")
    one = Postgres()
    yield one
    one.close()


@pytest.fixture
def call() -> Iterator[Calls]:
    """Connect by hand: `call(served.url, b"GET ...")`."""
    with ExitStack() as until:
        yield Calls(until)

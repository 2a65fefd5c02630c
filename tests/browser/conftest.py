"""A real browser before a real server; without one the tests are skipped, and say so loudly."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from homestretch.server import house
from homestretch.server.chairs import Setup
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.settings import Limits, Settings

from ..server.serving import Served

HERE = Path(__file__).parent
FOUND = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)


class Shared:
    """One browser and one server for all tests that run here one after another; chance deals alike at every table."""

    def __init__(self) -> None:
        self.until = ExitStack()

    @cached_property
    def browser(self) -> Browser:
        driver = self.until.enter_context(sync_playwright())
        found = driver.chromium.launch(executable_path=FOUND, args=["--no-sandbox", "--disable-gpu"])
        self.until.callback(found.close)
        return found

    @cached_property
    def served(self) -> Served:
        patch = self.until.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(house, "new_luck", lambda: "07" * 32)
        patch.setattr(House, "make", certain)
        db = self.until.enter_context(TemporaryDirectory())
        one = Served(Settings(db=f"sqlite:///{db}/t.db", pace=0.0, patience=0.5, workers=1, limits=Limits.off()))
        self.until.callback(one.stop)
        return one


async def certain(at: House, setup: Setup, host: str, _seed: int, *people: Any) -> Room:
    """A new table where bots think as at any other."""
    return await make(at, setup, host, 1, *people)


make = House.make
shared = Shared()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """A browser keeps a loop running in this thread, where other tests run their own: it goes before they come."""
    try:
        return (yield)
    finally:
        if nextitem is not None and HERE not in nextitem.path.parents:
            close()


def close() -> None:
    global shared
    gone, shared = shared, Shared()
    gone.until.close()


@pytest.fixture(scope="session")
def closing(nothing_is_left: None) -> Iterator[None]:
    """When these were the last tests of all."""
    yield
    close()


@pytest.fixture
def browser(closing: None) -> Browser:
    if FOUND is None:
        pytest.skip("**** NO BROWSER: install chromium, or these tests prove nothing ****")
    return shared.browser


@pytest.fixture
def served(closing: None) -> Served:
    return shared.served


class Person:
    """Somebody with a browser of their own; every script error fails the test."""

    def __init__(self, browser: Browser, served: Served, **given: Any) -> None:
        usual = {"base_url": served.url, "reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        self.context = browser.new_context(**usual | given)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda m: self.faults.append(m.text) if "Content Security" in m.text else None)

    def close(self) -> None:
        self.context.close()
        assert not self.faults, self.faults


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Any]:
    people: list[Person] = []

    def new(**given: Any) -> Person:
        people.append(Person(browser, served, **given))
        return people[-1]

    yield new
    for one in people:
        one.close()

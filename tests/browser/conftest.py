"""A real browser before a real server; without one the tests are skipped, and say so loudly."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from homestretch.server.settings import Limits, Settings

from ..server.serving import Served

FOUND = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")  # it keeps a loop running in this thread, where other tests run their own
def browser() -> Iterator[Browser]:
    if FOUND is None:
        pytest.skip("**** NO BROWSER: install chromium, or these tests prove nothing ****")
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=FOUND, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    db = tmp_path_factory.mktemp("db") / "t.db"
    one = Served(Settings(db=f"sqlite:///{db}", pace=0.0, patience=0.5, workers=1, limits=Limits.off()))
    yield one
    one.stop()


class Person:
    """Somebody with a browser of their own; every script error fails the test."""

    def __init__(self, browser: Browser, served: Served, **given: Any) -> None:
        usual = {"base_url": served.url, "reduced_motion": "reduce", "locale": "en-GB"}
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

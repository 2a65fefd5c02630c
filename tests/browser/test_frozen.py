"""A stream that is frozen in the middle, not closed: it is noticed, said for as long as it lasts, and healed."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from homestretch.core.rng import Rng

from ..server.serving import Served
from .playing import begin, click_one, ready
from .proxy import Cable

NOTICED = 8_000  # milliseconds, as promised
HEALED = 3_000
LOST = "#banner:has-text('The connection is lost')"


@pytest.fixture
def cable(served: Served) -> Iterator[Cable]:
    one = Cable(served.url)
    yield one
    one.close()


def at_table(person, cable: Cable) -> Page:
    """Somebody whose move it is, behind the cable."""
    page: Page = person(base_url=cable.url).page
    begin(page, "encore")
    assert ready(page)
    return page


def moves(page: Page, served: Served) -> list[str]:
    """What this seat has said, as the house has it."""
    return [words for seat, words in served.app.state.house.rooms[page.url.rsplit("/", 1)[1]].story.moves if seat == 0]


@pytest.mark.parametrize("dead", [False, True], ids=["it goes on", "what was open is dead"])
def test_a_frozen_line_is_noticed_and_healed(person, cable: Cable, dead: bool) -> None:
    page = at_table(person, cable)
    cable.freeze()
    page.wait_for_selector(LOST, timeout=NOTICED)
    page.wait_for_timeout(7_000)  # longer than a toast stays
    assert page.locator(LOST).is_visible()
    cable.thaw(dead)
    page.wait_for_selector("#banner", state="hidden", timeout=HEALED)
    assert ready(page)
    click_one(page, Rng(1))
    assert ready(page)


@pytest.mark.parametrize("dead", [False, True], ids=["it goes on", "what was open is dead"])
def test_a_move_made_on_a_frozen_line_is_played_once(person, served: Served, cable: Cable, dead: bool) -> None:
    page = at_table(person, cable)
    before = moves(page, served)
    cable.freeze()
    page.locator("#offers > button[data-token]").first.click()
    page.wait_for_selector("#banner:has-text('Sending')")
    page.wait_for_selector(f"{LOST}:has-text('Your move is kept')", timeout=NOTICED)
    assert moves(page, served) == before
    cable.thaw(dead)
    page.wait_for_selector("#banner", state="hidden", timeout=HEALED)
    ready(page)
    assert len(moves(page, served)) == len(before) + 1


def test_an_answer_that_is_lost_is_asked_for_again_under_its_name(person, served: Served, cable: Cable) -> None:
    page = at_table(person, cable)
    before = moves(page, served)
    cable.freeze(back=True)
    page.locator("#offers > button[data-token]").first.click()
    page.wait_for_selector(LOST, timeout=NOTICED)
    assert len(moves(page, served)) == len(before) + 1, "it came through, but nobody heard"
    cable.thaw(dead=True)
    page.wait_for_selector("#banner", state="hidden", timeout=HEALED)
    ready(page)
    assert len(moves(page, served)) == len(before) + 1


def test_a_device_that_wakes_up_looks_at_once(person, cable: Cable) -> None:
    page = at_table(person, cable)
    cable.freeze()
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.wait_for_selector(LOST, timeout=NOTICED / 2)
    cable.thaw()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.wait_for_selector("#banner", state="hidden", timeout=HEALED)

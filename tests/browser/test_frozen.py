"""A stream that is frozen in the middle, not closed: it is noticed, said for as long as it lasts, and healed."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from homestretch.core.rng import Rng

from ..server.serving import Served
from .playing import begin, click_one, ready, stop_the_clock
from .proxy import Cable

NOTICED = 8_000  # milliseconds on the clock of the page, as promised
HEALED = 3_000
STAYS = 7_000  # longer than a toast
LOST = "#banner:has-text('The connection is lost')"


@pytest.fixture
def cable(served: Served) -> Iterator[Cable]:
    one = Cable(served.url)
    yield one
    one.close()


def at_table(person, cable: Cable) -> Page:
    """Somebody whose move it is, behind the cable."""
    page: Page = person(base_url=cable.url).page
    page.clock.install()
    begin(page, "encore")
    assert ready(page)
    stop_the_clock(page)
    return page


def heals(page: Page) -> None:
    """Once it can, in the time that was promised."""
    page.clock.run_for(HEALED)
    page.wait_for_selector("#banner", state="hidden")
    page.clock.resume()
    ready(page)


def moves(page: Page, served: Served) -> list[str]:
    """What this seat has said, as the house has it."""
    return [words for seat, words in served.app.state.house.rooms[page.url.rsplit("/", 1)[1]].story.moves if seat == 0]


@pytest.mark.parametrize("dead", [False, True], ids=["it goes on", "what was open is dead"])
def test_a_frozen_line_is_noticed_and_healed(person, cable: Cable, dead: bool) -> None:
    page = at_table(person, cable)
    cable.freeze()
    page.clock.run_for(NOTICED)
    page.wait_for_selector(LOST)
    page.clock.fast_forward(STAYS)
    assert page.locator(LOST).is_visible()
    cable.thaw(dead)
    heals(page)
    click_one(page, Rng(1))
    assert ready(page)


@pytest.mark.parametrize("dead", [False, True], ids=["it goes on", "what was open is dead"])
def test_a_move_made_on_a_frozen_line_is_played_once(person, served: Served, cable: Cable, dead: bool) -> None:
    page = at_table(person, cable)
    before = moves(page, served)
    cable.freeze()
    page.locator("#offers > button[data-token]").first.click()
    page.clock.run_for(1_000)
    page.wait_for_selector("#banner:has-text('Sending')")
    page.clock.run_for(NOTICED)
    page.wait_for_selector(f"{LOST}:has-text('Your move is kept')")
    assert moves(page, served) == before
    cable.thaw(dead)
    heals(page)
    assert len(moves(page, served)) == len(before) + 1


def test_an_answer_that_is_lost_is_asked_for_again_under_its_name(person, served: Served, cable: Cable) -> None:
    page = at_table(person, cable)
    before = moves(page, served)
    cable.freeze(back=True)
    page.locator("#offers > button[data-token]").first.click()
    page.wait_for_function("() => !document.querySelector('#offers > button[data-token]')")
    page.clock.run_for(NOTICED)
    page.wait_for_selector(LOST)
    assert len(moves(page, served)) == len(before) + 1, "it came through, but nobody heard"
    cable.thaw(dead=True)
    heals(page)
    assert len(moves(page, served)) == len(before) + 1


def test_a_device_that_wakes_up_looks_at_once(person, cable: Cable) -> None:
    page = at_table(person, cable)
    cable.freeze()
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.clock.run_for(NOTICED // 2)
    page.wait_for_selector(LOST)
    cable.thaw()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    heals(page)

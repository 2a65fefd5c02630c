"""The lessons in a browser: every move is made by clicks or by keys, as the coach says, to the end."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from homestretch.play.lesson import needed
from homestretch.texts import Texts

from .playing import REST, begin, ready
from .screens import faults

GAMES = ("dog", "encore", "hexenrennen", "hit")
TABS = 120  # keys until what is marked has the focus
OVER = "#coach form[action$='/play']"
MARKED = f"() => ({REST} && document.querySelector('.coached')) || document.querySelector(\"{OVER}\")"


def learn(page: Any, game: str, lang: str = "en") -> None:
    """Through the door on the front page."""
    page.goto(f"/?lang={lang}")
    page.click(f"form[action='/games/{game}/learn'] button")
    page.wait_for_url("**/t/*")


def follow(page: Any, choose: Callable[[Any], None]) -> int:
    """Do what is marked until the lesson is over; how many words that took."""
    for n in range(100):
        page.wait_for_function(MARKED)
        if page.locator(OVER).count():
            return n
        step = page.locator("body").get_attribute("data-step")
        choose(page)
        if page.locator(".menu .coached").count():
            choose(page)
        page.wait_for_function("step => document.body.dataset.step !== step", arg=step, timeout=20_000)
    raise AssertionError("the lesson does not end")


def click(page: Any) -> None:
    """What is marked in the little menu, or on the table, or in the bank of buttons."""
    for where in (".menu .coached", ".thing.coached, .spot-door.coached", "#offers > .coached"):
        if page.locator(where).count():
            page.locator(where).first.click(force=True)
            return


def press(page: Any) -> None:
    """Tab until what is marked has the focus, then Enter."""
    for _ in range(TABS):
        if page.evaluate("document.activeElement.classList.contains('coached')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not come to what is marked")


def whole(game: str, lang: str) -> tuple[int, str]:
    found = needed(game)
    return sum(len(step.move) for step in found.steps), Texts(lang, game).say(found.farewell)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_clicked_through_to_its_end(person: Callable[..., Any], game: str) -> None:
    page = person().page
    learn(page, game, "de")
    words, farewell = whole(game, "de")
    assert follow(page, click) <= words
    assert farewell in page.locator("#coach").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_done_by_keyboard_alone(person: Callable[..., Any], game: str) -> None:
    page = person().page
    learn(page, game)
    words, farewell = whole(game, "en")
    assert follow(page, press) <= words
    assert farewell in page.locator("#coach").inner_text()


def test_another_move_is_answered_kindly_and_an_impossible_one_with_its_reason(person: Callable[..., Any]) -> None:
    page = person().page
    learn(page, "hit")
    ready(page)
    page.wait_for_selector(".coached")
    page.locator(".in-hand .thing.can:not(.coached)").first.click(force=True)
    page.wait_for_selector("#toast.shown >> text=In this lesson")
    page.locator("#centre .zone .thing.card").first.click(force=True)
    page.wait_for_selector(".about-card")
    assert "Step 1 of 12" in page.locator("#coach").inner_text()


def test_the_coach_is_there_again_after_a_reload_and_in_another_language(person: Callable[..., Any]) -> None:
    page = person().page
    learn(page, "encore")
    page.wait_for_function(MARKED)
    click(page)
    page.wait_for_selector("#coach >> text=Step 2 of 12")
    page.reload()
    page.wait_for_selector("#coach >> text=Step 2 of 12")
    page.select_option("select.lang", "fr")
    page.wait_for_url(re.compile("lang=fr"))
    page.wait_for_selector("#coach >> text=Étape 2 sur 12")


def test_the_first_play_now_offers_the_lesson_and_starts_at_once(person: Callable[..., Any]) -> None:
    page = person().page
    for visit in range(2):
        page.goto("/")
        page.click("form[action='/games/encore/play'] button")
        ready(page)
        if visit == 0:
            page.wait_for_selector("#coach >> text=New to Hit!")
            page.locator("#coach button:not(.main)").click()
        assert page.locator("#coach").is_hidden()


def test_the_offer_leads_to_the_lesson(person: Callable[..., Any]) -> None:
    page = person().page
    page.goto("/")
    page.click("form[action='/games/hit/play'] button")
    page.wait_for_selector("#coach form[action='/games/hit/learn']")
    page.locator("#coach form button").click()
    page.wait_for_selector("#coach >> text=Step 1 of 12")
    page.goto("/games/hit/learn")
    assert page.locator("form[action='/games/hit/learn'] button.main").is_visible()


def test_ones_own_coins_and_the_market_stay_where_there_is_room_for_the_coach(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 390, "height": 844}).page
    begin(page, "hit")
    page.wait_for_selector("#coach:not([hidden])")
    assert page.locator("#own .seat .thing.coin").is_visible()
    assert page.locator(".middle .thing.card").first.is_visible()
    assert faults(page, (390, 844)) == []

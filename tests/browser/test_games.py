"""Whole games in a real browser."""

import pytest

import homestretch
from homestretch.core.record import Record
from homestretch.core.rng import Rng

from .playing import begin, click_one, invite, play_on, ready, sit
from .proxy import Cable

GAMES = homestretch.games()


@pytest.mark.slow
@pytest.mark.timeout(900)  # a person of few clicks a second plays whole games here
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_alone(game: str, person) -> None:
    page = person(viewport={"width": 1280, "height": 900}).page
    begin(page, game)
    assert play_on(page, Rng(11))
    assert page.locator(".result li").count() >= 2
    at = page.url.rsplit("/", 1)[1]
    record = Record.read(page.request.get(f"/api/tables/{at}/record").text())
    record.replay()
    assert record.scores is not None


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_whole_game_by_keyboard_alone(person) -> None:
    page = person().page
    page.goto("/")
    tab_to(page, "main form[action='/games/encore/play'] button")
    page.keyboard.press("Enter")
    page.wait_for_selector("#turn:not(:empty)")
    rng = Rng(3)
    while ready(page):
        step = page.evaluate("document.body.dataset.step")
        for _ in range(1 + int(rng.below(3))):
            tab_to(page, "#offers button[data-token], .thing.can, .spot-door.can")
        page.keyboard.press("Enter")
        page.wait_for_function("s => document.body.dataset.step !== s || document.querySelector('.result')", arg=step)
    assert page.locator(".result").is_visible()


def tab_to(page, selector: str) -> None:
    """Press Tab until the focus is on one of these."""
    for _ in range(300):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_two_people_and_a_bot_one_reloads_and_one_loses_the_network(person, served) -> None:
    cable = Cable(served.url)
    ada, bo = person().page, person().page
    invite(ada, "encore", seats=3)
    bo.goto(ada.url.replace(served.url, cable.url))
    sit(bo, "Bo")
    ada.wait_for_selector(".chairs >> text=Bo")
    ada.locator(".start button").click()
    rng, clicks = Rng(5), 0
    bo.wait_for_selector("#turn:not(:empty)")
    while not ada.locator(".result").count():
        page = next((p for p in (ada, bo) if p.locator("body.my-turn").count()), None)
        if page is None:
            ada.wait_for_timeout(30)
            continue
        click_one(page, rng)
        clicks += 1
        if clicks == 5:
            ada.reload()
            ada.wait_for_selector("#turn:not(:empty)")
        if clicks == 9:
            cable.pull()
            bo.wait_for_selector("body.offline")
            cable.plug()
            bo.wait_for_selector("body:not(.offline)", timeout=120_000)
    bo.wait_for_selector(".result")
    assert clicks > 9
    assert ada.locator(".result ol").inner_text() == bo.locator(".result ol").inner_text()
    cable.close()


def test_a_move_sent_while_the_line_is_cut_is_played_once(person, served) -> None:
    cable = Cable(served.url)
    page = person().page
    page.goto(cable.url)
    page.locator("form[action='/games/encore/play'] button").click()
    ready(page)
    page.evaluate("window.before = document.body.dataset.step")
    cable.pull()
    page.wait_for_selector("body.offline")
    cable.plug()
    page.wait_for_selector("body:not(.offline)", timeout=120_000)
    click_one(page, Rng(1))
    page.wait_for_function("() => document.body.dataset.step !== window.before")
    cable.close()

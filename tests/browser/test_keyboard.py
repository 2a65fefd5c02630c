"""Whole games by keyboard, with few keys; the focus stays with the question, and who listens hears what matters."""

from collections.abc import Callable
from typing import Any

import pytest

import homestretch
from homestretch.core.rng import Rng

from .playing import begin, invite, ready, sit, wait_for_step

NEW = Callable[..., Any]
GAMES = homestretch.games()
KEYS = 3.0  # presses a word, on average
DOOR = "#offers button[data-token], .thing.can, .spot-door.can"
FOCUS = f"() => document.activeElement.matches('{DOOR}')"
OFFERED = "() => Math.max(0, ...Array.from(document.querySelectorAll('[data-digit]'), e => Number(e.dataset.digit)))"


def words(page: Any, served: Any) -> int:
    """How many words the first seat has said in moves."""
    room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1]]
    return sum(len(move) for seat, move in room.table.log if seat == 0)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_takes_few_keys_a_word(game: str, person: NEW, served: Any) -> None:
    page = person(viewport={"width": 1280, "height": 900}).page
    begin(page, game)
    rng, keys = Rng(5), 0
    while ready(page):
        step = page.evaluate("document.body.dataset.step")
        many = page.evaluate(OFFERED)
        if not many:  # it went away while we looked
            continue
        page.keyboard.press(str(1 + int(rng.below(many))))
        keys += 1
        wait_for_step(page, step)
    assert page.locator(".result").is_visible()
    assert keys <= KEYS * words(page, served), (keys, words(page, served))


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_whole_game_by_arrows_keeps_the_focus_with_the_question(person: NEW, served: Any) -> None:
    page = person().page
    begin(page, "encore")
    ready(page)
    page.keyboard.press("ArrowRight")
    rng, keys = Rng(3), 1
    while ready(page):
        page.wait_for_function(FOCUS)
        step = page.evaluate("document.body.dataset.step")
        if rng.below(2):
            page.keyboard.press("ArrowRight")
            keys += 1
        page.keyboard.press("Enter")
        keys += 1
        wait_for_step(page, step)
    assert keys <= KEYS * words(page, served), (keys, words(page, served))


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_goes_from_one_question_to_the_next(game: str, person: NEW) -> None:
    page = person().page
    begin(page, game)
    ready(page)
    page.keyboard.press("ArrowRight")
    for _ in range(6):
        if not ready(page):
            break
        page.wait_for_function(FOCUS)
        step = page.evaluate("document.body.dataset.step")
        page.keyboard.press("Enter")
        wait_for_step(page, step)
        page.wait_for_function("() => document.activeElement !== document.body")  # it is not lost


def test_what_is_written_in_the_chat_is_not_said_as_a_move(person: NEW) -> None:
    page, other = person().page, person().page
    invite(page, "encore", seats=2)
    other.goto(page.url)
    sit(other, "Bo")
    page.wait_for_selector(".chairs >> text=Bo")
    page.locator("[data-key=start]").click()
    page.wait_for_function("() => document.body.dataset.step")
    step = page.evaluate("document.body.dataset.step")
    page.locator(".chat-form input").press_sequentially("1 2 3")
    assert page.evaluate("document.body.dataset.step") == step
    assert page.evaluate("document.activeElement.closest('.chat-form') !== null")


def test_who_listens_hears_where_pawns_stand_and_what_is_offered_and_no_idle_spots(person: NEW) -> None:
    page = person().page
    begin(page, "dog")
    ready(page)
    assert "1: " in page.locator("#live").inner_text(), "the question is read with its answers"
    spots = page.locator(".spot-door:not(.can)")
    assert spots.count() > 70
    assert page.locator(".spot-door:not(.can):not([aria-hidden=true])").count() == 0
    lines = page.locator(".standing li").all_inner_texts()
    assert len(lines) == 16
    assert all(":" in line for line in lines), lines
    heard = page.locator(".board-holder").aria_snapshot()
    assert heard.count("button") <= page.locator(".board-holder .can").count()


def test_the_brand_has_a_name_on_a_phone(person: NEW) -> None:
    page = person(viewport={"width": 360, "height": 640}).page
    page.goto("/")
    assert page.get_by_role("link", name="Homestretch").count() == 1

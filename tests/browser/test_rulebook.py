"""The rules are one look away: a panel at the table, and a page with pictures."""

from collections.abc import Callable
from typing import Any

from .playing import begin, ready


def test_the_panel_shows_what_lies_on_the_table_the_game_at_a_glance_and_every_clause(
    person: Callable[..., Any],
) -> None:
    page = person().page
    begin(page, "hit")
    ready(page)
    page.locator("#help").click()
    panel = page.locator("#rulebook")
    page.wait_for_selector("#rulebook article #R-HIT-127")
    assert "At a glance" in panel.inner_text()
    assert page.locator("#rulebook figure svg.picture").count() == 4
    abouts = page.evaluate("new Set([...document.querySelectorAll('.thing')].map((one) => one.dataset.about)).size")
    assert page.locator("#rulebook .legend li").count() >= abouts
    page.keyboard.press("Escape")
    page.wait_for_selector("#rulebook", state="detached")
    assert page.evaluate("document.activeElement.id") == "help"


def test_the_key_i_opens_it_where_nothing_has_the_focus_and_the_game_goes_on_beside_it(
    person: Callable[..., Any],
) -> None:
    page = person(viewport={"width": 1440, "height": 900}).page
    begin(page, "encore")
    ready(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("i")
    page.wait_for_selector("#rulebook .legend li")
    step = page.evaluate("document.body.dataset.step")
    page.locator("#offers > button[data-token]").first.click()
    page.wait_for_function("step => document.body.dataset.step !== step", arg=step)
    assert page.locator("#rulebook").is_visible()


def test_on_a_phone_the_panel_is_as_wide_as_the_screen_and_scrolls_by_itself(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True).page
    begin(page, "dog")
    ready(page)
    page.locator("#help").tap()
    page.wait_for_selector("#rulebook article")
    box = page.locator("#rulebook").bounding_box()
    assert (box["x"], box["width"], box["height"]) == (0, 360, 640)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    wide = page.evaluate("[...document.querySelectorAll('#rulebook *')].every((e) => e.scrollWidth <= 360)")
    assert wide


def test_the_page_of_the_rules_has_its_pictures(person: Callable[..., Any]) -> None:
    page = person().page
    for game, many in (("dog", 3), ("encore", 3), ("hexenrennen", 3), ("hit", 4)):
        page.goto(f"/rules/{game}?lang=nl")
        assert page.locator("figure svg.picture").count() == many
        assert page.locator("article img").count() == 0
        assert page.locator("figcaption").first.inner_text()

"""My tables: when, what, with whom, how it ended or whose turn it is."""

from collections.abc import Callable

from homestretch.core.rng import Rng

from ..server.serving import Served
from .conftest import Person
from .playing import begin, play_on, ready


def test_a_list_of_ones_own_tables_says_how_each_stands(person: Callable[..., Person], served: Served) -> None:
    page = person().page
    begin(page, "encore")
    play_on(page, Rng(1))
    begin(page, "hit")
    ready(page)
    page.goto("/mine")
    rows = page.locator(".tables li")
    assert rows.count() == 2
    assert "HIT" in rows.nth(0).inner_text()
    assert "Your turn" in rows.nth(0).inner_text()
    over = rows.nth(1).inner_text()
    assert "win" in over
    assert "points" in over
    assert "Guest" in over
    assert page.locator(".tables time").first.inner_text() == page.evaluate(
        "new Date(document.querySelector('.tables time').dateTime).toLocaleDateString('en', {dateStyle: 'medium'})"
    )
    rows.nth(1).locator("a").click()
    page.wait_for_selector(".result")

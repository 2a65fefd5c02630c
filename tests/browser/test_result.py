"""What is shown when a game is over: who won as a team, how it went, and what was remarkable."""

from collections.abc import Callable

import pytest

from ..server.serving import Served
from ..server.stored import finished, keep
from .conftest import Person


@pytest.mark.parametrize(("game", "seats", "rows"), [("dog", 4, 2), ("hit", 3, 3), ("encore", 4, 4)])
def test_the_course_of_the_game_is_a_line_a_seat_told_apart_without_colour(
    person: Callable[..., Person], served: Served, game: str, seats: int, rows: int
) -> None:
    page = person().page
    page.goto(f"/t/{keep(served, finished(game, seats, 1), {})}")
    page.wait_for_selector(".result .course")
    assert page.locator(".result ol li").count() == rows
    assert page.locator(".course polyline").count() == seats
    dashes = page.eval_on_selector_all(".course polyline", "all => all.map(e => getComputedStyle(e).strokeDasharray)")
    assert len(set(dashes)) == seats
    signs = page.eval_on_selector_all(".course .seat-line", "all => all.map(e => e.lastElementChild.textContent)")
    assert len(set(signs)) == seats
    assert "Ada" in (page.locator(".course").get_attribute("aria-label") or "")
    assert 3 <= page.locator(".moments li").count() <= 6


def test_partners_stand_in_one_row_with_what_they_reached(person: Callable[..., Person], served: Served) -> None:
    page = person().page
    page.goto(f"/t/{keep(served, finished('dog', 4, 1), {})}")
    page.wait_for_selector(".result")
    won = page.locator(".result li.won")
    assert won.count() == 1
    assert won.locator(".names").inner_text() in ("Ada & Cy", "Bo & Di")
    assert won.locator("strong").inner_text() == "8 pawns home"
    assert "win together" in page.locator(".result h2").inner_text()


def test_a_moment_leads_to_where_it_can_be_seen_again(person: Callable[..., Person], served: Served) -> None:
    page = person().page
    page.goto(f"/t/{keep(served, finished('encore', 4, 1), {})}")
    page.wait_for_selector(".moments a")
    ply = (page.locator(".moments a").first.get_attribute("href") or "").partition("#")[2]
    page.locator(".moments a").first.click()
    page.wait_for_selector(f"text=Move {ply} of")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_winner_and_what_comes_next_are_on_every_screen(
    person: Callable[..., Person], served: Served, size: tuple[int, int], lang: str
) -> None:
    page = person(viewport={"width": size[0], "height": size[1]}).page
    page.goto(f"/t/{keep(served, finished('dog', 4, 1), {})}?lang={lang}")
    page.wait_for_selector(".result .course")
    for part in (".result h2", ".result li.won", ".result .doors a >> nth=0"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0, (part, box)
        assert box["y"] >= 0, (part, box)
        assert box["x"] + box["width"] <= size[0], (part, box)
        assert box["y"] + box["height"] <= size[1], (part, box)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

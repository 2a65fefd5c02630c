"""What is shown when a game is over: who won as a team, how it went, and what was remarkable."""

from collections.abc import Callable

import pytest

from ..server.serving import Served
from ..server.stored import finished, keep
from .conftest import Person
from .screens import LANGUAGES, SIZES, faults


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


@pytest.mark.parametrize("game", ["dog", "encore"])
def test_the_whole_result_is_on_every_screen(person: Callable[..., Person], served: Served, game: str) -> None:
    """Who won, how it went, what was remarkable, and what comes next: nothing scrolls, nothing is cut off."""
    page, table = person().page, keep(served, finished(game, 4, 1), {})
    found: list[str] = []
    for lang in LANGUAGES:
        page.goto(f"/t/{table}?lang={lang}")
        page.wait_for_selector(".result .moments")
        page.evaluate(REMATCH)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found += [f"{lang} {width}×{height}: {one}" for one in page.evaluate(CARD)]
    assert not found, "\n".join(found)


# whoever played has one door more than whoever looks on
REMATCH = """() => {
  const made = document.createElement('button');
  made.className = 'main';
  made.textContent = JSON.parse(document.getElementById('texts').textContent).rematch;
  document.querySelector('.result .doors').prepend(made);
}"""

CARD = """() => {
  const faults = [], card = document.querySelector('.result');
  if (card.scrollHeight > card.clientHeight + 1) faults.push(`scrolls: ${card.scrollHeight} of ${card.clientHeight}`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  const parts = [...card.querySelectorAll('h2, .fold, ol li, .course, .moments li, .doors > *')];
  const boxes = parts.map(one => one.getBoundingClientRect());
  for (const [n, box] of boxes.entries()) {
    const name = parts[n].tagName + ' ' + parts[n].textContent.slice(0, 20);
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      faults.push(`off the screen: ${name}`);
    for (const other of boxes.slice(n + 1))
      if (Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1) faults.push(`covered: ${name}`);
  }
  return faults;
}"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_the_result_is_laid_aside_to_see_the_board_and_taken_up_again(
    person: Callable[..., Person], served: Served, size: tuple[int, int]
) -> None:
    page = person(viewport={"width": size[0], "height": size[1]}).page
    page.goto(f"/t/{keep(served, finished('dog', 4, 1), {})}")
    page.wait_for_selector(".result .moments")
    page.locator(".result .fold").click()
    assert page.locator(".result").is_hidden()
    assert faults(page, size) == []
    assert page.evaluate("document.activeElement.matches('#offers .unfold')")
    page.keyboard.press("Enter")
    assert page.locator(".result").is_visible()
    assert page.locator("#offers .unfold").count() == 0
    page.keyboard.press("Escape")
    assert page.locator(".result").is_hidden()
    page.keyboard.press("Escape")
    page.locator("#offers .unfold").click()
    assert page.locator(".result h2").is_visible()

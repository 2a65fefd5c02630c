"""Looking back: by itself, together, from a file, and on from here."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from homestretch.core.rng import Rng

from ..server.serving import Served
from ..server.stored import finished, keep
from .conftest import Person
from .playing import begin, play_on, ready
from .positions import RECORDS
from .screens import LANGUAGES, SIZES, faults, resize


def at(page: Page, ply: int) -> None:
    page.wait_for_selector(f"text=Move {ply} of")


def watch(page: Page) -> None:
    """Note every step that is shown from now on: some are there for a moment only."""
    page.evaluate(
        "() => { window.seen = new Set(); const turn = document.getElementById('turn');"
        " new MutationObserver(() => window.seen.add(turn.textContent)).observe(turn, {childList: true}) }"
    )


def test_it_plays_by_itself_at_the_chosen_speed_until_it_is_stopped(
    person: Callable[..., Person], served: Served
) -> None:
    page = person().page
    page.goto(f"/t/{keep(served, finished('encore', 2, 1), {})}/replay#0")
    at(page, 0)
    page.select_option("#pace", "instant")
    watch(page)
    page.click("#autoplay")
    page.wait_for_function("() => window.seen.size > 5")
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "true")
    page.click("#autoplay")
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "false")
    page.get_by_label("To the start").click()
    at(page, 0)
    page.reload()
    assert page.locator("#pace").input_value() == "instant"


def test_two_quick_steps_lead_two_steps_on(person: Callable[..., Person], served: Served) -> None:
    page = person().page
    page.goto(f"/t/{keep(served, finished('encore', 2, 1), {})}/replay#9")
    at(page, 9)
    for label, ply in (("One step on", 11), ("One step back", 9)):
        page.get_by_label(label).evaluate("door => { door.click(); door.click(); }")
        at(page, ply)


def test_at_its_end_it_stops_by_itself_and_begins_anew_when_asked(
    person: Callable[..., Person], served: Served
) -> None:
    table = finished("encore", 2, 1, {"deck": "tiny"})
    page = person().page
    page.goto(f"/t/{keep(served, table, {'deck': 'tiny'})}/replay")
    page.select_option("#pace", "instant")
    at(page, table.ply)
    for _ in range(2):
        watch(page)
        page.click("#autoplay")
        page.wait_for_function("last => window.seen.size === last + 1", arg=table.ply)
        at(page, table.ply)
        expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "false")


def test_the_log_is_opened_where_the_slider_is(person: Callable[..., Person], served: Served) -> None:
    table = finished("hit", 3, 1)
    page = person().page
    page.goto(f"/t/{keep(served, table, {})}/replay")
    for ply in (3, table.ply // 2, table.ply, 1):
        page.locator("#slider").fill(str(ply))
        at(page, ply)
        shown = page.locator("#log .line.shown")
        expect(shown.first).to_be_visible()
        assert int(shown.last.get_attribute("data-ply") or "") <= ply
        later = page.eval_on_selector_all("#log .line.later", "all => all.map(e => Number(e.dataset.ply))")
        assert all(one > ply for one in later)
        seen = shown.last.evaluate(
            "e => { const log = document.getElementById('log').getBoundingClientRect(), me = e.getBoundingClientRect();"
            " return me.top >= log.top - 1 && me.bottom <= log.bottom + 1 }"
        )
        assert seen, ply


def test_whoever_leads_moves_the_sliders_of_those_who_follow(person: Callable[..., Person], served: Served) -> None:
    leader, friend = person().page, person().page
    begin(leader, "encore")
    play_on(leader, Rng(3))
    leader.goto(leader.url + "/replay#7")
    friend.goto(leader.url.partition("#")[0])
    at(leader, 7)
    page = friend
    assert page.get_by_role("button", name="Lead the others").count() == 0  # somebody who did not sit there
    leader.get_by_role("button", name="Lead the others").click()
    at(friend, 7)
    friend.wait_for_selector("text=leads through the game")
    leader.get_by_label("One step on").click()
    at(friend, 8)
    friend.get_by_label("To the start").click()  # a way of one's own
    at(friend, 0)
    leader.get_by_label("One step on").click()
    at(leader, 9)
    friend.get_by_role("button", name="Follow", exact=True).click()
    at(friend, 9)
    leader.get_by_role("button", name="Stop leading").click()
    expect(friend.locator(".leading")).to_be_empty()


def test_whoever_is_still_at_the_table_hears_that_somebody_leads(person: Callable[..., Person], served: Served) -> None:
    leader, friend = person().page, person().page
    begin(leader, "encore")
    play_on(leader, Rng(3))
    friend.goto(leader.url)
    friend.wait_for_selector(".result")
    leader.goto(leader.url + "/replay#7")
    at(leader, 7)
    leader.get_by_role("button", name="Lead the others").click()
    assert friend.locator(".led").inner_text().startswith("Guest leads through the game.")
    friend.locator(".led a").click()
    at(friend, 7)
    back = friend.url.partition("/replay")[0]
    friend.goto(back)
    friend.wait_for_selector(".led")
    leader.get_by_role("button", name="Stop leading").click()
    friend.wait_for_selector(".led", state="detached")


def test_a_game_that_is_over_is_played_on_from_here_against_bots(person: Callable[..., Person], served: Served) -> None:
    table = finished("encore", 3, 1)
    page = person().page
    page.goto(f"/t/{keep(served, table, {})}/replay#30")
    at(page, 30)
    page.select_option("#what-if-seat", "1")
    page.click("#what-if")
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    page.wait_for_selector("body[data-stage=playing]")
    assert page.locator(".seat.me").get_attribute("data-seat") == "1"
    room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1]]
    assert room.begun.log[:30] == table.log[:30]
    assert len(room.holds) == 1


@pytest.mark.parametrize("by", ["file", "text"])
def test_a_saved_game_is_opened_in_the_browser(
    person: Callable[..., Person], served: Served, tmp_path: Path, by: str
) -> None:
    table = finished("dog", 4, 2)
    page = person().page
    page.goto("/")
    page.get_by_role("link", name="Open a saved game").click()
    if by == "file":
        (tmp_path / "evening.hs").write_text(table.record.write(), encoding="utf-8")
        page.set_input_files("#file", str(tmp_path / "evening.hs"))
    else:
        page.fill("#record", table.record.write())
        page.get_by_role("button", name="Open").click()
    at(page, table.ply)
    for name in ("Ada", "Bo", "Cy", "Di"):
        assert page.locator(f".seat-name .name:text-is('{name}')").count() == 1


def test_what_is_no_record_is_said_so_in_one_sentence(person: Callable[..., Person]) -> None:
    page = person().page
    page.goto("/records")
    page.fill("#record", "photo")
    page.get_by_role("button", name="Open").click()
    assert "This is not a Homestretch record" in page.locator("h1").inner_text()


@pytest.mark.parametrize("game", RECORDS)
def test_a_replay_fits_every_screen_and_shows_all_hands(
    person: Callable[..., Person], served: Served, game: str
) -> None:
    """In every language; a phone shows the hands beside the board too."""
    page, table, found = person().page, finished(game, 4, 1), []
    ply, name = table.ply * 2 // 3, keep(served, table, {})
    for lang in LANGUAGES:
        page.goto(f"/t/{name}/replay?lang={lang}#{ply}")
        page.wait_for_function("ply => document.querySelector('#slider')?.value === String(ply)", arg=ply)
        for size in SIZES:
            found += [f"{lang} {one}" for one in faults(page, size)]
            hidden = "all => all.filter(one => one.querySelector('.thing') && !one.checkVisibility()).length"
            found += [f"{lang} {size}: a hand is hidden"] * page.eval_on_selector_all("#others .in-open", hidden)
    assert not found, "\n".join(found)


def test_my_tables_fit_every_screen(person: Callable[..., Person], served: Served) -> None:
    """Each row says all it has to say within its box, in every language."""
    page, found = person().page, []
    for game in ("dog", "hit"):
        begin(page, game)
        ready(page)
    for lang in LANGUAGES:
        page.goto(f"/mine?lang={lang}")
        for size in SIZES:
            resize(page, size)
            found += [f"{lang} {size}: {one}" for one in page.evaluate(CUT)]
    assert not found, "\n".join(found)


CUT = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways');
  for (const row of document.querySelectorAll('.tables a')) {
    const outer = row.getBoundingClientRect(), boxes = [...row.children].map(one => one.getBoundingClientRect());
    for (const [n, box] of boxes.entries()) {
      if (box.right > outer.right + 1 || box.bottom > outer.bottom + 1)
        found.push(`cut off: ${row.children[n].textContent}`);
      for (const other of boxes.slice(n + 1))
        if (Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1)
          found.push(`covered: ${row.children[n].textContent}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_steers_is_on_screen_and_nothing_scrolls_sideways(
    person: Callable[..., Person], served: Served, lang: str
) -> None:
    page = person().page
    page.goto(f"/t/{keep(served, finished('encore', 4, 1), {})}/replay?lang={lang}#9")
    page.wait_for_selector(".stepper")
    page.wait_for_selector("#log .line.shown", state="attached")
    for width, height in SIZES:
        resize(page, (width, height))
        for part in ("#slider", "#autoplay", "#pace", "#what-if", "#what-if-seat"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= box["x"] + box["width"] <= width, (part, box)
            assert 0 <= box["y"] <= box["y"] + box["height"] <= height, (part, box)
    for path in (page.url, "/records", "/mine"):
        page.goto(path)
        for size in SIZES:
            resize(page, size)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, size)

"""The page of one's key, with a table open beside it: pressed buttons are felt there."""

from playwright.sync_api import Page

from homestretch.core.rng import Rng

from .playing import begin, click_one, ready

NOBODY = "() => !document.body.classList.contains('my-turn')"


def press(table: Page, action: str) -> None:
    """In another window of the same browser."""
    other = table.context.new_page()
    other.goto("/")
    other.locator("footer a[href='/keys']").click()
    with other.expect_navigation():
        other.locator(f"form[action='/keys/{action}'] button").click()
    other.close()


def key(table: Page) -> str:
    return next(cookie["value"] for cookie in table.context.cookies() if cookie["name"] == "homestretch")


def test_a_changed_key_goes_on_at_the_table(person) -> None:
    page: Page = person().page
    begin(page, "encore")
    ready(page)
    before = key(page)
    with page.expect_websocket():  # the line is cut off, and opened again with the new key
        press(page, "renew")
    assert key(page) != before
    for n in range(3):  # so the seat is still theirs
        assert ready(page)
        click_one(page, Rng(n))


def test_whoever_logs_out_looks_on_from_outside(person) -> None:
    for action in ("forget", "end"):
        page: Page = person().page
        begin(page, "encore")
        ready(page)
        before = key(page)
        with page.expect_websocket():
            press(page, action)
        page.wait_for_function(NOBODY)
        assert key(page) != before


def test_a_browser_whose_key_was_ended_elsewhere_begins_anew(person) -> None:
    page: Page = person().page
    begin(page, "encore")
    ready(page)
    before = key(page)
    elsewhere = person().page
    elsewhere.context.add_cookies([{"name": "homestretch", "value": before, "domain": "127.0.0.1", "path": "/"}])
    with page.expect_navigation():  # it is told so, and loads the page anew
        press(elsewhere, "end")
    page.wait_for_function(NOBODY)
    assert key(page) != before

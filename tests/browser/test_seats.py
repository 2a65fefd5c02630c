"""Giving seats away on the page: links are made and called back, the others are asked, and all are told."""

from playwright.sync_api import Page

from homestretch.core.rng import Rng

from .playing import click_one, invite, ready, sit, unfold
from .test_table import finished

MENU = "#tools details.more"


def running(person) -> tuple[Page, Page]:
    """Ada, who made the table, and Bo, in a game with a bot on the third seat, once Ada has moved."""
    ada, bo = person().page, person().page
    invite(ada, "encore", seats=3)
    ada.select_option("[data-key=set-first_player]", "0")
    bo.goto(ada.url)
    sit(bo, "Bo")
    ada.wait_for_selector(".chairs >> text=Bo")
    ada.locator("[data-key=start]").click()
    bo.wait_for_selector("#turn:not(:empty)")
    ready(ada)
    click_one(ada, Rng(1))
    return ada, bo


def link(page: Page, text: str) -> str:
    """Make a link in the menu."""
    unfold(page, MENU)
    page.locator(f"{MENU} button", has_text=text).click()
    page.wait_for_selector("#toast.shown .link")
    return page.locator("#toast .link").input_value()


def test_somebody_plays_on_for_a_bot_once_the_others_agree(person) -> None:
    ada, bo = running(person)
    cy = person().page
    cy.goto(link(ada, "Link to play on for"))
    cy.fill("#name", "Cy")
    cy.locator("form.join button").click()
    cy.wait_for_selector(".vote >> text=The others are asked")
    assert cy.locator("#own .seat-name").count() == 0
    bo.wait_for_selector(".vote >> text=Cy would like to play on in place of")
    assert ada.locator(".vote button").count() == 0, "the host has agreed by making the link"
    bo.locator(".vote button.main").click()
    cy.wait_for_selector("#own .seat-name >> text=Cy")
    for page in (ada, bo, cy):
        page.wait_for_selector(".chat-lines >> text=Cy now plays in place of")


def test_who_is_not_wanted_hears_so(person) -> None:
    ada, bo = running(person)
    cy = person().page
    cy.goto(link(ada, "Link to play on for"))
    cy.fill("#name", "Cy")
    cy.locator("form.join button").click()
    cy.wait_for_selector(".vote")
    bo.wait_for_selector("#sheet .vote >> text=Cy would like to play on")
    bo.locator(".vote button:not(.main)").click()
    cy.wait_for_selector("#toast.shown >> text=You do not get this seat")
    assert cy.locator("#own .seat-name").count() == 0


def test_a_link_that_was_called_back_says_what_to_do(person) -> None:
    ada, _ = running(person)
    cy = person().page
    word = link(ada, "Move my seat")
    ada.locator(f"{MENU} button", has_text="Call the link back").click()
    ada.wait_for_selector("#toast.shown >> text=called back")
    ada.wait_for_function("() => ![...document.querySelectorAll('button')].some(b => b.innerText.includes('Call the'))")
    found = cy.goto(word)
    assert found is not None
    assert found.status == 410
    assert "Ask for another one" in cy.locator("h1").inner_text()


def test_who_leaves_is_told_of(person) -> None:
    ada, bo = running(person)
    bo.on("dialog", lambda dialog: dialog.accept())
    unfold(bo, MENU)
    bo.locator(f"{MENU} button", has_text="Leave the table").click()
    ada.wait_for_selector(".chat-lines >> text=Bo has left")


def test_who_left_finds_the_way_back(person) -> None:
    ada, bo = running(person)
    bo.on("dialog", lambda dialog: dialog.accept())
    bo.locator(MENU).evaluate("e => { e.open = true; }")
    bo.locator(f"{MENU} button", has_text="Leave the table").click()
    bo.locator("#tools button", has_text="Take my seat back").click()
    ada.wait_for_selector(".vote >> text=Bo would like to play on in place of")
    ada.locator(".vote button.main").click()
    bo.wait_for_selector("#own .seat-name >> text=Bo")


def test_nothing_is_taken_back_after_the_end(person) -> None:
    page = finished(person)
    page.wait_for_selector(".result")
    assert page.locator("#tools button", has_text="take back").count() == 0

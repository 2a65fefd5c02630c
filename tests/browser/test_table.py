"""What people do at a table besides moving."""

import re

from homestretch.core.rng import Rng

from .playing import begin, click_one, invite, play_on, ready, sit


def finished(person):
    """Somebody who has just finished a short game."""
    page = person().page
    invite(page, "encore", seats=2)
    page.select_option("[data-key=set-deck]", "tiny")
    page.locator("[data-key=start]").click()
    play_on(page, Rng(2))
    return page


def test_several_sit_at_one_device_and_take_turns(person) -> None:
    page = person().page
    invite(page, "encore", seats=2)
    page.fill("#my-name", "Bo")
    page.locator(".chairs li.open button").first.click()
    page.wait_for_selector(".chairs >> text=Bo · you")
    page.locator("[data-key=start]").click()
    rng, seen = Rng(4), set()
    for _ in range(40):
        ready(page)
        seen.add(page.locator("#own .seat-name .name").inner_text())
        if len(seen) == 2:
            break
        click_one(page, rng)
    assert seen == {"Ada", "Bo"}


def test_hidden_hands_on_one_device_stay_behind_a_curtain(person) -> None:
    page = person().page
    invite(page, "hexenrennen", seats=2)
    page.fill("#my-name", "Bo")
    page.locator(".chairs li.open button").first.click()
    page.wait_for_selector(".chairs >> text=Bo · you")
    page.locator("[data-key=start]").click()
    rng = Rng(4)
    for _ in range(60):
        ready(page)
        if page.locator("body.curtained").count():
            break
        click_one(page, rng)
    assert page.locator("#curtain h2").is_visible()
    assert not page.locator("#own").is_visible()
    assert not page.locator("#log").is_visible()
    name = page.locator("#curtain h2").inner_text()
    page.locator("#curtain button").click()
    page.wait_for_selector("body:not(.curtained)")
    assert page.locator("#own .seat-name .name").inner_text() in name


def test_the_language_can_be_switched_in_the_middle_of_a_game(person) -> None:
    page = person().page
    begin(page, "encore")
    ready(page)
    assert "Draw" in page.locator("#offers").inner_text() + page.locator("#ask").inner_text()
    page.select_option("select.lang", "de")
    page.wait_for_url(re.compile("lang=de"))
    ready(page)
    assert page.locator("html").get_attribute("lang") == "de"
    assert "Du bist am Zug" in page.locator("#turn").inner_text()
    page.goto("/")
    assert "Meine Tische" in page.locator("main").inner_text()


def test_a_click_on_what_cannot_be_played_says_why_and_links_to_the_rule(person) -> None:
    page = person().page
    begin(page, "encore")
    ready(page)
    for _ in range(30):
        idle = page.locator("button.thing:not(.can)")
        if idle.count():
            break
        click_one(page, Rng(1))
        ready(page)
    idle.first.click(force=True)
    page.wait_for_selector(".about-card .clause")
    link = page.locator(".about-card .clause").get_attribute("href")
    page.locator(".about-card .clause").click()
    clause = link.split("#")[1]
    page.wait_for_selector(f"#rulebook .sought[id='{clause}']")
    page.goto(link)
    assert page.locator(f"#{clause}").is_visible()


def test_a_line_of_the_log_shows_that_position(person) -> None:
    page = person().page
    begin(page, "encore")
    for _ in range(4):
        ready(page)
        click_one(page, Rng(1))
    ready(page)
    page.locator("#log button.line").first.click()
    page.wait_for_selector("text=You are looking at an earlier position.")
    page.locator("#offers button").click()
    assert ready(page)


def test_a_hint_is_given_and_a_move_is_taken_back(person) -> None:
    page = person().page
    begin(page, "encore")
    ready(page)
    page.locator("#tools button", has_text="Hint").click()
    page.wait_for_selector("#toast.shown >> text=A good player")
    click_one(page, Rng(1))
    ready(page)
    lines = page.locator("#log button.line").count()
    page.locator("#tools button", has_text="Take back").click()
    page.wait_for_function("n => document.querySelectorAll('#log button.line').length < n", arg=lines)


def test_after_the_game_it_can_be_looked_back_at_and_played_again(person) -> None:
    page = finished(person)
    page.locator(".result a", has_text="Look back").click()
    page.wait_for_selector(".stepper")
    last = page.locator("#turn").inner_text()
    page.get_by_label("To the start").click()
    page.wait_for_function("t => document.querySelector('#turn').textContent !== t", arg=last)
    page.get_by_label("One step on").click()
    page.wait_for_selector("text=Move 1 of")
    page.go_back()
    page.locator(".result button", has_text="Play again").click()
    page.wait_for_function("() => !document.querySelector('.result') && document.querySelector('#turn').textContent")
    assert page.locator(".seat").count() == 2


def test_somebody_who_watches_sees_the_game_and_cannot_act(person) -> None:
    ada, eve = person().page, person().page
    begin(ada, "encore")
    ready(ada)
    eve.goto(ada.url + "/watch")
    eve.wait_for_selector("#turn:not(:empty)")
    assert eve.locator(".can").count() == 0
    assert eve.locator(".seat").count() == ada.locator(".seat").count()
    click_one(ada, Rng(1))
    eve.wait_for_function("() => document.querySelectorAll('#log li').length > 0")


def test_a_link_for_one_seat_seats_one_person(person) -> None:
    ada, bo, cy = person().page, person().page, person().page
    invite(ada, "encore", seats=2)
    ada.locator("button", has_text="Link for this seat").first.click()
    link = ada.locator("#toast .link").input_value()
    bo.goto(link)
    bo.fill("#name", "Bo")
    bo.locator("main button").click()
    bo.wait_for_selector(".chairs >> text=Bo · you")
    cy.goto(link)
    assert "This link opens no seat any more" in cy.locator("main").inner_text()


def test_a_player_who_is_gone_is_replaced_on_the_others_word_and_gets_the_seat_back(person) -> None:
    ada, bo = person().page, person()
    invite(ada, "encore", seats=2)
    bo.page.goto(ada.url)
    sit(bo.page, "Bo")
    ada.wait_for_selector(".chairs >> text=Bo")
    ada.locator("[data-key=start]").click()
    bo.page.wait_for_selector("#turn:not(:empty)")
    at = ada.url
    bo.page.goto("about:blank")
    ada.locator("button", has_text="Let a bot play").click()
    ada.wait_for_selector(".seat:has-text('Bo') .badge-text:has-text('bot')")
    bo.page.goto(at)
    ada.wait_for_selector(".seat:has-text('Bo'):not(:has(.badge-text))")


def test_people_talk_and_markup_stays_text(person) -> None:
    ada, bo = person().page, person().page
    invite(ada, "encore", seats=2, name="<b>Ada</b>")
    bo.goto(ada.url)
    sit(bo, "Bo")
    ada.locator("[data-key=start]").click()
    bo.fill(".chat-form input", "<img src=x onerror=alert(1)>")
    bo.locator(".chat-form button").click()
    ada.wait_for_selector(".chat-lines li >> text=<img src=x")
    assert ada.locator(".chat-lines img").count() == 0
    assert "<b>Ada</b>" in bo.locator("#others").inner_text()

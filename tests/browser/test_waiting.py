"""Before the game: one line on the front page, and the room where friends gather."""

import re

import pytest

import homestretch
from homestretch.texts import LANGUAGES

from .playing import invite, ready, sit

GAMES = homestretch.games()
BARE = re.compile(r"\b(\w+_\w+|cw|ccw|literal|random|tiny|printed=|true|false)\b")


def test_how_one_plays_at_once_is_asked_in_one_line_and_remembered(person) -> None:
    page = person().page
    page.goto("/")
    page.fill("[data-wish=name]", "Ada Ü")
    page.select_option("[data-wish=seats]", "3")
    page.select_option("[data-wish=bots]", "easy")
    page.locator('form[action="/games/encore/play"] button').click()
    ready(page)
    assert page.locator(".seat").count() == 3
    assert page.locator("#own .seat-name .name").inner_text() == "Ada Ü"
    at = page.url.rsplit("/", 1)[1]
    assert {seat["bot"] for seat in page.request.get(f"/api/tables/{at}").json()["seats"][1:]} == {"easy"}
    page.goto("/")
    assert page.input_value("[data-wish=name]") == "Ada Ü"
    assert page.input_value("[data-wish=seats]") == "3"
    assert page.input_value("[data-wish=bots]") == "easy"


def test_a_game_for_fewer_takes_as_many_as_it_can(person) -> None:
    page = person().page
    page.goto("/")
    page.select_option("[data-wish=seats]", "6")
    page.locator('form[action="/games/hexenrennen/play"] button').click()
    ready(page)
    assert page.locator(".seat").count() == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_are_sentences_and_fit_a_phone(person, lang: str) -> None:
    page = person(viewport={"width": 360, "height": 640}).page
    for game in GAMES:
        page.goto(f"/?lang={lang}")
        page.locator(f'form[action="/games/{game}/invite"] button').click()
        page.locator("details.setup").evaluate("e => { e.open = true; }")
        box = page.locator("#room").bounding_box()
        assert box is not None
        assert box["width"] > 330, "the room has the screen for itself"
        for door in page.locator(".presets button").all():
            door.click()
            page.wait_for_selector(f"[data-key='{door.get_attribute('data-key')}'][aria-pressed=true]")
            said = page.locator(".house").inner_text()
            assert not BARE.findall(said), (game, lang)
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1"), (game, lang)


def test_a_guest_reads_what_the_host_chose_in_the_guests_language(person) -> None:
    ada, bo = person().page, person(locale="de-DE").page
    invite(ada, "dog", seats=4)
    bo.goto(ada.url)
    bo.wait_for_selector(".house >> text=Hausregeln – Wie gedruckt")
    ada.locator("[data-key=preset-strict]").click()
    bo.wait_for_selector(".house >> text=Hausregeln – Streng")
    bo.wait_for_selector(".agreed >> text=Ohne Figur auf der Laufbahn darfst du nur eine herausbringen")
    ada.select_option("[data-key=set-patience]", "300")
    bo.wait_for_selector(".agreed >> text=Ist jemand 5 Minuten weg")
    ada.locator("[data-key=set-agree]").uncheck()
    bo.wait_for_selector(".agreed >> text=wenn eine Person es sagt")
    ada.wait_for_selector(".agreed >> text=on one person’s word")


def test_what_was_changed_just_before_the_start_holds(person, served) -> None:
    page = person().page
    invite(page, "encore", seats=2)
    page.evaluate("""() => {
        const choose = (key, value) => {
            const box = document.querySelector(`[data-key=set-${key}]`);
            box.value = value;
            box.dispatchEvent(new Event("change"));
        };
        choose("deck", "tiny");
        choose("seats", "3");
        choose("first_player", "0");
        document.querySelector("[data-key=start]").click();
    }""")
    ready(page)
    room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1]]
    assert room.setup.seats == 3
    assert {"deck": "tiny", "first_player": "0"}.items() <= room.setup.options.items()


def test_the_room_shows_the_game_and_who_is_partner_of_whom(person) -> None:
    ada, bo = person().page, person().page
    invite(ada, "dog", seats=4)
    bo.goto(ada.url)
    assert bo.locator(".what h2").inner_text() == "DOG"
    assert bo.locator(".what svg.poster").is_visible()
    bo.fill("#my-name", "Bo")
    bo.locator(".chairs li").nth(2).locator("button").first.click()
    ada.wait_for_selector(".chairs li >> nth=2 >> text=your partner")
    ada.wait_for_selector(".chairs li >> nth=0 >> text=with Bo")


def test_friends_are_invited_the_way_the_device_does_it_or_by_copying(person) -> None:
    page = person().page
    page.add_init_script("navigator.share = async (given) => { window.shared = given; }")
    invite(page, "encore", seats=2)
    page.locator(".invite button.main").click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("window.shared")
    assert shared["url"] == page.url
    assert "Hit!" in shared["text"]
    plain = person(permissions=["clipboard-read", "clipboard-write"]).page
    plain.add_init_script("delete Navigator.prototype.share")
    invite(plain, "encore", seats=2)
    plain.locator(".invite button").click()
    plain.wait_for_selector("#toast.shown >> text=Copied")
    assert plain.evaluate("navigator.clipboard.readText()") == plain.url


def test_people_talk_while_they_wait_and_nobody_is_cut_short(person) -> None:
    ada, bo = person().page, person().page
    invite(ada, "encore", seats=3)
    bo.goto(ada.url)
    sit(bo, "Bo")
    ada.wait_for_selector("#room .chat-form input")
    ada.locator("#room .chat-form input").press_sequentially("Hello ")
    bo.locator(".chat-form input").fill("Who else comes?")
    bo.locator(".chat-form button").click()
    ada.wait_for_selector("#room .chat-lines >> text=Who else comes?")
    bo.locator(".chairs button", has_text="Stand up").click()
    ada.wait_for_function("() => document.querySelectorAll('.chairs li.open').length === 2")
    ada.keyboard.type("there")
    assert ada.locator(".chat-form input").input_value() == "Hello there"
    ada.locator("[data-key=start]").click()
    ada.wait_for_selector(".side #chat", state="attached")

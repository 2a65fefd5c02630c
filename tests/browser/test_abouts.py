"""Things and places explain themselves: to a mouse, a finger, a tap and the keyboard."""

from collections.abc import Callable
from typing import Any

from homestretch.core.types import Msg
from homestretch.games.hit.cards import KINDS, WORDS
from homestretch.texts import Texts

from ..server.serving import Served
from .playing import at_position, begin, ready

MARKET = "#centre .zone .thing.card:not(.down)"
HAND = ".in-hand .thing"
CARD = ".about-card"


def says(page: Any) -> str:
    return str(page.locator(CARD).inner_text())


def named(lang: str) -> dict[str, str]:
    """Each card of HIT by its name, with how the sentence on it begins."""
    texts = Texts(lang, "hit")
    keys = (WORDS[kind] for kind in range(KINDS))
    return {texts.say(Msg(f"card-{k}")): texts.say(Msg(f"about-{k}", {"shields": "yes"})) for k in keys}


def test_whoever_rests_the_mouse_on_a_card_of_the_hand_or_the_market_reads_what_it_does_and_costs(
    person: Callable[..., Any],
) -> None:
    page, cards = person().page, named("en")
    begin(page, "hit")
    ready(page)
    for where in (MARKET, HAND):
        for n in range(page.locator(where).count()):
            thing = page.locator(where).nth(n)
            label = thing.get_attribute("aria-label") or thing.locator(".unseen").inner_text()
            name, _, cost = label.partition(", costs ")
            thing.hover(force=True)
            page.wait_for_function("text => document.querySelector('.about-card')?.innerText.includes(text)", arg=label)
            assert cards[name] in says(page)
            assert not cost or page.locator(f"{CARD} .price").inner_text() == cost
    page.mouse.move(2, 2)
    page.wait_for_selector(CARD, state="detached")


def test_a_tap_on_what_cannot_be_used_now_says_what_it_does_and_a_long_one_on_what_can(
    person: Callable[..., Any],
) -> None:
    page = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).page
    begin(page, "hit")
    ready(page)
    page.get_by_text("No, I’ll just play").tap()
    step = page.locator("body").get_attribute("data-step")
    page.locator("#own .thing.coin").first.tap()
    page.wait_for_selector(CARD)
    assert "Coins buy cards" in says(page)
    page.locator(f"{CARD} .about-close").tap()
    page.wait_for_selector(CARD, state="detached")
    hold(page, page.locator(f"{HAND}.can").first)
    page.wait_for_selector(f"{CARD}.pinned")
    assert page.locator("body").get_attribute("data-step") == step, "a long press plays nothing"


def hold(page: Any, thing: Any) -> None:
    """A finger that stays until the card is there, and is then lifted."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    page.wait_for_selector(CARD)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_key_i_explains_what_the_keyboard_is_on_and_escape_closes(person: Callable[..., Any]) -> None:
    page = person().page
    begin(page, "hexenrennen")
    ready(page)
    page.locator(f"{HAND}.can").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector(f"{CARD}.pinned")
    assert "A tile you hide" in says(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(CARD, state="detached")


def test_every_place_of_the_board_explains_itself(person: Callable[..., Any]) -> None:
    page = person().page
    begin(page, "hit")
    ready(page)
    assert page.locator(".spot-door").count() == page.locator(".spot-door[data-about]").count()
    assert page.locator(".thing").count() == page.locator(".thing[data-about]").count()
    page.locator(".spot-door.mute").last.hover(force=True)
    page.wait_for_selector(CARD)


HELD = "f10 w w ; 9 coins ; hand - ; top - ; pile s-coin3 s-out6 s-1to5 ; discard s-out1 s-corner s-3"
OTHERS = " | w w w ; 6 coins ; hand s-out1 s-3 s-corner ; top - ; pile s-coin3 s-out6 s-1to5 ; discard -" * 3
BUYING = f"4 | turn 0 buy | round 1 first 0 | market n-7 n-11 n-bar n-hunt n-group | {HELD}{OTHERS}"


def test_the_buttons_of_the_bank_show_pictures_and_prices(person: Callable[..., Any], served: Served) -> None:
    page = person().page
    begin(page, "hit")
    ready(page)
    at_position(page, served, BUYING)
    ready(page)
    page.locator("#offers summary").click()
    doors = page.locator("#offers .all button")
    assert (
        doors.count()
        == page.locator("#offers .all button.pictured svg").count()
        + page.locator("#offers .all button:not(.pictured)").count()
    )
    assert page.locator("#offers .all button.pictured svg").count() >= 3

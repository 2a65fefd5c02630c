"""On a phone: what others ask comes up over the board, fingers find what they mean, the drawer says what is new."""

from collections.abc import Callable
from typing import Any

import pytest

from homestretch.core.rng import Rng

from ..server.serving import Served
from .playing import at_position, begin, click_one, invite, ready, sit, step, wait_for_step
from .screens import LANGUAGES, faults

PHONE = {"width": 360, "height": 640}
SPLIT = (
    "4 | round 1 dealer 3 turn 0 play | pawns f5,f20,f40,- ; -,-,-,- ; -,-,-,- ; -,-,-,- "
    "| hands 7,3 ; 4 ; 5 ; 6 | discard -"
)
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def box(page: Any, what: str) -> dict[str, float]:
    found = page.locator(what).first.bounding_box()
    assert found is not None, what
    return dict(found)


def meet(a: dict[str, float], b: dict[str, float]) -> bool:
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def two(person: Callable[..., Any]) -> tuple[Any, Any]:
    """Ada and Bo on phones, in a game that has begun with a move of Ada's."""
    ada, bo = person(viewport=PHONE).page, person(viewport=PHONE).page
    invite(ada, "encore", seats=2)
    ada.select_option("[data-key=set-first_player]", "0")
    bo.goto(ada.url)
    sit(bo, "Bo")
    ada.wait_for_selector(".chairs >> text=Bo")
    ada.locator("[data-key=start]").click()
    ready(ada)
    click_one(ada, Rng(1))
    return ada, bo


def test_what_others_ask_comes_up_over_the_board_and_the_drawer_counts_what_they_say(
    person: Callable[..., Any],
) -> None:
    ada, bo = two(person)
    ada.wait_for_selector("#tools button")
    ada.locator("#tools button", has_text="take back").click()
    bo.wait_for_selector("#sheet .vote button.main")
    assert faults(bo, (360, 640)) == []
    assert meet(box(bo, "#sheet .vote"), box(bo, "#others"))
    bo.locator("#sheet .vote button:not(.main)").click()
    bo.wait_for_selector("#sheet .vote", state="detached")
    assert ada.locator("#news").is_hidden()
    bo.locator("#drawer").click()
    bo.fill(".chat-form input", "hello")
    bo.locator(".chat-form button").click()
    ada.wait_for_selector("#news >> text=1")
    ada.locator("#drawer").click()
    assert ada.locator(".chat-lines >> text=hello").is_visible()
    assert ada.locator("#news").is_hidden()
    ada.keyboard.press("Escape")
    assert ada.locator("#side").is_hidden()
    assert ada.locator("#others .seat").first.is_visible()


def test_a_hint_covers_nothing_it_speaks_of_and_goes_with_the_move(person: Callable[..., Any]) -> None:
    page = person(viewport=PHONE).page
    page.add_init_script("localStorage.setItem('homestretch-met-encore', 'yes')")
    begin(page, "encore")
    ready(page)
    page.locator("#tools button").first.click()
    page.wait_for_selector("#toast.shown")
    page.wait_for_selector(".hinted")
    told = box(page, "#toast")
    for spoken in (".hinted", "#ask", "#offers > button"):
        assert not meet(told, box(page, spoken)), spoken
    before = step(page)
    page.locator("#offers > button").first.click()
    assert wait_for_step(page, before, 30_000)
    assert page.locator("#toast.shown").count() == 0


def place(page: Any, name: str) -> tuple[float, float]:
    found = box(page, f".spot-door[data-place={name}]")
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def test_a_finger_beside_a_small_field_means_it_and_between_two_the_board_comes_nearer(
    person: Callable[..., Any], served: Served
) -> None:
    page = person(viewport=PHONE, has_touch=True, is_mobile=True).page
    page.add_init_script("localStorage.setItem('homestretch-met-dog', 'yes')")
    begin(page, "dog")
    ready(page)
    at_position(page, served, SPLIT)
    ready(page)
    page.locator(".in-hand .thing.can").nth(1).tap()
    page.wait_for_selector(".board-holder .can[data-at=f20], .board-holder .can[data-place=f20]")
    ready(page)
    x, y = place(page, "f20")
    assert box(page, ".spot-door[data-place=f20]")["width"] < 24
    before = step(page)
    page.touchscreen.tap(x + 11, y)
    assert wait_for_step(page, before, 30_000)
    page.wait_for_selector(".spot-door.can[data-place=f22]")
    ready(page)
    x, y = place(page, "f22")
    before = step(page)
    page.touchscreen.tap(x, y)
    page.wait_for_selector(".board-holder.nearer")
    assert step(page) == before
    x, y = place(page, "f22")
    assert box(page, ".spot-door[data-place=f22]")["width"] >= 24
    page.touchscreen.tap(x, y)
    assert wait_for_step(page, before, 30_000)
    page.wait_for_selector(".said >> text=+2")


@pytest.mark.parametrize("game", ["dog", "encore", "hexenrennen", "hit"])
def test_a_lesson_fits_a_phone_held_either_way(person: Callable[..., Any], game: str) -> None:
    page = person(viewport=PHONE).page
    page.goto("/?lang=de")
    page.click(f"form[action='/games/{game}/learn'] button")
    page.wait_for_selector(".coached")
    found = [one for size in ((360, 640), (844, 390), (1440, 900)) for one in faults(page, size)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["dog", "encore", "hexenrennen", "hit"])
def test_a_television_has_the_board_for_everyone_and_nothing_of_the_site(person: Callable[..., Any], game: str) -> None:
    page = person(viewport={"width": 1920, "height": 1080}).page
    begin(page, game)
    ready(page)
    page.goto(f"{page.url.split('?')[0]}/watch")
    page.wait_for_selector(".seat")
    assert faults(page, (1920, 1080)) == []
    assert page.locator(".top").is_hidden()
    assert page.locator(".come img").is_visible()
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.seat-name')).fontSize)") >= 24
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('#turn')).fontSize)") >= 28
    if game != "encore":
        assert box(page, ".board-holder")["height"] >= 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_scrolls_sideways_on_a_phone(person: Callable[..., Any], lang: str) -> None:
    page = person(viewport={"width": 360, "height": 640}).page
    for path in ("/", "/rules/hit", "/keys", "/api"):
        page.goto(f"{path}?lang={lang}")
        assert page.evaluate(WIDE) <= 0, path
    page.goto("/")
    page.locator('form[action="/games/dog/invite"] button').click()
    page.wait_for_selector("#room .chairs")
    page.evaluate("document.querySelectorAll('#room details').forEach(one => { one.open = true; })")
    for width in (360, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(WIDE) <= 0, f"the waiting room at {width}"

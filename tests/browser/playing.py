"""Playing with a mouse or a keyboard, whatever the game."""

import asyncio

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as Late

from homestretch.core.rng import Rng
from homestretch.server.room import Room

from ..server.serving import Served

CAN = "#offers > button[data-token], .thing.can, .spot-door.can"
REST = "document.body.dataset.ahead === document.body.dataset.step"  # nothing is on its way, a click is heard
READY = f"""() => document.querySelector('.result') || (document.body.classList.contains('curtained')) ||
    (document.body.classList.contains('my-turn') && {REST} && document.querySelector('{CAN}'))"""
TRIES = 20  # clicks of which one at least does something


def ready(page: Page, within: float = 120_000) -> bool:
    """Wait until this player may do something; False when the game is over."""
    page.wait_for_function(READY, timeout=within)
    return page.locator(".result").count() == 0


def step(page: Page) -> str:
    """Which question is asked, and what was said to it."""
    return str(page.evaluate("document.body.dataset.step"))


def click_one(page: Page, rng: Rng) -> None:
    """Click one of the things that may be clicked, until that leads on: it may be made anew while we aim."""
    if page.locator("body.curtained").count():
        page.locator("#curtain button").click()
        page.wait_for_function("() => !document.body.classList.contains('curtained')")
        return
    before = step(page)
    for _ in range(TRIES):
        if try_one(page, rng, before):
            return
    raise AssertionError(f"no click leads on from {before}")


def try_one(page: Page, rng: Rng, before: str) -> bool:
    """Click one of them, and in a small menu one of its lines; whether something else is asked then."""
    doors = page.locator(CAN)
    door = doors.nth(int(rng.below(max(doors.count(), 1))))
    try:
        door.click(force=True, timeout=2000)
        menu = page.locator(".menu button")
        if many := menu.count():
            menu.nth(int(rng.below(many))).click(timeout=2000)
    except Error as error:
        gone = ("not visible", "not attached", "outside of the viewport")
        if not isinstance(error, Late) and not any(why in str(error) for why in gone):
            raise
    return wait_for_step(page, before)


def wait_for_step(page: Page, before: str, within: float = 1500) -> bool:
    """Until something else is asked, if anything is: a click that only asked why changes nothing."""
    try:
        page.wait_for_function(
            "before => document.body.dataset.step !== before || document.querySelector('.result')",
            arg=before,
            timeout=within,
        )
    except Late:
        return False
    return True


def stop_the_clock(page: Page) -> None:
    """From now on time passes on this page when the test says so; its clock was installed before it was opened."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


def play_on(page: Page, rng: Rng, most: int = 5000) -> int:
    """Click until the game is over; how many clicks it took."""
    for n in range(most):
        if not ready(page):
            return n
        click_one(page, rng)
    raise AssertionError(f"the game is not over after {most} clicks")


def begin(page: Page, game: str) -> None:
    """From the front page into a game against bots: the page, and one click."""
    page.goto("/")
    page.locator(f'form[action="/games/{game}/play"] button').click()
    page.wait_for_selector("#turn:not(:empty)")


def at_position(page: Page, served: Served, text: str) -> None:
    """Set up a position at the table this page looks at."""
    served.does(_set_up(_room(page, served), text))
    page.reload()


def settled(page: Page, served: Served) -> None:
    """At the table as it is once no bot is at it any more, where several answer at the same time."""
    served.does(_think_out(_room(page, served)))
    page.reload()
    ready(page)


def _room(page: Page, served: Served) -> Room:
    room: Room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1].partition("?")[0]]
    return room


async def _think_out(room: Room) -> None:
    while room.thinking:
        await asyncio.sleep(0.01)


async def _set_up(room: Room, text: str) -> None:
    """Nothing that was made for the old position holds."""
    await _think_out(room)
    async with room.lock:
        table = room.playing
        table.state = table.game.read(text)
        room.asked = dict.fromkeys(table.awaits, (table.ply, room.n))
        room.number = -1 - room.number


def invite(page: Page, game: str, seats: int, name: str = "Ada") -> None:
    """A table for friends, with the host on the first seat."""
    page.goto("/")
    page.locator(f'form[action="/games/{game}/invite"] button').click()
    sit(page, name)
    unfold(page, "[data-key=set-seats]")
    page.select_option("[data-key=set-seats]", str(seats))
    page.wait_for_function("n => document.querySelectorAll('.chairs li').length === n", arg=seats)


def unfold(page: Page, selector: str) -> None:
    """Open what is folded around this, in one step: it may be made anew at any time."""
    page.wait_for_function(
        """selector => {
            const box = document.querySelector(selector)?.closest("details");
            if (box) box.open = true;
            return Boolean(box);
        }""",
        arg=selector,
    )


def sit(page: Page, name: str) -> None:
    """Take the first free seat."""
    page.fill("#my-name", name)
    page.locator(".chairs li.open button").first.click()
    page.wait_for_selector(f".chairs >> text={name} · you")

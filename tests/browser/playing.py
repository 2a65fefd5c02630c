"""Playing with a mouse or a keyboard, whatever the game."""

import asyncio

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as Late

from homestretch.core.rng import Rng
from homestretch.server.room import Room

from ..server.serving import Served

CAN = "#offers > button[data-token], .thing.can, .spot-door.can"
READY = f"""() => document.querySelector('.result') || (document.body.classList.contains('curtained')) ||
    (document.body.classList.contains('my-turn') && document.querySelector('{CAN}'))"""


def ready(page: Page, within: float = 120_000) -> bool:
    """Wait until this player may do something; False when the game is over."""
    page.wait_for_function(READY, timeout=within)
    return page.locator(".result").count() == 0


def click_one(page: Page, rng: Rng) -> None:
    """Click one of the things that may be clicked, and in a small menu one of its lines."""
    if page.locator("body.curtained").count():
        page.locator("#curtain button").click()
        page.wait_for_function("() => !document.body.classList.contains('curtained')")
        return
    step = page.evaluate("document.body.dataset.step")
    doors = page.locator(CAN)
    door = doors.nth(int(rng.below(max(doors.count(), 1))))
    try:
        door.click(force=True, timeout=2000)
    except Error as error:
        if isinstance(error, Late) or "not visible" in str(error) or "not attached" in str(error):
            return  # it went away while we aimed
        raise
    menu = page.locator(".menu button")
    if menu.count():
        menu.nth(int(rng.below(menu.count()))).click()
    wait_for_step(page, step)


def wait_for_step(page: Page, step: str, within: float = 1500) -> None:
    """Until something else is asked; a click that only asked why changes nothing."""
    try:
        page.wait_for_function(
            "step => document.body.dataset.step !== step || document.querySelector('.result')", arg=step, timeout=within
        )
    except Late:
        return


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
    table = page.url.rsplit("/", 1)[1].partition("?")[0]
    served.does(_set_up(served.app.state.house.rooms[table], text))
    page.reload()


async def _set_up(room: Room, text: str) -> None:
    """Once no bot is at it any more; nothing that was made for the old position holds."""
    while room.thinking:
        await asyncio.sleep(0.01)
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

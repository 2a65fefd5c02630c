"""That it is one's turn is noticed, also by somebody who looks elsewhere; and the pages are an app of their own."""

import pytest
from playwright.sync_api import Page

from homestretch.core.rng import Rng

from .playing import begin, click_one, invite, ready, sit

EARS = """
window.notes = 0; window.told = []; window.buzzed = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.notes += this.frequency.value > 500;  // lower ones are heard when something is lost
  return start.apply(this, at);
};
navigator.vibrate = (lasts) => { window.buzzed += lasts === 60; return true; };
ServiceWorkerRegistration.prototype.showNotification = async (title, { tag }) => { window.told.push([title, tag]); };
Object.defineProperty(document, "hidden", { get: () => window.away ?? false, configurable: true });
"""


def two(person) -> tuple[Page, Page]:
    """Ada and Bo at a table where Ada begins; of Ada it is known what she hears."""
    ada, bo = person(permissions=["notifications"], service_workers="allow").page, person().page
    ada.add_init_script(EARS)
    invite(ada, "encore", seats=2)
    ada.select_option("[data-key=set-first_player]", "0")
    bo.goto(ada.url)
    sit(bo, "Bo")
    ada.wait_for_selector(".chairs >> text=Bo")
    ada.locator("[data-key=start]").click()
    ready(ada)
    return ada, bo


def pass_on(page: Page) -> None:
    """Play until it is somebody else's turn."""
    rng = Rng(3)
    while page.locator("body.my-turn").count():
        click_one(page, rng)


def test_the_tab_says_whose_turn_it_is(person) -> None:
    ada, bo = two(person)
    icon = ada.locator("link[rel=icon]")
    assert ada.title().startswith("● Your turn")
    assert "turn" in (icon.get_attribute("href") or "")
    pass_on(ada)
    ada.wait_for_function("() => !document.title.includes('Your turn')")
    assert "turn" not in (icon.get_attribute("href") or "")
    ready(bo)
    pass_on(bo)
    ada.wait_for_function("() => document.title.startsWith('● Your turn')")


@pytest.mark.parametrize("switched", [True, False], ids=["on", "off"])
def test_who_looks_elsewhere_is_called_unless_they_would_rather_not(person, switched: bool) -> None:
    ada, bo = two(person)
    ada.locator("#tools details.more").evaluate("e => { e.open = true; }")
    for name in ("sound", "tremble"):
        ada.locator(f"[data-key={name}]").set_checked(switched)
    if switched:
        ada.locator("[data-key=notify]").click()
        ada.wait_for_selector("#toast.shown >> text=You will be told")
    ada.evaluate("() => navigator.serviceWorker.ready")
    pass_on(ada)
    ada.evaluate("window.notes = window.buzzed = 0; window.told = []; window.away = true")
    ready(bo)
    pass_on(bo)
    ada.wait_for_selector("body.my-turn", state="attached")
    if switched:
        ada.wait_for_function("() => window.told.length")
        at = ada.url.rsplit("/", 1)[1]
        assert ada.evaluate("window.told") == [["Your turn", at]]
    assert ada.evaluate("window.notes") == (2 if switched else 0)
    assert ada.evaluate("window.buzzed") == (1 if switched else 0)


def test_nobody_is_asked_for_notifications_who_did_not_press_the_button(person) -> None:
    page = person().page
    page.add_init_script("Notification.requestPermission = async () => { window.asked = true; return 'denied'; }")
    begin(page, "encore")
    ready(page)
    click_one(page, Rng(1))
    assert not page.evaluate("window.asked ?? false")
    page.locator("#tools details.more").evaluate("e => { e.open = true; }")
    page.locator("[data-key=notify]").click()
    page.wait_for_selector("#toast.shown >> text=does not allow")
    assert page.evaluate("window.asked")


def test_the_worker_keeps_the_programs_own_files_and_nothing_of_anybody(person) -> None:
    page = person(service_workers="allow").page
    begin(page, "encore")
    ready(page)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    ready(page)
    page.request.get("/api/mine")
    kept = page.evaluate("""async () => {
        const found = [];
        for (const name of await caches.keys())
            for (const one of await (await caches.open(name)).keys()) found.push([name, new URL(one.url).pathname]);
        return found;
    }""")
    assert [path for _, path in kept if "table" in path] == ["/static/table.js"]
    assert all(path.startswith("/static/") or path == "/theme.css" for _, path in kept)
    assert len({name for name, _ in kept}) == 1


def test_a_browser_finds_what_it_needs_to_install(person) -> None:
    page = person().page
    page.goto("/?lang=de")
    href = page.locator("link[rel=manifest]").get_attribute("href")
    found = page.request.get(href or "").json()
    assert found["display"] == "standalone"
    assert found["lang"] == "de"
    assert {icon["sizes"] for icon in found["icons"]} == {"any", "192x192", "512x512"}
    for icon in found["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def test_the_screen_stays_on_while_a_game_is_played(person) -> None:
    page = person().page
    page.add_init_script("""navigator.wakeLock.request = async () => {
        window.held = new EventTarget(); window.held.release = async () => {}; return window.held; }""")
    invite(page, "encore", seats=2)
    assert not page.evaluate("window.held ?? null")
    page.locator("[data-key=start]").click()
    page.wait_for_selector("body.awake")

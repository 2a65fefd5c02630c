"""Everybody can play: no serious finding of axe, nothing wider than the screen, everything large enough."""

from pathlib import Path

import pytest

import homestretch
from homestretch.core.rng import Rng

from .playing import at_position, begin, click_one, invite, play_on, ready
from .positions import positions, seated
from .screens import SIZES as SCREENS

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
GAMES = homestretch.games()
HELD = "f10 w w ; 7 coins ; hand - ; top - ; pile s-coin3 s-out6 s-1to5 ; discard s-out1 s-corner s-3"
OTHERS = " | w w w ; 6 coins ; hand s-out1 s-3 s-corner ; top - ; pile s-coin3 s-out6 s-1to5 ; discard -" * 3
TRICKY = {
    "dog": (
        "4 | round 1 dealer 3 turn 0 play | pawns f3,-,-,- ; f8,-,-,- ; -,-,-,- ; -,-,-,- "
        "| hands 5 ; 4 ; - ; - | discard - | out 2 3",
    ),  # two have dropped out
    "hit": (f"4 | turn 0 buy | round 1 first 0 | market n-7 n-11 n-bar n-hunt n-group | {HELD}{OTHERS}",),  # two prices
}
SIZES = {"phone": (360, 640), "tablet": (820, 1100), "desktop": (1360, 850)}
needs_axe = pytest.mark.skipif(not AXE.exists(), reason="**** axe-core is missing: npm ci ****")


def findings(page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']} ({v['impact']}): {node['html'][:160]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
        for node in v["nodes"][:3]
    ]


def sized(person, size: str, dark: bool = False):
    width, height = SIZES[size]
    return person(viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light").page


def fits(page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth + 1"))


@needs_axe
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(dark: bool, person) -> None:
    page = sized(person, "desktop", dark)
    faults: list[str] = []
    for path in ("/", "/rules/encore", "/api", "/keys", "/join/x", "/t/nowhere"):
        page.goto(path)
        faults += [f"{path} {found}" for found in findings(page)]
    invite(page, "encore", seats=2)
    faults += [f"invite {found}" for found in findings(page)]
    page.select_option("[data-key=set-deck]", "tiny")
    page.locator("[data-key=start]").click()
    play_on(page, Rng(2))
    faults += [f"result {found}" for found in findings(page)]
    page.locator(".result a").first.click()
    page.wait_for_selector(".stepper")
    faults += [f"replay {found}" for found in findings(page)]
    assert not faults, "\n".join(faults)


@needs_axe
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_any_table_of_any_size(game: str, person, served) -> None:
    page = sized(person, "desktop")
    seated(page, game)
    faults: list[str] = []
    for n, text in enumerate([*positions(game), *TRICKY.get(game, ())]):
        at_position(page, served, text)
        ready(page)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            faults += [f"{n} {width}×{height} {found}" for found in findings(page)]
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("#drawer").click()
    faults += [f"drawer {found}" for found in findings(page)]
    page.goto(f"{page.url.split('?')[0]}/watch")
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_selector(".seat")
    faults += [f"television {found}" for found in findings(page)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen(game: str, person) -> None:
    page = sized(person, "desktop")
    begin(page, game)
    for n in range(4):
        ready(page)
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            assert fits(page), (n, width)
            own = page.locator("#own").bounding_box()
            assert own is not None
            assert own["width"] <= width
        if n < 3:
            click_one(page, Rng(n))


def test_a_page_fits_a_phone(person) -> None:
    page = sized(person, "phone")
    for path in ("/", "/rules/encore", "/api", "/keys"):
        page.goto(path)
        assert fits(page), path


def test_moves_are_told_to_those_who_listen(person) -> None:
    page = sized(person, "desktop")
    begin(page, "encore")
    ready(page)
    page.evaluate("""() => { window.heard = []; new MutationObserver((all) => all.forEach(({addedNodes}) =>
        addedNodes.forEach((node) => window.heard.push(node.textContent)))).observe(
            document.querySelector('#live'), {childList: true}); }""")
    click_one(page, Rng(1))
    page.wait_for_function("() => window.heard.some((text) => text.includes('You draw'))")

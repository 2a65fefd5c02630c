"""Draw a position of a game as a PNG.

    python tools/look.py GAME OUT.png [seats] [seed] [moves] [theme] [lang] [name=value …]

The position is one of random play; the picture is what the seat that is asked sees.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import sync_playwright

import homestretch as hs
from homestretch.core.rng import Rng
from homestretch.scene.svg import picture


def position(name: str, seats: int, seed: int, moves: int, options: Mapping[str, object]) -> hs.Table:
    table, rng = hs.Table(name, seats, seed, options), Rng(seed, salt=3)
    while table.awaits and table.ply < moves:
        seat = table.awaits[0]
        table.play(seat, table.game.any_move(table.state, seat, rng))
    return table


def shoot(svg: str, out: Path) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1500, "height": 1100})
        page.set_content(f"<body>{svg}</body>")
        page.locator("svg").first.screenshot(path=out)
        browser.close()


def main(name: str, out: str, *rest: str) -> None:
    options = dict(word.split("=", 1) for word in rest if "=" in word)
    plain = [word for word in rest if "=" not in word]
    seats, seed, moves, theme, lang = (*plain, *["3", "1", "40", "light", "en"][len(plain) :])
    table = position(name, int(seats), int(seed), int(moves), options)
    shoot(picture(table.view(table.awaits[0] if table.awaits else None), lang, theme), Path(out))


if __name__ == "__main__":
    main(*sys.argv[1:])

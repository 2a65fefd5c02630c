"""On every screen, in every language: what is needed to play is there, nothing lies over it, nothing scrolls."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from homestretch.core.record import Record
from homestretch.core.registry import game as find

from ..server.serving import Served
from .playing import at_position, begin, invite, ready
from .screens import LANGUAGES, SIZES, faults

RECORDS = {"dog": "four", "hit": "four", "hexenrennen": "four", "encore": "five-rounds"}


def positions(game: str) -> list[str]:
    """Of the two kinds of question with the most answers, the position where the first seat has most to choose from."""
    text = (files("homestretch.games") / game / "records" / f"{RECORDS[game]}.hs").read_text(encoding="utf-8")
    found: dict[str, tuple[int, str]] = {}
    rules = find(game)
    for state in Record.read(text).replay():
        if 0 in rules.awaits(state):
            ask = rules.ask(state, 0, ())
            found[ask.what] = max(found.get(ask.what, (0, "")), (len(ask.tokens), rules.show(state)))
    return [shown for _, shown in sorted(found.values(), reverse=True)[:2]]


def seated(page: Any, game: str) -> None:
    """At a table that is as full as the record's, on the first seat."""
    page.goto("/")
    page.evaluate(f"localStorage.setItem('homestretch-met-{game}', 'yes')")
    if game == "encore":
        invite(page, game, seats=5)
        page.locator("[data-key=start]").click()
        page.wait_for_selector("#turn:not(:empty)")
    else:
        begin(page, game)


def everywhere(page: Any, where: str) -> list[str]:
    """What is wrong at this table in any language at any size."""
    found = []
    for lang in LANGUAGES:
        page.goto(f"{page.url.split('?')[0]}?lang={lang}")
        ready(page)
        for size in SIZES:
            found += [f"{where} {lang} {one}" for one in faults(page, size)]
    return found


@pytest.mark.parametrize("game", RECORDS)
def test_board_hand_question_and_actions_are_on_every_screen(
    person: Callable[..., Any], served: Served, game: str
) -> None:
    page = person().page
    seated(page, game)
    found: list[str] = []
    for n, text in enumerate(positions(game)):
        at_position(page, served, text)
        found += everywhere(page, f"{game} {n}")
    assert not found, "\n".join(found)

"""Positions that say most about a screen, from the games' own records."""

from importlib.resources import files
from typing import Any

from homestretch.core.record import Record
from homestretch.core.registry import game as find

from .playing import begin, invite, ready

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
        ready(page)
    else:
        begin(page, game)

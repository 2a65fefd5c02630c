"""On every screen, in every language: what is needed to play is there, nothing lies over it, nothing scrolls."""

from collections.abc import Callable
from typing import Any

import pytest

from ..server.serving import Served
from .playing import at_position, ready
from .positions import RECORDS, positions, seated
from .screens import LANGUAGES, SIZES, faults


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

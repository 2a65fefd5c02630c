"""A whole game of DOG takes at most 60 % of the clicks it would take word by word, counted on one record."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from homestretch.core.record import Record
from homestretch.play import lesson

SEAT = 3  # a seat that says 179 words in this game
MOST = 0.6
FORESEEN = (
    "() => document.body.dataset.ahead === document.body.dataset.step && document.querySelector('.can, [data-token]')"
)


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Record]:
    """A game among four, which the other seats and chance play as it was, and somebody at this seat too."""
    record = Record.read((Path(__file__).parent / "evening.hs").read_text(encoding="utf-8"))
    record.notes = {next(ply for ply, (seat, _) in enumerate(record.moves) if seat == SEAT): "lesson-1"}
    file = tmp_path / "evening.record"
    file.write_text(record.write(), encoding="utf-8")
    monkeypatch.setattr(lesson, "FILE", str(file))
    lesson.lesson.cache_clear()
    yield record
    lesson.lesson.cache_clear()


def doors(page: Any, token: int) -> Any:
    """What says this word on the table, and can be clicked: offered now, or what the move may come to."""
    return page.locator(f":is(.thing, .spot-door):is(.can, .ahead)[data-says='[{token}]']")


def click_towards(page: Any, move: list[int], said: int) -> int:
    """The furthest word of this move that can be clicked, as somebody does who knows where to go; how many clicks."""
    for token in reversed(move[said:]):
        if said and doors(page, token).count():
            doors(page, token).first.click(force=True)
            break
    else:
        button = page.locator(f"#offers > [data-token='{move[said]}']")
        (doors(page, move[said]) if doors(page, move[said]).count() else button).first.click(force=True)
    chosen = page.locator(", ".join(f".menu [data-token='{token}']" for token in move))
    if not page.locator(".menu").count():
        return 1
    chosen.first.click()
    return 2


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_whole_game_takes_three_fifths_of_the_clicks(
    person: Callable[..., Any], served: Any, evening: Record
) -> None:
    page = person(viewport={"width": 1280, "height": 1000}).page
    page.goto("/")
    page.locator("form[action='/games/dog/learn'] button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_function(FORESEEN)
    room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1]]
    game, clicks, words = room.table.game, 0, 0
    for ply, (seat, text) in enumerate(evening.moves):
        if seat != SEAT:
            continue
        move = list(game.hear(text))
        words += len(move)
        while len(room.table.log) <= ply:
            page.wait_for_function(f"() => document.body.matches('.my-turn') && ({FORESEEN})()")
            step = page.evaluate("document.body.dataset.step")
            said = len([t for t in step.split(".")[1].split("-") if t])
            clicks += click_towards(page, move, said)
            page.wait_for_function(
                "s => document.body.dataset.step !== s || document.querySelector('.result')", arg=step
            )
    page.wait_for_selector(".result")
    assert words == 179
    assert clicks <= MOST * words, (clicks, words)

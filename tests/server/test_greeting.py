"""Everybody who comes is told what they need, and nothing of it is made twice that is the same for all."""

import json

import pytest

from homestretch.core.scene import Board
from homestretch.scene.svg import board_svg
from homestretch.server.doors.line import Line
from homestretch.server.share.remembered import Remembered
from homestretch.server.telling import broadcast, sights

from .evening import Evening
from .rooms import hear


def greeted(evening: Evening, seat: int) -> list[dict[str, object]]:
    line = Line("k" * 64, seat, "en", "scene")
    broadcast.greet(evening.room, line)
    return [json.loads(text) for text in hear(evening.room, line)]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The boards that were drawn."""
    made: list[object] = []

    def noted(board: Board) -> str:
        made.append(board)
        return board_svg(board)

    monkeypatch.setattr(sights, "BOARDS", Remembered(1_000_000, len))
    monkeypatch.setattr(sights, "board_svg", noted)
    return made


def test_a_board_is_drawn_once_for_all_tables_that_play_on_it(drawn: list[object]) -> None:
    one, other = Evening("hit", 1), Evening("hit", 1)
    boards = [next(m for m in greeted(evening, 0) if m["do"] == "board") for evening in (one, other, one)]
    assert len(drawn) == 1
    assert boards[0] == boards[1] == boards[2]


def test_everybody_gets_the_board_as_it_is_seen_from_their_own_seat(drawn: list[object]) -> None:
    evening = Evening("hit", 1)
    assert [next(m["seat"] for m in greeted(evening, seat) if m["do"] == "board") for seat in (0, 1)] == [0, 1]


def test_whoever_comes_late_is_told_the_end_of_the_log_and_can_ask_for_the_rest() -> None:
    evening = Evening("encore", 5)
    for _ in range(60):
        evening.move()
    sight = next(m for m in greeted(evening, 0) if m["do"] == "sight")
    ply = evening.room.begun.ply
    assert (sight["fresh"], sight["since"], sight["ply"]) == (True, ply - broadcast.LOG, ply)
    assert broadcast.told(evening.room, Line("k" * 64, 0, "en", "scene"), 0, ply - broadcast.LOG)

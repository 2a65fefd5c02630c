"""A lesson at the web table: others and chance do as written, the learner is told and minded, and it goes on after."""

import json
from collections.abc import Iterable

import pytest

from homestretch.play.lesson import Step, needed
from homestretch.server.doors.auth import COOKIE
from homestretch.server.settings import Limits, Settings

from .serving import Served
from .talking import Wire

GAMES = ("dog", "encore", "hexenrennen", "hit")


def begin(served: Served, game: str) -> tuple[str, str]:
    """A table of a lesson, and the key of whoever learns there."""
    browser = served.browser()
    answer = browser.post(f"/games/{game}/learn", headers={"origin": served.url})
    assert answer.status_code == 303
    return answer.headers["location"].rpartition("/")[2], browser.cookies[COOKIE]


def learning(served: Served, table: str, key: str, query: str = "lang=en") -> Wire:
    return Wire(served, table, query=query, headers={"authorization": f"Bearer {key}"})


def heeded(line: Wire, steps: Iterable[Step]) -> None:
    """Do what the coach says, as soon as it is said; what is told meanwhile is heard later."""
    for step in steps:
        told = line.until("coach")
        assert (told["step"], told["ply"], told["move"], told["over"]) == (*step[:2], list(step.move), False)
        assert told["text"]
        body = {"do": "play", "id": f"s{step.number}", "ply": step.ply, "move": told["move"]}
        line.socket.send(json.dumps(body))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_on_a_line(served: Served, game: str) -> None:
    lesson = needed(game)
    table, key = begin(served, game)
    with learning(served, table, key) as line:
        heeded(line, lesson.steps)
        told = line.until("coach")
        assert told["over"]
        assert not told["move"]
        assert told["step"] == told["of"] == len(lesson.steps)
        assert not [text for text in line.heard if '"error"' in text]


def test_another_move_is_answered_kindly_half_said_or_whole_and_not_made(served: Served) -> None:
    step = needed("hit").steps[0]
    table, key = begin(served, "hit")
    with learning(served, table, key) as line:
        sight = line.until("sight")
        other = next(offer["token"] for offer in sight["ask"]["offers"] if offer["token"] != step.move[0])
        for asked in ({"do": "look", "path": [other]}, {"do": "play", "id": "x", "move": "s-1to5 f0 f3"}):
            answer = line.say(ply=sight["ply"], **asked)
            assert answer["do"] == "error"
            assert answer["code"] == "lesson-other"
            assert "In this lesson" in answer["text"]
        why = line.say(do="why", path=[], token=needed("hit").game.words.index("n-hunt"))
        assert why["clause"].startswith("R-HIT-")
        hint = line.say(do="hint")
        assert hint["move"] == list(step.move)


def test_nobody_else_hears_the_coach(served: Served) -> None:
    table, key = begin(served, "encore")
    with learning(served, table, key) as line, Wire(served, table, served.client()) as other:
        line.until("coach")
        assert other.until("sight")["ask"] is None
        line.say(do="play", id="a", ply=1, move="draw")
        other.until("sight")
        assert not [text for text in other.heard if '"coach"' in text]


def test_a_lesson_survives_a_restart_and_a_move_taken_back(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", pace=0.0, workers=1, limits=Limits.off())
    steps = needed("encore").steps
    first = Served(settings)
    try:
        table, key = begin(first, "encore")
        with learning(first, table, key) as line:
            heeded(line, steps[:5])
            assert line.until("coach")["step"] == 6
    finally:
        first.stop()
    again = Served(settings)
    try:
        with learning(again, table, key, "lang=de") as line:
            assert line.until("coach")["step"] == 6
            line.socket.send(json.dumps({"do": "undo"}))
            assert line.until("coach")["step"] == 5
    finally:
        again.stop()


def test_after_the_lesson_the_game_goes_on_with_bots_and_luck(served: Served) -> None:
    lesson = needed("hexenrennen")
    table, key = begin(served, "hexenrennen")
    with learning(served, table, key) as line:
        heeded(line, lesson.steps)
        assert line.until("coach")["over"]
        while (sight := line.until("sight"))["ply"] <= len(lesson.moves):
            continue
        assert sight["ply"] > len(lesson.moves), "the bot thought of a move of its own"


def test_a_game_without_a_lesson_has_no_door_to_one(served: Served) -> None:
    browser = served.browser()
    assert browser.get("/games/chess/learn").status_code == 404
    assert browser.get("/games/hit/learn").status_code == 200

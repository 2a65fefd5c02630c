"""Everything on the table says what it does; what does not is named, and can be played all the same."""

from dataclasses import replace

import pytest

import homestretch as hs
from homestretch.cli.missing import missing
from homestretch.cli.said import unexplained
from homestretch.core.scene import Board, Scene
from homestretch.core.view import View
from homestretch.games.hit import GAME
from homestretch.games.hit.layout import board
from homestretch.games.hit.scene import scene
from homestretch.play.lesson import FILE


@pytest.mark.parametrize("name", ["dog", "encore", "hexenrennen", "hit"])
def test_nothing_is_missing(name: str) -> None:
    assert missing(hs.game(name)) == []


def mute(view: View) -> Scene:
    drawn = scene(view)  # type: ignore[arg-type]
    return drawn._replace(things=tuple(thing._replace(about=None) for thing in drawn.things))


def bare(view: View) -> Board:
    drawn = board(view)  # type: ignore[arg-type]
    return drawn._replace(places=tuple(place._replace(about="") for place in drawn.places))


def test_what_says_nothing_is_named() -> None:
    things = type(GAME)(replace(GAME.kit, scene=mute))
    assert {"coins0", "p0-0", "m-n-5-0"} <= set(unexplained(things))
    places = type(GAME)(replace(GAME.kit, board=bare))
    assert {"f0", "g0-1", "w1-3"} <= set(unexplained(places))
    (told,) = (msg for msg in missing(things) if msg.key == "missing-abouts")
    assert str(told.args["names"]).endswith("…")


def test_a_game_without_a_lesson_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("homestretch.cli.missing.FILE", "no.record")
    assert [msg.args for msg in missing(GAME)] == [{"file": "no.record"}]
    assert FILE == "lesson.record"

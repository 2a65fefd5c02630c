"""The pictures of the rules: every position that a text names can be drawn, in every language the same ones."""

import re

import pytest

from homestretch.core.registry import rules as text_of
from homestretch.play.lesson import needed
from homestretch.server.pages.figures import position
from homestretch.server.pages.rules import written
from homestretch.texts import LANGUAGES

GAMES = ("dog", "encore", "hexenrennen", "hit")
NAMED = re.compile(r"^!\[(.+)\]\(lesson\.record#(\d+)(?:\.(\d+))?\)$", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_every_language_names_the_same_positions_of_the_lesson_and_each_can_be_drawn(game: str) -> None:
    named = {lang: [m[1:] for m in NAMED.findall(text_of(game, lang).text)] for lang in LANGUAGES}
    assert len({tuple(found) for found in named.values()}) == 1
    lesson = needed(game)
    for ply, words in named["en"]:
        view = position(game, int(ply), int(words or 0))
        assert view.seat == lesson.seat
        assert view.path == lesson.moves[int(ply)][1][: int(words or 0)]
        assert view.ask is not None, "there is something to do in it"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_picture_is_left_undrawn(lang: str) -> None:
    for game in GAMES:
        html, many = written(game, lang), len(NAMED.findall(text_of(game, lang).text))
        assert many >= 3
        assert html.count("<figure>") == many
        assert "<img" not in html
        assert "<style" not in html

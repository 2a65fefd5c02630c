"""A lesson is a record with notes: it replays for ever, says something before every step, and minds what is played."""

from pathlib import Path

import pytest

import homestretch as hs
from homestretch.core.registry import folder
from homestretch.core.types import CHANCE, Illegal
from homestretch.play import lesson as lessons
from homestretch.play.lesson import FILE, Guided, Lesson, guided, lesson, needed
from homestretch.texts import LANGUAGES, Texts

GAMES = ("dog", "encore", "hexenrennen", "hit")
STEPS = 15
LONGEST = 420  # letters of what is said before a step


def taught(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_replays_to_the_same_bytes(name: str) -> None:
    text = (folder(name) / FILE).read_text(encoding="utf-8")
    record = hs.Record.read(text)
    assert record.write() == text
    assert len(record.replay()) == len(record.moves) + 1
    assert record.seed is None, "nothing depends on a seed"


@pytest.mark.parametrize("name", GAMES)
def test_it_is_short_and_the_coach_speaks_before_every_step(name: str) -> None:
    found = taught(name)
    assert 5 <= len(found.steps) <= STEPS
    assert found.seat == 0
    keys = [step.text.key for step in found.steps]
    assert keys == [f"lesson-{n}" for n in range(1, len(keys) + 1)]
    assert found.farewell.key == "lesson-end"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_it_runs_to_its_end_with_every_question_and_answer_as_told(name: str, lang: str) -> None:
    found, texts = taught(name), Texts(lang, name)
    table = guided(found)
    said = set()
    while not found.is_over(table.log):
        seat, move = found.follows(table.log) or (CHANCE, ())
        step = found.step(table.log)
        assert (seat == found.seat) == (step is not None)
        for n in range(len(move)):
            ask = table.ask(seat, move[:n])
            assert move[n] in ask.tokens
            assert texts.has(f"ask-{ask.what}")
        if step is not None:
            assert step.move == move
            said.add(_said(texts, step.text.key, step.text))
        table.play(seat, move)
    said.add(_said(texts, found.farewell.key, found.farewell))
    assert len(said) == len(found.steps) + 1


def _said(texts: Texts, key: str, msg: hs.Msg) -> str:
    """What the coach says, in this language and not in English instead."""
    assert texts._bundles[0].has_message(key), (texts.lang, key)
    text = texts.say(msg)
    assert 0 < len(text) <= LONGEST, (texts.lang, key, len(text))
    assert "{" not in text
    return text


@pytest.mark.parametrize("name", GAMES)
def test_another_move_is_answered_kindly_and_an_impossible_one_with_its_reason(name: str) -> None:
    found, kind, refused = taught(name), 0, 0
    table = guided(found)
    while not found.is_over(table.log):
        seat, move = found.follows(table.log) or (CHANCE, ())
        if seat == found.seat:
            for n in range(len(move)):
                offered = table.ask(seat, move[:n]).tokens
                found.heed(table.log, seat, move[: n + 1])
                for token in offered:
                    if token != move[n]:
                        kind += 1
                        with pytest.raises(Illegal) as told:
                            found.heed(table.log, seat, (*move[:n], token))
                        assert told.value.msg.key == "lesson-other"
                other = next(t for t in range(len(table.game.words)) if t not in offered)
                refused += bool(table.why_not(seat, move[:n], other).clause)
        table.play(seat, move)
    assert kind
    assert refused


def test_chance_follows_the_lesson_and_is_luck_after_it_or_beside_it() -> None:
    found = taught("encore")
    table, strayed = guided(found), guided(found)
    for seat, move in found.moves:
        if seat != CHANCE and not table.over:
            table.play(seat, move)
    assert table.log[: len(found.moves)] == found.moves
    assert found.is_over(table.log)
    assert found.follows(table.log) is None
    strayed.play(0, "draw")
    strayed.play(0, "stop")  # the lesson draws on here
    strayed.play(1, "draw")
    assert found.follows(strayed.log) is None
    assert found.step(strayed.log) is None
    assert not found.is_over(strayed.log)


def test_a_table_of_a_lesson_is_found_again_where_it_stood() -> None:
    found = taught("hit")
    table = guided(found)
    for step in found.steps[:3]:
        assert table.ply == step.ply
        table.play(0, step.move)
    again = Guided.resume(table.record)
    assert again.log == table.log
    assert found.step(again.log) == found.steps[3]
    back = again.back(found.steps[1].ply)
    assert isinstance(back, Guided)
    assert found.step(back.log) == found.steps[1]


def test_a_game_without_a_lesson_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "folder", lambda name: tmp_path)
    monkeypatch.setattr(lessons, "lesson", lesson.__wrapped__)
    with pytest.raises(hs.Wrong, match="hit has no lesson yet"):
        needed("hit")

"""The lessons at the keyboard: typed word by word to their end, in every language."""

import io
from pathlib import Path

import pytest

from homestretch.cli import run
from homestretch.play.lesson import lesson
from homestretch.texts import LANGUAGES, Texts

GAMES = ("dog", "encore", "hexenrennen", "hit")


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def words(name: str) -> list[str]:
    """What the learner says, a word a line."""
    found = lesson(name)
    assert found is not None
    return [found.game.words[token] for step in found.steps for token in step.move]


def typed(monkeypatch: pytest.MonkeyPatch, args: str, *lines: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return run(args.split())


def flat(text: str) -> str:
    """Without the frames and line breaks of a panel."""
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_runs_to_its_end(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], room: Path
) -> None:
    assert typed(monkeypatch, f"learn {name} --lang {lang}", *words(name)) == 0
    out, texts, found = flat(capsys.readouterr().out), Texts(lang, name), lesson(name)
    assert found is not None
    for step in found.steps:
        assert flat(texts.say(step.text, (), 0)) in out
        assert f"{step.number} / {len(found.steps)}" in out
    assert flat(texts.say(found.farewell, (), 0)) in out
    assert f"homestretch play {name}" in out
    assert not list(room.rglob("*.hs")), "nothing of a lesson is kept"


def test_what_the_lesson_does_not_say_is_answered_and_not_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["s-1to5", "n-hunt", "what s-coin3", *words("hit")]
    assert typed(monkeypatch, "learn hit --lang en", *lines) == 0
    out = flat(capsys.readouterr().out)
    assert "In this lesson, try what the coach says." in out, "allowed, but not now"
    assert "“The hunt” lies in the market. You buy once your hand is played. (R-HIT-" in out, "not allowed"
    assert "3 coins: Take 3 coins." in out


def test_whoever_leaves_leaves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    left = "You left the lesson. It begins anew with homestretch learn encore; to play: homestretch play encore"
    assert typed(monkeypatch, "learn encore --lang en", "draw", "quit") == 0
    assert left in flat(capsys.readouterr().out)
    assert typed(monkeypatch, "learn encore --lang en", "draw") == 2
    out, err = capsys.readouterr()
    assert left in flat(out)
    assert "Encore" not in err
    assert typed(monkeypatch, "learn chess --lang en") == 2
    assert "there is no game" in capsys.readouterr().err.lower()

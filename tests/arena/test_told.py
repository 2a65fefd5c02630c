"""What a match came to is told in the reader's language, with the figures as that writes them."""

import re

import pytest

from homestretch.cli import run
from homestretch.core.types import Msg
from homestretch.texts import LANGUAGES, Texts

COMMANDS = {
    "arena encore random greedy --games 2": ("bots-bot", "arena-share", "arena-fair"),
    "ladder encore --bots random,greedy --games 2": ("bots-bot", "arena-rating", "arena-games"),
    "sprt encore greedy random --games 2": ("sprt-undecided",),
    "study encore --vary show_odds=true,false --games 2": ("study-moves", "study-luck"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_tables_speak_the_language_of_the_reader(
    command: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert run([*command.split(), "--lang", lang]) == 0
    out = capsys.readouterr().out
    texts, english = Texts(lang), Texts("en")
    for key in COMMANDS[command]:
        assert texts.say(Msg(key)) in out
    assert lang == "en" or english.say(Msg(COMMANDS[command][-1])) not in out
    assert bool(re.search(r"\d\.\d", out)) == (lang == "en")
    assert bool(re.search(r"\d,\d", out)) == (lang != "en")

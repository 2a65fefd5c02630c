"""Which language is spoken, and what is said where a catalogue has nothing."""

import pytest

from homestretch.core.types import Msg, Wrong
from homestretch.texts import LANGUAGES, Texts, language


def environment(monkeypatch: pytest.MonkeyPatch, **given: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_given_is_spoken(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    environment(monkeypatch, LC_ALL="xx_XX.UTF-8")
    assert language(lang) == lang


@pytest.mark.parametrize(
    ("given", "lang"),
    [
        ("de_CH.UTF-8", "de"),
        ("fr", "fr"),
        ("nl_BE", "nl"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("ja_JP", "en"),
        ("est", "en"),
    ],
)
def test_the_language_of_the_environment_is_spoken_if_there_is_a_catalogue(
    given: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment(monkeypatch, LANG=given)
    assert language() == lang


def test_lc_all_goes_before_lang(monkeypatch: pytest.MonkeyPatch) -> None:
    environment(monkeypatch, LC_ALL="it_IT.UTF-8", LANG="de_DE.UTF-8")
    assert language() == "it"


def test_a_language_there_is_none_of_is_refused_in_one_sentence() -> None:
    with pytest.raises(Wrong, match=r"^There is no language “tlh”; there are: en, de, fr, it, nl, es\.$"):
        language("tlh")


def test_a_key_no_catalogue_has_is_said_as_it_is() -> None:
    assert Texts("fr").say(Msg("nobody-wrote-this")) == "nobody-wrote-this"


def test_a_message_in_a_message_is_said_first() -> None:
    assert Texts("en").say(Msg("said", {"words": Msg("you")})) == "Said so far: You"

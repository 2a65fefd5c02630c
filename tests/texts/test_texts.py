"""Which language is spoken, and what is said where a catalogue has nothing."""

import pytest

from homestretch.core.outcome import Outcome
from homestretch.core.types import Ask, Msg, Wrong
from homestretch.server.telling.sentences import Sentences
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_says_how_many_words_are_wanted_at_every_door(lang: str) -> None:
    one, three, some = (Ask(0, "pawn", (1, 2, 3, 4), least, most) for least, most in ((1, 1), (3, 3), (0, 2)))
    for texts in (Texts(lang, "dog"), Sentences(lang, "dog")):
        plain = texts.question(one, ("Ada",), 0)
        assert "·" not in plain
        assert texts.question(three).startswith(f"{plain} · ")
        assert "3" in texts.question(three)
        assert {"0", "2"} <= set(texts.question(some).removeprefix(plain))


def test_a_question_the_game_has_no_words_for_is_asked_by_its_name() -> None:
    assert Texts("de", "dog").question(Ask(0, "anything", (1, 2))) == "anything"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ending_names_the_winner_the_winners_or_nobody(lang: str) -> None:
    texts, names = Texts(lang), ("Ada", "Bo", "Cy")
    ends = [Outcome(winners, (3, 3, 1)) for winners in ((), (0,), (0, 1))]
    nobody, one, two = (texts.ending(end, names) for end in ends)
    assert not [name for name in names if name in nobody]
    assert ["Ada" in one, "Bo" in one] == [True, False]
    assert ["Ada" in two, "Bo" in two, "Cy" in two] == [True, True, False]
    assert texts.ending(ends[1], names, 0) != one
    assert texts.reached(ends[1], 2).startswith("1 ")

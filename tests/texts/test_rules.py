"""The rules of every game say the same, clause by clause, in every language."""

import re
from typing import NamedTuple

import pytest

import homestretch as hs
from homestretch.cli import run
from homestretch.core.registry import folder, rules
from homestretch.core.types import Msg
from homestretch.server.pages.frame import Reader
from homestretch.server.pages.rules import rules as page
from homestretch.server.pages.rules import written
from homestretch.texts import LANGUAGES, Texts

GAMES = hs.games()
WRITTEN = [
    (name, lang) for name in GAMES for lang in LANGUAGES[1:] if (folder(name) / f"RULES.{lang}.md").exists()
]  # a game may have its rules in English only; `homestretch check` says so
CLAUSE = re.compile(r"^- \*\*(R-[A-Z]+-\d{3})\*\* ", re.MULTILINE)
ASIDE = re.compile(r"\*\(([^)]*(?:\([^)]*\)[^)]*)*)\)\*")


class Piece(NamedTuple):
    """What a clause, a heading or a paragraph holds whatever the language."""

    clause: str
    level: int
    names: list[str]
    numbers: list[str]
    ours: int


def pieces(name: str, lang: str) -> list[Piece]:
    """The rules in one language, cut at blank lines and clauses."""
    text = rules(name, lang).text
    return [piece(block, lang) for block in re.split(r"\n\n|\n(?=- \*\*R-)", text.strip())]


def piece(block: str, lang: str) -> Piece:
    clause = CLAUSE.match(block)
    prose = re.sub(r"`[^`]*`", "", block)
    return Piece(
        clause[1] if clause else "",
        len(block) - len(block.lstrip("#")),
        sorted(re.findall(r"`[^`]*`", block)),
        sorted(re.findall(r"\d+", prose)),
        marks(block, lang),
    )


def marks(text: str, lang: str) -> int:
    """How many asides say that something is ours."""
    mark = f" {Texts(lang).say(Msg('web-ours-mark'))} "
    asides = [" ".join(["", *re.findall(r"\w+", aside), ""]) for aside in ASIDE.findall(text)]
    return sum(mark in words for words in asides)


@pytest.mark.parametrize(("name", "lang"), WRITTEN)
def test_the_rules_are_there_in_every_language(name: str, lang: str) -> None:
    found = rules(name, lang)
    assert found.lang == lang
    assert found.text.startswith("# ")
    assert found.text != rules(name).text


@pytest.mark.parametrize(("name", "lang"), WRITTEN)
def test_clauses_headings_names_numbers_and_marks_are_those_of_the_english_rules(name: str, lang: str) -> None:
    ours, theirs = pieces(name, "en"), pieces(name, lang)
    assert [p.clause for p in theirs] == [p.clause for p in ours]
    for one, other in zip(ours, theirs, strict=True):
        assert other == one, lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_marks_what_is_ours_and_links_every_clause(name: str, lang: str) -> None:
    html, found = written(name, lang), rules(name, lang)
    assert html.count('<mark class="ours">') == marks(found.text, found.lang)
    assert re.findall(r'id="(R-[A-Z]+-\d{3})"', html) == CLAUSE.findall(found.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_something_is_ours_in_every_language(lang: str) -> None:
    assert any(marks(rules(name, lang).text, lang) for name in GAMES)


def test_where_a_language_is_missing_the_rules_are_english() -> None:
    assert rules("encore", "xx") == rules("encore", "en")
    assert rules("encore", "xx").lang == "en"


def first_line(lang: str) -> str:
    return rules("encore", lang).text.splitlines()[0].removeprefix("# ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_shows_them_in_the_language_asked_for(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "encore", "--lang", lang]) == 0
    assert first_line(lang) in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_written_in_the_language_of_its_reader(lang: str) -> None:
    html = page(Reader(lang, "/rules/encore"), "encore")
    assert f'<article lang="{lang}">' in html
    assert first_line(lang) in html
    assert Texts(lang).say(Msg("web-rules-language")) not in html


def test_the_page_says_that_rules_are_english_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("homestretch.server.pages.rules.text_of", lambda game, lang: rules(game, "en"))
    html = page(Reader("de", "/rules/encore"), "encore")
    assert '<article lang="en">' in html
    assert Texts("de").say(Msg("web-rules-language")) in html

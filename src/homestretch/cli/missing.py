"""What a game can do without, and does: it runs at every door, and would be better with it."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from homestretch.cli.said import said, unexplained
from homestretch.core.game import AnyGame
from homestretch.core.registry import folder
from homestretch.core.types import Msg
from homestretch.play.lesson import FILE
from homestretch.texts import LANGUAGES, Texts
from homestretch.texts.choices import unsaid

CLAUSE = re.compile(r"\*\*(R-[A-Z]+-\d{3})\*\*")
FEW = 8  # names of things that say nothing of themselves
MARK = re.compile(r"^@(?:pytest\.mark\.)?clause\(([^)]*)\)", re.MULTILINE | re.DOTALL)


def missing(game: AnyGame) -> list[Msg]:
    """A line for each part that is not there yet."""
    home = folder(game.name)
    files = (*_unread(home), *_untested(home), *_languages(home), *_files(home))
    return [*_english(game, home), *files, *_kit(game), *_explained(game)]


def _english(game: AnyGame, home: Path) -> Iterator[Msg]:
    """What everything falls back to: without it players read the names of texts."""
    files = [file for file in ("texts/en.ftl", "RULES.md") if not (home / file).is_file()]
    if files:
        yield Msg("missing-english", {"files": ", ".join(files)})
    texts = Texts("en", game.name)
    keys = sorted({*(key for key in said(game) if not texts.has(key)), *unsaid(texts, game.options)})
    if keys:
        yield Msg("missing-keys", {"keys": ", ".join(keys)})


def _unread(home: Path) -> Iterator[Msg]:
    """What stands in a catalogue and is no text."""
    for lang in LANGUAGES:
        file = home / "texts" / f"{lang}.ftl"
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body if file.is_file() else []
        for line in (entry.content.split("\n")[0] for entry in body if isinstance(entry, Junk) and entry.content):
            yield Msg("missing-sense", {"file": f"texts/{lang}.ftl", "line": line})


def _untested(home: Path) -> Iterator[Msg]:
    """Clauses that no test names; an installed package has no tests."""
    rules, tests = home / "RULES.md", home / "tests"
    if not (rules.is_file() and tests.is_dir()):
        return
    marks = [mark for file in tests.rglob("test_*.py") for mark in MARK.findall(file.read_text(encoding="utf-8"))]
    clauses = dict.fromkeys(CLAUSE.findall(rules.read_text(encoding="utf-8")))
    alone = [clause for clause in clauses if not any(clause in mark for mark in marks)]
    if alone:
        yield Msg("missing-tests", {"clauses": ", ".join(alone)})


def _languages(home: Path) -> Iterator[Msg]:
    """English is what everything falls back to; the others are wanted."""
    for key, file in (("missing-texts", "texts/{}.ftl"), ("missing-rules", "RULES.{}.md")):
        names = [file.format(lang) for lang in LANGUAGES[1:] if not (home / file.format(lang)).is_file()]
        if names:
            yield Msg(key, {"files": ", ".join(names)})


def _files(home: Path) -> Iterator[Msg]:
    if not (home / FILE).is_file():
        yield Msg("missing-lesson", {"file": FILE})
    if not list((home / "records").glob("*.hs")):
        yield Msg("missing-records")
    tests = home / "tests"
    if tests.is_dir() and not (tests / "perft.txt").is_file():  # an installed package has no tests
        yield Msg("missing-perft")
    if tests.is_dir() and not (tests / "SCENARIOS.md").is_file():
        yield Msg("missing-scenarios")


def _explained(game: AnyGame) -> Iterator[Msg]:
    """What there is to see and does not say what it is for; a plain scene is all numbers and words."""
    names = unexplained(game) if game.kit.scene else []
    if names:
        yield Msg("missing-abouts", {"names": ", ".join([*names[:FEW], *(["…"] if names[FEW:] else [])])})


def _kit(game: AnyGame) -> Iterator[Msg]:
    parts = {
        "missing-scene": game.kit.scene,
        "missing-tell": game.kit.tell,
        "missing-features": game.kit.features,
        "missing-judge": game.kit.judge,
        "missing-remarks": game.kit.progress and game.kit.chronicle,
    }
    yield from (Msg(key) for key, part in parts.items() if part is None)

"""Every clause of every game's rules has a test that names it, and no test names a clause there is not."""

import re
from pathlib import Path

import pytest

import homestretch as hs
from homestretch.core.registry import folder

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "homestretch" / "games"
MARK = re.compile(r"clause\(([^)]*)\)", re.DOTALL)
ID = re.compile(r"R-[A-Z]+-\d{3}")


def clauses(name):
    return set(re.findall(r"\*\*(R-[A-Z]+-\d{3})\*\*", (folder(name) / "RULES.md").read_text()))


def named(name):
    tests = (SOURCES / name / "tests").rglob("test_*.py")
    return {clause for path in tests for mark in MARK.findall(path.read_text()) for clause in ID.findall(mark)}


@pytest.mark.parametrize("name", hs.games())
def test_every_clause_has_a_test(name):
    assert clauses(name), "RULES.md numbers its clauses as **R-GAME-001**"
    assert not clauses(name) - named(name)


@pytest.mark.parametrize("name", hs.games())
def test_no_test_names_a_clause_there_is_not(name):
    assert not named(name) - clauses(name)


@pytest.mark.parametrize("name", hs.games())
def test_code_names_only_clauses_there_are(name):
    said = {clause for path in (SOURCES / name).glob("*.py") for clause in ID.findall(path.read_text())}
    assert not said - clauses(name)

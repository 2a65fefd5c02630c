"""Every clause and every scenario of every game has a test that names it, and no test names one there is not."""

import re
from pathlib import Path

import pytest

import homestretch as hs
from homestretch.core.registry import folder

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "homestretch" / "games"
MARK = r"^@(?:pytest\.mark\.)?{}\(([^)]*)\)"
ID = re.compile(r"R-[A-Z]+-\d{3}")
SCENARIO = re.compile(r"(?:[A-Z]-)?T-?\d\d")


def clauses(name: str) -> set[str]:
    return set(re.findall(r"\*\*(R-[A-Z]+-\d{3})\*\*", (folder(name) / "RULES.md").read_text()))


def scenarios(name: str) -> list[str]:
    """Those that are listed; a game may come without, and `homestretch check` says so."""
    file = SOURCES / name / "tests" / "SCENARIOS.md"
    listed = re.findall(rf"^- \*\*({SCENARIO.pattern})\*\*", file.read_text(), re.MULTILINE) if file.exists() else []
    assert listed or not file.exists(), "SCENARIOS.md begins a line for each with - **T-01**"
    return listed


def named(name: str, mark: str = "clause", form: re.Pattern[str] = ID) -> set[str]:
    """What the marks of a game's tests name."""
    tests = "".join(path.read_text() for path in (SOURCES / name / "tests").rglob("test_*.py"))
    marks = re.findall(MARK.format(mark), tests, re.MULTILINE | re.DOTALL)
    return {each for said in marks for each in form.findall(said)}


@pytest.mark.parametrize("name", hs.games())
def test_every_clause_has_a_test(name: str) -> None:
    assert clauses(name), "RULES.md numbers its clauses as **R-GAME-001**"
    assert not clauses(name) - named(name)


@pytest.mark.parametrize("name", hs.games())
def test_no_test_names_a_clause_there_is_not(name: str) -> None:
    assert not named(name) - clauses(name)


@pytest.mark.parametrize("name", hs.games())
def test_code_names_only_clauses_there_are(name: str) -> None:
    said = {clause for path in (SOURCES / name).glob("*.py") for clause in ID.findall(path.read_text())}
    assert not said - clauses(name)


@pytest.mark.parametrize("name", hs.games())
def test_every_scenario_has_a_test_and_no_test_names_one_there_is_not(name: str) -> None:
    listed = scenarios(name)
    assert len(set(listed)) == len(listed)
    assert named(name, "scenario", SCENARIO) == set(listed)

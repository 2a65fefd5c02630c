"""A new game is written in one go, runs at once, and is told what it lacks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from homestretch.cli import run
from homestretch.core import positions
from homestretch.core.contract import Broken
from homestretch.core.game import AnyGame
from homestretch.core.rng import Rng
from homestretch.texts import LANGUAGES

FILES = ["RULES.md", "__init__.py", "rules.py", "tests/test_rules.py", "texts/en.ftl"]
ROOT = Path(__file__).resolve().parents[2]


def python(*args: str | Path, at: Path, **given: str) -> "subprocess.CompletedProcess[str]":
    """A Python of its own, with the package under test."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8", "COLUMNS": "200", **given}
    return subprocess.run([sys.executable, *args], cwd=at, env=env, capture_output=True, text=True, check=False)


def written(folder: Path) -> list[str]:
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(path.relative_to(folder).as_posix() for path in files)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games of its own."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("HOMESTRETCH_GAMES", str(tmp_path / "games"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "games"


def test_a_new_game_is_a_few_files_that_name_it(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new", "ludo"]) == 0
    assert f"ludo lies in {shelf / 'ludo'}." in capsys.readouterr().out
    assert written(shelf / "ludo") == FILES
    text = "".join((shelf / "ludo" / name).read_text(encoding="utf-8") for name in FILES)
    assert "magpie" not in text.casefold()
    assert all(word in text for word in ("class Ludo(", "R-LUDO-001", "title = Ludo"))


@pytest.mark.parametrize("name", ["ox", "abcdefghijklmnopqrst"])
def test_whatever_its_name_it_is_as_tidy_as_the_rest(name: str, shelf: Path) -> None:
    assert run(["new", name]) == 0
    for call in (["check"], ["format", "--check"]):
        done = python("-m", "ruff", *call, "--config", ROOT / "pyproject.toml", "--no-cache", shelf, at=ROOT)
        assert done.returncode == 0, done.stdout


def test_its_own_tests_pass_and_check_says_what_it_lacks(shelf: Path) -> None:
    assert run(["new", "ludo"]) == 0
    tested = python("-m", "pytest", "-q", "-p", "no:cacheprovider", shelf, at=shelf, HOMESTRETCH_GAMES=str(shelf))
    assert tested.returncode == 0, tested.stdout
    checked = python("-m", "homestretch", "check", "ludo", at=shelf, HOMESTRETCH_GAMES=str(shelf))
    assert checked.returncode == 0, checked.stderr
    first, second, *lacks = checked.stdout.splitlines()
    assert first.startswith("ludo keeps every law")
    assert second == "Still missing, though ludo can be played without:"
    for word in ("texts/de.ftl", "RULES.es.md", "records", "perft", "SCENARIOS", "drawing", "learners", "judge"):
        assert sum(word in line for line in lacks) == 1, word


def test_check_names_english_texts_lines_and_tests_that_are_missing(shelf: Path) -> None:
    assert run(["new", "ludo"]) == 0
    texts, tests = shelf / "ludo" / "texts" / "en.ftl", shelf / "ludo" / "tests" / "test_rules.py"
    texts.write_text(texts.read_text().replace("ask-card =", "ask-card").replace("why-dealt", "why-else"))
    tests.write_text(tests.read_text().replace('@pytest.mark.clause("R-LUDO-003")\n', ""))
    checked = python("-m", "homestretch", "check", "ludo", "--moves", "9", at=shelf, HOMESTRETCH_GAMES=str(shelf))
    lacks = [line.strip(" -") for line in checked.stdout.splitlines()]
    assert "sentences that the game says, in texts/en.ftl: ask-card, why-dealt" in lacks
    unread = "the right form of a text in texts/en.ftl, which cannot be read: ask-card Keep your card, or swap it?"
    assert unread in lacks
    assert "tests that name these clauses of RULES.md: R-LUDO-003" in lacks


def test_check_names_english_files_that_are_missing(shelf: Path) -> None:
    assert run(["new", "ludo"]) == 0
    for file in ("texts/en.ftl", "RULES.md"):
        (shelf / "ludo" / file).unlink()
    checked = python("-m", "homestretch", "check", "ludo", "--moves", "9", at=shelf, HOMESTRETCH_GAMES=str(shelf))
    assert "what everybody falls back to, in English: texts/en.ftl, RULES.md" in checked.stdout


def test_a_game_that_lacks_nothing_is_told_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "encore", "--moves", "1", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("\n") == 1


def test_a_game_that_reads_what_cannot_be_played_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def found(game: AnyGame, text: str, rng: Rng) -> bool:
        raise Broken(f"{game.name}: a card too many")

    monkeypatch.setattr(positions, "holds", found)
    assert run(["check", "encore", "--moves", "1", "--lang", "en"]) == 1
    assert "a card too many" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_made_is_told_in_every_language(lang: str, shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new", "ludo", "--lang", lang]) == 0
    assert "homestretch play ludo" in capsys.readouterr().out


def test_in_a_checkout_it_lies_beside_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOMESTRETCH_GAMES", raising=False)
    (tmp_path / "src" / "homestretch" / "games").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path / "docs")
    assert run(["new", "ludo"]) == 0
    assert written(tmp_path) == [f"src/homestretch/games/ludo/{name}" for name in FILES]


def test_a_package_of_its_own_says_that_it_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "ludo", "--into", "here"]) == 0
    assert "here/homestretch_ludo/py.typed" in written(tmp_path)


@pytest.mark.slow
def test_a_package_of_its_own_is_found_once_it_is_installed(tmp_path: Path) -> None:
    made = python("-m", "homestretch", "new", "ludo", "--into", "here", at=tmp_path)
    assert made.returncode == 0, made.stderr
    home = tmp_path / "here"
    assert written(home) == sorted([*(f"homestretch_ludo/{name}" for name in (*FILES, "py.typed")), "pyproject.toml"])
    pip = ("-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target", "site")
    done = python(*pip, "./here", at=tmp_path, PIP_DISABLE_PIP_VERSION_CHECK="1")
    assert done.returncode == 0, done.stderr
    path = os.pathsep.join([str(tmp_path / "site"), *sys.path])
    for call in (["games"], ["check", "ludo"], ["rules", "ludo"], ["record", "ludo"]):
        told = python("-m", "homestretch", *call, at=tmp_path, PYTHONPATH=path)
        assert (told.returncode, told.stderr) == (0, ""), call
        assert "ludo" in told.stdout.casefold()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["Ludo"], "“Ludo” cannot be the name of a game; a name has 2 to 20 small letters from a to z"),
        (["x"], "“x” cannot be the name of a game"),
        (["lu_do"], "“lu_do” cannot be the name of a game"),
        (["import"], "“import” cannot be the name of a game"),
        (["../ludo"], "“../ludo” cannot be the name of a game"),
        (["encore"], "There is a game encore already; choose another name."),
        (["ludo", "--into", "full"], "full is not empty; name another folder."),
        (["ludo", "--into", "full/file"], "full/file is a file; name a folder."),
        (["ludo"], "This folder is no checkout of Homestretch; --into FOLDER makes a package of its own."),
    ],
)
def test_what_cannot_be_made_is_refused_and_nothing_is_written(
    args: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("HOMESTRETCH_GAMES", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    assert run(["new", *args]) == 2
    assert capsys.readouterr().err.startswith(sentence)
    assert written(tmp_path) == ["full/file"]

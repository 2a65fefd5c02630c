"""A game that cannot be loaded is named in one sentence, and keeps nobody from the others."""

from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from rich.console import Console

from homestretch.cli import run
from homestretch.core import registry
from homestretch.core.types import Wrong
from homestretch.server.doors import catalogue
from homestretch.terminal.menu import Menu
from homestretch.texts import LANGUAGES, Texts

HALF = {
    "halfimport": ("import nowhere", "ModuleNotFoundError: No module named 'nowhere'"),
    "halfsyntax": ("def", "SyntaxError: invalid syntax"),
    "halfempty": ("", "has no attribute 'GAME'"),
    "halfnumber": ("GAME = 1", "TypeError: GAME is 1, not a Game"),
}


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with games that somebody has only begun."""
    monkeypatch.setenv("HOMESTRETCH_GAMES", str(tmp_path))
    for name, (text, _) in HALF.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text)
    catalogue.titles.cache_clear()
    yield tmp_path
    catalogue.titles.cache_clear()


@pytest.mark.usefixtures("shelf")
def test_the_games_are_listed_without_it_and_it_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "encore" in said.out
    assert "half" not in said.out
    for name, (_, reason) in HALF.items():
        lines = [line for line in said.err.splitlines() if line.startswith(f"The game {name} cannot be loaded: ")]
        assert [reason in line for line in lines] == [True]


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("name", HALF)
@pytest.mark.parametrize("command", ["check", "play", "rules"])
def test_whoever_asks_for_it_is_told_why_not(name: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, name, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"The game {name} cannot be loaded: ")
    assert said.count("\n") == 1


@pytest.mark.usefixtures("shelf")
def test_catalogue_and_menu_show_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [title.name for title in catalogue.titles("en")] == list(registry.playable())
    offered: list[str] = []

    def pick(menu: Menu, key: str, words: Sequence[str], labels: Sequence[str], usual: int) -> int:
        offered.extend(words)
        return usual

    monkeypatch.setattr(Menu, "pick", pick)
    Menu(Console(), "en").game()
    assert offered == [name for name in registry.games() if name not in HALF]


def test_a_package_that_points_nowhere_is_told_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("halfpoint", "nowhere:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "_packages", lambda: {"halfpoint": point})
    assert "halfpoint" not in registry.playable()
    with pytest.raises(Wrong, match="the game halfpoint cannot be loaded: ModuleNotFoundError"):
        registry.game("halfpoint")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.usefixtures("shelf")
def test_it_is_told_in_every_language(lang: str) -> None:
    said = {Texts(lang).say(fault.msg) for fault in registry.faulty().values()}
    assert len(said) == len(HALF)
    assert all(any(reason in text for text in said) for _, reason in HALF.values())


def test_a_folder_that_is_not_there_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lost = tmp_path / "lost"
    monkeypatch.setenv("HOMESTRETCH_GAMES", str(lost))
    assert run(["games", "--lang", "en"]) == 0
    assert capsys.readouterr().err == f"There is no folder {lost}, which HOMESTRETCH_GAMES names.\n"
    for command in ("check", "rules"):
        assert run([command, "ludo", "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"There is no game “ludo”, and no folder {lost}, which HOMESTRETCH_GAMES names; there")

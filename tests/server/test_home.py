"""Where tables are kept when nobody says: in the user's data folder, and no game that lies elsewhere is lost."""

import sys
from pathlib import Path

import pytest

from homestretch.cli import run
from homestretch.server import home, serve
from homestretch.server.settings import Settings
from homestretch.store.store import Store
from homestretch.texts import LANGUAGES

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders as on Linux and macOS")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of somebody who has just come; the current folder is another one."""
    monkeypatch.delenv("HOMESTRETCH_DB", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return home.folder()


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What would have been served."""
    asked: list[Settings] = []

    def note(settings: Settings, *_: object) -> bool:
        asked.append(settings)
        Store(settings.db).close()
        return True

    monkeypatch.setattr(serve, "run", note)
    return asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_are_kept_in_the_data_folder_and_the_server_says_where(
    lang: str,
    folder: Path,
    served: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    assert run(["serve"]) == 0
    assert [one.db for one in served] == [f"sqlite:///{folder}/homestretch.db"]
    assert list(Path().iterdir()) == []
    assert folder.stat().st_mode & 0o777 == 0o700
    (said,) = capsys.readouterr().out.splitlines()
    assert str(folder / "homestretch.db") in said


def test_a_file_that_an_earlier_version_left_in_this_folder_is_still_used(
    folder: Path, served: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    here = Path("homestretch.db").absolute()
    Store(f"sqlite:///{here}").close()
    assert run(["serve"]) == 0
    assert [one.db for one in served] == [f"sqlite:///{here}"]
    kept, moved = capsys.readouterr().out.splitlines()
    assert str(here) in kept
    assert str(folder) in moved


def test_what_is_named_is_used_and_nothing_is_made_elsewhere(folder: Path, served: list[Settings]) -> None:
    assert run(["serve", "--db", "sqlite:///mine.db"]) == 0
    assert [one.db for one in served] == ["sqlite:///mine.db"]
    assert not folder.exists()


def test_admin_looks_where_serve_keeps_them(folder: Path, served: list[Settings]) -> None:
    assert run(["admin", "tables"]) == 2  # nothing was served yet
    assert run(["serve"]) == 0
    assert run(["admin", "tables"]) == 0


def test_a_folder_that_cannot_be_made_is_one_sentence(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("a file")
    assert run(["serve"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_a_relative_data_folder_counts_as_none(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    monkeypatch.setattr(sys, "platform", "linux")
    assert home.folder() == tmp_path / ".local/share/homestretch"


@pytest.mark.parametrize(
    ("platform", "given", "found"),
    [("darwin", "", "Library/Application Support/homestretch"), ("win32", "", "AppData/Local/homestretch")],
)
def test_each_platform_has_its_own_folder(
    platform: str, given: str, found: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCALAPPDATA", given)
    monkeypatch.setattr(sys, "platform", platform)
    assert home.folder() == tmp_path / found

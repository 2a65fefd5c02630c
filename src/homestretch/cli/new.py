"""The command new: a small game that runs, to be made into another."""

import keyword
import os
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from homestretch.cli.flags import NONE, Lang
from homestretch.core.registry import games
from homestretch.core.types import Msg
from homestretch.texts import Texts, wrong

SAMPLE = files("homestretch.cli.sample")
NAME = re.compile(r"[a-z]{2,20}")
PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "homestretch-magpie"
version = "0.1.0"
description = "Magpie, a game for Homestretch."
requires-python = ">=3.11"
dependencies = ["homestretch"]

[project.entry-points."homestretch.games"]
magpie = "homestretch_magpie:GAME"

[tool.setuptools]
packages = ["homestretch_magpie"]

[tool.setuptools.package-data]
"*" = ["py.typed", "*.md", "texts/*.ftl", "records/*.hs"]

[tool.pytest.ini_options]
addopts = "--import-mode=importlib"
markers = ["clause(id): the clause of RULES.md that this test proves"]
"""


def new(
    name: Annotated[str, typer.Argument(help="what it is called: small letters")],
    into: Annotated[Path | None, typer.Option(help="make a package of its own in this folder")] = None,
    lang: Lang = NONE,
) -> None:
    """Write a small game that runs, to be made into another."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise wrong("wrong-new-name", name=name)
    if name in games():
        raise wrong("wrong-new-there", name=name)
    if into:
        package = f"homestretch_{name}"
        _write(into, {"pyproject.toml": PROJECT, f"{package}/py.typed": "", **_sample(f"{package}/")}, name)
        said = Msg("made-package", {"game": name, "path": str(into)})
    else:
        home = _shelf() / name
        _write(home, _sample(""), name)
        said = Msg("made-game", {"game": name, "path": str(home)})
    typer.echo(Texts(lang).say(said))


def _shelf() -> Path:
    """The folder that a new game belongs in: one that HOMESTRETCH_GAMES names, or that of the checkout around us."""
    if named := os.environ.get("HOMESTRETCH_GAMES", "").split(os.pathsep)[0]:
        return Path(named)
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / "src" / "homestretch" / "games").is_dir():
            return folder / "src" / "homestretch" / "games"
    raise wrong("wrong-new-where")


def _sample(folder: str) -> dict[str, str]:
    """The files of the sample by where they belong in a game's folder."""
    return {folder + place: file.read_text(encoding="utf-8") for place, file in _listed(SAMPLE, "")}


def _listed(home: Traversable, before: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for file in sorted(home.iterdir(), key=lambda file: file.name):
        if file.is_dir() and file.name != "__pycache__":
            found += _listed(file, f"{before}{file.name}/")
        elif file.is_file():
            found.append((f"{'tests/' if file.name.startswith('test_') else before}{file.name}", file))
    return found


def _write(home: Path, texts: dict[str, str], name: str) -> None:
    if home.exists() and not home.is_dir():
        raise wrong("wrong-new-file", path=str(home))
    if home.exists() and any(home.iterdir()):
        raise wrong("wrong-new-full", path=str(home))
    try:
        for place, text in texts.items():
            path = home / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(text, name), encoding="utf-8")
    except OSError as error:
        raise wrong("wrong-file-write", path=str(home), reason=error.strerror or "") from None


def renamed(text: str, name: str) -> str:
    """The text of the sample, with this name for its own."""
    for spelled in (str.lower, str.capitalize, str.upper):
        text = text.replace(spelled("magpie"), spelled(name))
    return text

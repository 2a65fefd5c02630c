"""Which games there are: the folders below `games`, and those in the folders that HOMESTRETCH_GAMES names."""

import importlib
import importlib.util
import os
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from homestretch.core import game as _core
from homestretch.core.game import AnyGame
from homestretch.core.types import Msg, Wrong

COMPILED = not str(_core.__file__).endswith(".py")
HOME = "homestretch.games"
_HOME = importlib.import_module(HOME)  # now, so that `homestretch.games` is the function below once all is imported


class Rules(NamedTuple):
    """The rules of a game as its players read them, and the language they are written in."""

    lang: str
    text: str


def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(_path()) if found.ispkg))


def _path() -> list[str]:
    """The folders games lie in; what HOMESTRETCH_GAMES names becomes part of the package `homestretch.games`."""
    path = _HOME.__path__
    given = os.environ.get("HOMESTRETCH_GAMES", "").split(os.pathsep)
    path += [p for p in given if p and p not in path]
    return list(path)


def game(name: str) -> AnyGame:
    """The game of this name."""
    if name not in games():
        listed = ", ".join(games())
        raise Wrong(
            f"there is no game {name!r}; there are: {listed}", Msg("wrong-game", {"name": name, "choices": listed})
        )
    found: AnyGame = package(name).GAME
    return found


def package(name: str) -> ModuleType:
    """The folder of a game as a Python package."""
    return importlib.import_module(f"{HOME}.{name}")


@cache
def part(name: str, module: str) -> ModuleType | None:
    """A module of a game's folder (`scene`, `tell`, `bots` …), if there is such a folder and it has one."""
    home = f"{HOME}.{name}"
    there = importlib.util.find_spec(home) and importlib.util.find_spec(f"{home}.{module}")
    return importlib.import_module(f"{home}.{module}") if there else None


def folder(name: str) -> Path:
    """Where a game keeps its texts, rules and records."""
    return Path(str(package(name).__file__)).parent


def rules(name: str, lang: str = "en") -> Rules:
    """In the language asked for, else in English; empty where a game has written none."""
    for tongue, file in ((lang, f"RULES.{lang}.md"), ("en", "RULES.md")):
        path = folder(name) / file
        if path.is_file():
            return Rules(tongue, path.read_text(encoding="utf-8"))
    return Rules("en", "")

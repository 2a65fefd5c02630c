"""Which games there are: folders below `games`, those HOMESTRETCH_GAMES names, those of installed packages."""

import importlib
import pkgutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from homestretch.core import types as _compiled
from homestretch.core.game import AnyGame, Game
from homestretch.core.types import Msg, Wrong

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

COMPILED = not str(_compiled.__file__).endswith(".py")
HOME = "homestretch.games"
GROUP = "homestretch.games"  # the entry points by which a package of its own brings games

_found: dict[str, AnyGame] = {}  # a bot asks for its game at every move


class Rules(NamedTuple):
    """The rules of a game as its players read them, and the language they are written in."""

    lang: str
    text: str


def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted({*_folders(), *_packages()}))


def _folders() -> tuple[str, ...]:
    """The games that lie in a folder."""
    homes: list[str] = importlib.import_module(HOME).homes()
    return tuple(found.name for found in pkgutil.iter_modules(homes) if found.ispkg)


def _packages() -> dict[str, "EntryPoint"]:
    from importlib.metadata import entry_points  # a third of what importing the package would take

    return {point.name: point for point in entry_points(group=GROUP)}


def game(name: str) -> AnyGame:
    """The game of this name."""
    if name not in _found:
        _found[name] = _load(name)
    return _found[name]


def _load(name: str) -> AnyGame:
    if name not in games():
        raise unknown(name)
    try:
        found = importlib.import_module(f"{HOME}.{name}").GAME if name in _folders() else _packages()[name].load()
        if not isinstance(found, Game):
            raise TypeError(f"GAME is {found!r}, not a Game")
    except Exception as error:  # whatever somebody's module does, the other games can be played
        reason = f"{type(error).__name__}: {error}"
        said = Msg("wrong-load", {"name": name, "reason": reason})
        raise Wrong(f"the game {name} cannot be loaded: {reason}", said) from error
    return found


def unknown(name: str) -> Wrong:
    """What to raise for a game there is not: it may be in a folder there is not."""
    listed = ", ".join(games())
    for path in absent():
        said = Msg("wrong-game-folder", {"name": name, "path": path, "choices": listed})
        return Wrong(f"there is no game {name!r} and no folder {path}; there are: {listed}", said)
    return Wrong(
        f"there is no game {name!r}; there are: {listed}", Msg("wrong-game", {"name": name, "choices": listed})
    )


def absent() -> list[str]:
    """The folders that HOMESTRETCH_GAMES names and that are not there."""
    homes: list[str] = importlib.import_module(HOME).homes()
    return [path for path in homes if not Path(path).is_dir()]


def faulty() -> dict[str, Wrong]:
    """The games that cannot be loaded, each with what is wrong."""
    found: dict[str, Wrong] = {}
    for name in games():
        try:
            game(name)
        except Wrong as error:
            found[name] = error
    return found


def playable() -> tuple[str, ...]:
    """The names of the games that can be loaded, sorted: what a listing lists."""
    faults = faulty()
    return tuple(name for name in games() if name not in faults)


def folder(name: str) -> Path:
    """Where a game keeps its texts, rules and records: the folder its class is written in."""
    return Path(str(sys.modules[type(game(name)).__module__].__file__)).parent


def rules(name: str, lang: str = "en") -> Rules:
    """In the language asked for, else in English; empty where a game has written none."""
    for tongue, file in ((lang, f"RULES.{lang}.md"), ("en", "RULES.md")):
        path = folder(name) / file
        if path.is_file():
            return Rules(tongue, path.read_text(encoding="utf-8"))
    return Rules("en", "")

"""Where tables are kept when nobody says: a file in the user's data folder, by the rules of the platform."""

import os
import sys
from pathlib import Path

from homestretch.core.types import Msg, Wrong

NAME = "homestretch.db"
OWN = 0o700  # a folder that its owner alone looks into


def file() -> Path:
    """The file in this folder, where one was left by a version that kept it there; else the one in the data folder."""
    here = Path(NAME)
    return here.absolute() if here.is_file() else folder() / NAME


def folder() -> Path:
    """Where programs keep a user's data here."""
    if sys.platform == "win32":
        return _given("LOCALAPPDATA", "~/AppData/Local") / "homestretch"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/homestretch").expanduser()
    return _given("XDG_DATA_HOME", "~/.local/share") / "homestretch"


def _given(variable: str, usual: str) -> Path:
    """What a variable says; a path that is not absolute says nothing."""
    said = Path(os.environ.get(variable, ""))
    return said if said.is_absolute() else Path(usual).expanduser()


def usual() -> str:
    """The URL of the file."""
    return f"sqlite:///{file()}"


def made() -> Path:
    """The file with a folder to lie in; raises Wrong where there can be none."""
    try:
        found = file()
        found.parent.mkdir(mode=OWN, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:  # the latter: nobody has said where this user is at home
        reason = getattr(error, "strerror", None) or str(error)
        told = Msg("web-database", {"url": NAME, "reason": reason})
        raise Wrong(f"the database {NAME} cannot be opened: {reason}", told) from error
    return found

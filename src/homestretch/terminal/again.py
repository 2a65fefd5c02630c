"""How this program is called again from the shell that called it, so that a command it prints can be pasted."""

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "homestretch"
AS = "HOMESTRETCH_AS"  # set by what calls it in a way of its own


def command(*args: str) -> str:
    """The whole line for a shell."""
    return f"{os.environ.get(AS) or shlex.join(_called())} {shlex.join(args)}"


def _called() -> list[str]:
    """By its name where that is found, else as it was called this time."""
    said = Path(sys.argv[0])
    if said.name == "__main__.py" and said.parent.name == NAME:
        return [NAME] if _is_found(Path(sys.executable).parent / NAME) else [sys.executable, "-m", NAME]
    return [NAME] if said.stem != NAME or _is_found(said) else [str(said.absolute())]


def _is_found(script: Path) -> bool:
    """Whether a shell that is told the name runs this script."""
    found = shutil.which(NAME)
    return found is not None and script.exists() and Path(found).samefile(script)

"""Records in files: read with one sentence for whatever is wrong, written whole or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from homestretch.core.record import Record
from homestretch.core.types import Wrong
from homestretch.texts import wrong

LOOKED = 50  # files that are looked at for games to go on with
LARGEST = 20_000_000  # bytes; no record of a game comes near


def read(path: Path) -> str:
    """The text of a file."""
    try:
        if path.is_dir():
            raise wrong("wrong-file-folder", path=str(path))
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)  # a device may have no end
        if len(found) > LARGEST:
            raise wrong("wrong-file-large", path=str(path))
        return found.decode("utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        raise wrong("wrong-file-missing", path=str(path)) from None
    except UnicodeDecodeError:
        raise wrong("wrong-record-foreign") from None
    except OSError as error:
        raise wrong("wrong-file-read", path=str(path), reason=error.strerror or "") from None


def record(path: Path) -> Record:
    return Record.read(read(path))


def write(path: Path, text: str) -> None:
    """Write beside the file and put it in its place, so that a reader never finds half of it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise wrong("wrong-file-folder", path=str(path))
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")  # a device or a pipe cannot be replaced
            return
        _replace(path, text)
    except OSError as error:
        raise wrong("wrong-file-write", path=str(path), reason=error.strerror or "") from None


def _replace(path: Path, text: str) -> None:
    path = path.resolve()  # a link stays a link
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_mask())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _mask() -> int:
    """What the system takes away from the rights of new files; it can only be asked by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def new(path: Path, there: str = "wrong-file-taken") -> Path:
    """The file, if something may be kept there without anything being lost."""
    if path.is_dir():
        raise wrong("wrong-file-folder", path=str(path))
    if path.is_file():
        raise wrong(there, path=str(path))
    return path


def shelf() -> Path:
    """Where games are kept that nobody named a file for."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path("~/.local/state").expanduser())
    return Path(base) / "homestretch"


def home(game: str, seed: int) -> Path:
    """A free place for a game that nobody named a file for."""
    names = (f"{game}-{seed:016x}{tail}.hs" for tail in ("", *(f"-{n}" for n in range(2, 10_000))))
    return next(path for name in names if not (path := shelf() / name).exists())


def unfinished() -> Iterator[tuple[Path, Record]]:
    """The games that were left in the middle, the last one first; what is damaged or nobody's turn is not offered."""
    for path in sorted(shelf().glob("*.hs"), key=lambda path: path.stat().st_mtime, reverse=True)[:LOOKED]:
        with suppress(Wrong):
            found = record(path)
            if found.scores is None and any(seat >= 0 for seat, _ in found.moves):
                yield path, found

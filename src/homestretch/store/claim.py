"""A database file is served by one server: its claim is a lock beside the file that ends with the process."""

import errno
import logging
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from homestretch.core.types import Msg, Wrong

LOG = logging.getLogger("homestretch.server")
TAKEN = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}  # as systems say that somebody else has the lock
Locking = Callable[[int], None]


class Claim:
    """The right to serve one database, until it is let go or the process ends, however it does."""

    def __init__(self, url: str) -> None:
        self._held: int | None = None
        file = _file(url)
        if file is not None:
            self._held = _opened(file)
            self._lock(self._held, file)

    def _lock(self, held: int, file: Path) -> None:
        try:
            _locking()(held)
        except OSError as error:
            if error.errno in TAKEN:
                self.let_go()
                raise _taken(file) from error
            LOG.warning("%s cannot be locked here: take care that no other server uses it", file)

    def let_go(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None

    def __del__(self) -> None:
        self.let_go()


def _file(url: str) -> Path | None:
    """The file by its one true name. Servers of one PostgreSQL are kept apart by the numbers of events."""
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        return None  # whoever opens the database says so
    name = (read.database or "").removeprefix("file:").partition("?")[0]
    is_file = read.get_backend_name() == "sqlite" and name not in ("", ":memory:")
    return Path(name).resolve() if is_file else None


def _opened(file: Path) -> int:
    try:
        return os.open(f"{file}-lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        reason = str(error.strerror)
        raise Wrong(
            f"the database {file} cannot be opened: {reason}", Msg("web-database", {"url": str(file), "reason": reason})
        ) from error


def _locking() -> Locking:
    """How a file is locked here without waiting; it raises OSError where that cannot be."""
    for name, way in WAYS.items():
        try:
            return way(import_module(name))
        except ImportError:
            continue
    raise OSError(errno.ENOSYS, "no locks")


WAYS: dict[str, Callable[[Any], Locking]] = {
    "fcntl": lambda f: lambda held: f.flock(held, f.LOCK_EX | f.LOCK_NB),
    "msvcrt": lambda m: lambda held: m.locking(held, m.LK_NBLCK, 1),
}


def _taken(file: Path) -> Wrong:
    return Wrong(f"another server uses the database {file}: end it first", Msg("web-two-servers", {"file": str(file)}))

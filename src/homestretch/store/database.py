"""A database by its URL: opened, brought up to date, its file shut to others; what fails is one sentence."""

import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from homestretch.core.types import Arg, Msg, Wrong
from homestretch.store import versions
from homestretch.store.patience import bound, patience

LOG = logging.getLogger("homestretch.store")
LIBPQ = ("psycopg", "psycopg2")  # drivers that are told in seconds, and in milliseconds, when nobody answers
SOON = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
# Where a database has no encoding of its own (SQL_ASCII, of a system without a language) its driver would read bytes.
TOLD = {**SOON, "client_encoding": "utf8"}
UPDATING = 0x686F6D65  # a lock by this number is held while the database is brought up to date
AGAIN = 0.05  # seconds
OWN = 0o600  # readable and writable by its owner alone
BESIDE = ("", "-wal", "-shm", "-journal")  # a file of SQLite, and what it keeps beside it


def opened(url: str) -> Engine:
    """The database at this URL, up to date."""
    place = place_of(url)
    engine = _engine(place)
    try:
        _make(place)
        with engine.begin() as connection:
            _wait_for_others(connection)
            _migrate(connection, place)
            file = _file(connection)
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        reason = _without(_reason(error), place)
        raise _wrong("cannot be opened", "web-database", url=_named(place), reason=reason) from error
    if file:
        _shut(file)
    return engine


def _wrong(text: str, key: str, **args: Arg) -> Wrong:
    return Wrong(f"the database {text}: " + ", ".join(str(arg) for arg in args.values()), Msg(key, args))


def place_of(url: str) -> URL:
    """What is asked for. Where it makes no sense none of it is said again: any part of it may be of a password."""
    try:
        place = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise _wrong("has no URL that can be read", "web-database-url") from error
    lite = place.get_backend_name() == "sqlite"
    astray = place.database in (None, "", ":memory:") if lite else "@" in f"{place.host}{place.database}"
    if astray:
        raise _wrong("has no URL that can be read", "web-database-url")
    return place


def _engine(place: URL) -> Engine:
    try:
        place, seconds = patience(place)
        engine = create_engine(place, hide_parameters=True, **_steady(place))
    except ValueError as error:
        raise _wrong("has no URL that can be read", "web-database-url") from error
    except NoSuchModuleError as error:
        raise _wrong("is of no known kind", "web-database-kind", kind=place.drivername) from error
    except ImportError as error:
        raise _wrong("needs a driver", "web-database-driver", kind=place.drivername, name=error.name or "") from error
    bound(engine, seconds)
    event.listen(engine, "handle_error", _hush)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    return engine


def _steady(place: URL) -> dict[str, Any]:
    """A connection that broke meanwhile costs nobody a move, and one that breaks now is soon known to."""
    if place.get_backend_name() == "sqlite":
        return {}
    given = TOLD if place.get_driver_name() in LIBPQ else {}
    return {"pool_pre_ping": True, "connect_args": {k: v for k, v in given.items() if k not in place.query}}


def _hush(failed: ExceptionContext) -> None:
    """A database that complains quotes values after a colon and rows in further lines; nobody who logs it has them."""
    for error in (failed.original_exception, failed.sqlalchemy_exception):
        if error is not None and error.args:
            error.args = (_first_line(str(error.args[0])).partition(': "')[0], *error.args[1:])


def _durable(connection: Any, _record: object) -> None:
    """WAL lets readers read while one writes; FULL syncs the log at every commit, so what was answered survives."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _make(place: URL) -> None:
    """A file that is new is its owner's before anything is in it, whatever the umask."""
    path = Path(place.database or "")
    if place.get_backend_name() == "sqlite" and not place.query and not path.exists():
        path.touch(OWN)
        path.chmod(OWN)


def _file(connection: Connection) -> str:
    """The file that was opened, if it is one."""
    if connection.dialect.name != "sqlite":
        return ""
    return str(connection.exec_driver_sql("PRAGMA database_list").all()[0][2] or "")


def _shut(file: str) -> None:
    """Close a file of ours that others may read."""
    for path in (Path(file + more) for more in BESIDE):
        try:
            if path.exists() and path.stat().st_mode & 0o077:
                path.chmod(OWN)
        except OSError:
            LOG.warning("others may read %s, and it is not ours to close: chmod 600 would", path)


def _wait_for_others(connection: Connection) -> None:
    """Of several workers that start at once, one brings the database up to date. It is asked again and again: whoever
    waits in the database itself would take it for one that does not answer."""
    if connection.dialect.name == "postgresql":
        while not connection.execute(select(func.pg_try_advisory_xact_lock(UPDATING))).scalar():
            time.sleep(AGAIN)


def is_up_to_date(connection: Connection) -> bool:
    """Whether the database is as this version needs it, or newer: whoever is upgraded last goes on meanwhile."""
    found = versions.found(connection)
    return found != "" and found not in versions.known()[1:]


def _migrate(connection: Connection, place: URL) -> None:
    found, known = versions.found(connection), versions.known()
    if found and found not in known:
        raise _wrong("is of a newer version", "web-database-newer", url=_named(place), version=found)
    if found != known[0]:
        versions.upgrade(connection)


def _named(place: URL) -> str:
    """The URL as people may read it."""
    return place.set(query={}).render_as_string(hide_password=True)


def _reason(error: Exception) -> str:
    said = error.strerror if isinstance(error, OSError) else str(getattr(error, "orig", None) or error)
    return _first_line(said or "") or type(error).__name__


def _first_line(text: str) -> str:
    return next(iter(text.splitlines()), "")


def _without(text: str, place: URL) -> str:
    """The same with no password in it, in case a driver repeats what it was given."""
    for secret in _secrets(place):
        text = text.replace(secret, "***")
    return text


def _secrets(place: URL) -> Iterator[str]:
    if place.password:
        yield str(place.password)
    for name, given in place.query.items():
        if "pass" in name:
            yield from (given,) if isinstance(given, str) else given

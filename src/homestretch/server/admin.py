"""What whoever runs the server does with its database, beside the server or without one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from homestretch.core.types import Msg, Wrong
from homestretch.server.book import summaries
from homestretch.server.errors import no_table
from homestretch.server.room import Room
from homestretch.store.claim import Claim
from homestretch.store.copying import copy_all
from homestretch.store.database import place_of
from homestretch.store.keeping import Told, remove, tables
from homestretch.store.store import Store

OWN = 0o600  # readable and writable by its owner alone


class Shown(NamedTuple):
    """A table in a list, without the names of those who sat there."""

    told: Told
    game: str
    stage: str


@contextmanager
def opened(db: str, alone: bool = False) -> Iterator[Store]:
    """The database, which is there already; alone, no server may have the file of SQLite meanwhile."""
    place = place_of(db)
    if place.get_backend_name() == "sqlite" and place.database and not Path(place.database).exists():
        told = Msg("web-database", {"url": db, "reason": "no such file"})
        raise Wrong(f"the database {db} cannot be opened: no such file", told)
    claim = Claim(db) if alone else None
    store = Store(db)
    try:
        yield store
    finally:
        store.close()
        if claim is not None:
            claim.let_go()


def listed(store: Store) -> list[Shown]:
    return [_shown(told) for told in store.read(tables)]


def _shown(told: Told) -> Shown:
    stands = summaries.read(told.summary)
    return Shown(told, stands.game if stands else "?", stands.stage if stands else "?")


def exported(store: Store, table: str) -> str:
    """The game of a table as a record, as far as it was played; raises Wrong where it cannot be read."""
    kept = store.look(table)
    if kept is None:
        raise no_table()
    try:
        room = Room.found(kept)
    except Exception as error:  # whatever the rules make of what is no game any more
        reason = type(error).__name__
        said = Msg("admin-broken", {"table": table, "reason": reason})
        raise Wrong(f"the table {table} cannot be read: {reason}", said) from error
    return room.begun.record.write()


def deleted(store: Store, table: str) -> None:
    """A table is gone for good; raises Wrong where there is none, or a worker has it."""
    if store.look(table) is None:
        raise no_table()
    if store.write([remove(table, store.me)]) == [False]:
        raise Wrong("a worker has this table; try again when nobody is there", Msg("admin-busy"))


def copied(store: Store, url: str) -> int:
    """All tables of another database are in this one too; how many."""
    with opened(url, alone=True) as old:
        return copy_all(old, store)


def checked(store: Store) -> Iterator[tuple[str, str]]:
    """Every table, and what is wrong with it: its events are read, and what was played is played again by the rules."""
    for told in store.read(tables):
        yield told.id, _flaw(store, told.id)


def _flaw(store: Store, table: str) -> str:
    try:
        kept = store.look(table)
        if kept is None:
            return ""  # it went meanwhile
        if [row.n for row in kept.rows] != list(range(1, len(kept.rows) + 1)):
            return "an event is missing"
        room = Room.found(kept)
        if room.table is not None:
            room.record().replay()
    except Exception as error:  # whatever the rules make of what is no game any more
        return type(error).__name__
    return ""


def back_up(db: str, file: Path) -> None:
    """A copy of an SQLite file as it is at one moment, while a server may go on writing to it."""
    place = place_of(db)
    if place.get_backend_name() != "sqlite" or not place.database:
        raise Wrong("PostgreSQL has a program for this: pg_dump", Msg("admin-pg-dump"))
    try:
        file.touch(OWN, exist_ok=False)
        with (
            closing(sqlite3.connect(f"file:{place.database}?mode=ro", uri=True)) as now,
            closing(sqlite3.connect(file)) as copy,
        ):
            now.backup(copy)
    except (OSError, sqlite3.Error) as error:
        reason = str(getattr(error, "strerror", None) or error)
        raise Wrong(
            f"{file} cannot be written: {reason}", Msg("admin-no-copy", {"file": str(file), "reason": reason})
        ) from error

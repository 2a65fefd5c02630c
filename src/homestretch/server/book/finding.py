"""A table is found in the store, or says that it cannot be read: whatever is wrong with one, all else goes on."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from homestretch.server.book.ledger import Ledger, Unreadable
from homestretch.server.errors import Elsewhere, Refused, no_table
from homestretch.server.room import Room
from homestretch.store.owning import Taken
from homestretch.store.rows import Kept
from homestretch.store.store import trouble

LOG = logging.getLogger("homestretch.server")
NOTED = 1000  # names of broken tables that are remembered


class Finding:
    """Where rooms come from; each broken table is logged once."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._noted: set[str] = set()

    async def room(self, table: str) -> Room:
        """The table as the store has it."""
        try:
            found = await self._read(table)
        except Unreadable as error:
            if not error.is_of_one_table:
                raise
            raise self._broken(table, error) from error
        except Taken as error:
            raise Elsewhere from error
        except Exception as error:  # whatever the rules make of what is no game any more
            raise self._broken(table, error) from error
        if found is None:
            raise no_table()
        self._noted.discard(table)
        return found

    def is_broken(self, table: str) -> bool:
        """Whether it could not be read when it was last tried."""
        return table in self._noted

    async def _read(self, table: str) -> Room | None:
        """Put together in a thread, since it is work; a snapshot that cannot be read is passed over."""
        kept = await self._ledger.load(table)
        try:
            return await asyncio.to_thread(_room, kept) if kept is not None else None
        except Exception as error:
            whole = await self._ledger.load(table, whole=True) if kept is not None and kept.snapshot else None
            if whole is None:
                raise
            LOG.warning("the snapshot of table %s is passed over: %s", table, type(error).__name__)
            return await asyncio.to_thread(_room, whole)

    def _broken(self, table: str, error: Exception) -> Refused:
        if table not in self._noted and len(self._noted) < NOTED:
            self._noted.add(table)
            LOG.error("the table %s cannot be read: %s", table, _kind(error))
        return Refused(500, "what is stored of this table cannot be read", "web-broken-table")


def _room(kept: Kept) -> Room:
    room = Room.found(kept)
    room.setup.rules()  # a game that waits is not asked for its rules before somebody looks
    return room


def _kind(error: Exception) -> str:
    """What went wrong and where, with nothing of what was read."""
    cause = error.__cause__ if isinstance(error, Unreadable) else error
    if isinstance(cause, SQLAlchemyError):
        return trouble(cause)
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = f" in {at.tb_frame.f_globals.get('__name__')}, line {at.tb_lineno}" if at is not None else ""
    return type(error).__name__ + where

"""The workers of one database: each says every second that it lives, and the database's clock says until when."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, select, update

from homestretch.store.owning import NOW
from homestretch.store.schema import HOUSE, TABLES, WORKERS

LONG_AGO = 3600.0  # seconds after which a worker that is gone is forgotten


class Worker(NamedTuple):
    """One that lives: where the others reach it, and what guests have used there."""

    id: str
    address: str
    used: str = ""


def renew(c: Connection, mine: Worker, seconds: float) -> list[Worker]:
    """This one lives for so long from now on; all others that live."""
    from sqlalchemy.dialects.postgresql import insert  # a server on SQLite starts without it

    row = {"id": mine.id, "address": mine.address, "used": mine.used, "until": NOW + seconds}
    told = insert(WORKERS).values(row)
    c.execute(told.on_conflict_do_update(index_elements=["id"], set_={k: v for k, v in row.items() if k != "id"}))
    living = WORKERS.c.until > NOW, WORKERS.c.id != mine.id
    found = c.execute(select(WORKERS.c.id, WORKERS.c.address, WORKERS.c.used).where(*living))
    return [Worker(*row) for row in found]


def leave(c: Connection, me: str) -> None:
    """This one lives no more: what it has is anybody's."""
    c.execute(delete(WORKERS).where((WORKERS.c.id == me) | (WORKERS.c.until < NOW - LONG_AGO)))


def owner_of(c: Connection, table: str) -> Worker | None:
    """The worker that has it, with no name if none does that lives; None where there is no such table."""
    living = and_(WORKERS.c.id == TABLES.c.owner, WORKERS.c.until > NOW)
    asked = select(WORKERS.c.id, WORKERS.c.address).select_from(TABLES.outerjoin(WORKERS, living))
    found = c.execute(asked.where(TABLES.c.id == table)).first()
    return Worker(found.id or "", found.address or "") if found is not None else None


def still_mine(c: Connection, me: str, tables: Sequence[str]) -> set[tuple[str, int]]:
    """Those of these tables that no other has taken, each with its epoch."""
    found = select(TABLES.c.id, TABLES.c.epoch).where(TABLES.c.id.in_(tables), TABLES.c.owner == me)
    return {(row[0], row[1]) for row in c.execute(found)}


def word(c: Connection) -> str:
    """What all workers know and nobody else."""
    return str(c.execute(select(HOUSE.c.value).where(HOUSE.c.name == "word")).scalar_one())


def give_up(c: Connection, table: str, me: str) -> None:
    """This table is anybody's, if it is this worker's."""
    mine = (TABLES.c.id == table, TABLES.c.owner == me)
    c.execute(update(TABLES).where(*mine).values(owner="", epoch=TABLES.c.epoch + 1))

"""One database, by URL: SQLite in a file by default, Postgres where one is given."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, insert, select, update

from homestretch.store.database import opened
from homestretch.store.schema import EVENTS, HOLDS, LINKS, TABLES

T = TypeVar("T")
Change = Callable[[Connection], object]


class Row(NamedTuple):
    """Something that happened at a table, as it is kept; the first has number 1."""

    n: int
    kind: str
    body: str  # JSON
    at: float


class Kept(NamedTuple):
    """All that is stored of one table."""

    id: str
    host: str
    seed: int
    luck: str  # 256 bits in hex, for chance alone
    made: float
    rows: list[Row]
    holds: dict[int, str]


class Store:
    """Reading, and writing in one transaction; who writes in turn is the writer's business."""

    def __init__(self, url: str) -> None:
        self.engine = opened(url)

    def write(self, changes: Sequence[Change]) -> list[object]:
        """All of these durably, or none."""
        with self.engine.begin() as connection:
            return [change(connection) for change in changes]

    def read(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    def load(self, table: str) -> Kept | None:
        return self.read(lambda c: _load(c, table))

    def close(self) -> None:
        self.engine.dispose()


def add_table(table: str, host: str, seed: int, luck: str, at: float) -> Change:
    row = {"id": table, "host": host, "seed": str(seed), "luck": luck, "made": at, "listed": False}
    return lambda c: c.execute(insert(TABLES), row)


def add_events(table: str, rows: Sequence[Row]) -> Change:
    given = [{"table_id": table, **row._asdict()} for row in rows]
    return lambda c: c.execute(insert(EVENTS), given)


def list_table(table: str, listed: bool) -> Change:
    return lambda c: c.execute(update(TABLES).where(TABLES.c.id == table).values(listed=listed))


def hold(table: str, seat: int, key: str) -> Change:
    """This key plays that seat from now on, whoever did before."""

    def change(c: Connection) -> None:
        row = {"table_id": table, "seat": seat, "hash": key}
        found = c.execute(update(HOLDS).where(HOLDS.c.table_id == table, HOLDS.c.seat == seat).values(hash=key))
        if not found.rowcount:
            c.execute(insert(HOLDS), row)

    return change


def release(table: str, seat: int) -> Change:
    return lambda c: c.execute(HOLDS.delete().where(HOLDS.c.table_id == table, HOLDS.c.seat == seat))


def add_link(table: str, seat: int, key: str, sitting: int, until: float) -> Change:
    """A link to a seat, for as long as whoever sits there since event `sitting` does."""
    row = {"hash": key, "table_id": table, "seat": seat, "sitting": sitting, "until": until, "used": False}
    return lambda c: c.execute(insert(LINKS), row)


def use_link(key: str) -> Change:
    """True once; a link that was taken stays taken."""
    fresh = update(LINKS).where(LINKS.c.hash == key, LINKS.c.used.is_(False)).values(used=True)
    return lambda c: c.execute(fresh).rowcount == 1


def both(*changes: Change) -> Change:
    return lambda c: [change(c) for change in changes]


def find_link(c: Connection, key: str) -> tuple[str, int, bool] | None:
    """The table and seat a link leads to, and whether it was taken."""
    row = c.execute(select(LINKS.c.table_id, LINKS.c.seat, LINKS.c.used).where(LINKS.c.hash == key)).first()
    return (row[0], row[1], row[2]) if row else None


def held_by(c: Connection, key: str, limit: int = 50) -> list[str]:
    """The tables this key made or sits at, newest first."""
    seated = select(HOLDS.c.table_id).where(HOLDS.c.hash == key)
    mine = (TABLES.c.host == key) | TABLES.c.id.in_(seated)
    return list(c.execute(select(TABLES.c.id).where(mine).order_by(TABLES.c.made.desc()).limit(limit)).scalars())


def listed(c: Connection, since: float, limit: int = 50) -> list[str]:
    """The tables of the lobby that were made since then, newest first."""
    found = select(TABLES.c.id).where(TABLES.c.listed.is_(True), TABLES.c.made >= since)
    return list(c.execute(found.order_by(TABLES.c.made.desc()).limit(limit)).scalars())


def _load(c: Connection, table: str) -> Kept | None:
    row = c.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    found = c.execute(select(EVENTS).where(EVENTS.c.table_id == table).order_by(EVENTS.c.n))
    rows = [Row(e.n, e.kind, e.body, e.at) for e in found]
    seats = c.execute(select(HOLDS.c.seat, HOLDS.c.hash).where(HOLDS.c.table_id == table))
    return Kept(row.id, row.host, int(row.seed), row.luck, row.made, rows, {row.seat: row.hash for row in seats})

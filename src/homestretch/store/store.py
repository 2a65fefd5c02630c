"""One database, by URL: SQLite in a file by default, Postgres where one is given."""

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import TypeVar

from sqlalchemy import Connection, func, insert, select, update

from homestretch.store.database import opened
from homestretch.store.ended import still_good
from homestretch.store.owning import Taken, claim, count_anew
from homestretch.store.rows import Change, Kept, Link, Listed, Row
from homestretch.store.schema import ENDED, EVENTS, HOLDS, LINKS, SEEN, SNAPSHOTS, TABLES

T = TypeVar("T")
_ADD = insert(EVENTS)
_LISTED = select(TABLES.c.id, TABLES.c.made, TABLES.c.summary)


class Store:
    """Reading, and writing in one transaction; who writes in turn is the writer's business."""

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self.me = token_hex(8) if self.engine.dialect.name == "postgresql" else ""  # others may serve the same database

    def write(self, changes: Sequence[Change]) -> list[object]:
        """All of these durably, or none."""
        with self.engine.begin() as connection:
            return [change(connection) for change in changes]

    def read(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    def load(self, table: str, whole: bool = False) -> Kept | None:
        """All of a table, which is ours from now on; its rows from its snapshot on, if it has one, unless the whole is
        asked for. Raises Taken where another worker has it; who is alone with the database has all."""
        epoch = self._claimed(table) if self.me else 0
        if epoch is None:
            return None
        kept, counted = self.read(lambda c: _load(c, table, whole))
        if kept is not None and self.me and kept.epoch != epoch:
            raise Taken  # meanwhile: what was read is another's, and by its epoch we could write
        if kept is not None and kept.last != counted:
            with self.engine.begin() as connection:
                count_anew(connection, table, kept.epoch, kept.last)
        return kept

    def _claimed(self, table: str) -> int | None:
        with self.engine.begin() as connection:
            return claim(connection, table, self.me)

    def look(self, table: str) -> Kept | None:
        """The same from its first event on, for whoever only looks: it stays whose it is."""
        return self.read(lambda c: _load(c, table, True))[0]

    def close(self) -> None:
        self.engine.dispose()


def add_table(
    table: str,
    host: str,
    seed: int,
    luck: str,
    at: float,
    listed: bool = False,
    summary: str = "",
    owner: str = "",
    last: int = 0,
) -> Change:
    row = {"id": table, "host": host, "seed": str(seed), "luck": luck, "made": at, "listed": listed}
    row |= {"summary": summary, "owner": owner, "last": last}
    return lambda c: c.execute(insert(TABLES), row)


def add_events(table: str, rows: Sequence[Row]) -> Change:
    given = [{"table_id": table, **row._asdict()} for row in rows]
    return lambda c: c.execute(_ADD, given if len(given) > 1 else given[0])


def list_table(table: str, listed: bool) -> Change:
    return lambda c: c.execute(update(TABLES).where(TABLES.c.id == table).values(listed=listed))


def is_listed(c: Connection, table: str) -> bool:
    return c.execute(select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.listed.is_(True))).first() is not None


def sum_up(table: str, summary: str) -> Change:
    """So the table stands from now on, for lists."""
    return lambda c: c.execute(update(TABLES).where(TABLES.c.id == table).values(summary=summary))


def hold(table: str, seat: int, key: str) -> Change:
    """This key plays that seat from now on, whoever did before."""

    def change(c: Connection) -> None:
        still_good(c, key)
        row = {"table_id": table, "seat": seat, "hash": key}
        found = c.execute(update(HOLDS).where(HOLDS.c.table_id == table, HOLDS.c.seat == seat).values(hash=key))
        if not found.rowcount:
            c.execute(insert(HOLDS), row)

    return change


def release(table: str, seat: int) -> Change:
    return lambda c: c.execute(HOLDS.delete().where(HOLDS.c.table_id == table, HOLDS.c.seat == seat))


def note_seen(table: str, seat: int, key: str) -> Change:
    """This key has seen the hand of that seat, from now on and for the whole game."""
    row = {"table_id": table, "seat": seat, "hash": key}
    known = select(SEEN.c.seat).where(*(SEEN.c[name] == value for name, value in row.items()))
    return lambda c: c.execute(known).first() or c.execute(insert(SEEN), row)


def note_all_seen(table: str) -> Change:
    """Whoever holds a seat now, by the store itself, has seen its hand: a key may be changing hands meanwhile."""
    held = select(HOLDS.c.table_id, HOLDS.c.seat, HOLDS.c.hash).where(HOLDS.c.table_id == table)
    return lambda c: c.execute(insert(SEEN).from_select(["table_id", "seat", "hash"], held))


def add_link(table: str, link: Link) -> Change:
    """The one link to its seat: those made before are called back."""
    return both(
        call_back(table, link.seat),
        lambda c: c.execute(insert(LINKS), {"table_id": table, "used": False, **link._asdict()}),
    )


def use_link(key: str, now: float) -> Change:
    """True once, and only in time, and while the key that made it was not ended; a link that was taken stays taken."""
    good = (LINKS.c.hash == key, LINKS.c.used.is_(False), LINKS.c.until > now)
    ended = LINKS.c.maker.in_(select(ENDED.c.hash))
    fresh = update(LINKS).where(*good, ~ended).values(used=True)
    return lambda c: c.execute(fresh).rowcount == 1


def call_back(table: str, seat: int) -> Change:
    """Links to this seat open nothing any more."""
    here = (LINKS.c.table_id == table, LINKS.c.seat == seat, LINKS.c.used.is_(False))
    return lambda c: c.execute(update(LINKS).where(*here).values(used=True))


def trouble(error: Exception) -> str:
    """What kind of error it is, and nothing of what was said to the database or by it."""
    cause = getattr(error, "orig", None)
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return f"{type(error).__name__} {code}" if code else type(error).__name__


def both(*changes: Change) -> Change:
    return lambda c: [change(c) for change in changes]


def find_link(c: Connection, key: str) -> str | None:
    """The table a link leads to, if it was not used up."""
    return c.execute(select(LINKS.c.table_id).where(LINKS.c.hash == key, LINKS.c.used.is_(False))).scalar()


def has_event(c: Connection, table: str, row: Row) -> bool:
    """Whether exactly this is stored, once nobody can still be storing it."""
    _quiet(c, table)
    found = c.execute(select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.n == row.n)).first()
    return found is not None and Row(found.n, found.kind, found.body, found.at) == row


def has_table(c: Connection, table: str) -> bool:
    return c.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None


def has_link(c: Connection, key: str) -> bool:
    """Whether it was ever made."""
    return c.execute(select(LINKS.c.hash).where(LINKS.c.hash == key)).first() is not None


def is_linked(c: Connection, table: str, seat: int) -> bool:
    """Whether a link to this seat is out."""
    here = (LINKS.c.table_id == table, LINKS.c.seat == seat, LINKS.c.used.is_(False))
    return c.execute(select(LINKS.c.hash).where(*here)).first() is not None


def standing(c: Connection, table: str) -> tuple[int, int]:
    """How often this table changed hands, and the number of its last event, once nobody can still be storing one."""
    _quiet(c, table)
    epoch = c.execute(select(TABLES.c.epoch).where(TABLES.c.id == table)).scalar() or 0
    return epoch, c.execute(select(func.max(EVENTS.c.n)).where(EVENTS.c.table_id == table)).scalar() or 0


def _quiet(c: Connection, table: str) -> None:
    """Wait for a transaction there whose end was not heard of: it holds the table's row (in SQLite there is none)."""
    c.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())


def held_by(c: Connection, key: str, limit: int = 50) -> list[Listed]:
    """The tables this key made or sits at, newest first."""
    seated = select(HOLDS.c.table_id).where(HOLDS.c.hash == key)
    mine = (TABLES.c.host == key) | TABLES.c.id.in_(seated)
    rows = c.execute(_LISTED.where(mine).order_by(TABLES.c.made.desc()).limit(limit)).all()
    here = HOLDS.c.table_id.in_([row.id for row in rows])
    seats = c.execute(select(HOLDS.c.table_id, HOLDS.c.seat).where(here, HOLDS.c.hash == key)).all()
    return [Listed(*row, tuple(sorted(seat for table, seat in seats if table == row.id))) for row in rows]


def listed(c: Connection, since: float, limit: int = 50) -> list[Listed]:
    """The tables of the lobby that were made since then, newest first."""
    found = _LISTED.where(TABLES.c.listed.is_(True), TABLES.c.made >= since)
    return [Listed(*row) for row in c.execute(found.order_by(TABLES.c.made.desc()).limit(limit))]


def keep_snapshot(table: str, n: int, body: str) -> Change:
    """What the events up to this one amount to; the last that was written is kept."""

    def change(c: Connection) -> None:
        found = c.execute(update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).values(n=n, body=body))
        if not found.rowcount:
            c.execute(insert(SNAPSHOTS), {"table_id": table, "n": n, "body": body})

    return change


def _load(c: Connection, table: str, whole: bool) -> tuple[Kept | None, int]:
    """The table, and what its row says is the last number."""
    row = c.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None, 0
    snapshot = None if whole else c.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).first()
    later = EVENTS.c.n > (snapshot.n if snapshot else 0)
    found = c.execute(select(EVENTS).where(EVENTS.c.table_id == table, later).order_by(EVENTS.c.n))
    rows = [Row(e.n, e.kind, e.body, e.at) for e in found]
    seats = c.execute(select(HOLDS.c.seat, HOLDS.c.hash).where(HOLDS.c.table_id == table))
    holds = {row.seat: row.hash for row in seats}
    seen = {(row.seat, row.hash) for row in c.execute(select(SEEN).where(SEEN.c.table_id == table))}
    open_links = c.execute(select(LINKS).where(LINKS.c.table_id == table, LINKS.c.used.is_(False)))
    body = snapshot.body if snapshot else ""
    links = [Link(link.hash, link.seat, link.sitting, link.until, link.maker) for link in open_links]
    told = row.id, row.host, int(row.seed), row.luck, row.made
    last = rows[-1].n if rows else snapshot.n if snapshot else 0
    return Kept(*told, rows, holds, seen, links, body, row.summary, row.epoch, last), row.last

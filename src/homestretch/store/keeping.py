"""What is kept for so long and no longer: tables nobody finished, finished ones, and what was said at them."""

import json
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, select, true, update

from homestretch.store.owning import free
from homestretch.store.rows import Change
from homestretch.store.schema import EVENTS, HOLDS, LINKS, SEEN, SNAPSHOTS, TABLES

OVER = '%"stage":"over"%'  # in how a table stands
SILENT = '%"text": ""%'  # in what was said, once it is no longer kept
AT_ONCE = 200  # tables


class Found(NamedTuple):
    """How tables are found that are old enough: the next after one that may be had, and how many another worker has."""

    free: Callable[[str], Callable[[Connection], list[str]]]
    busy: Callable[[Connection], int]


class Told(NamedTuple):
    """A table as whoever runs the server sees it in a list."""

    id: str
    made: float
    used: float  # when something happened there last
    events: int
    summary: str


def tables(c: Connection) -> list[Told]:
    """All of them, those first where nothing happened for longest."""
    used = select(EVENTS.c.table_id, func.max(EVENTS.c.at).label("at"), func.max(EVENTS.c.n).label("n"))
    last = used.group_by(EVENTS.c.table_id).subquery()
    found = select(TABLES.c.id, TABLES.c.made, last.c.at, last.c.n, TABLES.c.summary).join(
        last, last.c.table_id == TABLES.c.id
    )
    return [Told(*row) for row in c.execute(found.order_by(last.c.at))]


def unused(before: float, over: bool, me: str) -> Found:
    """Tables, finished or not, where nothing has happened since then."""
    finished = TABLES.c.summary.like(OVER)
    return _some(before, finished if over else and_(TABLES.c.summary != "", ~finished), me)


def not_summed_up(before: float, me: str) -> Found:
    """Tables where nothing has happened since then, and of which nobody has said yet how they stand."""
    return _some(before, TABLES.c.summary == "", me)


def talkative(before: float, me: str) -> Found:
    """Tables where nothing has happened since then, and something that was said is still kept."""
    said = and_(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.kind == "chat", ~EVENTS.c.body.like(SILENT))
    return _some(before, select(EVENTS.c.n).where(said).correlate(TABLES).exists(), me)


def _some(before: float, which: ColumnElement[bool], me: str) -> Found:
    later = select(EVENTS.c.n).where(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.at >= before).correlate(TABLES)
    old = TABLES.c.made < before, which, ~later.exists()
    free = select(TABLES.c.id).where(*old, _free(me)).order_by(TABLES.c.id).limit(AT_ONCE)
    busy = select(func.count()).select_from(TABLES).where(*old, ~_free(me))

    def after(table: str) -> Callable[[Connection], list[str]]:
        return lambda c: list(c.execute(free.where(TABLES.c.id > table)).scalars())

    return Found(after, lambda c: c.execute(busy).scalar_one())


def _free(me: str) -> ColumnElement[bool]:
    """Whoever has no name is alone with the database."""
    return free(me) if me else true()


def remove(table: str, me: str) -> Change:
    """All of a table is gone; whether there was one, and no other worker has it."""
    ours = select(TABLES.c.id).where(TABLES.c.id == table, _free(me)).with_for_update()

    def change(c: Connection) -> bool:
        if c.execute(ours).first() is None:
            return False
        for rows in (EVENTS, HOLDS, LINKS, SEEN, SNAPSHOTS):
            c.execute(delete(rows).where(rows.c.table_id == table))
        c.execute(delete(TABLES).where(TABLES.c.id == table))
        return True

    return change


def hush(table: str) -> Change:
    """What was said at this table is gone; that something was stays, since events are counted."""
    said = (EVENTS.c.table_id == table, EVENTS.c.kind == "chat")

    def change(c: Connection) -> None:
        for n, body in c.execute(select(EVENTS.c.n, EVENTS.c.body).where(*said)).all():
            text = json.dumps({**json.loads(body), "text": ""})
            c.execute(update(EVENTS).where(*said, EVENTS.c.n == n).values(body=text))
        c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))  # it would still know

    return change

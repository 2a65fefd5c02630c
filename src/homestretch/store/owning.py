"""Who has a table: one worker at a time, and whoever had it before writes nothing any more.

A table's epoch grows whenever it changes hands. Appending checks epoch and last number and adds the row, in PostgreSQL
in one statement, in SQLite in two of one transaction: whether a lease has run out is never asked when it matters.
"""

from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Float,
    Integer,
    String,
    Text,
    bindparam,
    func,
    insert,
    or_,
    select,
    update,
)

from homestretch.core.types import Msg, Wrong
from homestretch.store.rows import Change, Row
from homestretch.store.schema import EVENTS, TABLES, WORKERS

NOW = func.extract("epoch", func.clock_timestamp())  # the database's own clock, as all workers see it


class Lost(Wrong):
    """Another worker has the table, and may have gone on with it."""

    def __init__(self) -> None:
        super().__init__("this table is with another worker now; come again", Msg("web-elsewhere"))


class Taken(Exception):
    """The table is with another worker, which lives."""


_SAID: dict[str, BindParameter[Any]] = {
    "table": bindparam("its_table", type_=String),
    "epoch": bindparam("its_epoch", type_=Integer),
    "number": bindparam("its_number", type_=Integer),
    "time": bindparam("its_time", type_=Float),
    "what": bindparam("its_what", type_=String),
    "text": bindparam("its_text", type_=Text),
    "stands": bindparam("its_stands", type_=Text),
}
_NEXT = (
    update(TABLES)
    .where(TABLES.c.id == _SAID["table"], TABLES.c.epoch == _SAID["epoch"], TABLES.c.last == _SAID["number"] - 1)
    .values(last=_SAID["number"], summary=_SAID["stands"])
)
_MINE = _NEXT.returning(TABLES.c.id).cte("mine")
_COLUMNS = ["table_id", "n", "at", "kind", "body"]
_ROW = [_SAID[name] for name in ("number", "time", "what", "text")]
_ONE = insert(EVENTS).from_select(_COLUMNS, select(_MINE.c.id, *_ROW)).returning(EVENTS.c.n)
_ADD = insert(EVENTS).values(dict(zip(_COLUMNS, (_SAID["table"], *_ROW), strict=True)))


def append(table: str, epoch: int, row: Row, summary: str) -> Change:
    """One more event, after which the table stands so; raises Lost unless it is still ours and this comes next."""
    given = {
        "its_table": table,
        "its_epoch": epoch,
        "its_number": row.n,
        "its_time": row.at,
        "its_what": row.kind,
        "its_text": row.body,
        "its_stands": summary,
    }

    def change(c: Connection) -> None:
        if c.dialect.name == "postgresql":
            if c.execute(_ONE, given).first() is None:
                raise Lost
        elif c.execute(_NEXT, given).rowcount:
            c.execute(_ADD, given)
        else:
            raise Lost

    return change


def fenced(table: str, epoch: int, change: Change) -> Change:
    """The same change, unless another worker has the table: then it raises Lost."""
    ours = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.epoch == epoch).with_for_update()

    def checked(c: Connection) -> object:
        if c.execute(ours).first() is None:
            raise Lost
        return change(c)

    return checked


def free(me: str) -> ColumnElement[bool]:
    """Whether a table is this worker's, or one may have it because nobody who lives does."""
    alive = select(WORKERS.c.id).where(WORKERS.c.id == TABLES.c.owner, WORKERS.c.until > NOW).correlate(TABLES)
    return or_(TABLES.c.owner.in_(["", me]), ~alive.exists())


def claim(c: Connection, table: str, me: str) -> int | None:
    """From now on this worker has the table, by this epoch, if there is one; raises Taken while another has it that
    lives."""
    taken = update(TABLES).where(TABLES.c.id == table, free(me)).values(owner=me, epoch=TABLES.c.epoch + 1)
    epoch = c.execute(taken.returning(TABLES.c.epoch)).scalar()
    if epoch is None and c.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first():
        raise Taken
    return epoch


def count_anew(c: Connection, table: str, epoch: int, last: int) -> None:
    """The last number is this one: events of before were not counted, nor are those of a worker of before."""
    c.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.epoch == epoch).values(last=last))


def let_go(table: str, epoch: int) -> Change:
    """Whoever comes first may have it, if it is still ours."""
    ours = (TABLES.c.id == table, TABLES.c.epoch == epoch)
    return lambda c: c.execute(update(TABLES).where(*ours).values(owner="", epoch=TABLES.c.epoch + 1))

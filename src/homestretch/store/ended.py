"""Keys that were ended: they stay so, and what they held is found until it was given up or handed on."""

from sqlalchemy import Connection, insert, select, update

from homestretch.core.types import Msg, Wrong
from homestretch.store.schema import ENDED, HOLDS, LINKS, SEEN, TABLES


def ended_at(c: Connection, key: str) -> float | None:
    return c.execute(select(ENDED.c.at).where(ENDED.c.hash == key)).scalar()


def is_ended(c: Connection, key: str) -> bool:
    return ended_at(c, key) is not None


def still_good(c: Connection, key: str) -> None:
    """Raises Wrong for a key that was ended meanwhile."""
    if is_ended(c, key):
        raise Wrong("this key was ended; get a new one", Msg("web-key-ended"))


def end(c: Connection, key: str, at: float) -> None:
    """From now on this key opens nothing, nor does a link that it made."""
    still_good(c, key)
    c.execute(insert(ENDED), {"hash": key, "at": at})
    c.execute(update(LINKS).where(LINKS.c.maker == key).values(used=True))


def delist(c: Connection, key: str) -> None:
    """Tables that it alone could start look for nobody any more."""
    c.execute(update(TABLES).where(TABLES.c.host == key).values(listed=False))


def hand_on(c: Connection, key: str, new: str) -> list[str]:
    """All that this key holds is held by a new one; the tables where it was known."""
    places = ((HOLDS, HOLDS.c.table_id, "hash"), (SEEN, SEEN.c.table_id, "hash"), (TABLES, TABLES.c.id, "host"))
    known: dict[str, None] = {}
    for rows, table, column in places:
        mine = rows.c[column] == key
        known |= dict.fromkeys(c.execute(select(table).where(mine)).scalars())
        c.execute(update(rows).where(mine).values({column: new}))
    return list(known)


def ended_since(c: Connection, at: float) -> list[str]:
    return list(c.execute(select(ENDED.c.hash).where(ENDED.c.at >= at)).scalars())


def left_behind(c: Connection) -> list[tuple[str, str]]:
    """Tables with a seat that an ended key still holds, and the key."""
    found = select(HOLDS.c.table_id, HOLDS.c.hash).join(ENDED, ENDED.c.hash == HOLDS.c.hash).distinct()
    return [(row[0], row[1]) for row in c.execute(found)]

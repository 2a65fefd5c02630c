"""All tables of one database in another, which has none yet: rows as they are, those first that others refer to."""

from sqlalchemy import insert, select, update

from homestretch.core.types import Msg, Wrong
from homestretch.store.schema import ENDED, EVENTS, HOLDS, LINKS, SEEN, SNAPSHOTS, TABLES
from homestretch.store.store import Store

ROWS = (TABLES, EVENTS, HOLDS, LINKS, SEEN, SNAPSHOTS, ENDED)
AT_ONCE = 1_000  # rows


def copy_all(old: Store, new: Store) -> int:
    """How many tables were copied, all or none; raises Wrong where there are some already."""
    many = 0
    with old.engine.connect() as there, new.engine.begin() as here:
        if any(here.execute(select(rows).limit(1)).first() is not None for rows in ROWS):
            raise Wrong("this database is not empty: nothing was copied to it", Msg("admin-not-empty"))
        for rows in ROWS:
            found = there.execution_options(yield_per=AT_ONCE).execute(select(rows))
            for part in found.mappings().partitions():
                here.execute(insert(rows), [dict(row) for row in part])
                many += len(part) if rows is TABLES else 0
        here.execute(update(TABLES).values(owner=""))  # no worker of here has any
    return many

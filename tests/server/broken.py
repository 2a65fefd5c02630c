"""A database that fails when told to: its commits, or all of it."""

import sqlite3
from typing import Any, Literal

from homestretch.store.store import Store

Commit = Literal["lost", "failed"]  # it happened and nobody heard, or it did not


class Broken:
    """What the next commits come to; `down` answers nobody."""

    def __init__(self, store: Store) -> None:
        dialect: Any = store.engine.dialect
        self._commit, self._execute = dialect.do_commit, dialect.do_execute
        dialect.do_commit, dialect.do_execute = self.commit, self.execute
        dialect.do_executemany = self.many = self._while_up(dialect.do_executemany)
        self.plan: list[Commit] = []
        self.down = False
        self.down_after = False  # from the next commit that is planned
        self.tried = 0

    def commit(self, connection: Any) -> None:
        self.tried += 1
        planned = self.plan.pop(0) if self.plan else None
        if planned != "failed":
            self._commit(connection)
        if planned:
            self.down = self.down or self.down_after
            raise sqlite3.OperationalError("the connection is gone")

    def execute(self, *given: Any) -> Any:
        return self._while_up(self._execute)(*given)

    def _while_up(self, does: Any) -> Any:
        def done(*given: Any) -> Any:
            if self.down:
                raise sqlite3.OperationalError("nobody answers")
            return does(*given)

        return done

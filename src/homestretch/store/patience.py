"""How long a database is waited for that takes everything and answers nothing; then it counts as one that failed."""

import time
from collections.abc import Callable, Generator
from typing import Any, TypeVar

from sqlalchemy import URL, Engine, event

NAME = "answer_timeout"  # in a URL, in seconds, beside `connect_timeout` and what else the driver takes
USUAL = 5.0
T = TypeVar("T")


def patience(place: URL) -> tuple[URL, float]:
    """The URL as the driver understands it, and how many seconds of patience it asks for; raises ValueError."""
    given = place.query.get(NAME, str(USUAL))
    seconds = float(given if isinstance(given, str) else given[-1])
    if not 0 < seconds < float("inf"):
        raise ValueError(NAME)
    return place.difference_update_query([NAME]), seconds


def bound(engine: Engine, seconds: float) -> None:
    """Let no question of this database be open for longer, where the driver lets us look; the others have their own."""
    if engine.dialect.driver != "psycopg":
        return
    from psycopg import Connection, OperationalError

    class Bounded(Connection[Any]):
        def wait(self, gen: Generator[Any, Any, T], *args: Any, **named: Any) -> T:
            try:
                found: T = super().wait(in_time(gen, seconds), *args, **named)
                return found
            except TimeoutError as error:
                self.pgconn.finish()  # whatever it says later is an answer to nothing
                raise OperationalError("the database does not answer") from error

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, args: Any, named: Any) -> Bounded:
        return Bounded.connect(*args, **named)


def in_time(
    work: Generator[T, Any, Any], seconds: float, clock: Callable[[], float] = time.monotonic
) -> Generator[T, Any, Any]:
    """The same, as long as something comes of it: it is told now and then that nothing has, and gives up at last."""
    until = clock() + seconds
    try:
        wanted = next(work)
        while True:
            ready = yield wanted
            if not ready and clock() >= until:
                raise TimeoutError
            wanted = work.send(ready)
    except StopIteration as end:
        return end.value

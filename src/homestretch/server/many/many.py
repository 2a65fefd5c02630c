"""What a worker has that is not alone with its database: a lease, news of the others, and limits that all share."""

from collections.abc import Awaitable, Callable, Iterable, Mapping

from homestretch.server.many.lease import Lease
from homestretch.server.many.news import News
from homestretch.server.many.shares import Shares
from homestretch.server.share.limits import Budget, Rate
from homestretch.store.store import Store

Counts = Mapping[str, Callable[[], Iterable[tuple[str, int]]]]


class Many:
    """One of many. `look` finds out which tables were lost, after a while without a sign of life."""

    def __init__(
        self,
        store: Store,
        address: str,
        look: Callable[[], Awaitable[None]],
        limits: Mapping[str, Rate | Budget],
        counts: Counts,
    ) -> None:
        self.lease = Lease(store, address, look)
        self.shares = Shares(self.lease.word, limits, counts)
        self.lease.used, self.lease.heard = self.shares.told, self._hear
        self._engine = store.engine
        self.news: News | None = None

    def _hear(self) -> None:
        self.shares.hear(self.lease.others.values())

    def is_one_of_us(self, host: str) -> bool:
        """Whether a worker has this address: such a one comes for many."""
        return any(other.address.rpartition(":")[0].strip("[]") == host for other in self.lease.others.values())

    async def begin(self, look: Callable[[float], Awaitable[None]]) -> None:
        """From now on this worker lives, and looks for what the others did whenever there is news, and anyway."""
        await self.lease.begin()
        self.news = News(self._engine, look)
        self.news.begin()

    async def tell(self, what: str) -> None:
        """Let the others look; what it is about stands in the database already."""
        if self.news is not None:
            await self.news.tell(what)

    async def end(self) -> None:
        if self.news is not None:
            self.news.end()
        await self.lease.end()

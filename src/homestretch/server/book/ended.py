"""Which keys were ended: the store knows all of them, and those that were asked about lately are remembered."""

from homestretch.server.book.ledger import Ledger
from homestretch.server.share.remembered import Remembered
from homestretch.store.ended import is_ended

MOST = 4_000_000  # bytes: some seven thousand keys


class Ended:
    """Keys by their hashes."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._known: Remembered[bool] = Remembered(MOST, lambda _: 0)

    async def has(self, key: str) -> bool:
        known = self._known.get(key)
        if known is None:
            found = await self._ledger.read(lambda c: is_ended(c, key))
            known = self._known.get(key)  # it may have been ended since it was looked up
        return self._known.keep(key, found) if known is None else known

    def note(self, key: str) -> bool:
        """It was ended; whether that is news."""
        news = self._known.get(key) is not True
        self._known.keep(key, True)
        return news

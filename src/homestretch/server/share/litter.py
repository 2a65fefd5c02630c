"""The collector of garbage stops everything: it looks at what is young, and seldom, while nobody waits, at everything,
which takes a second with a thousand tables."""

import asyncio
import gc

from homestretch.server.house import House

OFTEN = (5_000, 5, 1_000)  # what gathers before the young, the middle and the old are looked through
SOON = 0.02  # seconds
TRIES = 250


def begin() -> None:
    """All that is loaded by now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*OFTEN)


def settle() -> None:
    """All that has lived until now stays out of sight until everything is looked through."""
    gc.freeze()


async def clear(house: House) -> None:
    """Look through everything at a moment when nobody waits, or after a while anyway."""
    for _ in range(TRIES):
        if house.is_quiet:
            break
        await asyncio.sleep(SOON)
    gc.unfreeze()
    gc.collect()
    gc.freeze()

"""The collector of garbage stops everything: it looks only at what is new since its last look, while nobody waits or
when much has gathered, and now and then at everything, which takes a second with a thousand tables."""

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


async def clear(house: House, everything: bool = False) -> None:
    """Look through what is new at a moment when nobody waits, or after a while anyway; what is in use then stays."""
    for _ in range(TRIES):
        if house.is_quiet:
            break
        await asyncio.sleep(SOON)
    if everything:
        gc.unfreeze()
    gc.collect()
    gc.freeze()

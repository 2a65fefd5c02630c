"""Many at once from one address."""

import asyncio
import threading

from homestretch.server.settings import Limits

from .serving import Served
from .talking import Wire
from .test_api import table


def test_lines_opened_together_at_a_table_that_is_still_fetched_are_counted(serve) -> None:
    served = serve(limits=Limits(lines_each=3))
    at = table(served.client(), bots="easy")
    house = served.app.state.house
    fetched, room = threading.Event(), house.room

    async def slowly(name: str, *who: str) -> object:
        await asyncio.to_thread(fetched.wait)
        return await room(name, *who)

    house.room = slowly
    lines = [Wire(served, at) for _ in range(6)]
    fetched.set()
    heard = [line.hear() for line in lines]
    assert [message.get("code", "") for message in heard].count("web-too-much") == 3
    for line in lines:
        line.close()
    while first_word(served, at) == "error":
        continue  # until the others have hung up


def first_word(served: Served, at: str) -> object:
    with Wire(served, at) as line:
        return line.hear()["do"]

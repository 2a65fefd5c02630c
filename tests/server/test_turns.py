"""Turns at something that is done for a few at once."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from homestretch.server.share.turns import Turns


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


async def settled() -> None:
    """All that can happen now has happened."""
    for _ in range(20):
        await asyncio.sleep(0)


class Crowd:
    """People who take a turn, each until they are told to go."""

    def __init__(self, at_once: int) -> None:
        self.turns = Turns(at_once)
        self.came: list[str] = []
        self.go: list[asyncio.Event] = []

    def come(self, who: str) -> "asyncio.Task[None]":
        return asyncio.create_task(self._take(who))

    async def _take(self, who: str) -> None:
        async with self.turns.turn(who):
            self.came.append(who)
            self.go.append(asyncio.Event())
            await self.go[-1].wait()

    async def empty(self) -> None:
        """Everybody goes, in the order in which they came."""
        for n in range(1000):
            await settled()
            if n == len(self.go):
                return
            self.go[n].set()


def test_no_more_than_so_many_have_a_turn_at_once() -> None:
    async def work() -> None:
        crowd = Crowd(2)
        tasks = [crowd.come("a") for _ in range(5)]
        await settled()
        assert crowd.came == ["a", "a"]
        crowd.go[0].set()
        await settled()
        assert len(crowd.came) == 3
        await crowd.empty()
        await asyncio.gather(*tasks)

    run(work)


def test_whoever_asks_for_little_is_not_behind_all_of_whoever_asks_for_much() -> None:
    async def work() -> None:
        crowd = Crowd(1)
        tasks = [crowd.come("much") for _ in range(5)]
        await settled()
        tasks += [crowd.come("one"), crowd.come("two")]
        await crowd.empty()
        await asyncio.gather(*tasks)
        assert crowd.came == ["much", "much", "one", "two", "much", "much", "much"]

    run(work)


def test_who_goes_away_while_waiting_takes_no_turn() -> None:
    async def work() -> None:
        crowd = Crowd(1)
        first, gone, last = crowd.come("a"), crowd.come("b"), crowd.come("c")
        await settled()
        gone.cancel()
        await crowd.empty()
        await asyncio.gather(first, last)
        assert crowd.came == ["a", "c"]

    run(work)


def test_a_turn_that_comes_in_the_moment_of_going_is_passed_on() -> None:
    async def work() -> None:
        crowd = Crowd(1)
        async with crowd.turns.turn("a"):
            gone, last = crowd.come("b"), crowd.come("c")
            await settled()
        gone.cancel()  # who has the turn by now and does not know it yet
        await crowd.empty()
        await last
        assert crowd.came == ["c"]
        with pytest.raises(asyncio.CancelledError):
            await gone

    run(work)

"""Minds whose thoughts go on when the test says so, and something to think about."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from homestretch.bots.simple import Random
from homestretch.core.bot import Opinion
from homestretch.core.types import Move
from homestretch.core.view import View
from homestretch.play.table import Table
from homestretch.server.bots.mind import Mind, Said, Task
from homestretch.server.bots.minds import Minds
from homestretch.server.bots.thoughts import Whose

MINUTE = 60
TABLE = Table("dog", 2, seed=1)
VIEW: View = TABLE.view(TABLE.awaits[0])  # of somebody who is asked and has a choice


class Script:
    """What is begun, in order; thoughts are told apart by their seeds."""

    def __init__(self, cost: float = 0.0) -> None:
        self.begun: list[tuple[str, Task]] = []  # by which crew, and what
        self.cost = cost  # seconds that each is said to have taken
        self.opinion: Callable[[Move], Opinion] = Opinion
        self._news = threading.Condition()
        self._may = 0

    @property
    def seeds(self) -> list[int]:
        return [task.seed for _, task in self.begun]

    @property
    def crews(self) -> list[str]:
        return [crew for crew, _ in self.begun]

    def mind(self, nice: int) -> Mind:
        return _Scripted(self, "quick" if nice < 10 else "slow")

    def begin(self, crew: str, task: Task) -> None:
        with self._news:
            self.begun.append((crew, task))
            mine = len(self.begun)
            self._news.notify_all()
            assert self._news.wait_for(lambda: self._may >= mine, MINUTE)

    async def until(self, begun: int) -> None:
        """Wait until so many were begun in all."""
        assert await asyncio.to_thread(self._seen, begun)

    def _seen(self, begun: int) -> bool:
        with self._news:
            return self._news.wait_for(lambda: len(self.begun) >= begun, MINUTE)

    def go_on(self, many: int = 1_000_000) -> None:
        """The first of them are finished, as many more as this."""
        with self._news:
            self._may += many
            self._news.notify_all()


class _Scripted(Mind):
    def __init__(self, script: Script, crew: str) -> None:
        super().__init__(0)
        self._script, self._crew = script, crew

    def think(self, task: Task, longest: float) -> Said:
        self._script.begin(self._crew, task)
        return Said([self._script.opinion(Random().move(task.view, task.seed))], "", self._script.cost)

    def kill(self) -> None:
        self._script.go_on()


def asked(minds: Minds, seed: int, bot: str = "hard", **given: object) -> "asyncio.Task[Any]":
    """A thought that waits by now: `address`, `table`, `seat` and `needed` may be given."""
    whose = Whose(str(given.get("address", "here")), str(given.get("table", "t")), int(str(given.get("seat", seed))))
    needed = given.get("needed", always)
    assert callable(needed)
    work: Any = minds.hint(VIEW, seed, whose, needed) if bot == "hint" else minds.move(bot, VIEW, seed, whose, needed)
    return asyncio.get_running_loop().create_task(work)


def always() -> bool:
    return True


def alone(scenario: Callable[[Minds], Awaitable[None]], minds: Minds) -> None:
    """On a loop in a thread of its own; the minds are closed afterwards."""

    async def whole() -> None:
        try:
            await scenario(minds)
        finally:
            await minds.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, whole()).result()

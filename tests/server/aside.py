"""A house without a server, on a loop in a thread of its own: a browser's tests in this process keep a loop running."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from homestretch.core.bot import Bot
from homestretch.core.types import Move
from homestretch.core.view import View
from homestretch.server.acts import lobby, thinking
from homestretch.server.doors import auth
from homestretch.server.doors.door import Guest
from homestretch.server.doors.line import Line, Owed
from homestretch.server.house import House
from homestretch.server.messages.over_http import NewTable
from homestretch.server.room import Room
from homestretch.server.settings import Limits, Settings
from homestretch.server.telling import broadcast

T = TypeVar("T")


def inside(tmp_path: Path, scenario: Callable[[House], Awaitable[T]], **given: Any) -> T:
    """What comes of this in a house, which is closed afterwards."""
    usual: dict[str, Any] = {"db": f"sqlite:///{tmp_path}/t.db", "pace": 0.0, "workers": 1, "limits": Limits.off()}

    async def whole() -> T:
        house = House(Settings(**usual | given), thinking.wake)
        try:
            return await scenario(house)
        finally:
            await house.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, whole()).result()


async def table(house: House, key: str = "", **given: Any) -> Room:
    """A table of two who play encore, made by whoever has this key."""
    wish: dict[str, Any] = {"game": "encore", "seats": 2, "name": "Ada", "bots": None}
    return await lobby.make(house, Guest(key or auth.new_key(), "en", "127.0.0.1"), NewTable(**wish | given))


class Ear(Line):
    """Somebody who watches, and what they were told."""

    def __init__(self, room: Room) -> None:
        super().__init__("", None, "en", "view")
        self.room = room
        self.heard: list[str] = []
        self.told = asyncio.Event()

    def push(self, text: str) -> None:
        self.heard.append(text)
        self.told.set()

    def owe(self, what: Owed) -> None:
        for text in broadcast.made(self.room, self, what):
            self.push(text)

    def forget(self) -> None:
        self.heard.clear()
        self.told.clear()


class Slow:
    """Minds that think until they may speak."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.asked, self.may = bot, asyncio.Event(), asyncio.Event()

    async def move(self, _bot: str, view: View, seed: int, *_whose: object) -> Move:
        self.asked.set()
        await self.may.wait()
        return self.bot.move(view, seed)

    async def close(self) -> None:
        pass

"""How long people wait for their bots, and for their own moves, while others keep the bots busy.

    python benchmarks/attack_bots.py --tables 50 --lines 30 --seconds 30

Fifty tables where `expert` bots play each other, then thirty lines that ask for hint after hint, from a few addresses.
Elsewhere people play against `normal` bots: what is timed is from the question to the bot's move being told, which is
never less than the server's pace (0.7 s). Others play among themselves: their moves are timed as in every attack.
"""

import argparse
import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator

import httpx
from load import Place
from websockets.asyncio.client import ClientConnection
from witness import HOME, Ground, ground, guest, report

from server import Server

FROM = ("127.0.0.10", "127.0.0.11", "127.0.0.12")  # where the attackers are


class Against(Place):
    """Somebody who plays a bot, and how long it took for each of its moves."""

    def __init__(self, url: str, game: str, bot: str, address: str, seed: int = 0, seats: int = 2) -> None:
        super().__init__(url, game, 1, random.Random(seed), address)
        self.bot, self.at = bot, seats
        self.took: list[float] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        key = (await http.post("/api/keys")).json()["key"]
        self.headers = {"authorization": f"Bearer {key}"}
        body = {"game": self.game, "seats": self.at, "name": "P0", "bots": self.bot}
        made = await http.post("/api/tables", json=body, headers=self.headers)
        self.table = made.raise_for_status().json()["id"]
        self.lines, self.sights = [await self.line("seat=0")], [{}]
        self.readers = [asyncio.create_task(self.read(0))]

    async def close(self) -> None:
        await self.lines[0].close()
        await asyncio.gather(*self.readers, return_exceptions=True)

    @property
    def over(self) -> bool:
        return self.sights[0].get("awaits") == []

    async def asked(self) -> None:
        """Wait until this person is asked, or the game is over; note how long bots take meanwhile."""
        while not self.over and 0 not in self.sights[0].get("awaits", ()):
            sight, since = self.sights[0], self.heard[0]
            while self.sights[0] is sight:
                await asyncio.sleep(0.002)
            if sight:
                self.took.append(self.heard[0] - since)

    async def play(self, http: httpx.AsyncClient, until: float) -> None:
        """Move after move, and game after game."""
        while time.perf_counter() < until:
            await self.asked()
            if self.over:
                await self.close()
                await self.open(http)
            else:
                with contextlib.suppress(TimeoutError):
                    await self.move()


async def watch(on: Ground, name: str, given: argparse.Namespace) -> None:
    """Let people play bots, and others each other, and print how long both waited."""
    people = [Against(on.server.url, given.game, given.bot, HOME, seed) for seed in range(given.people)]
    on.places = [Place(on.server.url, "encore", 4, random.Random(n), HOME) for n in range(2)]  # games end
    async with guest(on.server, HOME) as http:
        for one in (*on.places, *people):
            await one.open(http)
        until = time.perf_counter() + given.seconds
        playing = [asyncio.create_task(one.play(http, until)) for one in people]
        await on.watch(name, given.seconds)
        await asyncio.wait(playing, timeout=30)
        for task, one in zip(playing, people, strict=True):
            if not task.done():
                task.cancel()
                one.took.append(time.perf_counter() - one.heard[0])  # at least
            await one.close()
    report("    bots' moves there", [took for one in people for took in one.took])


@contextlib.asynccontextmanager
async def busy(server: Server, tables: int, game: str, bot: str) -> AsyncIterator[None]:
    """So many tables where bots play each other and somebody looks on."""
    async with contextlib.AsyncExitStack() as open_lines:
        tasks = []
        for n in range(tables):
            address = FROM[n % len(FROM)]
            async with guest(server, address) as http:
                key = (await http.post("/api/keys")).json()["key"]
                place = Place(server.url, game, 4, random.Random(n), address)
                place.headers = {"authorization": f"Bearer {key}"}
                body = {"game": game, "seats": 4, "bots": bot}
                made = await http.post("/api/tables", json=body, headers=place.headers)
                place.table = made.raise_for_status().json()["id"]
            line = await open_lines.enter_async_context(await place.line("watch=1"))
            tasks.append(asyncio.create_task(_drain(line)))
        yield
        for task in tasks:
            task.cancel()


async def _drain(line: ClientConnection) -> None:
    async for _ in line:
        pass


@contextlib.asynccontextmanager
async def curious(server: Server, lines: int, game: str) -> AsyncIterator[list[float]]:
    """So many people who are asked, and ask for hint after hint; how long each took."""
    found: list[float] = []
    places: list[Against] = []
    for n in range(lines):
        places.append(Against(server.url, game, "normal", FROM[n % len(FROM)], n))
        async with guest(server, FROM[n % len(FROM)]) as http:
            await places[-1].open(http)
        await places[-1].asked()
    tasks = [asyncio.create_task(_ask(place, found)) for place in places]
    yield found
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for place in places:
        await place.close()


async def _ask(place: Against, found: list[float]) -> None:
    while True:
        began = time.perf_counter()
        with contextlib.suppress(TimeoutError):
            await place.say(0, {"do": "hint"})
        found.append(time.perf_counter() - began)
        await asyncio.sleep(0.1)


async def main(given: argparse.Namespace) -> None:
    async with ground("--pace", str(given.pace)) as on:
        async with guest(on.server, HOME) as http:  # the first thought waits for the bots' processes to start
            first = Against(on.server.url, "encore", "normal", HOME)
            await first.open(http)
            await first.play(http, time.perf_counter() + 3)
            await first.close()
        await watch(on, "alone", given)
        async with busy(on.server, given.tables, given.load, given.rivals):
            await asyncio.sleep(3)
            await watch(on, f"{given.tables} tables with {given.rivals} bots", given)
        await asyncio.sleep(1)
        async with curious(on.server, given.lines, given.load) as hints:
            await watch(on, f"{given.lines} lines of hints", given)
            report("    hints", list(hints))


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--lines", type=int, default=30)
    options.add_argument("--people", type=int, default=3, help="who play bots")
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--pace", type=float, default=0.7)
    options.add_argument("--load", default="dog", help="the game of the attackers")
    options.add_argument("--rivals", default="expert", help="the bots of the attackers")
    options.add_argument("--game", default="encore", help="of those who play bots")
    options.add_argument("--bot", default="normal", help="whom they play")
    asyncio.run(main(options.parse_args()))

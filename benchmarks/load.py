"""How long from a click to the last seat being told, with many tables on one machine.

    python benchmarks/load.py --tables 250 --rate 125 --seconds 30 --idle 2000

Every move is stored durably before anybody is told. The load is made on the same machine, in one process.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import homestretch
from server import Server

Json = dict[str, Any]


class Place:
    """A table with a line for every seat, as four browsers would have them."""

    def __init__(self, url: str, game: str, seats: int, rng: random.Random, address: str = "127.0.0.1") -> None:
        self.url, self.game, self.seats, self.rng, self.address = url, game, seats, rng, address
        self.lines: list[ClientConnection] = []
        self.sights: list[Json] = [{}] * seats
        self.heard: list[float] = [0.0] * seats
        self.told = asyncio.Event()
        self.target = -1
        self.answers: dict[int, asyncio.Future[Json]] = {}
        self.rid = 0
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        key = (await http.post("/api/keys")).json()["key"]
        self.headers = {"authorization": f"Bearer {key}"}
        body = {"game": self.game, "seats": self.seats, "name": "P0"}
        self.table = (await http.post("/api/tables", json=body, headers=self.headers)).json()["id"]
        for seat in range(1, self.seats):
            await http.post(f"/api/tables/{self.table}/seats/{seat}", json={"name": f"P{seat}"}, headers=self.headers)
        (await http.post(f"/api/tables/{self.table}/start", headers=self.headers)).raise_for_status()
        for seat in range(self.seats):
            self.lines.append(await self.line(f"seat={seat}"))
        self.readers = [asyncio.create_task(self.read(seat)) for seat in range(self.seats)]
        while not all(self.sights):
            await asyncio.sleep(0.01)

    async def line(self, query: str) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/line?{query}"
        return await connect(
            address,
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
            local_addr=(self.address, 0),
        )

    async def read(self, seat: int) -> None:
        async for text in self.lines[seat]:
            now = time.perf_counter()
            if str(text).startswith('{"do":"sight"'):
                self.sights[seat] = json.loads(text)
                self.heard[seat] = now
                if all(sight.get("ply", 0) > self.target for sight in self.sights):
                    self.told.set()
            elif str(text).startswith(('{"do":"reply"', '{"do":"error"')):
                answer = json.loads(text)
                if answer["rid"] in self.answers:
                    self.answers.pop(answer["rid"]).set_result(answer)

    def leave(self) -> None:
        """Listen no longer."""
        for reader in self.readers:
            reader.cancel()

    async def say(self, seat: int, body: Json) -> Json:
        self.rid += 1
        self.answers[self.rid] = asyncio.get_running_loop().create_future()
        waiting = self.answers[self.rid]
        await self.lines[seat].send(json.dumps({**body, "rid": self.rid}))
        return await asyncio.wait_for(waiting, 30)

    async def move(self) -> float | None:
        """Seconds from the click of whoever is asked to the last seat being told; None when the game is over."""
        if not self.sights[0]["awaits"]:
            return None
        seat = self.sights[0]["awaits"][0]
        sight = self.sights[seat]
        path: list[int] = []
        offers = sight["ask"]["offers"]
        while offers:
            offer = self.rng.choice(offers)
            path.append(offer["token"])
            if offer.get("ends"):
                break
            offers = (await self.say(seat, {"do": "look", "ply": sight["ply"], "path": path}))["sight"]["ask"]["offers"]
        self.told.clear()
        self.target = sight["ply"]
        clicked = time.perf_counter()
        name = f"m{self.rid}"
        answer = await self.say(seat, {"do": "play", "id": name, "ply": sight["ply"], "n": sight["n"], "move": path})
        assert answer["do"] == "reply", answer
        await asyncio.wait_for(self.told.wait(), 30)
        return max(self.heard) - clicked


async def paced(places: list[Place], rate: float, seconds: float) -> list[float]:
    """So many moves a second, each at a table that is not moving, for so long."""
    found: list[float] = []
    running: set[asyncio.Task[None]] = set()
    free = list(places)
    random.Random(1).shuffle(free)

    async def one(place: Place) -> None:
        took = await place.move()
        if took is not None:
            found.append(took)
            free.append(place)

    began = time.perf_counter()
    for n in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + n / rate - time.perf_counter()))
        if free:
            task = asyncio.create_task(one(free.pop(0)))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return found


def report(name: str, found: list[float], seconds: float) -> None:
    ordered = sorted(found)
    p50, p99 = (1000 * ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in (0.5, 0.99))
    print(f"{name}: {len(found)} moves, {len(found) / seconds:.0f} a second; p50 {p50:.1f} ms, p99 {p99:.1f} ms")


async def main(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            await measure(server, given)
        finally:
            server.stop()


async def measure(server: Server, given: argparse.Namespace) -> None:
    empty = server.memory()
    seats = given.seats or min(4, homestretch.game(given.game).seats[-1])
    places = [Place(server.url, given.game, seats, random.Random(n)) for n in range(given.tables)]
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for place in places:
            await place.open(http)
    each = (server.memory() - empty) * 1000 / given.tables
    print(f"{given.tables} tables of {given.game} with {seats} seats: {each:.0f} kB each")
    await paced(places, given.rate, 3)  # warm
    busy = server.busy()
    found = await paced(places, given.rate, given.seconds)
    report("loaded", found, given.seconds)
    print(f"processor time of the server: {(server.busy() - busy) * 1000 / len(found):.2f} ms a move")
    print(f"after the moves: {(server.memory() - empty) * 1000 / given.tables:.0f} kB a table, lines included")
    before = server.memory()
    idle = [await places[n % len(places)].line("watch=1") for n in range(given.idle)]
    drains = [asyncio.create_task(_drain(line)) for line in idle]
    print(f"{len(idle)} idle lines: {(server.memory() - before) * 1000 / max(len(idle), 1):.0f} kB each")
    await asyncio.sleep(1)
    report("with idle lines open", await paced(places[:10], 5, 5), 5)
    for drain in drains:
        drain.cancel()


async def _drain(line: ClientConnection) -> None:
    async for _ in line:
        pass


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--seats", type=int, default=0, help="4, or as many as the game has")
    options.add_argument("--rate", type=float, default=125)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--idle", type=int, default=2000)
    options.add_argument("--game", default="encore")
    asyncio.run(main(options.parse_args()))

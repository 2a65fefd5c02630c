"""People who just want to play, at a table of their own, while somebody attacks the server from another address.

An attack is a script `attack_*.py`: it opens a `Ground`, lets the witnesses play undisturbed, then again while it does
its worst, and prints both. On Linux every 127.x.y.z is this machine, so attackers and witnesses have their own.
"""

import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
from load import Place

from server import Server

HOME = "127.0.0.77"  # where the witnesses are


class Ground:
    """A server with the limits it has by default, and witnesses at some tables of it."""

    def __init__(self, server: Server, places: list[Place]) -> None:
        self.server, self.places = server, places

    async def watch(self, name: str, seconds: float, every: float = 0.25) -> list[float]:
        """Let the witnesses play for so long, each a move every so often, and print how long they waited."""
        found: list[float] = []
        memory, busy, began = self.server.memory(), self.server.busy(), time.perf_counter()
        await asyncio.gather(*(_play(place, began + seconds, every, found) for place in self.places))
        took = time.perf_counter() - began
        report(name, found)
        grown, used = self.server.memory() - memory, (self.server.busy() - busy) / took
        print(f"    the server: {self.server.memory():.0f} MB ({grown:+.0f}), {100 * used:.0f} % of a core")
        return found


@contextlib.asynccontextmanager
async def ground(
    *given: str, tables: int = 2, game: str = "encore", seats: int = 4, files: int = 0
) -> AsyncIterator[Ground]:
    """The server as people start it, or with what is given, and so many tables with a witness on every seat."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *(given or ("--pace", "0")), files=files)
        places = [Place(server.url, game, seats, random.Random(n), HOME) for n in range(tables)]
        try:
            async with guest(server, HOME) as http:
                for place in places:
                    await place.open(http)
            yield Ground(server, places)
        finally:
            for place in places:
                place.leave()
            server.stop()


def guest(server: Server, address: str) -> httpx.AsyncClient:
    """Somebody who comes from that address."""
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=1000))
    return httpx.AsyncClient(base_url=server.url, timeout=60, transport=transport)


async def _play(place: Place, until: float, every: float, found: list[float]) -> None:
    while time.perf_counter() < until:
        began = time.perf_counter()
        try:
            took = await place.move()
        except TimeoutError:
            took = time.perf_counter() - began  # at least
        if took is None:
            return
        found.append(took)
        await asyncio.sleep(max(0.0, began + every - time.perf_counter()))


def report(name: str, found: list[float]) -> None:
    """How long people waited for a move of theirs to be told to all."""
    if not found:
        print(f"{name}: nobody could move")
        return
    ordered = sorted(found)
    p50, p99, most = (1000 * ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in (0.5, 0.99, 1.0))
    print(f"{name}: {len(found)} moves, p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {most:.0f} ms", flush=True)

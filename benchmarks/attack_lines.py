"""Lines and requests that keep the processor busy, all within the limits that are there by default.

    python benchmarks/attack_lines.py                 all of them, one after another
    python benchmarks/attack_lines.py burst140 undo   only these

Each attack is a process of its own at addresses of its own; the witnesses' moves are timed before it and during it.
"""

import asyncio
import contextlib
import itertools
import json
import random
import sys
from collections.abc import Awaitable, Callable, Iterator

import httpx
from load import Place
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from witness import ground, guest

from server import Server

HERE = "127.0.0.13"  # where the attacker is
SECONDS = 12.0
GAME = "hit"
MOVES = 40  # made at the attacker's table, so that there is something to tell

Words = Iterator[str]


def mixed() -> Words:
    """What makes the server tell everything anew, or tell a long log."""
    for n in itertools.count():
        yield json.dumps({"do": "lang", "lang": ("en", "de", "fr", "it", "nl", "es")[n % 6]})
        yield json.dumps({"do": "turn", "seat": n % 4})
        yield json.dumps({"do": "log", "before": 1 + n % MOVES})


def past() -> Words:
    return (json.dumps({"do": "show", "ply": n * 17 % MOVES}) for n in itertools.count())


def looks() -> Words:
    return (json.dumps({"do": "look", "ply": 10**6, "path": []}) for _ in itertools.count())


def whys() -> Words:
    return (json.dumps({"do": "why", "path": [n % 50] * (n % 400), "token": n % 200}) for n in itertools.count())


def nonsense() -> Words:
    return (json.dumps({"do": "play", "move": [str(n)] * 400}) for n in itertools.count())


def pings() -> Words:
    return itertools.repeat(json.dumps({"do": "ping"}))


async def table(server: Server, address: str) -> Place:
    """A table of the attacker's own, some way into a game."""
    place = Place(server.url, GAME, 4, random.Random(1), address)
    async with guest(server, address) as http:
        await place.open(http)
    for _ in range(MOVES):
        await place.move()
    return place


async def flood(place: Place, lines: int, words: Callable[[], Words], query: str = "seat=0") -> None:
    """So many lines, each with a burst as large as is allowed, and another as soon as that is."""
    opened = await _open(place, lines, query)
    print("begun", flush=True)
    await asyncio.gather(*(_burst(line, words()) for line in opened))


async def _open(place: Place, lines: int, query: str) -> list[ClientConnection]:
    opened = []
    for _ in range(lines):
        with contextlib.suppress(OSError, ConnectionClosed):
            opened.append(await place.line(query))
    _keep.extend(asyncio.create_task(_drain(line)) for line in opened)
    return opened


_keep: list["asyncio.Task[None]"] = []


async def _burst(line: ClientConnection, words: Words) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            for text in itertools.islice(words, 60):
                await line.send(text)
            await asyncio.sleep(3.0)


async def _drain(line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for _ in line:
            pass


async def undo(server: Server) -> None:
    """One line asks again and again for a move back, at a table with another key on it and 140 that listen."""
    place = await table(server, HERE)
    async with guest(server, HERE) as http:
        link = (await http.post(f"/api/tables/{place.table}/links", json={"seat": 3}, headers=place.headers)).json()
        key = (await http.post("/api/keys")).json()["key"]
        other = {"authorization": f"Bearer {key}"}
        (await http.post(f"/api{link['path'].replace('join', 'links')}", json={"name": "Eve"}, headers=other)).json()
    place.headers, mine = other, place.headers
    await _open(place, 20, "")
    place.headers = mine
    await _open(place, 115, "watch=1")
    (asking,) = await _open(place, 1, "seat=0")
    print("begun", flush=True)
    await _burst(asking, itertools.repeat(json.dumps({"do": "undo"})))


async def pages(server: Server, path: str, addresses: int = 1) -> None:
    """A page over and over, as often as is allowed and more."""
    print("begun", flush=True)
    await asyncio.gather(*(_fetch(server, path, f"127.0.1.{1 + n // 8}") for n in range(8 * addresses)))


async def _fetch(server: Server, path: str, address: str) -> None:
    async with guest(server, address) as http:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if (await http.get(path)).status_code == 429:
                    await asyncio.sleep(0.05)


async def joining(server: Server) -> None:
    """Lines that are opened and hung up, over and over."""
    place = await table(server, HERE)
    print("begun", flush=True)
    await asyncio.gather(*(_join(place) for _ in range(16)))


async def _join(place: Place) -> None:
    while True:
        with contextlib.suppress(OSError, ConnectionClosed):
            line = await place.line("seat=1")
            await line.recv()
            await line.close()


async def everywhere(server: Server) -> None:
    """Ten addresses, each with a table and 60 lines."""
    places = [await table(server, f"127.0.2.{n}") for n in range(1, 11)]
    await asyncio.gather(*(flood(place, 60, mixed) for place in places))


async def tables(server: Server) -> None:
    """Thirty tables of one address where moves are made as fast as is allowed."""
    places = [await table(server, HERE) for _ in range(30)]
    print("begun", flush=True)
    await asyncio.gather(*(_moves(place) for place in places))


async def _moves(place: Place) -> None:
    with contextlib.suppress(AssertionError, TimeoutError, ConnectionClosed):
        while await place.move() is not None:
            continue


def burst(lines: int, words: Callable[[], Words], query: str = "seat=0") -> Callable[[Server], Awaitable[None]]:
    async def attack(server: Server) -> None:
        await flood(await table(server, HERE), lines, words, query)

    return attack


ATTACKS: dict[str, Callable[[Server], Awaitable[None]]] = {
    "burst1": burst(1, mixed),
    "burst20": burst(20, mixed),
    "burst140": burst(140, mixed),
    "show": burst(140, past),
    "look": burst(140, looks),
    "why": burst(140, whys),
    "malformed": burst(140, nonsense),
    "ping": burst(140, pings),
    "undo": undo,
    "front": lambda server: pages(server, "/"),
    "front10": lambda server: pages(server, "/", 10),
    "joining": joining,
    "tables": tables,
    "everywhere": everywhere,
}


class Known:
    """A server that runs already, as an attacker sees it."""

    def __init__(self, url: str) -> None:
        self.url = url


async def tried(name: str) -> None:
    async with ground() as place:
        await place.watch(f"{name}: alone", 5)
        script = (sys.executable, __file__, "--at", place.server.url, name)
        attacker = await asyncio.create_subprocess_exec(*script, stdout=asyncio.subprocess.PIPE)
        try:
            assert attacker.stdout
            await attacker.stdout.readline()
            await place.watch(f"{name}: attacked", SECONDS)
        finally:
            with contextlib.suppress(ProcessLookupError):
                attacker.kill()
            await attacker.wait()


async def main(names: list[str]) -> None:
    for name in names or ATTACKS:
        await tried(name)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--at"]:
        asyncio.run(ATTACKS[sys.argv[3]](Known(sys.argv[2])))  # type: ignore[arg-type]  # as good as the server
    else:
        asyncio.run(main(sys.argv[1:]))

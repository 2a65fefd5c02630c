"""What everybody may do, done without manners: watching, talking, arranging, reading slowly, taking everything home.

    python benchmarks/attack_manners.py                 all of them, one after another
    python benchmarks/attack_manners.py watchers chat   only these

Prints how long witnesses waited before and meanwhile, and how much the server holds.
"""

import asyncio
import contextlib
import itertools
import json
import random
import sys
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
from attack_lines import HERE, Known, _burst, _open
from load import Place
from websockets.exceptions import ConnectionClosed
from witness import ground, guest

from server import Server

SECONDS = 10.0
LANGUAGES = ("de", "fr", "it", "nl", "es", "en")
Body = dict[str, object]
Attack = Callable[[Server, str], Awaitable[None]]


async def somebody(server: Server, address: str = HERE) -> httpx.AsyncClient:
    """Somebody with a key, who stays."""
    http = guest(server, address)
    http.headers["authorization"] = f"Bearer {(await http.post('/api/keys')).json()['key']}"
    return http


async def seated(server: Server, **given: object) -> tuple[httpx.AsyncClient, Place]:
    """The attacker, and a table of four of theirs that waits."""
    http = await somebody(server)
    body = {"game": "hit", "seats": 4, "name": "Eve", **given}
    place = Place(server.url, "hit", 4, random.Random(1), HERE)
    place.table = (await http.post("/api/tables", json=body)).json()["id"]
    place.headers = {"authorization": http.headers["authorization"]}
    return http, place


async def watch(server: Server, table: str, addresses: int) -> None:
    """150 who watch the witnesses' own table from each address, in all languages and forms."""
    for n in range(addresses):
        place = Place(server.url, "encore", 4, random.Random(1), f"127.0.3.{n + 1}")
        place.table, place.headers = table, {}
        for lang, form in itertools.product(LANGUAGES, ("scene", "view")):
            await _open(place, 12, f"watch=1&lang={lang}&form={form}")
    print("begun", flush=True)
    await asyncio.sleep(3600)


async def chat(server: Server, _table: str) -> None:
    """Four seats that talk as much as they may, and 140 who listen."""
    http, place = await seated(server)
    for seat in (1, 2, 3):
        await http.post(f"/api/tables/{place.table}/seats/{seat}", json={"name": f"Eve {seat}"})
    await _open(place, 136, "watch=1")
    talking = [line for seat in range(4) for line in await _open(place, 1, f"seat={seat}")]
    print("begun", flush=True)
    word = json.dumps({"do": "chat", "text": "🐎" * 300}, ensure_ascii=False)
    await asyncio.gather(*(_burst(line, itertools.repeat(word)) for line in talking))


async def arrange(server: Server, _table: str) -> None:
    """A host who changes everything all the time, before 140 who listen, as fast as requests are answered."""
    http, place = await seated(server)
    await _open(place, 140, "watch=1")
    print("begun", flush=True)
    at = f"/api/tables/{place.table}"
    for n in itertools.count():
        body = {"seats": 2 + n % 3, "options": {}, "hints": bool(n % 2), "listed": bool(n % 3)}
        acts = [http.put(f"{at}/setup", json=body), http.put(f"{at}/seats/1/bot", json={"bot": ("", "hard")[n % 2]})]
        await asyncio.gather(*acts, return_exceptions=True)


async def fidget(server: Server, _table: str) -> None:
    """Forty keys that sit down and stand up at a table in the lobby, before 100 who listen."""
    _, place = await seated(server, listed=True)
    await _open(place, 100, "watch=1")
    guests = [await somebody(server) for _ in range(20)]
    print("begun", flush=True)

    async def sit(http: httpx.AsyncClient) -> None:
        at = f"/api/tables/{place.table}/seats/{random.randrange(1, 4)}"
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await http.post(at, json={"name": "Eve"})
                await http.delete(at)

    await asyncio.gather(*map(sit, guests))


async def slowly(server: Server, _table: str) -> None:
    """290 who ask for the front page again and again, and read a byte now and then."""
    at = urlsplit(server.url)

    async def read() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=(HERE, 0), limit=1024)
                writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n" * 20)
                while await reader.read(1):
                    await asyncio.sleep(0.3)
                writer.close()

    print("begun", flush=True)
    await asyncio.gather(*(read() for _ in range(290)))


async def home(server: Server, table: str) -> None:
    """All that can be asked for of tables, by forty at once; half of it of the witnesses'."""
    http, place = await seated(server, bots="easy")
    paths = [
        f"{where}{more}"
        for one in (table, place.table)
        for where in (f"/api/tables/{one}", f"/t/{one}")
        for more in ("", "/view", "/record", "/replay", "/watch", "/code.svg")
    ]
    print("begun", flush=True)

    async def take() -> None:
        for path in itertools.cycle(random.sample(paths, len(paths))):
            with contextlib.suppress(httpx.HTTPError):
                await http.get(path)

    await asyncio.gather(*(take() for _ in range(40)))


async def lobby(server: Server, _table: str) -> None:
    """Forty addresses with ten tables each in the lobby, and one that looks at it."""
    for n in range(40):
        http = await somebody(server, f"127.0.4.{n + 1}")
        for _ in range(10):
            await http.post("/api/tables", json={"game": "dog", "seats": 4, "name": "E" * 24, "listed": True})
        await http.aclose()
    looking = await somebody(server)
    print("begun", flush=True)

    async def look() -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await looking.get("/")
                await looking.get("/api/lobby")

    await asyncio.gather(*(look() for _ in range(20)))


async def tables(server: Server, _table: str) -> None:
    """Fifty addresses that make as many tables as they may, each looked at in six languages."""
    print("begun", flush=True)

    async def make(n: int) -> None:
        http = await somebody(server, f"127.0.5.{n + 1}")
        for game in itertools.cycle(("dog", "hit", "encore", "hexenrennen")):
            body = {"game": game, "seats": 4, "name": "Eve", "bots": "easy"}
            with contextlib.suppress(httpx.HTTPError, OSError, ConnectionClosed, KeyError):
                place = Place(server.url, game, 4, random.Random(n), f"127.0.5.{n + 1}")
                place.headers = {"authorization": http.headers["authorization"]}
                place.table = (await http.post("/api/tables", json=body)).json()["id"]
                for lang in LANGUAGES:
                    line = await place.line(f"lang={lang}")
                    await line.recv()
                    await line.close()

    await asyncio.gather(*map(make, range(50)))


async def guesses(server: Server, _table: str) -> None:
    """Names of tables, links and keys that nobody has, each looked for in the store."""
    print("begun", flush=True)

    async def guess(http: httpx.AsyncClient) -> None:
        while True:
            word = f"{random.getrandbits(60):012x}"
            key = {"authorization": f"Bearer {random.getrandbits(256):043x}"}
            with contextlib.suppress(httpx.HTTPError):
                await http.get(f"/api/tables/{word}", headers=key)
                await http.get(f"/join/{random.getrandbits(256):043x}", headers=key)

    await asyncio.gather(*[guess(guest(server, HERE)) for _ in range(40)])


async def nested(server: Server, _table: str) -> None:
    """JSON as deep as the interpreter goes, over HTTP and on lines."""
    http, place = await seated(server, bots="easy")
    lines = await _open(place, 100, "seat=0")
    print("begun", flush=True)

    async def post() -> None:
        for n in itertools.cycle(range(900, 1000)):
            with contextlib.suppress(httpx.HTTPError):
                await http.post("/api/tables", content='{"a":' * n + "1" + "}" * n)

    deep = '{"do":"look","ply":1,"path":' + "[" * 1900 + "]" * 1900 + "}"
    await asyncio.gather(*(_burst(line, itertools.repeat(deep)) for line in lines), *(post() for _ in range(20)))


ATTACKS: dict[str, Attack] = {
    "watchers": lambda server, table: watch(server, table, 1),
    "watchers10": lambda server, table: watch(server, table, 10),
    "chat": chat,
    "arrange": arrange,
    "fidget": fidget,
    "slowly": slowly,
    "home": home,
    "lobby": lobby,
    "tables": tables,
    "guesses": guesses,
    "nested": nested,
}


async def tried(name: str) -> None:
    async with ground() as place:
        await place.watch(f"{name}: alone", 3)
        script = (sys.executable, __file__, "--at", place.server.url, place.places[0].table, name)
        attacker = await asyncio.create_subprocess_exec(*script, stdout=asyncio.subprocess.PIPE)
        try:
            assert attacker.stdout
            await attacker.stdout.readline()
            await place.watch(f"{name}: attacked", SECONDS)
            print(f"    {place.server.logged()} bytes of log", flush=True)
        finally:
            with contextlib.suppress(ProcessLookupError):
                attacker.kill()
            await attacker.wait()


async def main(names: list[str]) -> None:
    for name in names or ATTACKS:
        await tried(name)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--at"]:
        asyncio.run(ATTACKS[sys.argv[4]](Known(sys.argv[2]), sys.argv[3]))  # type: ignore[arg-type]  # as good as the server
    else:
        asyncio.run(main(sys.argv[1:]))

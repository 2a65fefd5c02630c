"""What strangers send that the server might keep: refused words, lines that never read, tiny frames, many languages.

    python benchmarks/attack_memory.py              all of them, one after another
    python benchmarks/attack_memory.py deaf words   only these

Prints how much the server holds before and after each, besides how long witnesses waited meanwhile.
"""

import asyncio
import contextlib
import itertools
import json
import os
import random
import socket
import sys
from base64 import b64encode
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
from attack_lines import HERE, Known, flood, table
from load import Place
from websockets.exceptions import ConnectionClosed
from witness import ground, guest

from server import Server

SECONDS = 20.0
GAMES = ("dog", "hit", "encore", "hexenrennen")
LANGUAGES = ("de", "fr", "it", "nl", "es", "en")
MASK = b"\0\0\0\0"


async def words(server: Server) -> None:
    """Long words that no game knows, each another one."""
    place = await table(server, HERE)
    numbers = itertools.count()
    ply = place.sights[0]["ply"]
    await flood(
        place,
        140,
        lambda: (
            json.dumps({"do": "look", "ply": ply, "path": f"{n}" + "🐎" * 900}, ensure_ascii=False) for n in numbers
        ),
    )


async def refused(server: Server) -> None:
    """The same over HTTP."""
    print("begun", flush=True)
    async with guest(server, HERE) as http:
        for n in itertools.count():
            with contextlib.suppress(httpx.HTTPError):
                await http.post("/api/tables", json={"game": f"{n}" + "x" * 8000, "seats": 2})
                await http.get(f"/games/{n}{'y' * 4000}/play")


async def deaf(server: Server) -> None:
    """149 lines that never read, at a table where moves are made and languages are changed."""
    place = await table(server, HERE)
    lines = [await _open(server, place, n) for n in range(145)]
    print("begun", flush=True)
    asking = b"".join(_frame(json.dumps({"do": "lang", "lang": lang}).encode()) for lang in ("de", "fr", "it", "en"))
    for n in itertools.count():
        for line in lines:
            with contextlib.suppress(OSError):
                line.send(asking, socket.MSG_DONTWAIT)
        with contextlib.suppress(AssertionError, TimeoutError, ConnectionClosed, TypeError):
            await place.move()
        await asyncio.sleep(0.05 if n else 1.0)


async def _open(server: Server, place: Place, n: int) -> socket.socket:
    """A line of which nothing is ever read."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    one.bind((HERE, 0))
    at = urlsplit(server.url)
    one.connect((at.hostname, at.port))
    key, auth = b64encode(os.urandom(16)).decode(), place.headers["authorization"]
    one.sendall(
        f"GET /api/tables/{place.table}/line?seat={n % 4} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
        f"Connection: upgrade\r\nAuthorization: {auth}\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    await asyncio.sleep(0.02)
    return one


def _frame(text: bytes) -> bytes:
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text))) + MASK + text


async def tiny(server: Server) -> None:
    """Lines that send empty messages and pongs, as many as fit."""
    place = await table(server, HERE)
    lines = [await _open(server, place, n) for n in range(100)]
    for line in lines:
        line.setblocking(False)
    print("begun", flush=True)
    much = (b"\x81\x80" + MASK + b"\x8a\x80" + MASK) * 20_000
    loop = asyncio.get_running_loop()

    async def send(line: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                await loop.sock_sendall(line, much)

    await asyncio.gather(*(send(line) for line in lines))


async def languages(server: Server) -> None:
    """All languages, games and pages, by turns, and names that are as long as they may be."""
    print("begun", flush=True)
    async with guest(server, HERE) as http:
        rng = random.Random(1)
        while True:
            for game, lang in itertools.product(
                ("dog", "hit", "encore", "hexenrennen"), ["de", "fr", "it", "nl", "es", "en"]
            ):
                name = "".join(chr(rng.randrange(0x4E00, 0x9FFF)) for _ in range(24))
                body = {"game": game, "seats": 4, "name": name, "bots": "easy"}
                with contextlib.suppress(httpx.HTTPError):
                    key = (await http.post("/api/keys")).json().get("key", "")
                    await http.post(f"/api/tables?lang={lang}", json=body, headers={"authorization": f"Bearer {key}"})
                    await http.get(f"/rules/{game}?lang={lang}")
                    await http.get(f"/?lang={lang}")


ATTACKS: dict[str, Callable[[Server], Awaitable[None]]] = {
    "words": words,
    "refused": refused,
    "deaf": deaf,
    "tiny": tiny,
    "languages": languages,
}


async def tried(name: str) -> None:
    async with ground() as place:
        await place.watch(f"{name}: alone", 3)
        script = (sys.executable, __file__, "--at", place.server.url, name)
        attacker = await asyncio.create_subprocess_exec(*script, stdout=asyncio.subprocess.PIPE)
        before = place.server.memory()
        try:
            assert attacker.stdout
            await attacker.stdout.readline()
            await place.watch(f"{name}: attacked", SECONDS)
            print(f"    {name}: {place.server.memory() - before:+.0f} MB since the attacker came")
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

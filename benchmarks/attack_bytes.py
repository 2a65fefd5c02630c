"""Bytes that are cheap to send and dear to read: what the server does with them before it knows what is asked.

    python benchmarks/attack_bytes.py                 all of them, one after another
    python benchmarks/attack_bytes.py pongs chunks    only these

Everything comes from one address; the witnesses' moves are timed before it and during it.
"""

import asyncio
import contextlib
import os
import sys
from base64 import b64encode
from collections.abc import Callable

from witness import ground, guest

HERE = "127.0.0.14"  # where the attacker is
SECONDS = 8.0
MASK = b"\0\0\0\0"


def line(table: str) -> bytes:
    key = b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/line?watch=1 HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
        f"Connection: upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


def nothing(_table: str) -> bytes:
    return b""


def posted(_table: str) -> bytes:
    return b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


def get(path: str, head: bytes) -> bytes:
    return f"GET {path} HTTP/1.1\r\n".encode() + head + b"\r\n"


SMALL_HEADERS = b"Host: here\r\n" + b"".join(b"a%d:\r\n" % n for n in range(2200))
Start = Callable[[str], bytes]
ATTACKS: dict[str, tuple[int, Start, Callable[[str], bytes]]] = {  # connections, what is said first, and then always
    "pongs": (4, line, lambda _: (b"\x8a\x80" + MASK) * 20_000),
    "pings": (4, line, lambda _: (b"\x89\x80" + MASK) * 20_000),
    "empty": (4, line, lambda _: (b"\x81\x80" + MASK) * 20_000),
    "chunks": (4, posted, lambda _: b"1\r\nx\r\n" * 20_000),
    "heads": (200, nothing, lambda _: get("/api/games", SMALL_HEADERS)),
    "nowhere": (200, nothing, lambda _: get("/nowhere", b"Host: here\r\n")),
    "wishes": (250, nothing, line),
    "lost": (250, nothing, lambda _: line("nowhere") + (b"\x88\x80" + MASK)),
    "codes": (50, nothing, lambda table: get(f"/t/{table}/code.svg", b"Host: " + b"h" * 2200 + b"\r\n")),
    "ranges": (
        50,
        nothing,
        lambda _: get("/static/table.js", b"Host: h\r\nRange: bytes=" + b"0-1," * 3900 + b"0-1\r\n"),
    ),
    "cookies": (50, nothing, lambda _: get("/", b"Host: h\r\nCookie: " + b"a=b;" * 3900 + b"\r\n")),
    "languages": (50, nothing, lambda _: get("/", b"Host: h\r\nAccept-Language: " + b"a;q=1," * 2600 + b"\r\n")),
}


async def send(port: int, first: bytes, always: bytes) -> None:
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HERE, 0))
            drain = asyncio.create_task(_drain(reader))
            try:
                writer.write(first)
                while not drain.done():
                    writer.write(always)
                    await writer.drain()
            finally:
                drain.cancel()
                writer.transport.abort()
        await asyncio.sleep(0.01)


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


async def attack(port: int, table: str, name: str) -> None:
    many, first, always = ATTACKS[name]
    os.nice(19)  # what it takes to send so much is not the server's
    print("begun", flush=True)
    await asyncio.gather(*(send(port, first(table), always(table)) for _ in range(many)))


async def tried(name: str) -> None:
    async with ground() as place:
        async with guest(place.server, HERE) as http:
            key = (await http.post("/api/keys")).json()["key"]
            body = {"game": "encore", "seats": 4, "name": "Eve", "bots": "easy"}
            made = await http.post("/api/tables", json=body, headers={"authorization": f"Bearer {key}"})
        await place.watch(f"{name}: alone", 3)
        script = (sys.executable, __file__, "--at", str(place.server.port), made.json()["id"], name)
        attacker = await asyncio.create_subprocess_exec(*script, stdout=asyncio.subprocess.PIPE)
        try:
            assert attacker.stdout
            await attacker.stdout.readline()
            await place.watch(f"{name}: attacked", SECONDS)
        finally:
            with contextlib.suppress(ProcessLookupError):
                attacker.kill()
            await attacker.wait()
        print(f"    {place.server.logged()} bytes of log", flush=True)


async def main(names: list[str]) -> None:
    for name in names or ATTACKS:
        await tried(name)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--at"]:
        asyncio.run(attack(int(sys.argv[2]), sys.argv[3], sys.argv[4]))
    else:
        asyncio.run(main(sys.argv[1:]))

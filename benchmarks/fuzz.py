"""Nonsense by the million, on lines and over HTTP, while people play at another table.

No answer may be a 5xx, nothing may be logged as a fault, memory may not grow, and whoever plays at another table may
not notice. Every so often the tables that are harassed are others, of all games.

PYTHONPATH=build/compiled python benchmarks/fuzz.py --messages 1000000
"""

import argparse
import asyncio
import contextlib
import random
import re
import sys
import tempfile
import time
from collections import Counter
from math import inf
from pathlib import Path

import httpx
from load import Place
from nonsense import Nonsense
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from witness import report

import homestretch
from server import Server

BATCH = 100  # messages on a line, and then a sign of life
TABLE = 2_000  # messages to one table
REASONS = {1001, 1007, 1009}  # no text, too long, or the game moved on to another table
GROWN = 1.10  # at the end, of what it was after the first third


class Attack:
    """What was sent, and what came back."""

    def __init__(self, server: Server, described: dict[str, object], messages: int, seconds: float) -> None:
        self.server, self.described, self.messages = server, described, messages
        self.until = time.monotonic() + seconds
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self.memory: list[float] = []

    @property
    def over(self) -> bool:
        return self.sent >= self.messages or time.monotonic() > self.until

    def count(self, many: int, answer: str) -> None:
        self.sent += many
        self.answers[answer] += many
        if self.sent // (self.messages // 10) > len(self.memory):
            self.memory.append(self.server.memory())
            print(f"{self.sent} sent, {self.memory[-1]:.0f} MB", file=sys.stderr, flush=True)


async def table(http: httpx.AsyncClient, rng: random.Random) -> tuple[str, str]:
    """A table with a bot or two, in the middle of its first move, and the key of its host."""
    key = (await http.post("/api/keys")).json()["key"]
    game = rng.choice(homestretch.games())
    body = {"game": game, "seats": homestretch.game(game).seats[0], "name": "Ada", "bots": "random"}
    made = await http.post("/api/tables", json=body, headers={"authorization": f"Bearer {key}"})
    made.raise_for_status()
    return made.json()["id"], key


async def talk(attack: Attack, seed: int) -> None:
    """Somebody who says anything at all on lines."""
    nonsense, rng = Nonsense(seed, attack.described), random.Random(seed)
    async with httpx.AsyncClient(base_url=attack.server.url, timeout=60) as http:
        while not attack.over:
            at, key = await table(http, rng)
            url = f"{attack.server.url.replace('http', 'ws')}/api/tables/{at}/line"
            until = attack.sent + TABLE
            while attack.sent < until and not attack.over:
                headers = {"authorization": f"Bearer {key}"}
                async with connect(url, additional_headers=headers, compression=None, max_size=None) as line:
                    await say(attack, nonsense, line)


async def say(attack: Attack, nonsense: Nonsense, line: ClientConnection) -> None:
    """A batch, and whether the line still answers or was closed with a reason."""
    ply = nonsense.rng.randrange(6)
    try:
        for _ in range(BATCH):
            await line.send(nonsense.message(ply))
        await line.send('{"do":"ping","rid":424242}')
        while '"rid":424242' not in (heard := str(await asyncio.wait_for(line.recv(), 120))):
            ply = int(found[1]) if (found := re.search(r'"ply":(\d+)', heard)) else ply
        attack.count(BATCH, "line answered")
    except ConnectionClosed as error:
        code = error.rcvd.code if error.rcvd else 0
        if code not in REASONS:
            attack.faults.append(f"a line was closed with {code}")
        attack.count(BATCH, f"line closed with {code}")
    except TimeoutError:
        attack.faults.append("a line no longer answers")


async def ask(attack: Attack, seed: int) -> None:
    """Somebody who asks for anything at all over HTTP."""
    nonsense, rng = Nonsense(seed, attack.described), random.Random(seed)
    async with httpx.AsyncClient(base_url=attack.server.url, timeout=60) as http:
        while not attack.over:
            at, key = await table(http, rng)
            until = attack.sent + TABLE
            while attack.sent < until and not attack.over:
                await connection(attack, nonsense, at, key)


async def connection(attack: Attack, nonsense: Nonsense, at: str, key: str) -> None:
    """Requests one after another until the server hangs up, and then one that is none."""
    reader, writer = await asyncio.open_connection("127.0.0.1", attack.server.port)
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        for _ in range(BATCH):
            request = nonsense.request(at, key)
            writer.write(request)
            status, goes_on = await answer(reader, request.startswith(b"HEAD"))
            note(attack, request, status)
            if not goes_on:
                break
        else:
            request = nonsense.broken(request)
            writer.write(request)
            with contextlib.suppress(TimeoutError):
                note(attack, request, (await asyncio.wait_for(answer(reader, False), 0.5))[0])
    writer.close()


def note(attack: Attack, request: bytes, status: int) -> None:
    attack.count(1, f"{status // 100}xx")
    if status >= 500:
        attack.faults.append(f"{status} to {request[:300]!r}")


async def answer(reader: asyncio.StreamReader, is_head: bool) -> tuple[int, bool]:
    """The status, and whether more may be asked here."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    status = int(head.split(b" ", 2)[1])
    if found := re.search(rb"content-length: (\d+)", head):
        if not is_head:
            await reader.readexactly(int(found[1]))
    elif b"transfer-encoding: chunked" in head and not is_head:
        while size := int(await reader.readline(), 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    return status, b"connection: close" not in head


async def play(attack: Attack, place: Place, waits: list[float]) -> None:
    """Somebody who plays at another table; a move in half a second."""
    while not attack.over:
        took = await place.move()
        if took is None:
            return
        waits.append(took)
        await asyncio.sleep(0.5)


async def main(given: argparse.Namespace) -> None:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(
            Path(folder), "--pace", "0", "--no-limits", "--idle", "0.5"
        )  # tables in use do not count as growth
        waits: list[float] = []
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
                described = (await http.get("/openapi.json")).json()
                attack = Attack(server, described, given.messages, 60 * given.minutes)
                place = Place(server.url, "dog", 4, random.Random(given.seed))
                await place.open(http)
                seeds = range(given.seed, given.seed + given.each)
                talking, asking = ([one(attack, 2 * s + k) for s in seeds] for k, one in enumerate((talk, ask)))
                await asyncio.gather(*talking, *asking, play(attack, place, waits))
                place.leave()
        finally:
            server.stop()
        logged = Path(server.log.name).read_text()
    print(f"{attack.sent} messages in {time.monotonic() - began:.0f} s: {dict(attack.answers.most_common())}")
    print(f"memory: {', '.join(f'{one:.0f}' for one in attack.memory)} MB")
    report("somebody who played at another table", waits)
    found = attack.faults[:20] + [line for line in logged.splitlines() if "Traceback" in line or "ERROR" in line][:20]
    if attack.memory and attack.memory[-1] > GROWN * attack.memory[len(attack.memory) // 3]:
        found.append("memory has grown")
    sys.exit("\n".join([*found, logged[-3000:]]) if found else 0)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--messages", type=int, default=1_000_000)
    options.add_argument("--minutes", type=float, default=inf, help="if that is less")
    options.add_argument("--each", type=int, default=3, help="on lines, and over HTTP")
    options.add_argument("--seed", type=int, default=1)
    asyncio.run(main(options.parse_args()))

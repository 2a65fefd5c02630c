"""The server is killed in the middle of many games and started again, and everybody comes back at once.

    python benchmarks/attack_restart.py --tables 300

Some games are played through the front door; their rows are copied until there are enough tables, each with a key and
an address of its own. Witnesses play at tables that are back before the others.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from itertools import chain
from pathlib import Path

from load import Place
from pauses import report as stops
from websockets.asyncio.client import connect
from witness import guest, report

from homestretch.server.doors.auth import hashed, new_key
from server import Server

SEATS = 4


async def play(server: Server, game: str, moves: int, seed: int) -> Place:
    """A table some way into its game."""
    place = Place(server.url, game, SEATS, random.Random(seed), f"127.0.2.{seed + 1}")
    async with guest(server, place.address) as http:
        await place.open(http)
    for _ in range(moves):
        if await place.move() is None:
            sys.exit(f"the game of {game} was over too soon")
    for line in place.lines:
        await line.close()
    return place


def copied(db: Path, name: str, times: int) -> dict[str, str]:
    """So many tables with the same rows, whatever columns they have; what they are called, and their keys."""
    keys = {f"{name[:-4]}{n:04}": new_key() for n in range(times)}
    with sqlite3.connect(db) as rows:
        kept = [table for (table,) in rows.execute("select name from sqlite_master where type = 'table'")]
        for table in kept:
            columns = [row[1] for row in rows.execute(f"pragma table_info({table})")]
            key = "id" if table == "tables" else "table_id"
            if key not in columns or table == "links":
                continue
            others = ", ".join(column for column in columns if column != key)
            copy = f"insert into {table} ({key}, {others}) select ?, {others} from {table} where {key} = ?"
            rows.executemany(copy, [(one, name) for one in keys])
        own = [(hashed(key), one) for one, key in keys.items()]
        rows.executemany("update tables set host = ? where id = ?", own)
        rows.executemany("update holds set hash = ? where table_id = ?", own)
    rows.close()
    return keys


class Herd:
    """Everybody who was at these tables, each with a line that is opened again until it shows a sight."""

    def __init__(self, url: str, keys: dict[str, str]) -> None:
        self.url, self.keys = url.replace("http", "ws"), keys
        self.back: list[float] = []  # when each line had its sight
        self.all_back = asyncio.Event()

    async def come(self) -> list[float]:
        """All at once; how long each of them waited."""
        began = time.perf_counter()
        tasks = [
            asyncio.create_task(self._line(table, seat, f"127.0.{3 + n // 250}.{1 + n % 250}"))
            for n, table in enumerate(self.keys)
            for seat in range(SEATS)
        ]
        while len(self.back) < len(tasks):
            await asyncio.sleep(0.02)
        self.all_back.set()
        await asyncio.gather(*tasks)
        return sorted(moment - began for moment in self.back)

    async def _line(self, table: str, seat: int, address: str) -> None:
        url = f"{self.url}/api/tables/{table}/line?seat={seat}"
        while not await self._seen(url, {"authorization": f"Bearer {self.keys[table]}"}, address):
            await asyncio.sleep(random.uniform(0.4, 0.8))  # as a browser would

    async def _seen(self, url: str, headers: dict[str, str], address: str) -> bool:
        opened = connect(
            url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=120,
            ping_interval=None,
            local_addr=(address, 0),
        )
        try:
            async with opened as line:
                async for text in line:
                    if str(text[:13]) == '{"do":"sight"':
                        self.back.append(time.perf_counter())
                        await self.all_back.wait()
                        return True
        except (OSError, TimeoutError):
            pass
        return False


async def herd(server: Server, keys: dict[str, str], back: asyncio.Event) -> list[float]:
    """They come in a process of their own, so that opening so many lines keeps no witness waiting."""
    command = (sys.executable, __file__, "--herd", server.url)
    crowd = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await crowd.communicate(json.dumps(keys).encode())
    back.set()
    waited: list[float] = json.loads(said)
    return waited


async def witness(place: Place, until: asyncio.Event, every: float = 0.2) -> list[float]:
    """How long each move took, made every so often until that happens."""
    found = []
    while not until.is_set():
        took = await place.move()
        if took is None:
            sys.exit("the witnesses' game is over too soon")
        found.append(took)
        await asyncio.sleep(max(0.0, every - took))
    return found


async def returned(place: Place) -> None:
    """The witnesses' lines are open again after a restart."""
    place.sights, place.lines = [{}] * place.seats, []
    for seat in range(place.seats):
        place.lines.append(await place.line(f"seat={seat}"))
    place.readers = [asyncio.create_task(place.read(seat)) for seat in range(place.seats)]
    while not all(place.sights):
        await asyncio.sleep(0.01)


async def main(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            await attack(server, given)
        finally:
            server.stop()


async def attack(server: Server, given: argparse.Namespace) -> None:
    played = [await play(server, game, given.moves, n) for n, game in enumerate(given.games)]
    here = [await play(server, "encore", 10, 10 + n) for n in range(2)]
    server.kill()
    share = given.tables // len(played)
    keys = {name: key for place in played for name, key in copied(server.db, place.table, share).items()}
    server.given = ("--pace", "0")  # with the limits it has by default
    server.again()
    for place in here:
        await returned(place)
    server.pauses.write_text("")
    quiet = asyncio.Event()
    asyncio.get_running_loop().call_later(5, quiet.set)
    report("alone", [*chain(*await asyncio.gather(*(witness(place, quiet) for place in here)))])
    memory, busy, back = server.memory(), server.busy(), asyncio.Event()
    playing = asyncio.gather(*(witness(place, back) for place in here))
    waited, found = await herd(server, keys, back), await playing
    used = 1000 * (server.busy() - busy) / len(keys)
    report("while all come back", [*chain(*found)])
    print(
        f"    {len(keys)} tables, {len(waited)} lines: half had their sight after {waited[len(waited) // 2]:.1f} s, "
        f"all after {waited[-1]:.1f} s; {used:.1f} ms of processor a table, "
        f"{(server.memory() - memory) * 1000 / len(keys):.0f} kB a table"
    )
    stops(server.pauses)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=300)
    options.add_argument("--moves", type=int, default=140, help="made at each before")
    options.add_argument("--games", nargs="+", default=["encore", "hit"])
    options.add_argument("--herd", metavar="URL", help="be those who come back, with the keys on standard input")
    wish = options.parse_args()
    if wish.herd:
        print(json.dumps(asyncio.run(Herd(wish.herd, json.load(sys.stdin)).come())))
    else:
        asyncio.run(main(wish))

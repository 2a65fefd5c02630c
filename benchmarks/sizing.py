"""What tables cost: memory of one that is played, of one that is over, and how long a start takes with many stored.

PYTHONPATH=build/compiled python benchmarks/sizing.py --tables 100 --stored 50000
"""

import argparse
import asyncio
import os
import random
import sqlite3
import tempfile
import time
from pathlib import Path

import httpx
from load import Place

import homestretch
from server import Server


async def played(server: Server, game: str, many: int) -> float:
    """Kilobytes of a table with a line for each of four seats, in the middle of a game."""
    seats = min(4, homestretch.game(game).seats[-1])
    places = [Place(server.url, game, seats, random.Random(n)) for n in range(many)]
    before = server.memory()
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for place in places:
            await place.open(http)
    for _ in range(20):
        for place in places:
            await place.move()
    each = 1000 * (server.memory() - before) / many
    for place in places:
        place.leave()
        for line in place.lines:
            await line.close()
    return each


async def over(server: Server, game: str, many: int) -> float:
    """Kilobytes of a table that is over and at which nobody is any more, while it is in memory still."""
    before = server.memory()
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        headers = {"authorization": f"Bearer {(await http.post('/api/keys')).json()['key']}"}
        for n in range(many):
            place = Place(server.url, game, 0, random.Random(n))
            body = {"game": game, "seats": homestretch.game(game).seats[0], "bots": "random"}
            made = await http.post("/api/tables", json=body, headers=headers)
            place.headers, place.table = headers, made.raise_for_status().json()["id"]
            async with await place.line("watch=1") as line:
                async for text in line:
                    if '"stage":"over"' in str(text):
                        break
    return 1000 * (server.memory() - before) / many


def multiply(db: Path, many: int) -> int:
    """Store each table over and over under other names, until there are so many; how many events that are."""
    with sqlite3.connect(db) as c:
        tables = [name for (name,) in c.execute("SELECT id FROM tables")]
        kinds = {"tables": "id", "events": "table_id", "holds": "table_id", "seen": "table_id", "snapshots": "table_id"}
        for table, named in kinds.items():
            columns = [row[1] for row in c.execute(f"PRAGMA table_info({table})")]
            others = ", ".join(one for one in columns if one != named)
            copies = f"WITH RECURSIVE k(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM k WHERE i < {many // len(tables)})"
            c.execute(f"CREATE TEMP TABLE old AS SELECT * FROM {table}")
            told = f"INSERT INTO {table} ({named}, {others}) {copies} SELECT {named} || '-' || i, {others} FROM old, k"
            c.execute(told)
            c.execute("DROP TABLE old")
        return int(c.execute("SELECT count(*) FROM events").fetchone()[0])


def start(server: Server) -> tuple[float, float]:
    """Seconds until it answers, and of the processor."""
    began = time.perf_counter()
    server.again()
    return time.perf_counter() - began, server.busy()


def main(given: argparse.Namespace) -> None:
    print(f"load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        print(f"a server with no table: {server.memory():.0f} MB")
        for game in given.games:
            each = asyncio.run(played(server, game, given.tables)), asyncio.run(over(server, game, given.tables))
            print(f"{game}: {each[0]:.0f} kB a table with four lines, {each[1]:.0f} kB one that is over")
        server.process.terminate()
        server.process.wait(15)
        events = multiply(server.db, given.stored)
        wall, used = min(start_and_end(server) for _ in range(3))
        size = server.db.stat().st_size / 1e6
        print(f"start with {given.stored} stored tables, {events} events, {size:.0f} MB: {wall:.1f} s")
        print(f"    of which {used:.1f} s of the processor")
        server.log.close()


def start_and_end(server: Server) -> tuple[float, float]:
    took = start(server)
    server.process.terminate()
    server.process.wait(15)
    return took


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=["encore", "dog", "hit", "hexenrennen"])
    options.add_argument("--tables", type=int, default=100, help="of each game")
    options.add_argument("--stored", type=int, default=50_000)
    main(options.parse_args())

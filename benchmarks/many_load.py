"""How many moves a second are told to all within so many milliseconds: one worker on SQLite, then more on PostgreSQL.

Tables with a line for every seat are spread over the workers as a proxy that hashes would do it. Moves come faster and
faster until one in a hundred takes longer than it may; the fastest that did not is what counts. Workers, database and
people are on one machine. Processor time is told too: it says what the same would be on cores of its own.

PYTHONPATH=build/compiled python benchmarks/many_load.py --plot docs/many-load.svg
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
from load import Place, paced
from lost_answers import Postgres

import homestretch
from server import Server

STEP = 1.25  # how much faster each time
TRIES = 2  # a pace that was missed once may have met something else that went on


@dataclass
class Found:
    """What a setup holds: moves a second, their p50 and p99 in milliseconds, and seconds of processor a move."""

    name: str
    rate: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    server: float = 0.0
    database: float = 0.0
    people: float = 0.0

    def __str__(self) -> str:
        each = " | ".join(f"{1000 * one:.2f}" for one in (self.server, self.database, self.people))
        return f"| {self.name} | {self.rate:.0f} | {self.p50:.0f} | {self.p99:.0f} | {each} |"


def busy(pid: int) -> float:
    """Seconds of processor that a process has used, and all it started."""
    try:
        used = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except FileNotFoundError:
        return 0.0
    own = sum(map(int, used[11:15])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(busy(int(child)) for child in children)


async def opened(ports: Sequence[int], given: argparse.Namespace) -> list[Place]:
    """Tables, each with all its lines at one worker."""
    seats = given.seats or min(4, homestretch.game(given.game).seats[-1])
    places = []
    for n in range(given.tables):
        url = f"http://127.0.0.1:{ports[n % len(ports)]}"
        place = Place(url, given.game, seats, random.Random(n))
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            await place.open(http)
        places.append(place)
    return places


async def climb(name: str, server: int, database: int, ports: Sequence[int], given: argparse.Namespace) -> Found:
    """Faster and faster, on tables that are new each time."""
    best, rate, missed = Found(name), given.rate, 0
    while missed < TRIES:
        places = await opened(ports, given)
        await paced(places, min(rate, 50), 2)  # warm
        before = busy(server), busy(database), time.process_time()
        began = time.perf_counter()
        took = sorted(await paced(places, rate, given.seconds))
        real = len(took) / (time.perf_counter() - began)
        used = [
            (now - then) / len(took)
            for now, then in zip((busy(server), busy(database), time.process_time()), before, strict=True)
        ]
        p50, p99 = (1000 * took[int(len(took) * part)] for part in (0.5, 0.99))
        await gone(places)
        print(f"  {name}: {rate:.0f} asked for, {real:.0f} a second, p50 {p50:.0f} ms, p99 {p99:.0f} ms", flush=True)
        if p99 <= given.limit and real > 0.95 * rate:
            best, missed = Found(name, real, p50, p99, *used), 0
            rate *= STEP
        else:
            missed += 1
    return best


async def gone(places: list[Place]) -> None:
    for place in places:
        place.leave()
        for line in place.lines:
            await line.close()


def setups(given: argparse.Namespace) -> list[Found]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as until:
        database = Postgres(Path(folder) / "postgres")
        until.callback(database.stop)
        return [
            on_postgres(Path(folder), database, workers, given) if workers else on_sqlite(Path(folder), given)
            for workers in given.workers
        ]


def on_sqlite(folder: Path, given: argparse.Namespace) -> Found:
    server = Server(folder)
    try:
        return asyncio.run(climb("SQLite, 1 worker", server.process.pid, 0, [server.port], given))
    finally:
        server.stop()


def on_postgres(folder: Path, database: Postgres, workers: int, given: argparse.Namespace) -> Found:
    url = f"postgresql+psycopg://postgres@127.0.0.1:{database.port}/postgres?sslmode=disable&gssencmode=disable"
    own = folder / f"workers{workers}"
    own.mkdir()
    server = Server(own, "--pace", "0", "--no-limits", "--db", url, "--workers", str(workers))
    ports = [server.port + k for k in range(1, workers + 1)] if workers > 1 else [server.port]
    while not all(map(answers, ports)):
        time.sleep(0.05)
    name = f"PostgreSQL, {workers} worker{'s' * (workers > 1)}"
    try:
        return asyncio.run(climb(name, server.process.pid, database.process.pid, ports, given))
    finally:
        server.stop()


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health").is_success
    except httpx.TransportError:
        return False


def plot(found: Sequence[Found], limit: float) -> str:
    """Bars, as SVG that reads in the light and in the dark."""
    most, width, row = max(one.rate for one in found), 420, 28
    look = 'font-family="sans-serif" font-size="14" fill="#888"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 {row * len(found) + 40}" {look}>',
        f'<text x="0" y="18">moves a second, told to all within {limit:.0f} ms (99 of 100)</text>',
    ]
    for k, one in enumerate(found):
        y, long = 34 + row * k, width * one.rate / most
        lines.append(f'<text x="0" y="{y + 15}">{one.name}</text>')
        lines.append(f'<rect x="170" y="{y}" width="{long:.0f}" height="20" fill="#3a7"/>')
        lines.append(f'<text x="{176 + long:.0f}" y="{y + 15}">{one.rate:.0f}</text>')
    return "\n".join([*lines, "</svg>", ""])


def main(given: argparse.Namespace) -> None:
    found = setups(given)
    print(f"{given.game}, {given.tables} tables, p99 at most {given.limit:.0f} ms; load {os.getloadavg()[0]:.1f}")
    print("| | moves/s | p50 ms | p99 ms | processor ms a move: workers | database | people |")
    print("|---|---|---|---|---|---|---|")
    for one in found:
        print(one)
    if given.plot:
        given.plot.write_text(plot(found, given.limit))


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--workers", type=int, nargs="*", default=[0, 1, 2, 3, 4], help="0: on SQLite")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seats", type=int, default=0, help="4, or as many as the game has")
    options.add_argument("--game", default="encore")
    options.add_argument("--rate", type=float, default=40, help="moves a second at first")
    options.add_argument("--limit", type=float, default=150, help="milliseconds")
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--plot", type=Path)
    main(options.parse_args())

"""Workers that share a PostgreSQL are killed and paused while people play at any of them; what everybody was told is
checked from the outside.

Each seat is a client of its own that asks a worker at random, every time another one, and repeats under the same name
what was not answered. Afterwards the history of each table is compared with the database:

- no event is missing and none has a number twice; every acknowledged move is there, once, as the number that was told;
- a move that was refused is not there;
- what was answered before something else was asked comes before it, for all clients of a table together;
- whoever looks is never shown less than somebody was told before they asked: no worker that lost a table shows it;
- every game ends, and its record is played again by the rules.

PYTHONPATH=build/compiled python benchmarks/many_faults.py --kills 1000 --pauses 200
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

import httpx
import psycopg
from lost_answers import Postgres
from nursery import Nursery

import homestretch
from homestretch.core.record import Record
from server import Server

Json = dict[str, Any]
PAUSE = 5.5  # seconds: longer than any lease
AGAIN = {502, 503, 504}


@dataclass
class Told:
    """One question and its answer: what was asked, the number that was told or seen, and when both happened."""

    kind: str  # look, play, refused
    name: str
    n: int
    asked: float
    answered: float


@dataclass
class Table:
    id: str
    keys: list[str]
    history: list[Told] = field(default_factory=list)
    back: list[float] = field(default_factory=list)  # seconds that somebody waited for an answer that came at last


class Club:
    """The workers, and whoever asks one of them."""

    def __init__(self, folder: Path, workers: int, url: str, rng: random.Random) -> None:
        given = ("--pace", "0", "--no-limits", "--db", url)
        folders = [folder / f"worker{k}" for k in range(workers)]
        for one in folders:
            one.mkdir()
        self.nursery = Nursery()
        self.workers = [Server(one, *given, nursery=self.nursery) for one in folders]
        self.rng = rng
        self.refused: Counter[str] = Counter()
        self.harmed: set[Server] = set()
        self.over = False
        self.kills = self.pauses = 0

    async def ask(self, http: httpx.AsyncClient, way: str, path: str, key: str, body: Json | None = None) -> Any:
        """Until somebody answers."""
        while True:
            url = self.rng.choice(self.workers).url
            try:
                headers = {"authorization": f"Bearer {key}"} if key else {}
                answer = await http.request(way, url + path, json=body, headers=headers)
            except httpx.TransportError as error:
                self.refused[type(error).__name__] += 1
            else:
                if answer.status_code not in AGAIN:
                    return answer
                self.refused[answer.json().get("code", "?")] += 1
            await asyncio.sleep(0.05)

    async def kill(self, often: int, until: float) -> None:
        while self.kills < often and time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(0.1, 1.0))
            one = await self._victim()
            one.kill()
            await asyncio.to_thread(one.again)
            self.harmed.discard(one)
            self.kills += 1
            if self.kills % 50 == 0:
                print(f"{self.kills} kills, {self.pauses} pauses so far", file=sys.stderr, flush=True)

    async def _victim(self) -> Server:
        """One to which nothing happens yet."""
        while not (fine := [one for one in self.workers if one not in self.harmed]):
            await asyncio.sleep(0.1)
        self.harmed.add(one := self.rng.choice(fine))
        return one

    async def pause(self, often: int, until: float) -> None:
        """A worker stands still for longer than its lease."""
        while self.pauses < often and time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(0.1, 1.0))
            one = await self._victim()
            os.kill(one.process.pid, signal.SIGSTOP)
            await asyncio.sleep(PAUSE)
            os.kill(one.process.pid, signal.SIGCONT)
            self.harmed.discard(one)
            self.pauses += 1


class Seat:
    """Somebody who plays one seat."""

    def __init__(self, club: Club, table: Table, seat: int, http: httpx.AsyncClient) -> None:
        self.club, self.table, self.seat, self.http = club, table, seat, http

    async def play(self) -> None:
        while True:
            seen = await self.look("")
            if not seen["view"]["awaits"]:
                return
            if self.seat in seen["view"]["awaits"]:
                await self.move(seen["ply"])
            else:
                await asyncio.sleep(0.02)

    async def look(self, path: str) -> Json:
        asked = time.monotonic()
        where = f"/api/tables/{self.table.id}/view?seat={self.seat}&path={path.replace(' ', '+')}"
        answer = await self.club.ask(self.http, "GET", where, self.table.keys[self.seat])
        if answer.status_code != 200:
            return {}  # the words are no longer those of the question
        seen: Json = answer.json()
        self.table.history.append(Told("look", "", seen["n"], asked, time.monotonic()))
        self.table.back.append(time.monotonic() - asked)
        return seen

    async def move(self, ply: int) -> None:
        path = ""
        while offers := (await self.look(path)).get("offers"):
            path = f"{path} {self.club.rng.choice(offers)}".strip()
        name, asked = uuid.uuid4().hex, time.monotonic()
        body = {"seat": self.seat, "id": name, "ply": ply, "move": path}
        where = f"/api/tables/{self.table.id}/plays"
        answer = await self.club.ask(self.http, "POST", where, self.table.keys[self.seat], body)
        fine = answer.status_code == 200
        n = answer.json()["n"] if fine else 0
        self.table.history.append(Told("play" if fine else "refused", name, n, asked, time.monotonic()))


async def evening(club: Club, game: str, tables: list[Table]) -> None:
    """One table after another, until nothing more happens to the workers."""
    async with httpx.AsyncClient(timeout=20) as http:
        while not club.over:
            seats = homestretch.game(game).seats[0]
            keys = [(await club.ask(http, "POST", "/api/keys", "")).json()["key"] for _ in range(seats)]
            made = await club.ask(http, "POST", "/api/tables", keys[0], {"game": game, "seats": seats, "name": "P0"})
            table = Table(made.json()["id"], keys)
            for seat in range(1, seats):
                await club.ask(http, "POST", f"/api/tables/{table.id}/seats/{seat}", keys[seat], {"name": f"P{seat}"})
            await club.ask(http, "POST", f"/api/tables/{table.id}/start", keys[0])
            await asyncio.gather(*(Seat(club, table, seat, http).play() for seat in range(seats)))
            record = await club.ask(http, "GET", f"/api/tables/{table.id}/record", keys[0])
            Record.read(record.text).replay()
            tables.append(table)


def flaws(table: Table, kept: list[tuple[int, str, str]]) -> list[str]:
    """What somebody was told that the database does not bear out, or that cannot have been in this order."""
    found = [] if [n for n, _, _ in kept] == list(range(1, len(kept) + 1)) else ["an event is missing"]
    plays = Counter((json.loads(body)["id"], n) for n, kind, body in kept if kind == "play")
    names = {name for name, _ in plays}
    for told in table.history:
        if told.kind == "play" and plays[told.name, told.n] != 1:
            found.append(f"a move was acknowledged as {told.n} and is not there")
        if told.kind == "refused" and told.name in names:
            found.append("a move was refused and is there")
    if len(names) != plays.total():
        found.append("a move is there twice")
    known, answers = 0, sorted(table.history, key=lambda told: told.answered)
    done = iter(answers)
    ahead = next(done, None)
    for told in sorted(table.history, key=lambda told: told.asked):
        while ahead is not None and ahead.answered < told.asked:
            known, ahead = max(known, ahead.n), next(done, None)
        if told.kind == "look" and told.n < known:
            found.append(f"somebody was shown {told.n} when {known} had been told before")
        if told.kind == "play" and told.n < known:
            found.append(f"a move came as {told.n} when {known} had been told before it was asked for")
    return [f"{table.id}: {flaw}" for flaw in found]


async def main(given: argparse.Namespace) -> None:
    rng, began = random.Random(given.seed), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = Postgres(Path(folder) / "postgres")
        where = f"127.0.0.1:{database.port}/postgres?sslmode=disable&gssencmode=disable"
        club = await asyncio.to_thread(Club, Path(folder), given.workers, f"postgresql+psycopg://postgres@{where}", rng)
        tables: list[Table] = []
        try:
            playing = [asyncio.create_task(evening(club, given.game, tables)) for _ in range(given.tables)]
            until = began + 60 * given.minutes
            each = ((club.kill, given.kills), (club.pause, given.pauses))
            harm = [asyncio.create_task(do(often, until)) for do, often in each for _ in range(given.hands)]
            await asyncio.wait(harm, return_when=asyncio.ALL_COMPLETED)
            club.over = True
            await asyncio.wait_for(asyncio.gather(*playing, *harm), 600)
            found = check(tables, f"postgresql://postgres@{where}")
        finally:
            for one in club.workers:
                await asyncio.to_thread(one.stop)
            club.nursery.close()
            await asyncio.to_thread(database.stop)
    moves = sum(told.kind == "play" for table in tables for told in table.history)
    looks = sum(told.kind == "look" for table in tables for told in table.history)
    waits = sorted(wait for table in tables for wait in table.back)
    print(
        f"{given.workers} workers, {club.kills} kills, {club.pauses} pauses in {time.monotonic() - began:.0f} s: "
        f"{len(tables)} games ended, {moves} moves acknowledged, {looks} looks"
    )
    print(f"longest wait for an answer {waits[-1]:.1f} s; asked again because of {dict(club.refused.most_common(6))}")
    if found:
        sys.exit("\n".join(found))
    print("no acknowledged move lost, none doubled, nobody shown less than was told before, every record sound")


def check(tables: list[Table], url: str) -> list[str]:
    found = []
    with psycopg.connect(url) as c:
        for table in tables:
            asked = "SELECT n, kind, body FROM events WHERE table_id = %s ORDER BY n"
            found += flaws(table, [(n, kind, body) for n, kind, body in c.execute(asked, [table.id])])
    return found


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--workers", type=int, default=4)
    options.add_argument("--tables", type=int, default=6, help="at once")
    options.add_argument("--kills", type=int, default=1000)
    options.add_argument("--pauses", type=int, default=200)
    options.add_argument("--hands", type=int, default=1, help="that kill at the same time, and as many that pause")
    options.add_argument("--minutes", type=float, default=inf, help="in which to kill and pause, if that is less")
    options.add_argument("--game", default="encore")
    options.add_argument("--seed", type=int, default=1)
    asyncio.run(main(options.parse_args()))

"""Tables played on PostgreSQL while the answers to commits are lost on the way, and sometimes the commits themselves.

A proxy between the server and the database hangs up at every so many commits: when the database has answered and the
server has not heard it, or before the database hears of it at all; or it takes the commit, and nothing comes any more.
No acknowledged move may be lost, none played twice, and no table may stay refused. The database itself is restarted
now and then, too.

PYTHONPATH=build/compiled python benchmarks/lost_answers.py --tables 8 --every 25
"""

import argparse
import asyncio
import collections
import contextlib
import os
import random
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from faults import Json, Player

from server import Server

KINDS = ("answered", "unheard", "silent")
PATIENCE = 40  # refusals of one request, after which its table counts as stuck


class Postgres:
    """A database of its own, on a free port, in a folder that goes with it."""

    def __init__(self, folder: Path) -> None:
        self.port, self.data = free_port(), folder / "data"
        self.user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.getuid() == 0 else {}
        self.data.mkdir(parents=True)
        if self.user:
            for one in (folder, folder.parent):
                one.chmod(0o755)
            shutil.chown(self.data, "postgres", "postgres")
        given: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "cwd": self.data,
            **self.user,
        }
        subprocess.run([tool("initdb"), "-D", self.data, "-U", "postgres", "-A", "trust"], check=True, **given)
        place = str(self.data)
        self.given, self.command = (
            given,
            [tool("postgres"), "-D", place, "-k", place, "-h", "127.0.0.1", "-p", str(self.port)],
        )
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, **self.given)
        asking = [tool("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(asking, check=False, **self.given).returncode:
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGQUIT ends it in the middle of whatever it does."""
        self.process.send_signal(how)
        self.process.wait(60)


def tool(name: str) -> str:
    found = shutil.which(name) or next((str(p) for p in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), None)
    return found or sys.exit(f"{name} is not installed")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class Proxy:
    """Hangs up at every so many commits: by turns when it was answered, and before it was heard; or falls silent."""

    def __init__(self, port: int, every: int) -> None:
        self.upstream, self.every = port, every
        self.commits = 0
        self.cut: collections.Counter[str] = collections.Counter()

    async def serve(self) -> asyncio.Server:
        return await asyncio.start_server(self._carry, "127.0.0.1", 0)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.upstream)
        except OSError:
            writer.close()
            return
        back = asyncio.create_task(self._back(up_reader, writer))
        try:
            await self._forth(reader, up_writer, back)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            back.cancel()
            up_writer.close()
            writer.close()

    async def _forth(self, reader: asyncio.StreamReader, up: asyncio.StreamWriter, back: "asyncio.Task[None]") -> None:
        kind, first = b"", await reader.readexactly(4)
        while True:
            (size,) = struct.unpack("!I", first)
            message = kind + first + await reader.readexactly(size - 4)
            if kind == b"Q" and b"COMMIT" in message and self._is_due():
                how = KINDS[self.cut.total() % len(KINDS)]
                self.cut[how] += 1
                if how == "silent":
                    await reader.read()  # until it gives up
                if how == "answered":
                    back.cancel()
                    up.write(message)
                    await up.drain()
                    await asyncio.sleep(0.05)  # it is committed, and nobody is told
                return
            up.write(message)
            await up.drain()
            kind, first = await reader.readexactly(1), await reader.readexactly(4)

    def _is_due(self) -> bool:
        self.commits += 1
        return self.commits % self.every == 0

    async def _back(self, up: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await up.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()


class Patient(Player):
    """Asks again what was refused because of the database, under the same name."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.refused: collections.Counter[str] = collections.Counter()

    async def ask(self, method: str, path: str, body: Json | None = None, done: int = 0, text: bool = False) -> Json:
        for _ in range(PATIENCE):
            answer = await self.http.request(method, path, json=body)
            if answer.is_success:
                return {"text": answer.text} if text or answer.status_code == 204 else answer.json()
            if answer.status_code != 503:
                return {} if answer.status_code == done else sys.exit(f"{path}: {answer.status_code} {answer.text}")
            self.refused[answer.json()["code"]] += 1
            self.repeats += 1
            await asyncio.sleep(0.05)
        raise Stuck


class Stuck(Exception):
    """The table does not go on."""


async def restart(database: Postgres, often: int, players: "asyncio.Future[Any]") -> int:
    """End the database abruptly and start it again, while anybody plays; how often."""
    for done in range(often):
        await asyncio.sleep(1.0)
        if players.done():
            return done
        await asyncio.to_thread(database.stop, signal.SIGQUIT)
        await asyncio.to_thread(database.start)
    return often


async def main(tables: int, every: int, restarts: int, game: str, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Postgres(Path(folder) / "postgres")
        proxy = Proxy(database.port, every)
        listening = await proxy.serve()
        port = listening.sockets[0].getsockname()[1]
        url = f"postgresql+psycopg://postgres@127.0.0.1:{port}/postgres?sslmode=disable&gssencmode=disable"
        server = await asyncio.to_thread(Server, Path(folder), "--pace", "0", "--no-limits", "--db", url)
        try:
            players = [Patient(server.url, game, random.Random(seed + n)) for n in range(tables)]
            playing = asyncio.gather(*(player.run() for player in players), return_exceptions=True)
            often = await restart(database, restarts, playing)
            ends = await playing
        finally:
            await asyncio.to_thread(server.stop)
            listening.close()
            await asyncio.to_thread(database.stop)
    stuck = sum(isinstance(end, Stuck | httpx.HTTPError) for end in ends)
    flaws = [flaw for player, end in zip(players, ends, strict=True) if end is None and (flaw := player.flaw())]
    refused = sum((player.refused for player in players), collections.Counter[str]())
    moves = sum(len(player.acknowledged) for player in players)
    print(
        f"{tables} tables, {proxy.commits} commits, cut {dict(proxy.cut)}, {often} restarts; {moves} moves acknowledged"
    )
    print(f"refused {dict(refused)}; {stuck} tables stuck; {len(flaws)} records with a flaw", *flaws, sep="\n")
    if stuck or flaws or any(isinstance(end, BaseException) for end in ends):
        sys.exit(f"not as it should be: {[end for end in ends if end is not None]}")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--every", type=int, default=25, help="commits from one cut to the next")
    options.add_argument("--restarts", type=int, default=3, help="of the database, in the middle of what it does")
    options.add_argument("--game", default="encore")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    asyncio.run(main(given.tables, given.every, given.restarts, given.game, given.seed))

"""A real PostgreSQL for tests, started as a user of its own, with a database for each who asks."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

QUICK = ("fsync=off", "shared_buffers=16MB", "max_connections=60")  # it outlives its process here, never the machine
GIVEN = "sslmode=disable&gssencmode=disable"
_NAMES = count(1)


def tool(name: str) -> str:
    """Where a program of PostgreSQL is, or nothing."""
    return shutil.which(name) or next((str(p) for p in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), "")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """One server of databases, on a free port, in a folder that goes with it."""

    def __init__(self) -> None:
        self.folder, self.port = Path(tempfile.mkdtemp(prefix="homestretch-postgres-")), free_port()
        self.given: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder}
        if os.getuid() == 0:  # it refuses to be root's
            shutil.chown(self.folder, "postgres", "postgres")
            self.given |= {"user": "postgres", "group": "postgres"}
        place = str(self.folder / "data")
        subprocess.run(
            [tool("initdb"), "-D", place, "-U", "postgres", "-A", "trust", "--no-sync"], check=True, **self.given
        )
        options = [part for one in QUICK for part in ("-c", one)]
        where = ["-k", str(self.folder), "-h", "127.0.0.1", "-p", str(self.port)]
        self.command = [tool("postgres"), "-D", place, *where, *options]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, **self.given)
        asking = [tool("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(asking, check=False, **self.given).returncode:
            assert self.process.poll() is None, "PostgreSQL did not start"
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGQUIT ends it in the middle of whatever it does."""
        self.process.send_signal(how)
        self.process.wait(60)

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def tell(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """What the database answers."""
        where = f"host=127.0.0.1 port={self.port} user=postgres dbname={database} {GIVEN.replace('&', ' ')}"
        with psycopg.connect(where, autocommit=True) as c:
            found = c.execute(statement.encode())
            return found.fetchall() if found.description else []

    def database(self, more: str = "") -> str:
        """The URL of a new one."""
        name = f"t{next(_NAMES)}"
        self.tell(f"CREATE DATABASE {name} {more}")
        return f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/{name}?{GIVEN}"

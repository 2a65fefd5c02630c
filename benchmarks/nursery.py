"""Servers by the dozen: one process loads the program once and forks for each that is asked for.

A worker is up after a moment instead of the seconds that loading takes, so many can be killed in a short time. What
is forked has no thread, no connection and no table yet; from there on it is `homestretch serve` like any other.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

LOADED = (
    "homestretch.server.serve",
    "homestretch.server.staff",
    "sqlalchemy.dialects.postgresql.psycopg",
    "alembic.command",
)


class Child:
    """A process that was forked: as much of `subprocess.Popen` as a server needs."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """None while it is there."""
        return None if Path(f"/proc/{self.pid}").exists() else 0

    def wait(self, seconds: float = 60) -> None:
        until = time.monotonic() + seconds
        while self.poll() is None:
            if time.monotonic() > until:
                raise TimeoutError(f"process {self.pid} does not end")
            time.sleep(0.01)

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)


class Nursery:
    """The process that has everything loaded."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([sys.executable, __file__], text=True, stdin=pipe, stdout=pipe)

    def start(self, command: list[str], log: Path) -> Child:
        """`homestretch` with these words; what it says is added to the log."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([command, str(log)]) + "\n")
        self._process.stdin.flush()
        return Child(int(self._process.stdout.readline()))

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


def main() -> None:
    """Fork for each line that comes."""
    from homestretch.cli import main as homestretch

    for name in LOADED:
        import_module(name)
    asyncio.run(import_module("homestretch.server.app").prepare())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever ends is gone at once
    for line in iter(sys.stdin.buffer.readline, b""):
        command, log = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        said = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        for descriptor in (1, 2):
            os.dup2(said, descriptor)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        sys.argv = ["homestretch", *command]
        homestretch()
        return


if __name__ == "__main__":
    main()

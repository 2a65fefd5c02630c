"""A server in a process of its own, for measuring and for breaking."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from nursery import Child, Nursery


class Server:
    """`homestretch serve` on a free port, with a database that outlives it."""

    def __init__(self, folder: Path, *given: str, files: int = 0, nursery: Nursery | None = None) -> None:
        """With `--pace 0 --no-limits`, or with whatever else is given, and with so many file descriptors at most."""
        self.files, self.nursery = files, nursery
        self.db = folder / "tables.db"
        self.given = given or ("--pace", "0", "--no-limits")
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = (folder / "server.log").open("ab")
        self.pauses = folder / "pauses"
        self.pauses.touch()
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[bytes] | Child":
        command = ["serve", "--port", str(self.port), "--db", f"sqlite:///{self.db}", *self.given]
        started = self.nursery.start(command, Path(self.log.name)) if self.nursery else self._open(command)
        while not self._answers():
            if started.poll() is not None:
                sys.exit(f"the server did not start: {Path(self.log.name).read_text()}")
            time.sleep(0.05)
        return started

    def _open(self, command: list[str]) -> "subprocess.Popen[bytes]":
        few = ["prlimit", f"--nofile={self.files}:{self.files}"] if self.files else []
        program = [*few, sys.executable, str(Path(__file__).with_name("pauses.py")), str(self.pauses)]
        return subprocess.Popen([*program, *command], stdout=self.log, stderr=self.log)

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/api/lobby", timeout=2).close()
        except (OSError, urllib.error.URLError):
            return False
        return True

    def kill(self) -> None:
        """As a power cut would: no handler runs, nothing is flushed."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def again(self) -> None:
        self.process = self._start()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(15)
        self.log.close()

    def memory(self) -> float:
        """Megabytes the process holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def open_files(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def logged(self) -> int:
        """Bytes it has written about itself."""
        return Path(self.log.name).stat().st_size

    def busy(self) -> float:
        """Seconds of processor time it has used."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

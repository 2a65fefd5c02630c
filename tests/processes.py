"""Processes of tests: each ends with the test that started it, and none is left when all tests are done."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

Start = Callable[..., "subprocess.Popen[str]"]
MARK = "HOMESTRETCH_TESTS"  # set for whatever these tests start, to the process they run in
GRACE = 60  # seconds for what was told to end


@pytest.fixture
def start() -> Iterator[Start]:
    """Start a process; it ends with the test, and so does all that it has started."""
    running: list[subprocess.Popen[str]] = []

    def begin(command: Sequence[str | Path], **given: Any) -> "subprocess.Popen[str]":
        running.append(subprocess.Popen(command, text=True, start_new_session=True, **given))
        return running[-1]

    yield begin
    for process in running:
        end(process)


def end(process: "subprocess.Popen[str]") -> None:
    with suppress(ProcessLookupError):  # the whole group is gone
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left() -> Iterator[None]:
    """When all tests are done, no process that they started runs on."""
    os.environ[MARK] = str(os.getpid())
    yield
    until = time.monotonic() + GRACE
    while left() and time.monotonic() < until:
        time.sleep(0.1)
    found = left()
    for pid in found:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    assert not found, f"left running: {found}"


def left() -> dict[int, str]:
    """What tests of this process have started and runs still, where the system can tell."""
    marked = f"{MARK}={os.getpid()}".encode()
    found: dict[int, str] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if marked in (folder / "environ").read_bytes().split(b"\0"):
                found[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
    tracker = "multiprocessing.resource_tracker"  # Python's own, which ends with us
    return {pid: line for pid, line in found.items() if tracker not in line}

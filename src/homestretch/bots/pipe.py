"""Lines to and from another process, which may crash, hang or flood without harm."""

import contextlib
import os
import queue
import signal
import subprocess
import threading
from time import perf_counter

LONGEST = 65_536  # bytes of a line
PARTING = 0.5  # seconds for a process that was told of the end to end by itself
CODE = 0.2  # seconds for one that closed its output to end with a code


class Fault(Exception):
    """What the other side did wrong: a key, and the words that follow its name in a sentence."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key, self.text = key, text


class Pipe:
    """A process and its lines. Never more than one unread line is kept, however much it writes."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError as error:
            raise Fault("start", f"could not be started ({error.strerror})") from error
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=1)
        self._closed = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def send(self, line: str) -> None:
        """One line to the process, which must not have spoken since it was last asked."""
        if not self._lines.empty():
            raise Fault("flood", "talked without being asked") if self._lines.get() else self._gone()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise self._gone() from error

    def receive(self, until: float) -> str:
        """The next line, if it comes in time."""
        try:
            line = self._lines.get(timeout=max(0.0, until - perf_counter()))
        except queue.Empty as error:
            raise Fault("late", "did not answer in time") from error
        if not line:
            raise self._gone()
        if not line.endswith(b"\n"):
            raise Fault("flood", "sent a line without end")
        return line.decode(errors="replace")

    def close(self, last: str) -> None:
        """Say a last line and leave the process a moment to end by itself."""
        with contextlib.suppress(Fault, subprocess.TimeoutExpired):
            self.send(last)
            assert self._process.stdin is not None
            self._process.stdin.close()
            self._process.wait(PARTING)
        self.kill()

    def kill(self) -> None:
        """End the process, and forget what it said."""
        self._closed.set()
        with contextlib.suppress(OSError):  # whatever it has started goes with it
            os.killpg(self._process.pid, signal.SIGKILL) if os.name == "posix" else self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                assert stream is not None
                stream.close()

    def _gone(self) -> Fault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(CODE)
        code = self._process.returncode
        return Fault("crashed", "closed its output" if code is None else f"ended by itself with code {code}")

    def _read(self) -> None:
        assert self._process.stdout is not None
        line = b"more"
        while line and not self._closed.is_set():
            try:
                line = self._process.stdout.readline(LONGEST)
            except (OSError, ValueError):  # closed under our hands
                return
            self._put(line)

    def _put(self, line: bytes) -> None:
        while not self._closed.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.1)
                return

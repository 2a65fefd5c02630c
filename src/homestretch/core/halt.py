"""Ctrl-C where somebody looks for it: compiled code that is interrupted within a sum takes that for a lack of memory
and ends. Between two moves somebody looks, and within one whenever a bot looks at its clock."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time
from types import FrameType

_heard: list[int] = []


@contextmanager
def between_moves() -> Iterator[None]:
    """Within this, the first Ctrl-C waits for `look`; the second one does not."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:
        yield
        return
    _heard.clear()
    signal.signal(signal.SIGINT, _hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    look()


@contextmanager
def held() -> Iterator[None]:
    """Within this, Ctrl-C waits; processes that are started meanwhile never hear it, not even as they begin."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def look() -> None:
    """Whoever pressed Ctrl-C is heard."""
    if _heard:
        _heard.clear()
        raise KeyboardInterrupt


def clock() -> float:
    """Seconds, and a look."""
    look()
    return perf_counter()


def busy() -> float:
    """Seconds that this thread has worked, and a look: what else runs on the machine is nobody's fault."""
    look()
    return thread_time()


def _hear(number: int, frame: FrameType | None) -> None:
    del frame
    if _heard:
        raise KeyboardInterrupt
    _heard.append(number)

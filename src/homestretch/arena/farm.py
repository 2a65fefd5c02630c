"""Where deals are played: here, on several cores, or on a Ray cluster; they come back in order."""

import importlib
import multiprocessing
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from homestretch.core.types import Msg, Wrong
from homestretch.play.halt import between_moves, held

T = TypeVar("T")
Work = Callable[[int], T]
AHEAD = 4  # deals a Ray worker is given at once
SOON = 5.0  # seconds in which a cluster answers


def here(work: Work[T], numbers: Sequence[int]) -> Iterator[T]:
    for number in numbers:
        with between_moves():
            found = work(number)
        yield found


def cores(work: Work[T], numbers: Sequence[int], jobs: int) -> Iterator[T]:
    """On so many processes, which leave Ctrl-C to the one that started them."""
    context = multiprocessing.get_context("spawn")
    with held():
        pool = context.Pool(min(jobs, len(numbers)), initializer=_deaf)
    with pool:
        yield from pool.imap(work, numbers)


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cluster(work: Work[T], numbers: Sequence[int], address: str) -> Iterator[T]:
    """On an existing Ray cluster; what a lost node had in hand is played again elsewhere, with the same result."""
    ray = _ray()
    if not _answers(address):
        raise _nobody(address)
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ValueError, RuntimeError, OSError) as error:  # no address, or nobody there
        raise _nobody(address) from error
    task = ray.remote(max_retries=-1)(_several)
    chunks = [tuple(numbers[i : i + AHEAD]) for i in range(0, len(numbers), AHEAD)]
    try:
        for found in [task.remote(work, chunk) for chunk in chunks]:
            yield from ray.get(found)
    finally:
        ray.shutdown()


def _answers(address: str) -> bool:
    """Whether anybody is there at all: Ray itself would look for three minutes, and say so in lines of its own."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return True  # auto and the like, which Ray knows at once
    try:
        socket.create_connection((host.strip("[]"), int(port)), SOON).close()
    except (OSError, OverflowError, UnicodeError):
        return False
    return True


def _nobody(address: str) -> Wrong:
    text = f"there is no Ray cluster at {address!r}; give an address such as 10.0.0.1:6379, or auto"
    return Wrong(text, Msg("wrong-ray", {"address": address}))


def _several(work: Work[T], numbers: tuple[int, ...]) -> list[T]:
    return [work(number) for number in numbers]


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        said = Msg("wrong-extra", {"what": "--ray", "name": "ray", "extra": "ray"})
        raise Wrong('a cluster needs ray: pip install "homestretch[ray]"', said) from error


def farm(work: Work[T], numbers: Sequence[int], jobs: int = 1, ray: str = "") -> Iterator[T]:
    """The results of all these numbers, in their order."""
    if not numbers:
        return iter(())
    if ray:
        return cluster(work, numbers, ray)
    return cores(work, numbers, jobs) if jobs > 1 else here(work, numbers)

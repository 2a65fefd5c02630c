"""Where deals are played: here, on several cores, or on a Ray cluster; they come back in order."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from homestretch.core.halt import between_moves, held
from homestretch.play.cluster import joined

T = TypeVar("T")
Work = Callable[[int], T]
AHEAD = 4  # deals a Ray worker is given at once


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
    ray = joined(address, "--ray")
    task = ray.remote(max_retries=-1)(_several)
    chunks = [tuple(numbers[i : i + AHEAD]) for i in range(0, len(numbers), AHEAD)]
    try:
        for found in [task.remote(work, chunk) for chunk in chunks]:
            yield from ray.get(found)
    finally:
        ray.shutdown()


def _several(work: Work[T], numbers: tuple[int, ...]) -> list[T]:
    return [work(number) for number in numbers]


def farm(work: Work[T], numbers: Sequence[int], jobs: int = 1, ray: str = "") -> Iterator[T]:
    """The results of all these numbers, in their order."""
    if not numbers:
        return iter(())
    if ray:
        return cluster(work, numbers, ray)
    return cores(work, numbers, jobs) if jobs > 1 else here(work, numbers)

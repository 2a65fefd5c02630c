"""What is counted and timed, as Prometheus reads it. Nothing here names anybody, or a table."""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from homestretch.server.watch.traces import Traces

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
PREFIX = "homestretch"
Labels = tuple[tuple[str, str], ...]


class Times:
    """How long something took, by how many took at most so long."""

    def __init__(self) -> None:
        self.counts, self.total = [0] * (len(BOUNDS) + 1), 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Meters:
    """All of one worker. A gauge is read when somebody asks for it."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter, traces: Traces | None = None) -> None:
        self._clock, self._traces = clock, traces
        self._counts: dict[tuple[str, Labels], float] = {}
        self._times: dict[tuple[str, Labels], Times] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def begin(self, name: str, **labels: str) -> None:
        """Show this from now on, although none was counted: who watches sees the first one as one more."""
        self._counts.setdefault((name, tuple(labels.items())), 0)

    def count(self, name: str, **labels: str) -> None:
        key = name, tuple(labels.items())
        self._counts[key] = self._counts.get(key, 0) + 1

    def took(self, name: str, seconds: float, **labels: str) -> None:
        key = name, tuple(labels.items())
        times = self._times.get(key)
        if times is None:
            times = self._times[key] = Times()
        times.add(seconds)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Time a step of what is done for somebody."""
        began = self._clock()
        try:
            with self._traces.step(name) if self._traces is not None else nullcontext():
                yield
        finally:
            self.took("step_seconds", self._clock() - began, step=name)

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        """All of it, in the text format of Prometheus."""
        lines = []
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE {PREFIX}_{name}_total counter")
            lines += [f"{_named(f'{name}_total', k[1])} {v:g}" for k, v in self._counts.items() if k[0] == name]
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE {PREFIX}_{name} gauge", f"{PREFIX}_{name} {read():g}"]
        for name in sorted({name for name, _ in self._times}):
            lines.append(f"# TYPE {PREFIX}_{name} histogram")
            for key, times in self._times.items():
                lines += _written(name, key[1], times) if key[0] == name else []
        return "\n".join(lines) + "\n"


def _written(name: str, labels: Labels, times: Times) -> list[str]:
    lines, so_far = [], 0
    for bound, many in zip((*map(str, BOUNDS), "+Inf"), times.counts, strict=True):
        so_far += many
        lines.append(f"{_named(f'{name}_bucket', (*labels, ('le', bound)))} {so_far}")
    return [*lines, f"{_named(f'{name}_sum', labels)} {times.total:.6f}", f"{_named(f'{name}_count', labels)} {so_far}"]


def _named(name: str, labels: Labels) -> str:
    inside = ",".join(f'{key}="{_plain(value)}"' for key, value in labels)
    return f"{PREFIX}_{name}{{{inside}}}" if inside else f"{PREFIX}_{name}"


def _plain(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")

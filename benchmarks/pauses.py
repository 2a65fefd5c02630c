"""The command `homestretch`, in a process that notes how much time the collector takes.

    python benchmarks/pauses.py FILE serve ...

Every stop of a millisecond or more is a line of the file: the generation and its milliseconds of processor.
"""

import gc
import sys
import time
from pathlib import Path

from homestretch.cli import main


class Notes:
    """Stops of the collector, written down as they happen."""

    def __init__(self, file: Path) -> None:
        self.file = file.open("a", buffering=1)
        self.began = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.thread_time()
        elif (took := 1000 * (time.thread_time() - self.began)) >= 1:
            self.file.write(f"{info['generation']} {took:.1f}\n")


def report(file: Path) -> None:
    """How many stops there were of each generation, and the longest; the file is empty afterwards."""
    found = [line.split() for line in file.read_text().splitlines()]
    file.write_text("")
    for generation in sorted({one for one, _ in found}):
        took = [float(ms) for one, ms in found if one == generation]
        print(f"    the collector, generation {generation}: {len(took)} stops, longest {max(took):.0f} ms")


if __name__ == "__main__":
    gc.callbacks.append(Notes(Path(sys.argv[1])))
    del sys.argv[1]
    main()

"""The log: what goes wrong is said once in a while, with how often it did, and never at length."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from types import TracebackType

from homestretch.server.watch.lines import LOG as REQUESTS
from homestretch.server.watch.lines import Lines

EVERY = 60.0  # seconds between two lines that say the same
FEW = 20  # different lines that are said at one place meanwhile
MOST = 500  # lines and places that are remembered
SHORT = 200  # characters of what fills a line by which it is told from others
LONGEST = 4_000  # characters of a line, with its traceback


class Once(logging.Filter):
    """Lets the same line pass once in a while, and a few of one place; the next that passes says how many did not."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said = OrderedDict[Hashable, tuple[float, int, int]]()  # since when, how often, how often not

    def filter(self, record: logging.LogRecord) -> bool:
        now, place = self._clock(), place_of(record)
        kinds: dict[Hashable, int] = {(place, str(record.args)[:SHORT]): 1, place: FEW}
        for kind, most in kinds.items():
            since, said, more = self._said.get(kind, (now, 0, 0))
            if said >= most and now - since < EVERY:
                self._said[kind] = since, said, more + 1
                return False
        record.more = sum(self._note(kind, now) for kind in kinds)
        return True

    def _note(self, kind: Hashable, now: float) -> int:
        """One passes; how many did not before it."""
        since, said, more = self._said.pop(kind, (now, 0, 0))
        self._said[kind] = (now, 1, 0) if now - since >= EVERY else (since, said + 1, 0)
        if len(self._said) > MOST:
            self._said.popitem(last=False)
        return more


def place_of(record: logging.LogRecord) -> Hashable:
    """Where something is said, because of which mistake at which place."""
    kind, _, trace = record.exc_info or (None, None, None)
    return record.name, record.levelno, record.pathname, record.lineno, kind, _innermost(trace)


def _innermost(trace: TracebackType | None) -> Hashable:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace and (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


class Brief(logging.Formatter):
    """When, how bad, who says it, and what; no longer than a screen, and a line of ours for each line."""

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        if len(text) > LONGEST:  # what went wrong stands at the end of a traceback
            text = f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"
        more = getattr(record, "more", 0)
        said = f"{text} (and {more} times more before)" if more else text
        return "\n  ".join(_plain(line) for line in said.splitlines())


def _plain(line: str) -> str:
    """A terminal is told nothing but letters."""
    return "".join(c if c.isprintable() else "�" for c in line)


def begin(as_lines: bool = False) -> None:
    """From now on all that this process logs is said so: for people, or as lines for programs, requests too."""
    out = logging.StreamHandler()
    out.setFormatter(Lines() if as_lines else Brief("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    once = Once()
    out.addFilter(lambda record: record.levelno < logging.WARNING or once.filter(record))
    logging.basicConfig(handlers=[out], level=logging.WARNING)
    if as_lines:
        REQUESTS.setLevel(logging.INFO)

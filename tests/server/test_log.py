"""Logs that do not repeat themselves, on a clock that is given."""

import logging
from collections.abc import Iterator

import pytest

from homestretch.server.wire.log import EVERY, FEW, LONGEST, MOST, Brief, Once

from .test_limits import Hand


class Page(logging.Handler):
    """What was said, line by line."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = Hand()
        self.addFilter(Once(self.clock))
        self.setFormatter(Brief("%(levelname)s: %(message)s"))
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


LOG = logging.getLogger("tests.log")


@pytest.fixture
def page() -> Iterator[Page]:
    one = Page()
    LOG.addHandler(one)
    LOG.propagate = False
    yield one
    LOG.removeHandler(one)


def complain(*values: object) -> None:
    for value in values:
        LOG.warning("%s went wrong", value)


def fail(*given: str) -> None:
    for text in given:
        try:
            int(text)
        except ValueError:
            LOG.exception("no number")


def test_the_same_line_is_said_once_in_a_while_with_how_often_it_happened(page: Page) -> None:
    complain(*["it"] * 100_000)
    assert page.said == ["WARNING: it went wrong"]
    page.clock.now = EVERY
    complain("it", "it")
    assert page.said[1:] == ["WARNING: it went wrong (and 99999 times more before)"]


def test_what_went_wrong_with_each_of_several_is_said(page: Page) -> None:
    """Four broken tables are four lines, and so is a worker that dies after another."""
    complain("the table a", "the table b", "the table c", "the table a")
    assert page.said == [f"WARNING: the table {name} went wrong" for name in "abc"]


def test_however_much_goes_wrong_at_one_place_a_few_lines_are_said_of_it(page: Page) -> None:
    complain(*range(100_000))
    assert len(page.said) == FEW
    page.clock.now = EVERY
    complain("it")
    assert page.said[FEW:] == [f"WARNING: it went wrong (and {100_000 - FEW} times more before)"]


def test_a_line_of_another_place_or_for_another_reason_is_said_at_once(page: Page) -> None:
    complain("it")
    LOG.warning("%s went wrong", "it")
    fail("a", "b")
    try:
        dict[str, int]()["a"]
    except KeyError:
        LOG.exception("no number")
    assert len(page.said) == 4, "two mistakes of one kind at one place are the same"


def test_what_a_stranger_writes_is_neither_long_nor_a_line_of_its_own(page: Page) -> None:
    complain("x" * 1_000_000)
    assert len(page.said[0]) < LONGEST + 100
    LOG.warning("%s", "nothing\nERROR: all is lost\x1b[2J\r\x00")
    assert page.said[1] == "WARNING: nothing\n  ERROR: all is lost�[2J\n  �"
    fail("y" * 1_000_000)
    assert len(page.said[2]) < LONGEST + 500


def test_only_so_many_kinds_of_lines_are_remembered(page: Page) -> None:
    once = page.filters[0]
    assert isinstance(once, Once)
    for n in range(3 * MOST):
        LOG.handle(logging.LogRecord("tests.log", logging.WARNING, "here.py", n, "said", (), None))
    assert len(page.said) == 3 * MOST
    assert len(once._said) == MOST

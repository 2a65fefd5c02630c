"""Ctrl-C is heard between two moves, and never within one."""

import os
import signal

import pytest

from homestretch.arena import halt

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals")


@pytest.fixture(autouse=True)
def heard() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def two_moves(done: list[str]) -> None:
    """With a Ctrl-C in the first."""
    with halt.between_moves():
        signal.raise_signal(signal.SIGINT)
        done.append("the first")
        halt.look()
        done.append("the second")


def pressed(times: int, done: list[str]) -> None:
    with halt.between_moves():
        for _ in range(times):
            signal.raise_signal(signal.SIGINT)
        done.append("all")


def test_the_first_ctrl_c_waits_until_somebody_looks() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        two_moves(done)
    assert done == ["the first"]


def test_one_that_nobody_looked_for_is_heard_at_the_end() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        pressed(1, done)
    assert done == ["all"]


def test_the_second_one_does_not_wait() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        pressed(2, done)
    assert not done


def test_afterwards_all_is_as_before() -> None:
    with halt.between_moves():
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    halt.look()

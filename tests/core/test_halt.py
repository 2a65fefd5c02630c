"""Ctrl-C is heard between two moves, and within one wherever a bot looks at its clock."""

import os
import signal
import subprocess
import sys

import pytest

from homestretch.core import halt

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


def test_while_processes_are_started_it_waits_and_they_never_hear_it() -> None:
    done: list[str] = []
    look = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))"

    def begin() -> None:
        with halt.held():
            signal.raise_signal(signal.SIGINT)
            done.append(subprocess.run([sys.executable, "-c", look], capture_output=True, text=True).stdout)

    with pytest.raises(KeyboardInterrupt):
        begin()
    assert done == ["True\n"]

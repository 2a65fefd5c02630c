"""How much anybody may ask for, on a clock that is given."""

import pytest

from homestretch.server.errors import Refused
from homestretch.server.share.limits import LATER, MOST, Rate


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_after_a_burst_there_are_so_many_a_second() -> None:
    clock = Hand()
    rate = Rate((2.0, 3.0), clock)
    assert [rate.take("ada") for _ in range(4)] == [True, True, True, False]
    clock.now = 0.25
    assert not rate.take("ada")
    clock.now = 1.0
    assert [rate.take("ada") for _ in range(3)] == [True, True, False]


def test_a_long_silence_is_worth_no_more_than_the_burst() -> None:
    clock = Hand()
    rate = Rate((1.0, 2.0), clock)
    assert rate.take("ada")
    clock.now = 1000.0
    assert [rate.take("ada") for _ in range(3)] == [True, True, False]


def test_nobody_uses_up_what_another_has_and_the_longest_silent_is_forgotten() -> None:
    rate = Rate((0.0, 1.0), Hand())
    assert rate.take("ada")
    assert not rate.take("ada")
    assert all(rate.take(n) for n in range(MOST))
    assert rate.take("ada")


def test_who_is_refused_is_told_when_to_try_again() -> None:
    clock = Hand()
    rate = Rate((0.5, 1.0), clock)
    rate.need("ada")
    with pytest.raises(Refused) as refused:
        rate.need("ada")
    assert (refused.value.status, refused.value.retry) == (429, 2.0)
    clock.now = 2.0
    rate.need("ada")


def test_where_there_is_never_more_one_is_told_to_come_much_later() -> None:
    rate = Rate((0.0, 1.0), Hand())
    assert rate.take("ada")
    assert rate.wait("ada") == LATER

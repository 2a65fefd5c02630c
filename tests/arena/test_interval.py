"""Intervals say what they should: 95 % of them hold the truth, whatever the deals are like."""

import pytest

from homestretch.arena.interval import mean, quantile, share
from homestretch.core.rng import Rng


def test_all_wins_are_not_certainty() -> None:
    found = share([1.0] * 30, games=2)
    assert found.share == 1
    assert found.low == pytest.approx(30 / (30 + quantile(30) ** 2))  # Wilson's, for thirty won of thirty
    assert found.high == 1


def test_deals_that_are_alike_by_chance_do_not_look_certain() -> None:
    found = share([0.5, 0.5], games=2)
    assert found.low < 0.2
    assert found.high > 0.8


def test_nothing_played_is_nothing_known() -> None:
    assert share([])[1:] == (0, 1)


@pytest.mark.parametrize("odds", [50, 80, 95])
@pytest.mark.parametrize("tied", [False, True], ids=["games of a deal apart", "games of a deal alike"])
def test_nineteen_of_twenty_intervals_hold_the_truth(odds: int, tied: bool) -> None:
    rng = Rng(5, salt=odds)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(40):
            one = rng.below(100) < odds
            two = one if tied else rng.below(100) < odds
            deals.append((one + two) / 2)
        found = share(deals, games=2)
        held += found.low <= odds / 100 <= found.high
    assert held / 400 > 0.93


def test_student_is_wider_for_few() -> None:
    assert quantile(10_000) == pytest.approx(1.96, abs=0.001)
    assert quantile(5) > 2.4


def test_a_mean_has_an_interval_around_it() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.low < found.share == 2.5 < found.high

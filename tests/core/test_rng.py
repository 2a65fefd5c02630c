"""Draws depend on their keys alone, and are fair."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from homestretch.core.rng import Rng

SEEDS = st.integers(0, 2**64 - 1)


def test_the_stream_is_the_same_everywhere_for_ever() -> None:
    rng = Rng(7, 3)
    assert [int(rng.word()) for _ in range(4)] == [911453363, 1903567588, 1174517205, 1186431023]


@given(SEEDS, st.integers(0, 10_000), st.integers(1, 2**60))
def test_draws_are_in_range_and_repeat_for_the_same_keys(seed: int, ply: int, n: int) -> None:
    one, two = Rng(seed, ply), Rng(seed, ply)
    draws = [one.below(n) for _ in range(5)]
    assert all(0 <= x < n for x in draws)
    assert draws == [two.below(n) for _ in range(5)]


@given(SEEDS, st.integers(0, 1000))
def test_another_ply_seed_or_salt_is_another_stream(seed: int, ply: int) -> None:
    streams = [Rng(seed, ply), Rng(seed, ply + 1), Rng(seed ^ 1, ply), Rng(seed ^ (1 << 40), ply), Rng(seed, ply, 1)]
    assert len({tuple(int(r.word()) for _ in range(4)) for r in streams}) == 5


def chi(counts: Counter[Any], expected: dict[Any, int]) -> float:
    return sum((counts[k] - e) ** 2 / e for k, e in expected.items())


def test_first_draws_over_consecutive_plies_are_uniform() -> None:
    counts = Counter(int(Rng(12345, ply).below(6)) for ply in range(60_000))
    assert chi(counts, dict.fromkeys(range(6), 10_000)) < 20.5  # 5 degrees of freedom: one in a thousand


def test_weights_are_odds() -> None:
    rng = Rng(5)
    counts = Counter(rng.weighted((1, 2, 7)) for _ in range(50_000))
    assert chi(counts, {0: 5_000, 1: 10_000, 2: 35_000}) < 13.8


def test_every_order_is_as_likely() -> None:
    rng = Rng(6)
    counts = Counter(tuple(rng.shuffled([0, 1, 2])) for _ in range(30_000))
    assert len(counts) == 6
    assert chi(counts, dict.fromkeys(counts, 5_000)) < 20.5


def test_units_and_picks_stay_inside() -> None:
    rng = Rng(8)
    assert all(0 <= rng.unit() < 1 for _ in range(1000))
    assert {rng.pick((3, 5)) for _ in range(100)} == {3, 5}


def test_without_weights_there_is_nothing_to_draw() -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        Rng(1).weighted(())

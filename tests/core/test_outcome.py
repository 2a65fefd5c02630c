"""Who won, said once: a seat, a team, several who share, nobody."""

import pytest

from homestretch.core.outcome import Outcome, best

ALONE, PAIRS = (0, 1, 2), (0, 1, 0, 1)


def test_the_highest_score_wins_and_equal_ones_share() -> None:
    assert best((3, 7, 5), ALONE) == (1,)
    assert best((7, 3, 7), ALONE) == (0, 2)


def test_the_team_of_the_highest_score_wins_whole() -> None:
    assert best((3, 7, 5, 1), PAIRS) == (1, 3)
    assert best((7, 7, 5, 1), PAIRS) == (0, 1, 2, 3)


def test_winners_come_first_then_who_came_farthest_then_the_lower_seat() -> None:
    assert Outcome((2,), (9, 4, 1, 9)).ranking() == [2, 0, 3, 1]


@pytest.mark.parametrize(
    ("winners", "teams", "sides", "shares"),
    [
        ((1,), ALONE, (1,), [0, 1, 0]),
        ((0, 2), ALONE, (0, 2), [1 / 2, 0, 1 / 2]),
        ((1, 3), PAIRS, (1,), [0, 1, 0, 1]),
        ((), ALONE, (), [1 / 3, 1 / 3, 1 / 3]),
        ((), PAIRS, (), [1 / 2] * 4),
    ],
    ids=["a seat", "two who share", "a team", "nobody", "no team"],
)
def test_a_win_is_worth_one_in_all_and_nobody_s_is_everybody_s(
    winners: tuple[int, ...], teams: tuple[int, ...], sides: tuple[int, ...], shares: list[float]
) -> None:
    found = Outcome(winners, (0,) * len(teams))
    assert found.sides(teams) == sides
    assert found.shares(teams) == pytest.approx(shares)

"""The splits that are known to be good."""

import pytest

from homestretch import Table
from homestretch.bots import find
from homestretch.core.registry import game as find_game
from homestretch.games.hexenrennen.opening import SPLITS, moves

GAME = find_game("hexenrennen")


@pytest.mark.clause("R-HEX-011")
def test_they_are_offered_where_tiles_are_split_and_nowhere_else():
    table = Table("hexenrennen", 2, 1)
    for split in SPLITS:
        GAME.check(table.state, 0, split)
    table.play(0, SPLITS[0])
    assert moves(GAME.view(table.state, 1)) == SPLITS
    table.play(1, SPLITS[1])
    assert moves(GAME.view(table.state, table.awaits[0])) == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_expert_makes_any_of_them_so_that_nobody_knows_what_lies_where(seats):
    table = Table("hexenrennen", seats, 1)
    view = table.view(table.awaits[0])
    assert {find("expert:1").move(view, seed) for seed in range(100)} == set(SPLITS)


def test_what_expert_tells_of_a_split_is_one_of_them():
    view = Table("hexenrennen", 2, 1).view(0)
    told = [one.move for one in find("expert:200").explain(view, 1)]
    assert len(set(told)) == len(told) == 3
    assert set(told) <= set(SPLITS)

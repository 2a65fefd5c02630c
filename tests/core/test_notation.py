"""Positions as text: what is the same in every game."""

import pytest

import homestretch as hs


@pytest.mark.parametrize("name", hs.games())
def test_a_part_that_no_game_knows_is_refused_and_not_passed_over(name: str) -> None:
    game = hs.game(name)
    shown = game.show(hs.Table(name, game.usual(game.options()), seed=1).state)
    with pytest.raises(hs.Wrong, match="is not a position"):
        game.read(f"{shown} | tracks 1 2 3")


def test_a_part_that_is_misspelt_is_named() -> None:
    with pytest.raises(hs.Wrong, match="there is no part 'trak'"):
        hs.game("hexenrennen").read("4 | turn 0 roll | trak 3:S10")

"""Magpie, clause by clause: a position, a move, the position after."""

import pytest

from homestretch.core import contract
from homestretch.core.explore import follow, moves
from homestretch.core.registry import game
from homestretch.core.types import CHANCE

GAME = game("magpie")
START = GAME.start(2, GAME.options())
DEALT = follow(GAME, START, "* c5; * c9")


def test_every_law_is_kept() -> None:
    assert contract.check(GAME, moves=500) >= 500


@pytest.mark.clause("R-MAGPIE-001")
def test_any_of_twelve_cards_may_be_dealt_first() -> None:
    assert [GAME.say(move) for move in moves(GAME, START, CHANCE)] == [f"c{n}" for n in range(1, 13)]


@pytest.mark.clause("R-MAGPIE-002")
def test_everybody_sees_their_own_card_only() -> None:
    assert GAME.counts(GAME.options()) == (2, 3, 4)
    assert [GAME.view(DEALT, seat).hands for seat in (0, 1, None)] == [(5, None), (None, 9), (None, None)]


@pytest.mark.clause("R-MAGPIE-003")
def test_everybody_has_one_turn_in_the_order_of_the_seats() -> None:
    assert GAME.awaits(DEALT) == (0,)
    assert GAME.awaits(follow(GAME, DEALT, "0 keep")) == (1,)
    assert GAME.awaits(follow(GAME, DEALT, "0 keep; 1 keep")) == ()


@pytest.mark.clause("R-MAGPIE-004")
def test_a_card_that_is_swapped_lies_open_and_is_not_dealt_again() -> None:
    swapped = follow(GAME, DEALT, "0 swap")
    assert GAME.view(swapped, 1).open == (5,)
    assert "c5" not in [GAME.say(move) for move in moves(GAME, swapped, CHANCE)]
    assert GAME.show(follow(GAME, swapped, "* c2")) == "2 | hands 2 9 | open 5 | turn 1"


@pytest.mark.clause("R-MAGPIE-005")
def test_at_the_end_all_cards_are_shown_and_the_highest_wins() -> None:
    over = follow(GAME, DEALT, "0 keep; 1 keep")
    assert GAME.view(over, None).hands == (5, 9)
    assert GAME.outcome(over).winners == (1,)


@pytest.mark.parametrize("text", ["2 | hands 5 5 | open | turn 0", "2 | hands 5 | open | turn 0", "2 | turn 3"])
def test_what_cannot_be_is_no_position(text: str) -> None:
    with pytest.raises(ValueError, match="not a position of magpie"):
        GAME.read(text)

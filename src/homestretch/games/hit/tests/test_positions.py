"""Positions that can be, and those that cannot."""

import pytest

from homestretch.core.types import Wrong

from .conftest import GAME, clause, position


def refused(there, here, shown):
    assert there in shown
    with pytest.raises(Wrong):
        GAME.read(shown.replace(there, here, 1))


def dealt(moves=0, seats=3, **options):
    """The text of a game after so many moves of the deal."""
    s = GAME.start(seats, GAME.options(**options))
    for line in ("p1", *["s-coin3 s-out1 s-out6"] * seats)[:moves]:
        s = GAME.play(s, -1, GAME.hear(line))
    return GAME.show(s)


@pytest.mark.parametrize(
    ("there", "here"),
    [
        ("turn 0", "turn -1"),
        ("turn 0", "turn 4"),
        ("first 0", "first 4"),
        ("round 1", "round -1"),
        ("round 1", "round 0"),  # hands are dealt, so it is round 1
        ("0 play", "0 play 1"),  # a winner of a game that goes on
        ("0 play", "0 over 1"),  # whose pawns are not home
        ("0 play", "0 pick"),
        ("0 play", "0 buy"),  # with cards in hand
        ("0 play", "0 keep"),
        ("0 play", "0 draw"),
        ("0 play", "0 refill"),  # a full market
        ("hand s-coin3 s-out1 s-out6", "hand s-coin3 s-out1 s-out6 n-6"),
        ("4 |", "2147483648 |"),
        ("4 |", "18446744073709551616 |"),
        ("round 1", "round 18446744073709551616"),
        ("round 1", "round ²"),
        ("round 1", "round 1_1"),
        ("6 coins", "18446744073709551616 coins"),
        ("f5 w w", "f5 w"),  # a pawn is missing
        ("f5 w w", "f5 w w w"),
        ("top -", "top s-3"),
        ("market n-7", "market s-3"),
    ],
)
def test_a_position_that_cannot_arise_is_refused(there, here):
    refused(there, here, GAME.show(position(blue="f5").s))


@clause("R-HIT-091", "R-HIT-311")
@pytest.mark.parametrize(
    ("there", "here"),
    [
        ("round 51", "round 50"),  # there is still a round to play
        ("round 51", "round 52"),
        ("turn 0 over", "turn 1 over"),  # the last round is not at its end
        ("turn 0 over", "turn 0 play"),  # beyond the limit
        ("round_limit=50", "round_limit=100"),
    ],
)
def test_a_game_without_a_winner_is_over_after_its_last_round(there, here):
    shown = GAME.show(position(turn="0 over", number=51, round_limit=50).s)
    assert GAME.show(GAME.read(shown)) == shown
    refused(there, here, shown)


@clause("R-HIT-091")
def test_a_game_is_won_in_the_turn_of_the_winner():
    won = GAME.show(position(blue="g1 g2 f39", hand="s-3 s-coin3").play("s-3 f39 g3").s)
    refused("turn 0 over 0", "turn 1 over 0", won)
    refused("turn 0 over 0", "turn 0 over 1", won)
    refused("turn 0 over 0", "turn 0 play", won)


@clause("R-HIT-018", "R-HIT-020", "R-HIT-022", "R-HIT-026", "R-HIT-028", "R-HIT-029")
@pytest.mark.parametrize(
    ("moves", "there", "here"),
    [
        (0, "turn 0 pick", "turn 1 pick"),
        (0, "f0 w w w", "f1 w w w"),
        (1, "turn 0 draw", "turn 1 draw"),  # seat 0 has no cards yet
        (2, "turn 1 draw", "turn 2 draw"),
        (2, "turn 1 draw", "turn 0 draw"),
        (2, "6 coins", "5 coins"),
        (2, "market -", "market n-8"),
        (2, "pile s-1to5 s-3 s-corner ; discard -", "pile s-1to5 s-3 ; discard s-corner"),
        (4, "turn 2 refill", "turn 0 refill"),
    ],
)
def test_the_deal_has_an_order(moves, there, here):
    refused(there, here, dealt(moves))


@clause("R-HIT-029")
def test_who_begins_is_who_the_option_says():
    shown = dealt(first_player="1")
    assert "first 1" in shown
    refused("first 1", "first 2", shown)
    refused("turn 0 draw", "turn 0 pick", shown)


@clause("R-HIT-084", "R-HIT-083")
@pytest.mark.parametrize(
    ("pile", "discard"),
    [
        ("s-out6", "s-coin3 s-out1 s-1to5 s-corner s-3"),  # the pile is not empty
        ("-", "s-coin3 s-out1 s-out6 s-1to5 s-3 s-corner"),  # no shield on top
    ],
)
def test_keep_or_mix_waits_for_an_empty_pile_and_a_shield(pile, discard):
    assert position(turn="0 keep", hand="", pile="-", discard="s-coin3 s-out1 s-out6 s-1to5 s-corner s-3").waits == (0,)
    with pytest.raises(Wrong):
        position(turn="0 keep", hand="", pile=pile, discard=discard)


@pytest.mark.parametrize("option", ["four_pawns=true", "first_player=3"])
def test_a_position_of_two_has_options_for_two(option):
    shown = GAME.show(position(seats=2).s)
    with pytest.raises(Wrong):
        GAME.read(f"{shown} | {option}")

"""Symbols: for her, against her, and by a neutral tribe."""

import pytest

import homestretch as hs
from homestretch.core.explore import follow, moves
from homestretch.core.registry import game as find
from homestretch.games.hexenrennen import phases

GAME = find("hexenrennen")
clause = pytest.mark.clause


def legal(s, seat=0):
    return [GAME.say(m) for m in moves(GAME, s, seat)]


def witches(s, seat=0):
    return GAME.view(s, None).at[seat]


def rests(s):
    return s.phase == phases.ROLL


# her own symbol


@clause("R-HEX-070")
def test_exactly_one_card_or_none(at):
    s = at("0 card 7", {0: (7,)}, up="7:F*", hands={0: "23"})
    assert legal(s) == ["leave", "2", "3"]
    with pytest.raises(hs.Illegal):
        follow(GAME, s, "0 2 3")


@clause("R-HEX-071")
def test_a_number_card_needs_a_free_tile(at):
    s = at("0 card 7", {0: (7, 9), 1: (10,)}, up="7:F*", hands={0: "2345"})
    assert legal(s) == ["leave", "4", "5"]


@clause("R-HEX-072", "R-HEX-100")
def test_a_number_card_may_end_in_the_finish_but_not_beyond(at):
    s = at("0 card 45", {0: (45,)}, up="45:F*", hands={0: "34567"})
    assert legal(s) == ["leave", "3", "4", "5", "6"]


@clause("R-HEX-073")
def test_another_own_symbol_lets_her_player_play_again_or_stop(at):
    s = follow(GAME, at("0 card 7", {0: (7,)}, up="7:F* 17:F*", hands={0: "t2"}), "0 10")
    assert GAME.awaits(s) == (0,)
    assert legal(s) == ["leave", "2"]


@clause("R-HEX-074")
def test_a_symbol_card_leads_forward_only(at):
    s = at("0 card 20", {0: (20,)}, up="20:F* 7:F*", hands={0: "2***"})
    t = at("0 card 20", {0: (20,)}, up="20:F* 40:F*", hands={0: "***"})
    assert legal(s) == ["leave", "2"]
    assert witches(follow(GAME, t, "0 symbol")) == (40, 0, 0)


@clause("R-HEX-075")
def test_a_symbol_card_is_out_when_all_symbols_ahead_are_taken(at):
    s = at("0 card 7", {0: (7,), 1: (20,), 2: (40,)}, up="7:F* 20:F* 40:F*")
    assert "symbol" not in legal(s)


@clause("R-HEX-070", "R-HEX-076")
def test_with_no_card_to_play_on_her_own_symbol_the_turn_just_ends(at):
    s = follow(GAME, at("0 roll", {0: (5,)}, lay="7:F*", hands={0: "-"}), "* 2; 0 t5; * F*")
    assert rests(s)
    assert s.turn == 1


# another player's symbol


@clause("R-HEX-080", "R-HEX-025")
def test_only_the_owner_decides_and_only_with_his_own_hand(at):
    s = at("0 card 30", {0: (30,)}, up="30:W*", hands={0: "23456789t", 2: "5"})
    assert GAME.awaits(s) == (2,)
    assert legal(s, 2) == ["leave", "5"]
    with pytest.raises(hs.Illegal):
        follow(GAME, s, "0 leave")


@clause("R-HEX-082")
def test_a_taken_symbol_behind_is_skipped_unless_the_option_says_otherwise(at):
    given = {"witches": {0: (40,), 3: (20,)}, "up": "40:W* 20:W* 6:W*"}
    s = at("0 card 40", **given)
    assert witches(follow(GAME, s, "2 symbol")) == (6, 0, 0)
    strict = at("0 card 40", **given, symbol_skip_occupied="false")
    assert "symbol" not in legal(strict, 2)


@clause("R-HEX-082")
def test_a_symbol_card_against_her_never_leads_forward(at):
    s = at("0 card 20", {0: (20,)}, up="20:W* 40:W*")
    assert "symbol" not in legal(s, 2)


@clause("R-HEX-083")
def test_a_number_card_against_her_needs_a_free_tile(at):
    s = at("0 card 20", {0: (20, 18), 1: (17,)}, up="20:W*", hands={2: "2345"})
    assert legal(s, 2) == ["leave", "4", "5"]


@clause("R-HEX-085", "R-HEX-086")
def test_thrown_back_onto_a_face_down_tile_it_is_turned_up_and_acts(at):
    s = follow(GAME, at("0 card 20", {0: (20,)}, up="20:W*", lay="15:F2"), "2 5; * F2")
    assert witches(s) == (17, 0, 0)
    assert 5 not in GAME.view(s, None).hands[2]


@clause("R-HEX-087", "R-HEX-081")
def test_an_owner_without_a_card_that_fits_is_not_asked(at):
    s = at("0 roll", {0: (1, 2)}, lay="3:W*", hands={2: "2t*"})
    s = follow(GAME, s, "* 1; 0 t2; * W*")  # the 2 would lead onto her sister, the 10 off the track
    assert rests(s)
    assert s.turn == 1


# the duty


@clause("R-HEX-090", "R-HEX-091")
def test_brought_by_the_die_nobody_must_play(at):
    s = follow(GAME, at("0 roll", {0: (18,)}, lay="20:W*"), "* 2; 0 t18; * W*")
    assert legal(s, 2)[0] == "leave"


@clause("R-HEX-092")
def test_the_duty_is_against_her_if_she_is_not_his(at):
    s = follow(GAME, at("0 card 30", {0: (30,)}, up="30:S* 25:W*", hands={2: "3"}), "1 5")
    assert legal(s, 2) == ["3"]
    assert witches(follow(GAME, s, "2 3")) == (22, 0, 0)


@clause("R-HEX-093")
def test_number_or_symbol_both_fulfil_the_duty(at):
    s = follow(GAME, at("0 card 30", {0: (30,)}, up="30:S* 25:W* 6:W*", hands={2: "34*"}), "1 5")
    assert legal(s, 2) == ["3", "4", "symbol"]
    assert witches(follow(GAME, s, "2 symbol")) == (6, 0, 0)


@clause("R-HEX-094")
def test_without_a_card_that_fits_there_is_no_duty(at):
    s = follow(GAME, at("0 card 30", {0: (30,)}, up="30:S* 25:W*", hands={2: "*"}), "1 5")
    assert witches(s) == (25, 0, 0)
    assert rests(s)


@clause("R-HEX-095")
def test_the_duty_can_come_twice_in_a_turn_to_the_same_player(at):
    s = at("0 card 45", {0: (45,)}, up="45:S* 40:W* 37:M* 30:W*", hands={2: "39"})
    s = follow(GAME, s, "1 5")
    assert legal(s, 2) == ["3", "9"]
    s = follow(GAME, s, "2 3; 3 7")
    assert GAME.awaits(s) == (2,)
    assert legal(s, 2) == ["9"]


@clause("R-HEX-096", "R-HEX-091")
def test_a_tile_turned_up_after_a_throw_back_carries_the_duty(at):
    s = follow(GAME, at("0 card 30", {0: (30,)}, up="30:S*", lay="25:W*"), "1 5; * W*")
    assert GAME.awaits(s) == (2,)
    assert "leave" not in legal(s, 2)


@clause("R-HEX-096")
def test_forward_by_a_card_after_a_throw_back_nobody_must_play(at):
    s = at("0 card 30", {0: (30,)}, up="30:S* 25:F* 28:W*")
    s = follow(GAME, s, "1 5")
    assert "leave" not in legal(s, 0)
    s = follow(GAME, s, "0 3")
    assert legal(s, 2)[0] == "leave"


# neutral tribes


@clause("R-HEX-124", "R-HEX-125")
def test_a_neutral_number_throws_back_and_the_landing_counts(at):
    s = at("0 draw 30", {0: (30,)}, up="30:M* 20:F5", lay="25:S9", seats=3)
    s = follow(GAME, s, "* 10; * S9")
    assert witches(s) == (25, 0, 0)
    assert rests(s)


@clause("R-HEX-126")
def test_a_neutral_symbol_throws_back_to_the_same_symbol(at):
    s = at("0 draw 40", {0: (40,), 1: (20,)}, up="40:M* 20:M* 5:M* 38:W*", seats=3)
    assert witches(follow(GAME, s, "* symbol")) == (5, 0, 0)
    strict = at("0 draw 40", {0: (40,), 1: (20,)}, up="40:M* 20:M* 5:M*", seats=3, symbol_skip_occupied="false")
    assert witches(follow(GAME, strict, "* symbol")) == (40, 0, 0)


@clause("R-HEX-127", "R-HEX-128")
@pytest.mark.parametrize(("place", "card"), [(5, 7), (5, 5), (20, 2)])
def test_a_neutral_card_that_cannot_be_carried_out_is_used_up(at, place, card):
    s = at(f"0 draw {place}", {0: (place, 18)}, up=f"{place}:M*", seats=3)
    s = follow(GAME, s, f"* {card}")
    assert witches(s) == (place, 18, 0)
    assert card not in GAME.view(s, None).hands[3]
    assert rests(s)


@clause("R-HEX-130")
def test_by_option_an_empty_pile_is_shuffled_again(at):
    s = at("0 roll", {0: (18,)}, lay="20:M*", hands={3: "-"}, seats=3, neutral_reshuffle="true")
    s = follow(GAME, s, "* 2; 0 t18; * M*")
    assert sum(GAME.chance(s).weights) == 12
    assert len(GAME.view(follow(GAME, s, "* 4"), None).hands[3]) == 11


@clause("R-HEX-141")
def test_a_symbol_draws_from_the_pile_of_its_own_tribe(at):
    s = at("0 draw 20", {0: (20,)}, up="20:W* 8:M* 5:W*", hands={2: "*", 3: "45"}, seats=2)
    assert GAME.chance(s).tokens == (11,)
    assert witches(follow(GAME, s, "* symbol")) == (5, 0, 0)

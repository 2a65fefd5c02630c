"""The examples of the leaflet, and positions in which engines go wrong: what lies where, what is done, what follows.

Seats 0 to 3 lead frost, storm, wood and mist.
"""

import pytest

import homestretch as hs
from homestretch.core.explore import follow, moves
from homestretch.core.registry import game as find
from homestretch.games.hexenrennen import phases

GAME = find("hexenrennen")
clause, scenario = pytest.mark.clause, pytest.mark.scenario


def legal(s, seat):
    return [GAME.say(m) for m in moves(GAME, s, seat)]


def witches(s, seat):
    return GAME.view(s, None).at[seat]


def hand(s, tribe):
    return GAME.view(s, None).hands[tribe]


def up(s):
    return {p: GAME.words[f] for p, f in enumerate(GAME.view(s, None).faces) if f}


def next_to_roll(s):
    assert s.phase == phases.ROLL
    assert GAME.awaits(s) == (hs.CHANCE,)
    return s.turn


@scenario("H-T01")
@clause("R-HEX-044", "R-HEX-050", "R-HEX-073", "R-HEX-083", "R-HEX-085", "R-HEX-091", "R-HEX-060")
def test_the_long_journey_of_the_leaflet(at):
    s = at("1 roll", lay="3:S10 13:S4 17:W* 10:M* 5:F6")
    s = follow(GAME, s, "* 3; 1 wait; * S10; * S4; * W*")
    assert GAME.awaits(s) == (2,)
    assert "leave" in legal(s, 2)
    s = follow(GAME, s, "2 7; * M*")
    assert GAME.awaits(s) == (3,)
    assert "leave" not in legal(s, 3)
    s = follow(GAME, s, "3 5; * F6")
    assert witches(s, 1) == (5, 0, 0)
    assert up(s) == {3: "S10", 13: "S4", 17: "W*", 10: "M*", 5: "F6"}
    assert 7 not in hand(s, 2)
    assert 5 not in hand(s, 3)
    assert next_to_roll(s) == 2


@scenario("H-T02")
@clause("R-HEX-020", "R-HEX-040", "R-HEX-060")
def test_the_first_roll_of_the_leaflets_picture(at):
    s = follow(GAME, at("0 roll", lay="2:M7"), "* 2; 0 wait; * M7")
    assert witches(s, 0) == (2, 0, 0)
    assert up(s) == {2: "M7"}
    assert next_to_roll(s) == 1


@scenario("H-T03")
@clause("R-HEX-051")
def test_an_own_number_whose_target_is_taken_leaves_her_where_she_is(at):
    s = follow(GAME, at("1 roll", {1: (20,), 3: (29,)}, lay="24:S5"), "* 4; 1 t20; * S5")
    assert witches(s, 1) == (24, 0, 0)
    assert up(s) == {24: "S5"}
    assert next_to_roll(s) == 2


@scenario("H-T04")
@clause("R-HEX-052")
def test_an_own_number_past_the_four_leaves_her_where_she_is(at):
    s = follow(GAME, at("1 roll", {1: (40,)}, lay="45:S8"), "* 5; 1 t40; * S8")
    assert witches(s, 1) == (45, 0, 0)
    assert next_to_roll(s) == 2


@scenario("H-T05")
@clause("R-HEX-053", "R-HEX-046")
def test_an_own_number_carries_her_into_the_finish(at):
    s = follow(GAME, at("1 roll", {1: (40,)}, lay="45:S6"), "* 5; 1 t40; * S6")
    assert witches(s, 1) == (51, 0, 0)
    assert next_to_roll(s) == 2


@clause("R-HEX-053")
def test_by_option_an_own_number_does_not_carry_her_into_the_finish(at):
    s = at("1 roll", {1: (40,)}, lay="45:S6", tile_may_enter_finish="false")
    s = follow(GAME, s, "* 5; 1 t40; * S6")
    assert witches(s, 1) == (45, 0, 0)
    assert next_to_roll(s) == 2
    card = at("1 card 45", {1: (45,)}, up="45:S*", tile_may_enter_finish="false")
    assert witches(follow(GAME, card, "1 6"), 1) == (51, 0, 0)  # a card still does


@scenario("H-T06")
@clause("R-HEX-035")
def test_setting_out_counts_free_tiles_only(at):
    s = follow(GAME, at("0 roll", {1: (1, 2), 2: (4,)}, lay="6:M7"), "* 3; 0 wait; * M7")
    assert witches(s, 0) == (6, 0, 0)


@scenario("H-T08")
@clause("R-HEX-023", "R-HEX-034")
def test_with_no_witch_to_move_the_turn_is_over_and_the_die_is_not_rolled_again(at):
    s = follow(GAME, at("0 roll", {0: (48, 47, 50)}), "* 6")
    assert witches(s, 0) == (48, 47, 50)
    assert next_to_roll(s) == 1


@scenario("H-T10")
@clause("R-HEX-100", "R-HEX-102", "R-HEX-111")
@pytest.mark.parametrize(("roll", "place"), [(1, 47), (2, 48), (3, 49), (4, 50), (5, 51)])
def test_from_tile_46_every_roll_to_five_counts_exactly(at, roll, place):
    s = at("0 roll", {0: (46, 51, 51)}, lay="47:M9 48:M10")
    s = follow(GAME, s, f"* {roll}; 0 t46")
    assert witches(s, 0)[0] == place
    if place > 48:
        assert GAME.awaits(s) == ()
        assert GAME.scores(s)[0] == 8 + place - 47


@scenario("H-T10")
@clause("R-HEX-100", "R-HEX-022")
def test_from_tile_46_a_six_cannot_be_used(at):
    assert next_to_roll(follow(GAME, at("0 roll", {0: (46, 51, 51)}), "* 6")) == 1


@scenario("H-T12")
@clause("R-HEX-070", "R-HEX-090")
def test_on_her_own_symbol_she_may_stay(at):
    s = follow(GAME, at("1 roll", {1: (5,)}, lay="7:S*"), "* 2; 1 t5; * S*; 1 leave")
    assert witches(s, 1) == (7, 0, 0)
    assert len(hand(s, 1)) == 12
    assert next_to_roll(s) == 2


@scenario("H-T13")
@clause("R-HEX-071", "R-HEX-073", "R-HEX-076")
def test_a_card_on_her_own_symbol_moves_her_on_and_the_chain_goes_on(at):
    s = at("1 roll", {1: (5,)}, lay="7:S* 12:S9 21:F3")
    s = follow(GAME, s, "* 2; 1 t5; * S*; 1 5; * S9; * F3")
    assert witches(s, 1) == (21, 0, 0)
    assert up(s) == {7: "S*", 12: "S9", 21: "F3"}
    assert 5 not in hand(s, 1)
    assert next_to_roll(s) == 2


@scenario("H-T15")
@clause("R-HEX-074", "R-HEX-043")
def test_a_symbol_card_skips_a_taken_symbol_ahead_and_ends_the_turn(at):
    s = at("1 roll", {1: (5,), 2: (22,)}, up="22:S* 40:S*", lay="7:S*")
    s = follow(GAME, s, "* 2; 1 t5; * S*; 1 symbol")
    assert witches(s, 1) == (40, 0, 0)
    assert hand(s, 1).count(11) == 2
    assert next_to_roll(s) == 2


@scenario("H-T16")
@clause("R-HEX-075")
def test_a_symbol_card_needs_another_symbol_face_up(at):
    s = follow(GAME, at("1 roll", {1: (5,)}, lay="7:S*"), "* 2; 1 t5; * S*")
    assert legal(s, 1) == ["leave", *(str(n) for n in range(2, 11))]


@scenario("H-T18")
@clause("R-HEX-080", "R-HEX-081", "R-HEX-090")
def test_the_owner_of_a_symbol_may_leave_her(at):
    s = follow(GAME, at("1 roll", {1: (33,)}, lay="35:W*"), "* 2; 1 t33; * W*")
    assert GAME.awaits(s) == (2,)
    s = follow(GAME, s, "2 leave")
    assert witches(s, 1) == (35, 0, 0)
    assert len(hand(s, 2)) == 12
    assert next_to_roll(s) == 2


@scenario("H-T19")
@clause("R-HEX-082", "R-HEX-043", "R-HEX-086")
def test_a_symbol_card_throws_her_back_to_the_nearest_symbol_and_nothing_follows(at):
    s = at("1 roll", {1: (33,)}, up="20:W* 6:W*", lay="35:W*")
    s = follow(GAME, s, "* 2; 1 t33; * W*; 2 symbol")
    assert witches(s, 1) == (20, 0, 0)
    assert hand(s, 2).count(11) == 2
    assert next_to_roll(s) == 2


@scenario("H-T21")
@clause("R-HEX-084", "R-HEX-038", "R-HEX-017")
def test_no_card_throws_her_off_the_track(at):
    s = at("1 roll", {1: (2,)}, lay="4:W*", hands={2: "2347"})
    s = follow(GAME, s, "* 2; 1 t2; * W*")
    assert legal(s, 2) == ["leave", "2", "3"]
    assert witches(follow(GAME, s, "2 2"), 1) == (2, 0, 0)
    assert witches(follow(GAME, s, "2 3"), 1) == (1, 0, 0)


@scenario("H-T23")
@clause("R-HEX-091", "R-HEX-092", "R-HEX-094")
def test_thrown_back_onto_her_own_symbol_her_player_must_play_for_her(at):
    s = at("1 roll", {1: (31,)}, lay="33:W* 25:S* 28:F4", hands={1: "3*"})
    s = follow(GAME, s, "* 2; 1 t31; * W*; 2 8; * S*")
    assert GAME.awaits(s) == (1,)
    assert legal(s, 1) == ["3"]
    s = follow(GAME, s, "1 3; * F4")
    assert witches(s, 1) == (28, 0, 0)
    assert next_to_roll(s) == 2


@scenario("H-T27")
@clause("R-HEX-042")
def test_a_tile_face_up_acts_again(at):
    s = follow(GAME, at("0 roll", {0: (9,)}, up="12:F6", lay="18:S2"), "* 3; 0 t9; * S2")
    assert witches(s, 0) == (18, 0, 0)
    assert next_to_roll(s) == 1


@scenario("H-T28")
@clause("R-HEX-041", "R-HEX-040")
def test_tiles_flown_over_stay_face_down(at):
    s = follow(GAME, at("0 roll", {0: (9,)}, lay="13:W5"), "* 4; 0 t9; * W5")
    assert up(s) == {13: "W5"}


@scenario("H-T30")
@clause("R-HEX-110", "R-HEX-112", "R-HEX-111")
def test_the_one_who_ends_the_game_need_not_win(at):
    s = follow(GAME, at("0 roll", {0: (49, 49, 47), 1: (51, 51, 30)}), "* 2; 0 t47")
    assert GAME.awaits(s) == ()
    assert GAME.scores(s) == (6, 8, 0, 0)


@scenario("H-T31")
@clause("R-HEX-113", "R-HEX-031")
def test_equal_points_share_the_victory(at):
    s = follow(GAME, at("0 roll", {0: (49, 49, 48), 3: (50, 50)}), "* 1; 0 t48")
    assert GAME.scores(s) == (6, 0, 0, 6)


@scenario("H-T34")
@clause("R-HEX-124", "R-HEX-125", "R-HEX-128", "R-HEX-129")
def test_a_neutral_card_throws_her_back_onto_a_symbol_whose_player_must_play(at):
    s = at("1 roll", {1: (18,)}, lay="20:M* 14:W*", seats=3)
    s = follow(GAME, s, "* 2; 1 t18; * M*")
    assert GAME.awaits(s) == (hs.CHANCE,)
    s = follow(GAME, s, "* 6; * W*")
    assert witches(s, 1) == (14, 0, 0)
    assert 6 not in hand(s, 3)
    assert GAME.awaits(s) == (2,)
    assert "leave" not in legal(s, 2)


@scenario("H-T37")
@clause("R-HEX-126", "R-HEX-127", "R-HEX-128")
def test_a_neutral_symbol_without_another_behind_does_nothing_but_is_used_up(at):
    s = follow(GAME, at("1 roll", {1: (18,)}, lay="20:M*", seats=3), "* 2; 1 t18; * M*; * symbol")
    assert witches(s, 1) == (20, 0, 0)
    assert hand(s, 3).count(11) == 2
    assert next_to_roll(s) == 2


@scenario("H-T38")
@clause("R-HEX-060")
def test_a_neutral_number_stops_everybody(at):
    s = follow(GAME, at("0 roll", {0: (18,)}, lay="20:M7", seats=3), "* 2; 0 t18; * M7")
    assert witches(s, 0) == (20, 0, 0)
    assert next_to_roll(s) == 1


@scenario("H-T39")
@clause("R-HEX-130")
def test_with_the_pile_empty_a_neutral_symbol_only_stops_her(at):
    s = at("1 roll", {1: (18,)}, lay="20:M*", hands={3: "-"}, seats=3)
    s = follow(GAME, s, "* 2; 1 t18; * M*")
    assert witches(s, 1) == (20, 0, 0)
    assert next_to_roll(s) == 2


@scenario("H-T41")
@clause("R-HEX-101", "R-HEX-046", "R-HEX-072")
def test_a_witch_in_the_finish_is_never_offered_again(at):
    s = at("1 card 44", {1: (44, 3, 0)}, up="44:S* 3:W2")
    s = follow(GAME, s, "1 6")
    assert witches(s, 1) == (50, 3, 0)
    assert next_to_roll(s) == 2
    again = at("1 roll", {1: (50, 3, 0)}, up="3:W2")
    assert legal(follow(GAME, again, "* 1"), 1) == ["wait", "t3"]


@scenario("H-T42")
@clause("R-HEX-036", "R-HEX-016")
@pytest.mark.parametrize("roll", range(1, 7))
def test_three_waiting_witches_are_one_word_and_can_always_set_out(at, roll):
    s = follow(GAME, at("0 roll"), f"* {roll}")
    assert legal(s, 0) == ["wait"]
    assert sorted(witches(follow(GAME, s, "0 wait"), 0)) == [0, 0, roll]

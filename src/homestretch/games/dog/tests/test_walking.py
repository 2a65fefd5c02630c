"""Start field, track and goal: R-DOG-060 to 109."""

import pytest

import homestretch as hs

clause, scenario = pytest.mark.clause, pytest.mark.scenario


# coming out


@scenario("T-22", "T-23")
@clause("R-DOG-060", "R-DOG-061")
@pytest.mark.parametrize("card", ["13", "1/11", "joker"])
def test_a_start_card_or_a_joker_brings_a_pawn_out_onto_its_start_field(dog, card):
    assert dog.ends(dog.at("", card)) == {"G f0"}
    assert dog.ends(dog.at("", card, turn=2)) == {"R f32"}


@scenario("T-23")
@clause("R-DOG-061", "R-DOG-121")
def test_a_joker_brings_a_pawn_out_in_one_way_of_saying_it(dog):
    assert dog.legal(dog.at("", "joker")) == ["joker 13 yard"]


@clause("R-DOG-061", "R-DOG-053")
@pytest.mark.parametrize("card", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "swap"])
def test_no_other_card_brings_a_pawn_out(dog, card):
    assert dog.legal(dog.at("", card)) == ["out"]


@scenario("T-29")
@clause("R-DOG-062")
def test_with_nobody_on_the_track_pawns_in_the_goal_may_move(dog):
    assert dog.ends(dog.at("G g1", "2")) == {"G g3"}
    assert dog.ends(dog.at("G g1", "2 13"), "2") == {"G g3"}


@clause("R-DOG-062")
def test_by_option_nothing_but_coming_out_helps_when_nobody_is_on_the_track(dog):
    bound = {"must_start_when_track_empty": "true"}
    assert dog.legal(dog.at("G g1", "2", **bound)) == ["out"]
    assert dog.legal(dog.at("G g1", "2 1/11 joker", **bound)) == ["1/11 yard", "joker 13 yard"]
    assert dog.ends(dog.at("G g1 f20", "2", **bound)) == {"G f20 g3", "G f22 g1"}


@clause("R-DOG-062", "R-DOG-130")
def test_by_option_no_swap_card_is_put_down_without_effect_instead_of_coming_out(dog):
    s = dog.at("Y f20", "13 swap", must_start_when_track_empty="true", swap_no_effect="whenever_impossible")
    assert dog.legal(s) == ["13 yard"]
    with pytest.raises(hs.Illegal):
        dog.game.check(s, 0, dog.game.hear("swap none"))


@scenario("T-24")
@clause("R-DOG-070", "R-DOG-069")
@pytest.mark.parametrize("other", ["Y", "R", "B"])
def test_coming_out_captures_a_foreign_pawn_on_the_start_field(dog, other):
    assert dog.ends(dog.at(f"{other} f0", "13")) == {"G f0"}


@scenario("T-25", "T-26")
@clause("R-DOG-071", "R-DOG-123")
def test_nobody_comes_out_while_an_own_pawn_stands_there(dog):
    assert dog.ends(dog.at("G f0", "13")) == {"G f13"}
    assert dog.ends(dog.at("G f0", "1/11")) == {"G f1", "G f11"}


# protection


@scenario("T-34")
@clause("R-DOG-063", "R-DOG-065", "R-DOG-067")
def test_a_protected_pawn_is_neither_captured_nor_overtaken(dog):
    for card in ("2", "5", "7", "12"):
        assert dog.legal(dog.at("G f14 Y f16", card)) == ["out"]
    assert dog.ends(dog.at("G f14 Y f16", "1/11")) == {"G f15 Y f16", "G f0 f14 Y f16"}


@scenario("T-51")
@clause("R-DOG-064")
@pytest.mark.parametrize(
    ("before", "card", "reach"),
    [("", "13", "G f0"), ("G f62", "2", "G f0"), ("G f4", "4", "G f0"), ("G f10 Y f0", "swap", "G f0 Y f10")],
)
def test_however_it_got_there_it_is_protected(dog, before, card, reach):
    assert reach in dog.ends(dog.at(before, card))
    wall = dog.at(reach.replace("Y f10", "") + " B f62", "2", turn=3)
    assert dog.legal(wall) == ["out"]


@scenario("T-36")
@clause("R-DOG-068")
def test_it_bars_the_way_of_partner_and_own_colour_alike(dog):
    assert dog.legal(dog.at("G f30 R f32", "3")) == ["out"]
    assert dog.legal(dog.at("G f30 R f32", "5")) == ["out"]
    assert dog.ends(dog.at("G f30 R f32", "1/11"), "1/11 f30") == {"G f31 R f32"}
    assert dog.ends(dog.at("G f0 f62", "6")) == {"G f6 f62"}
    assert dog.ends(dog.at("G f0 f62", "2")) == {"G f2 f62"}


@scenario("T-35")
@clause("R-DOG-069")
def test_on_a_foreign_start_field_nobody_is_protected(dog):
    assert dog.ends(dog.at("G f14 B f16", "5")) == {"G f19 B f16"}
    assert dog.ends(dog.at("G f14 B f16", "2")) == {"G f16"}


@scenario("T-40")
@clause("R-DOG-086", "R-DOG-065")
def test_backward_it_bars_the_way_just_so(dog):
    assert dog.ends(dog.at("G f20 Y f16", "4")) == {"G f24 Y f16"}
    assert dog.ends(dog.at("G f18 Y f16", "4")) == {"G f22 Y f16"}
    assert dog.ends(dog.at("G f21 Y f16", "4")) == {"G f25 Y f16", "G f17 Y f16"}


@scenario("T-37")
@clause("R-DOG-063")
def test_a_pawn_is_not_barred_by_itself(dog):
    assert dog.ends(dog.at("G f0", "4")) == {"G f4", "G f60"}


# walking


@clause("R-DOG-080", "R-DOG-120", "R-DOG-088", "R-DOG-081")
@pytest.mark.parametrize("card", ["2", "3", "5", "6", "8", "9", "10", "12", "13"])
def test_a_number_moves_one_pawn_that_many_fields_clockwise(dog, card):
    moved = dog.ends(dog.at("G f2 f22", card), f"{card} f")
    assert moved == {f"G f{2 + int(card)} f22", f"G f2 f{22 + int(card)}"}


@scenario("T-87")
@clause("R-DOG-082", "R-DOG-052")
def test_by_option_pawns_walk_counter_clockwise_while_turns_do_not(dog):
    s = dog.at("G f0", "", hands=["5", "5", "-", "-"], direction="ccw")
    assert dog.ends(s) == {"G f59"}
    assert dog.game.awaits(dog.go(s, "0 5 f0 f59")) == (1,)
    assert dog.ends(dog.at("G f4", "8", direction="ccw")) == {"G g4", "G f60"}
    assert dog.ends(dog.at("G f0", "4", direction="ccw")) == {"G f4", "G f60"}


@scenario("T-32", "T-39")
@clause("R-DOG-083")
def test_whoever_stands_where_a_move_ends_returns_to_its_yard(dog):
    assert dog.ends(dog.at("G f10 B f15", "5")) == {"G f15"}
    assert dog.ends(dog.at("G f20 B f16", "4")) == {"G f24 B f16", "G f16"}


@clause("R-DOG-084", "R-DOG-053")
def test_own_and_partners_pawns_are_captured_too_even_against_ones_will(dog):
    assert dog.ends(dog.at("G f10 R f15", "5")) == {"G f15"}
    assert dog.ends(dog.at("G f10 f15", "5")) == {"G f15", "G f10 f20"}
    assert dog.legal(dog.at("G f10 f15 Y f16", "5")) == ["5 f10 f15"]


@scenario("T-31")
@clause("R-DOG-085", "R-DOG-087", "R-DOG-135")
def test_pawns_are_jumped_over_unharmed_and_their_fields_count(dog):
    assert dog.ends(dog.at("G f10 Y f12 R f13 B f14", "5")) == {"G f15 Y f12 R f13 B f14"}
    assert dog.ends(dog.at("G f10 f12", "5")) == {"G f12 f15", "G f10 f17"}


@scenario("T-44", "T-52")
@clause("R-DOG-089")
def test_a_pawn_that_does_not_fit_goes_round_again(dog):
    assert dog.legal(dog.at("G f60", "9")) == ["9 f60 f5"]
    assert dog.ends(dog.at("G f62", "8")) == {"G f6"}
    assert dog.ends(dog.at("G f62", "6")) == {"G g4", "G f4"}  # this one does


# the goal


@scenario("T-42", "T-43")
@clause("R-DOG-104", "R-DOG-106", "R-DOG-107", "R-DOG-108", "R-DOG-109")
@pytest.mark.parametrize(("card", "slot"), [("5", 1), ("6", 2), ("7", 3), ("8", 4)])
def test_four_before_the_start_field_five_to_eight_lead_in_or_past(dog, card, slot):
    assert dog.ends(dog.at("G f60", card)) == {f"G g{slot}", f"G f{slot}"}


@scenario("T-45")
@clause("R-DOG-105")
def test_from_the_start_field_nothing_leads_in(dog):
    assert dog.ends(dog.at("G f0", "2")) == {"G f2"}
    assert dog.ends(dog.at("G f0", "3")) == {"G f3"}
    assert dog.ends(dog.at("G f0", "4")) == {"G f4", "G f60"}


@clause("R-DOG-101")
def test_the_lane_must_be_free_up_to_the_slot(dog):
    assert dog.ends(dog.at("G f60 g2", "5"), "5 f60") == {"G f1 g2", "G g1 g2"}
    assert dog.ends(dog.at("G f60 g2", "6"), "6 f60") == {"G f2 g2"}
    assert dog.ends(dog.at("G f60 g2", "8"), "8 f60") == {"G f4 g2"}
    assert dog.legal(dog.at("G g1 g3", "2")) == ["out"]


@scenario("T-30")
@clause("R-DOG-102")
def test_in_the_goal_nobody_walks_backward(dog):
    assert dog.legal(dog.at("G g4", "4")) == ["out"]


@scenario("T-48")
@clause("R-DOG-103", "R-DOG-088")
def test_in_the_goal_pawns_close_up_exactly(dog):
    reach = {card: dog.ends(dog.at("G g1", card), f"{card} g") for card in ("1/11", "2", "3", "4")}
    assert reach == {"1/11": {"G g2"}, "2": {"G g3"}, "3": {"G g4"}, "4": set()}


@clause("R-DOG-104")
def test_nobody_enters_backward(dog):
    assert dog.ends(dog.at("G f2", "4")) == {"G f6", "G f62"}


@clause("R-DOG-104")
def test_a_foreign_pawn_on_the_start_field_does_not_bar_the_goal_but_an_own_one_does(dog):
    assert dog.ends(dog.at("G f62 B f0", "3")) == {"G g1 B f0", "G f1 B f0"}
    assert dog.ends(dog.at("G f62 f0", "3"), "3 f62") == set()


@scenario("T-79")
@clause("R-DOG-100")
def test_in_the_goal_nobody_is_captured_or_swapped(dog):
    assert dog.legal(dog.at("G f10 Y g1", "swap")) == ["swap none"]
    assert dog.ends(dog.at("G g1 f62", "3")) == {"G f62 g4", "G f1 g1"}


@scenario("T-53")
@clause("R-DOG-104", "R-DOG-122")
def test_the_way_over_the_start_field_from_further_away(dog):
    assert dog.ends(dog.at("G f52", "13")) == {"G g1", "G f1", "G f0 f52"}
    assert dog.ends(dog.at("G f52", "12")) == {"G f0"}
    assert dog.ends(dog.at("G f52", "10")) == {"G f62"}


@scenario("T-85")
@clause("R-DOG-008")
def test_six_colours_sit_on_a_ring_of_96_and_the_distance_is_an_option(dog):
    assert dog.ends(dog.at("", "13", seats=6, turn=5)) == {"O f80"}
    assert dog.legal(dog.at("G f45 R f48", "3", seats=6)) == ["out"]
    assert dog.legal(dog.at("G f45 R f48", "5", seats=6)) == ["out"]
    assert dog.ends(dog.at("G f45 R f48", "2", seats=6)) == {"G f47 R f48"}
    assert dog.ends(dog.at("G f95", "3", seats=6)) == {"G g2", "G f2"}
    assert dog.ends(dog.at("", "13", turn=1, fields_per_colour=18)) == {"Y f18"}
    assert dog.ends(dog.at("G f55", "3", fields_per_colour=14)) == {"G g2", "G f2"}

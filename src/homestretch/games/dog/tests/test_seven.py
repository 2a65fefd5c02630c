"""The seven: R-DOG-131 to 140."""

import pytest

clause, scenario = pytest.mark.clause, pytest.mark.scenario


@clause("R-DOG-131", "R-DOG-137")
def test_seven_points_are_divided_over_two_free_pawns_in_eight_ways(dog):
    ends = dog.ends(dog.at("G f2 f40", "7"))
    assert ends == {f"G f{2 + n} f{47 - n}" for n in range(8)}


@clause("R-DOG-131")
def test_four_free_pawns_divide_seven_points_in_120_ways(dog):
    far_apart = dog.at("G f1 f19 f33 f49", "7")
    assert len(dog.ends(far_apart)) == 120


@scenario("T-57", "T-58")
@clause("R-DOG-132")
def test_if_seven_cannot_be_used_up_the_card_cannot_be_played(dog):
    assert dog.legal(dog.at("G f14 Y f16", "7")) == ["out"]
    assert dog.ends(dog.at("G f14 f40 Y f16", "7")) == {"G f15 f46 Y f16", "G f14 f47 Y f16"}


@clause("R-DOG-132", "R-DOG-131")
def test_a_first_portion_that_leaves_points_over_is_not_offered(dog):
    s = dog.at("G f14 f40 Y f16", "7")
    hear = dog.game.hear
    assert [dog.game.words[t] for t in dog.game.ask(s, 0, hear("7 f40")).tokens] == ["f46", "f47"]


@scenario("T-56")
@clause("R-DOG-133", "R-DOG-134", "R-DOG-136")
def test_whoever_is_overtaken_burns_own_and_partners_pawns_too(dog):
    s = dog.at("G f10 f15 Y f12 R f14 B f17", "7")
    assert "G f17" in dog.ends(s, "7 f10 f17")
    divided = dog.at("G f10 f40 Y f12 B f43", "7")
    assert dog.ends(divided, "7 f10 f13 f40 f44") == {"G f13 f44"}


@clause("R-DOG-133")
def test_a_burned_pawn_takes_no_further_portion(dog):
    s = dog.at("G f10 f12", "7")
    assert dog.ends(s, "7 f10 f13 ") == set()
    assert dog.ends(s, "7 f12 ") >= {"G f10 f19", "G f12 f17"}


@clause("R-DOG-133", "R-DOG-104")
def test_a_foreign_pawn_on_the_start_field_burns_when_the_seven_turns_into_the_goal(dog):
    assert dog.ends(dog.at("G f60 B f0 Y f62", "7")) == {"G g3", "G f3"}


@clause("R-DOG-135", "R-DOG-087")
def test_other_cards_burn_nobody(dog):
    for card in ("8", "9", "joker"):
        value = "8" if card == "joker" else card
        ends = dog.ends(dog.at("G f10 Y f12", card), card + (" 8" if card == "joker" else ""))
        assert ends == {f"G f{10 + int(value)} Y f12"}


@clause("R-DOG-136")
def test_a_portion_that_ends_on_a_pawn_captures_it(dog):
    assert dog.ends(dog.at("G f20 f40 B f21", "7"), "7 f20 f21 f40 f46") == {"G f21 f46"}


@clause("R-DOG-137")
def test_order_matters_when_one_pawn_has_to_clear_the_way(dog):
    s = dog.at("G f0 f62", "7")
    assert dog.ends(s, "7 f62 f63 ") == {"G f6 f63"}
    assert dog.ends(s, "7 f0 f1 f62") == {"G f1 g4", "G f4"}
    assert dog.ends(s) == {"G f7 f62", "G f6 f63"} | dog.ends(s, "7 f0 f")
    assert "G f2 g3" in dog.ends(s)


@scenario("T-60")
@clause("R-DOG-138")
def test_portions_may_close_up_in_the_goal(dog):
    assert dog.ends(dog.at("G g1 f20", "7")) == {"G f24 g4", "G f25 g3", "G f26 g2", "G f27 g1"}


@clause("R-DOG-139", "R-DOG-125")
def test_it_walks_forward_only_and_brings_nobody_out(dog):
    assert dog.ends(dog.at("G f20", "7")) == {"G f27"}
    assert dog.legal(dog.at("", "7")) == ["out"]


@scenario("T-61")
@clause("R-DOG-088")
def test_the_goal_takes_only_what_fits(dog):
    assert dog.ends(dog.at("G f62", "7")) == {"G f5"}


@clause("R-DOG-105", "R-DOG-137")
def test_a_portion_that_ends_on_the_start_field_is_not_continued_into_the_goal(dog):
    s = dog.at("G f62 f20", "7")
    assert dog.legal(s).count("7 f62 f0 f20 f25") == 1
    assert not [m for m in dog.legal(s) if m.startswith("7 f62 f0 f0")]


@scenario("T-64", "T-66")
@clause("R-DOG-140")
def test_when_the_last_pawn_comes_home_the_rest_is_for_the_partner(dog):
    assert dog.ends(dog.at("G g4 g3 g2 f61 R f20", "7")) == {"G f4 g2 g3 g4 R f20", "G g1 g2 g3 g4 R f23"}
    assert dog.ends(dog.at("G g4 g3 g2 f61", "7")) == {"G f4 g2 g3 g4"}


@clause("R-DOG-140")
def test_the_rest_may_be_divided_over_the_partners_pawns_and_burns_as_well(dog):
    ends = dog.ends(dog.at("G g4 g3 g2 f61 R f20 f50 Y f21", "7"), "7 f61 g0.1")
    assert ends == {
        "G g1 g2 g3 g4 R f23 f50",
        "G g1 g2 g3 g4 R f22 f51",
        "G g1 g2 g3 g4 R f21 f52",
        "G g1 g2 g3 g4 Y f21 R f20 f53",
    }


@clause("R-DOG-140", "R-DOG-152")
def test_the_partners_pawns_do_not_come_first(dog):
    assert not [m for m in dog.legal(dog.at("G g4 g3 g2 f61 R f20", "7")) if m.startswith("7 f20")]
    assert dog.legal(dog.at("G f14 Y f16 R f40", "7")) == ["out"]


@clause("R-DOG-140")
def test_by_option_the_partners_pawns_may_always_take_part(dog):
    assert dog.ends(dog.at("G f2 R f40", "7", seven_partner="free")) == {f"G f{2 + n} R f{47 - n}" for n in range(8)}


@clause("R-DOG-140")
def test_by_option_they_may_when_the_own_pawns_are_stuck(dog):
    assert dog.ends(dog.at("G f2 R f40", "7", seven_partner="when_stuck")) == {"G f9 R f40"}
    stuck = dog.at("G f14 Y f16 R f40", "7", seven_partner="when_stuck")
    assert dog.ends(stuck) == {"G f15 Y f16 R f46", "G f14 Y f16 R f47"}


@clause("R-DOG-140", "R-DOG-053")
@pytest.mark.parametrize("own", ["", "G f15", "G g3 g4"])
def test_by_option_all_seven_go_to_the_partner_when_no_own_pawn_can_walk_at_all(dog, own):
    pawns = f"{own} Y f16 R f40".strip()
    assert dog.ends(dog.at(pawns, "7", seven_partner="when_stuck")) == {pawns.replace("R f40", "R f47")}
    assert dog.legal(dog.at(pawns, "7")) == ["out"]


@scenario("T-69", "T-71")
@clause("R-DOG-153", "R-DOG-155")
def test_a_seven_wins_only_if_all_seven_are_used(dog):
    home = "G g4 g3 g2 {} R g1 g2 g3 g4"
    lap = dog.at(home.format("f61"), "7 4")
    assert dog.ends(lap, "7") == {"G f4 g2 g3 g4 R g1 g2 g3 g4"}
    assert dog.game.awaits(dog.go(lap, "0 7 f61 f4")) != ()
    assert dog.game.scores(dog.go(lap, "0 4 f61 g0.1")) == (1, 0, 1, 0)
    assert dog.game.awaits(dog.go(dog.at(home.format("f58"), "7"), "0 7 f58 g0.1")) == ()

"""Every card by its text."""

import pytest

from .conftest import clause, position, scenario


@clause("R-HIT-104", "R-HIT-110", "R-HIT-111", "R-HIT-112", "R-HIT-113", "R-HIT-114", "R-HIT-115")
@pytest.mark.parametrize(
    ("card", "steps", "coins", "shield"),
    [
        ("s-3", 3, 2, True),
        ("n-4", 4, 0, True),
        ("n-5", 5, 2, False),
        ("n-6", 6, 1, False),
        ("n-7", 7, 2, False),
        ("n-8", 8, 2, False),
        ("n-11", 11, 0, False),
    ],
)
def test_plain_numbers(card, steps, coins, shield):
    p = position(blue="f12", hand=f"{card} s-coin3")
    assert p.legal(card) == {f"{card} f12 f{12 + steps}"}
    p = p.play(f"{card} f12 f{12 + steps}")
    assert (p.coins, p.guarded()) == (6 + coins, shield)


@scenario("T-23")
@clause("R-HIT-105", "R-HIT-208")
def test_the_next_free_corner_skips_taken_ones():
    p = position(blue="f1 f8", red="f4", hand="s-corner s-coin3")
    assert p.legal("s-corner") == {"s-corner f1 f10", "s-corner f8 f10"}
    assert p.play("s-corner f1 f10").coins == 7
    none = position(blue="f38", hand="s-corner s-coin3")
    assert none.legal("s-corner") == {"s-corner unused"}
    assert none.play("s-corner unused").coins == 7
    assert none.why("f38", "s-corner") == ("why-no-aim", "R-HIT-208")


@scenario("T-38", "T-39")
@clause("R-HIT-116", "R-HIT-222")
def test_three_on_or_one_back():
    p = position(blue="f1", red="f0", hand="n-3b1", tops={1: "n-4"})
    assert p.legal() == {"n-3b1 f1 f4", "n-3b1 f1 f0"}
    assert p.play("n-3b1 f1 f0").where(1) == "w w w"
    assert position(blue="f0", hand="n-3b1").legal() == {"n-3b1 f0 f3"}
    assert position(blue="f1 f0", hand="n-3b1").legal("n-3b1 f1") == {"n-3b1 f1 f4"}


@clause("R-HIT-221")
def test_nobody_goes_back_in_the_goal():
    assert position(2, blue="g1", hand="n-3b1").legal() == {"n-3b1 g1 g4"}
    assert position(2, blue="g2", hand="n-3b1").legal() == {"n-3b1 unused"}


@scenario("T-26")
@clause("R-HIT-118", "R-HIT-203", "R-HIT-205")
@pytest.mark.parametrize(("here", "there"), [("f5", "f9"), ("f9", "f19"), ("f31", "f39")])
def test_the_next_barrier(here, there):
    assert position(blue=here, hand="n-bar").legal() == {f"n-bar {here} {there}"}
    assert position(blue="f39", hand="n-bar").legal() == {"n-bar unused"}


@scenario("T-28")
@clause("R-HIT-119", "R-HIT-204", "R-HIT-205", "R-HIT-206")
def test_the_next_start():
    p = position(blue="f5", red="f10", hand="n-start")
    assert p.legal() == {"n-start f5 f10"}
    assert p.play("n-start f5 f10").where(1) == "w w w"
    assert position(blue="f10", hand="n-start").legal() == {"n-start f10 f20"}
    assert position(blue="f31", hand="n-start").legal() == {"n-start unused"}
    assert position(blue="f30", hand="n-start").legal() == {"n-start unused"}


@clause("R-HIT-206", "R-HIT-062")
def test_jumps_go_on_from_protected_pawns():
    p = position(blue="f5", red="f9", green="f10", hand="n-bar n-start", tops={1: "n-4", 2: "s-3"})
    assert p.legal("n-bar") == {"n-bar f5 f11"}
    assert p.legal("n-start") == {"n-start f5 f11"}
    assert position(blue="f35", red="f39", hand="n-bar", tops={1: "n-4"}).legal() == {"n-bar f35 g1"}


@clause("R-HIT-207")
def test_a_jump_onto_an_own_pawn_is_not_made_and_nothing_is_skipped():
    p = position(blue="f5 f9", hand="n-bar")
    assert p.legal() == {"n-bar f9 f19"}
    assert p.why("f5", "n-bar") == ("why-own-pawn", "R-HIT-058")
    assert position(blue="f5 f10", hand="n-start").legal() == {"n-start f10 f20"}
    assert position(blue="f1 f8", hand="n-corn").legal("n-corn f1") == {"n-corn f1 f4", "n-corn f1 f10"}


@scenario("T-24")
@clause("R-HIT-122", "R-HIT-209", "R-HIT-206")
def test_one_two_or_three_corners_on_taken_or_not():
    p = position(blue="f1", red="f8", hand="n-corn")
    assert p.legal() == {"n-corn f1 f4", "n-corn f1 f8", "n-corn f1 f10"}
    assert p.play("n-corn f1 f8").where(1) == "w w w"
    guarded = position(blue="f1", red="f8", hand="n-corn", tops={1: "n-4"})
    assert guarded.legal() == {"n-corn f1 f4", "n-corn f1 f9", "n-corn f1 f10"}


@clause("R-HIT-208")
def test_corners_beyond_the_own_barrier_do_not_exist():
    assert position(blue="f33", hand="n-corn").legal() == {"n-corn f33 f34", "n-corn f33 f38"}
    assert position(blue="f38", hand="n-corn").legal() == {"n-corn unused"}


@scenario("T-30")
@clause("R-HIT-123", "R-HIT-053", "R-HIT-201", "R-HIT-202")
def test_the_hunt_takes_the_next_opponent_past_own_pawns():
    p = position(blue="f30 f33", red="f35 f29", hand="n-hunt")
    assert p.legal() == {"n-hunt f30 f35", "n-hunt f33 f35"}
    after = p.play("n-hunt f30 f35")
    assert (after.where(), after.where(1)) == ("f33 f35 w", "f29 w w")


@scenario("T-31")
@clause("R-HIT-123", "R-HIT-213")
def test_the_hunt_leads_into_the_goal_past_a_protected_pawn_on_the_barrier():
    assert position(blue="f30", red="f39", hand="n-hunt", tops={1: "n-4"}).legal() == {"n-hunt f30 g1"}


@clause("R-HIT-210")
def test_the_hunt_does_not_look_past_a_protected_pawn():
    p = position(blue="f30", red="f33", green="f35", hand="n-hunt", tops={1: "n-4"})
    assert p.legal() == {"n-hunt f30 f34"}


@scenario("T-32")
@clause("R-HIT-211", "R-HIT-201")
def test_the_hunt_sees_nobody_beyond_the_own_barrier():
    p = position(blue="f35", red="f2 g1", hand="n-hunt")
    assert p.legal() == {"n-hunt unused"}
    assert p.why("f35", "n-hunt") == ("why-no-aim", "R-HIT-211")


@scenario("T-33")
@clause("R-HIT-124", "R-HIT-212", "R-HIT-202")
def test_directly_behind_the_next_pawn_of_any_colour():
    p = position(blue="f12 f20", hand="n-behind")
    assert p.legal() == {"n-behind f12 f19"}
    assert position(blue="f12", red="f13", hand="n-behind").legal() == {"n-behind unused"}
    assert position(blue="f12", red="f15", hand="n-behind").legal() == {"n-behind f12 f14"}


@clause("R-HIT-212", "R-HIT-066")
def test_own_pawns_in_the_goal_are_ahead_unless_the_option_says_no():
    assert position(blue="f35 g1", hand="n-behind").legal() == {"n-behind f35 f39"}
    assert position(blue="f35 g2", hand="n-behind").legal() == {"n-behind unused"}
    p = position(blue="f35 g2", hand="n-behind")
    assert p.why("f35", "n-behind") == ("why-not-into-goal", "R-HIT-066")
    assert position(blue="f35 g1", hand="n-behind", goal_is_ahead=False).legal() == {"n-behind unused"}


@scenario("T-35")
@clause("R-HIT-125", "R-HIT-249")
def test_over_one_or_two_groups():
    p = position(blue="f5", red="f7", green="f8", yellow="f10", hand="n-group")
    assert p.legal() == {"n-group f5 f9", "n-group f5 f11"}
    inside = position(blue="f5", red="f6 f8", green="f7", yellow="f12", hand="n-group", tops={1: "n-4"})
    assert inside.legal() == {"n-group f5 f9", "n-group f5 f13"}
    own = position(blue="f5 f7", hand="n-group")
    assert own.legal() == {"n-group f5 f8"}


@clause("R-HIT-125", "R-HIT-249", "R-HIT-066")
def test_a_group_at_the_own_barrier_cannot_be_jumped():
    assert position(blue="f36", red="f38 f39", hand="n-group").legal() == {"n-group unused"}
    assert position(blue="f36", red="f38", hand="n-group").legal() == {"n-group f36 f39"}
    assert position(blue="f36", red="f37 f39", hand="n-group").legal() == {"n-group f36 f38"}


# ten steps


@scenario("T-44")
@clause("R-HIT-117", "R-HIT-248")
def test_ten_steps_on_one_pawn_go_on_past_an_opponent():
    p = position(blue="f3", red="f13", hand="n-split")
    assert p.legal() == {"n-split f3 f14"}
    assert p.play("n-split f3 f14").where(1) == "f13 w w"


@scenario("T-45")
@clause("R-HIT-117", "R-HIT-248")
def test_ten_steps_that_do_not_fit_are_unused():
    assert position(blue="f35", hand="n-split").legal() == {"n-split unused"}
    assert position(2, blue="f35 g4", hand="n-split").legal() == {"n-split unused"}


@clause("R-HIT-117", "R-HIT-248")
def test_two_pawns_share_ten_steps_in_eleven_ways_and_two_orders():
    p = position(blue="f3 f25", hand="n-split")
    results = {p.play(move).where() for move in p.legal()}
    assert len(results) == 11
    assert "f3 f35 w" in results
    assert "f13 f25 w" in results
    assert len(p.legal()) == 2 + 2 * 9


@clause("R-HIT-248")
def test_the_order_of_the_legs_matters():
    p = position(blue="f3 f5", hand="n-split")
    assert "n-split f5 f13 f3 f5" in p.legal()  # 8 and 2: the field must be left first
    assert not p.legal("n-split f3 f5")


@clause("R-HIT-248")
def test_pawns_in_the_goal_may_take_a_share_and_waiting_ones_may_not():
    p = position(2, blue="g1 f5", hand="n-split")
    assert "n-split g1 g2 f5 f14" in p.legal()
    assert p.asks("n-split") == {"g1", "f5"}


@clause("R-HIT-248")
def test_steps_gained_by_going_on_are_free_and_the_number_is_asked_where_it_is_open():
    p = position(blue="f2 f20", red="f4", hand="n-split")
    assert p.asks("n-split f2 f5") == {"2", "3"}
    assert "n-split f2 f5 2 f20 f28" in p.legal()
    assert "n-split f2 f5 3 f20 f27" in p.legal()
    assert p.why("7", "n-split f2 f5") == ("why-other-number", "R-HIT-117")


@clause("R-HIT-117", "R-HIT-248")
def test_nobody_stops_half_way_not_even_to_win():
    p = position(blue="f39 g2 g3", hand="n-split")
    assert p.legal() == {"n-split unused"}  # one step would win; nine are left


@clause("R-HIT-117")
def test_no_pawn_moves_twice():
    p = position(blue="f3 f25", hand="n-split")
    assert p.asks("n-split f3 f7") == {"f25"}
    assert p.why("f7", "n-split f3 f7") == ("why-pawn-moved", "R-HIT-117")

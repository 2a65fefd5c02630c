"""Moving, capturing, going on, coming out."""

import pytest

from homestretch.core.types import Illegal

from .conftest import clause, position, scenario

# playing cards


@clause("R-HIT-033", "R-HIT-035")
def test_any_card_of_the_hand_may_be_played_and_all_must_be():
    p = position(blue="f0", hand="s-coin3 s-3 s-corner", coins=0)
    assert p.asks() == {"s-coin3", "s-3", "s-corner"}
    p = p.play("s-coin3")
    assert p.asks() == {"s-3", "s-corner"}
    p = p.play("s-corner f0 f4", "s-3 f4 f7")
    assert p.hand() == ""


@clause("R-HIT-034")
def test_a_card_is_one_move_and_nothing_else_can_be_said_in_it():
    p = position(blue="f0", hand="s-coin3 s-3 s-corner")
    assert p.why("s-coin3", "s-3") == ("why-finish-card", "R-HIT-034")
    with pytest.raises(Illegal):
        p.play("s-3 f0 f3 s-coin3")


@scenario("T-15")
@clause("R-HIT-036", "R-HIT-061", "R-HIT-063")
def test_the_last_card_played_lies_on_top_and_decides_about_the_shield():
    p = position(blue="f0", hand="s-coin3 s-3", coins=0, market="-")
    last_coin = p.play("s-3 f0 f3", "s-coin3")
    assert (last_coin.top(), last_coin.guarded()) == ("s-coin3", False)
    last_shield = p.play("s-coin3", "s-3 f0 f3")
    assert (last_shield.top(), last_shield.guarded()) == ("s-3", True)


@clause("R-HIT-037")
def test_one_card_moves_captures_pays_and_protects():
    p = position(blue="f0", red="f3", hand="s-3 s-coin3").play("s-3 f0 f3")
    assert (p.where(), p.where(1), p.coins, p.guarded()) == ("f3 w w", "w w w", 8, True)


@scenario("T-13")
@clause("R-HIT-038", "R-HIT-242", "R-HIT-058")
def test_a_card_that_some_pawn_can_carry_out_is_not_laid_down_unused():
    p = position(blue="f5 f8", hand="s-3 s-coin3")
    assert p.legal("s-3") == {"s-3 f8 f11"}
    assert p.why("unused", "s-3") == ("why-not-unused", "R-HIT-242")
    assert p.play("s-3 f8 f11").coins == 8
    back = position(blue="f39 g3", hand="n-3b1", red="f38")
    assert back.legal() == {"n-3b1 f39 f38"}  # harmful or not
    assert position(blue="f38 g2", hand="n-3b1").legal() == {"n-3b1 f38 f37"}


@scenario("T-16")
@clause("R-HIT-039", "R-HIT-041", "R-HIT-049", "R-HIT-050")
def test_an_overshoot_makes_the_card_unused_and_its_shield_counts():
    p = position(blue="f39", hand="n-4")
    assert p.legal() == {"n-4 unused"}
    p = p.play("n-4 unused")
    assert (p.where(), p.coins, p.top(), p.guarded()) == ("f39 w w", 6, "n-4", True)


@scenario("T-55")
@clause("R-HIT-040", "R-HIT-243", "R-HIT-068", "R-HIT-228")
def test_an_unused_card_pays_and_the_neutral_six_brings_nobody_out():
    p = position(hand="n-6")
    assert p.legal() == {"n-6 unused"}
    assert p.play("n-6 unused").coins == 7


@clause("R-HIT-244", "R-HIT-100", "R-HIT-120", "R-HIT-121")
@pytest.mark.parametrize(
    ("card", "coins", "shield"), [("s-coin3", 3, False), ("n-coin3", 3, True), ("n-coin5", 5, False)]
)
def test_coin_cards_pay_and_ask_nothing(card, coins, shield):
    p = position(blue="f0", hand=f"{card} s-corner")
    assert p.legal(card) == {card}
    p = p.play(card)
    assert (p.coins, p.where(), p.guarded()) == (6 + coins, "f0 w w", shield)


# moving


@clause("R-HIT-042", "R-HIT-043", "R-HIT-044", "R-HIT-053")
def test_a_number_moves_one_own_pawn_that_is_out_clockwise_past_anybody():
    p = position(blue="f2 f4", red="f5 f6 f8", hand="n-7")
    assert p.legal() == {"n-7 f2 f9", "n-7 f4 f11"}
    assert p.play("n-7 f2 f9").where() == "f4 f9 w"
    assert p.why("f5", "n-7") == ("why-no-pawn", "R-HIT-044")


@clause("R-HIT-046", "R-HIT-048", "R-HIT-047")
def test_the_own_barrier_turns_a_pawn_into_the_goal_and_is_nothing_to_others():
    assert position(blue="f38", hand="s-3").legal() == {"s-3 f38 g2"}
    assert position(2, turn="0 play", blue="f18", hand="s-3").legal() == {"s-3 f18 f21"}


@scenario("T-06", "T-07")
@clause("R-HIT-049", "R-HIT-091", "R-HIT-246")
@pytest.mark.parametrize("first", ["", "both unused"])
def test_the_example_of_the_goal(first):
    p = position(2, blue="g1 g2 g4 f36", hand="n-split n-11 s-out6")
    if first:
        assert p.legal("n-split") == {"n-split unused"}
        assert p.legal("n-11") == {"n-11 unused"}
        p = p.play("n-split unused", "n-11 unused")
    p = p.play("s-out6 f36 g3")
    assert (p.waits, p.s.winner) == ((), 0)
    assert len(p.hand().split()) == (0 if first else 2)
    assert p.market == "n-7 n-8 n-bar n-start n-group"


@clause("R-HIT-051", "R-HIT-052")
def test_pawns_in_the_goal_are_jumped_and_their_fields_counted():
    p = position(2, blue="f38 g1 g2", hand="s-1to5")
    assert p.legal("s-1to5 f38") == {"s-1to5 f38 f39", "s-1to5 f38 g3", "s-1to5 f38 g4"}


@clause("R-HIT-054")
def test_nobody_can_be_captured_in_the_goal():
    p = position(red="g1", blue="f8", hand="n-hunt")
    assert p.legal() == {"n-hunt unused"}


@scenario("T-41")
@clause("R-HIT-220")
def test_a_pawn_in_the_goal_may_move_deeper():
    p = position(2, blue="g1 g3 f5", hand="s-1to5")
    assert p.legal("s-1to5 g1") == {"s-1to5 g1 g2", "s-1to5 g1 g4"}
    assert position(blue="g1 g3", hand="s-out1 s-3").legal("s-out1") == {"s-out1 out", "s-out1 g1 g2"}


@clause("R-HIT-314")
@pytest.mark.parametrize(("card", "field"), [("s-3", "f10"), ("s-3", "f9"), ("s-3", "f8")])
def test_no_field_of_the_ring_is_safe(card, field):
    here = f"f{int(field[1:]) - 3}"
    assert position(blue=here, red=field, hand=card).play(f"{card} {here} {field}").where(1) == "w w w"


# capturing


@scenario("T-05")
@clause("R-HIT-055", "R-HIT-056", "R-HIT-057")
def test_the_example_of_the_capture():
    p = position(blue="f12", red="f17", hand="n-5").play("n-5 f12 f17")
    assert (p.where(), p.where(1), p.coins) == ("f17 w w", "w w w", 8)


@scenario("T-19")
@clause("R-HIT-059", "R-HIT-060", "R-HIT-103")
def test_one_to_five_never_captures_but_goes_on():
    p = position(blue="f2", red="f4", hand="s-1to5")
    assert p.legal() == {"s-1to5 f2 f3", "s-1to5 f2 f5", "s-1to5 f2 f6", "s-1to5 f2 f7"}
    for move in p.legal():
        assert p.play(move).where(1) == "f4 w w"


@scenario("T-08")
@clause("R-HIT-062", "R-HIT-065", "R-HIT-215")
def test_the_example_of_the_shield_with_a_pawn_directly_ahead():
    p = position(blue="f24", red="f25", green="f26", hand="s-out1", tops={1: "s-3"})
    assert p.legal("s-out1 f24") == {"s-out1 f24 f27"}
    after = p.play("s-out1 f24 f27")
    assert (after.where(1), after.where(2)) == ("f25 w w", "f26 w w")


@clause("R-HIT-062")
def test_the_example_of_the_shield_with_a_gap():
    p = position(blue="f24", red="f25", green="f27", hand="s-out1", tops={1: "s-3"})
    assert p.legal("s-out1 f24") == {"s-out1 f24 f26"}


@scenario("T-10")
@clause("R-HIT-064", "R-HIT-112")
def test_the_example_of_the_breaker():
    p = position(blue="f19", red="f25", hand="n-6 s-out6", tops={1: "s-3"})
    broken = p.play("n-6 f19 f25")
    assert (broken.where(), broken.where(1), broken.coins) == ("f25 w w", "w w w", 7)
    past = p.play("s-out6 f19 f26")
    assert past.where(1) == "f25 w w"


@clause("R-HIT-066", "R-HIT-067")
def test_a_card_without_goal_neither_enters_nor_moves_in_it():
    assert position(blue="f39 g3", hand="n-behind").legal() == {"n-behind unused"}
    p = position(2, blue="g1 f5", green="f9", hand="n-group")
    assert p.legal() == {"n-group f5 f10"}
    assert p.why("g1", "n-group") == ("why-stays-in-goal", "R-HIT-067")


@scenario("T-17")
@clause("R-HIT-213", "R-HIT-218", "R-HIT-219", "R-HIT-115")
def test_going_on_from_the_own_barrier_leads_into_the_goal():
    p = position(blue="f28", red="f39", hand="n-11")
    assert p.legal() == {"n-11 f28 g1"}
    after = p.play("n-11 f28 g1")
    assert after.where(1) == "f39 w w"
    full = position(blue="f34 g1", red="f39", green="f38", hand="n-4", tops={2: "s-3"})
    assert full.legal("n-4 f34") == {"n-4 f34 g2"}  # from before the barrier, past a pawn on it


@clause("R-HIT-214")
def test_own_pawns_are_passed_when_a_pawn_goes_on():
    p = position(blue="f2 f5", red="f4", hand="s-1to5")
    assert "s-1to5 f2 f6" in p.legal()
    assert "s-1to5 f2 f5" not in p.legal()


@clause("R-HIT-217")
def test_no_capture_does_not_go_on_from_an_own_pawn():
    assert position(blue="f2 f13", red="f14", hand="n-11").legal("n-11 f2") == set()


@clause("R-HIT-245")
def test_each_pawn_is_protected_by_its_own_discards():
    p = position(blue="f2", red="f5", green="f8", hand="s-3", tops={2: "s-3"}, discard="n-4")
    assert p.play("s-3 f2 f5").where(1) == "w w w"  # neither green's shield nor blue's own helps red


# coming out


@scenario("T-46")
@clause("R-HIT-069", "R-HIT-072", "R-HIT-101", "R-HIT-102", "R-HIT-227")
@pytest.mark.parametrize(("card", "step"), [("s-out1", "f21"), ("s-out6", "f26")])
def test_start_cards_one_and_six_bring_out_or_move(card, step):
    p = position(blue="f20", hand=card)
    assert p.legal() == {f"{card} out", f"{card} f20 {step}"}
    assert p.play(f"{card} out").where() == "f0 f20 w"
    assert position(hand=card).legal() == {f"{card} out"}


@clause("R-HIT-069")
def test_no_other_card_brings_out():
    cards = "s-coin3 s-1to5 s-3 s-corner n-4 n-5 n-6 n-7 n-8 n-11 n-3b1 n-split n-bar n-start n-coin3 n-coin5 n-corn"
    for card in f"{cards} n-hunt n-behind n-group".split():
        assert f"{card} out" not in position(hand=card, market="-").legal()
        assert position(blue="f20", hand=card, market="-").asks(card) <= {"f20", "unused"}
    assert position(blue="f20", hand="n-6").why("out", "n-6") == ("why-card-not-out", "R-HIT-069")


@scenario("T-47", "T-48")
@clause("R-HIT-073", "R-HIT-227")
def test_an_own_pawn_on_the_start_keeps_the_others_in():
    p = position(blue="f0 f20", hand="s-out6")
    assert p.legal() == {"s-out6 f0 f6", "s-out6 f20 f26"}
    assert p.why("out", "s-out6") == ("why-start-taken", "R-HIT-073")
    assert position(blue="f0 f6", hand="s-out6").legal() == {"s-out6 f6 f12"}
    assert position(blue="f1 f2 f3", hand="s-out6").why("out", "s-out6") == ("why-none-waits", "R-HIT-072")


@scenario("T-49")
@clause("R-HIT-074")
def test_a_pawn_on_the_start_is_captured():
    p = position(blue="f20", red="f0", hand="s-out1").play("s-out1 out")
    assert (p.where(), p.where(1)) == ("f0 f20 w", "w w w")


@clause("R-HIT-075")
def test_a_protected_pawn_on_the_start_is_passed():
    p = position(blue="f1", red="f0", hand="s-out1", tops={1: "n-4"}).play("s-out1 out")
    assert (p.where(), p.where(1)) == ("f1 f2 w", "f0 w w")


@scenario("T-51", "T-52")
@clause("R-HIT-070", "R-HIT-071", "R-HIT-223", "R-HIT-243")
def test_two_cards_are_laid_down_in_the_order_you_like():
    p = position(blue="f20", hand="s-coin3 s-3 n-6", coins=0, market="-")
    late = p.play("n-6 f20 f26", "both s-coin3 s-3")
    assert (late.where(), late.coins, late.guarded(), late.top()) == ("f0 f26 w", 1, True, "s-3")
    early = p.play("both s-coin3 s-3", "n-6 f20 f26")
    assert (early.where(), early.coins, early.guarded()) == ("f0 f26 w", 1, False)
    assert "both s-3 s-coin3" in p.legal("both")
    assert len(p.legal("both")) == 6


@scenario("T-54")
@clause("R-HIT-223", "R-HIT-224", "R-HIT-226")
def test_two_cards_are_laid_down_only_to_come_out_and_never_must_be():
    assert position(blue="f0 f20", hand="s-coin3 s-3").why("both") == ("why-start-taken", "R-HIT-073")
    assert position(blue="f1 f2 f3", hand="s-coin3 s-3").why("both") == ("why-none-waits", "R-HIT-072")
    assert position(blue="f20", hand="s-coin3").why("both") == ("why-two-cards", "R-HIT-070")
    for p in (position(blue="f0 f20", hand="s-coin3 s-3"), position(blue="f1 f2 f3", hand="s-coin3 s-3")):
        assert not p.legal("both")
    assert position(hand="s-coin3 s-3").asks() == {"s-coin3", "s-3", "both"}


@clause("R-HIT-225")
def test_a_breaker_laid_down_breaks_nothing():
    p = position(blue="f20", red="f0", hand="n-6 s-3", tops={1: "n-4"}, coins=0).play("both s-3 n-6")
    assert (p.where(), p.where(1), p.guarded()) == ("f1 f20 w", "f0 w w", False)


def test_two_cards_may_be_equal():
    p = position(blue="f20", hand="n-5 n-5", coins=0, market="-")
    assert p.legal("both") == {"both n-5 n-5"}
    assert p.play("both n-5 n-5").where() == "f0 f20 w"

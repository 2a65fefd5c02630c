"""What the cards do: R-DOG-120 to 130, and the joker."""

import pytest

clause, scenario = pytest.mark.clause, pytest.mark.scenario


@clause("R-DOG-122")
def test_thirteen_brings_out_or_walks_but_not_both(dog):
    assert dog.ends(dog.at("G f10", "13")) == {"G f0 f10", "G f23"}


@clause("R-DOG-123")
def test_one_eleven_brings_out_or_walks_one_or_eleven(dog):
    assert dog.ends(dog.at("G f10", "1/11")) == {"G f0 f10", "G f11", "G f21"}


@clause("R-DOG-124", "R-DOG-125")
def test_only_the_four_walks_backward(dog):
    assert dog.ends(dog.at("G f20", "4")) == {"G f24", "G f16"}
    for card in ("2", "3", "5", "6", "7", "8", "9", "10", "12"):
        assert dog.ends(dog.at("G f20", card)) == {f"G f{20 + int(card)}"}


@clause("R-DOG-124")
@pytest.mark.parametrize(("near", "back"), [("f1", "f61"), ("f3", "f63"), ("f4", "f0")])
def test_backward_over_the_own_start_field_stays_on_the_track(dog, near, back):
    assert f"G {back}" in dog.ends(dog.at(f"G {near}", "4"))


@scenario("T-72", "T-77")
@clause("R-DOG-126", "R-DOG-127")
def test_two_pawns_change_places_and_must(dog):
    assert dog.legal(dog.at("G f10 Y f40", "swap")) == ["swap f10 f40"]
    assert dog.ends(dog.at("G f10 Y f40", "swap")) == {"G f40 Y f10"}
    assert dog.ends(dog.at("G f10 R f40", "swap")) == {"G f40 R f10"}


@scenario("T-74")
@clause("R-DOG-066", "R-DOG-128")
def test_protected_pawns_and_pawns_off_the_track_are_not_swapped(dog):
    assert dog.legal(dog.at("G f0 Y f40", "swap")) == ["out"]
    assert dog.ends(dog.at("G f0 f5 Y f16 f40 g1", "swap")) == {"G f0 f40 Y f5 f16 g1"}


@clause("R-DOG-069", "R-DOG-126")
def test_on_a_foreign_start_field_a_pawn_can_be_swapped(dog):
    assert dog.ends(dog.at("G f10 R f16", "swap")) == {"G f16 R f10"}


@scenario("T-76")
@clause("R-DOG-129")
def test_two_pawns_of_one_colour_are_not_swapped(dog):
    assert dog.legal(dog.at("G f10 f20", "swap")) == ["swap none"]
    assert len(dog.ends(dog.at("G f10 f20 Y f40", "swap"))) == 2


@scenario("T-73")
@clause("R-DOG-130")
def test_with_only_own_and_protected_pawns_on_the_track_the_swap_has_no_effect(dog):
    s = dog.at("G f10 Y f16", "", hands=["swap 5", "5", "-", "-"])
    after = dog.go(s, "0 swap none")
    assert dog.board(after) == dog.board(s)
    assert dog.hand(after, 0) == ["5"]
    assert not dog.game.view(after, None).out[0]
    assert "5 f10 f15" in dog.legal(s)


@scenario("T-21")
@clause("R-DOG-130", "R-DOG-053")
def test_without_an_own_pawn_on_the_track_it_cannot_be_put_down(dog):
    assert dog.legal(dog.at("", "swap 2")) == ["out"]
    assert dog.legal(dog.at("G g1", "swap")) == ["out"]


@clause("R-DOG-130")
@pytest.mark.parametrize(
    ("ruling", "alone", "protected", "nobody_out", "with_a_five"),
    [
        ("literal", True, False, False, True),
        ("whenever_impossible", True, True, True, True),
        ("never", False, False, False, False),
        ("last_resort", True, False, False, False),
    ],
)
def test_how_far_the_swap_without_effect_goes_is_an_option(dog, ruling, alone, protected, nobody_out, with_a_five):
    def idle(pawns, hand):
        return "swap none" in dog.legal(dog.at(pawns, hand, swap_no_effect=ruling))

    assert idle("G f10 Y f16", "swap") is alone
    assert idle("G f0 Y f40", "swap") is protected
    assert idle("Y f40", "swap") is nobody_out
    assert idle("G f10 Y f16", "swap 5") is with_a_five


@clause("R-DOG-130", "R-DOG-121")
def test_a_joker_too_may_be_a_swap_without_effect(dog):
    assert "joker swap none" in dog.legal(dog.at("G f10", "joker"))
    assert "joker swap none" not in dog.legal(dog.at("G f10", "joker", swap_no_effect="last_resort"))


@scenario("T-83")
@clause("R-DOG-121")
def test_a_joker_does_what_any_other_card_does(dog):
    pawns = "G f10 Y f12 f40 R f16"
    union = set().union(*(dog.ends(dog.at(pawns, kind)) for kind in dog.game.words[:13]))
    assert dog.ends(dog.at(pawns, "joker")) == union
    assert dog.ends(dog.at(pawns, "joker"), "joker 7 ") == {"G f17 Y f40"}
    assert dog.ends(dog.at(pawns, "joker"), "joker 8 ") == {"G f18 Y f12 f40 R f16"}
    assert len(dog.ends(dog.at(pawns, "joker"), "joker swap")) == 3


@clause("R-DOG-121")
def test_a_joker_offers_only_roles_that_can_be_played(dog):
    s = dog.at("G f14 Y f16", "joker")
    assert [dog.game.words[t] for t in dog.game.ask(s, 0, dog.game.hear("joker")).tokens] == ["4", "13", "1/11", "swap"]


@clause("R-DOG-005", "R-DOG-004")
def test_two_equal_cards_are_one_word(dog):
    assert dog.legal(dog.at("G f10", "5 5")) == ["5 f10 f15"]

"""Deck, deal, exchange, turns, dropping out, helping, the end: all but how pawns walk."""

from collections import Counter
from typing import Any

import pytest

import homestretch as hs
from homestretch.core.rng import Rng
from homestretch.games.dog.phases import GIVE
from homestretch.games.dog.track import LANE

clause, scenario = pytest.mark.clause, pytest.mark.scenario


def deal(dog, s, seed=1):
    return dog.game.play(s, hs.CHANCE, dog.game.any_move(s, hs.CHANCE, Rng(seed)))


def rounds(dog, seats, n, seed=5, **options):
    """The states at the first n deals of a random game, before and after dealing."""
    rng, s = Rng(seed), dog.game.start(seats, dog.game.options(first_dealer="0", **options))
    found: list[Any] = []
    while len(found) < n:
        seat = dog.game.awaits(s)[0]
        t = dog.game.play(s, seat, dog.game.any_move(s, seat, rng))
        if dog.game.show(s).split("|")[1].strip().endswith("deal"):
            found.append((dog.game.view(s, None), dog.game.view(t, None)))
        s = t
    return found


# the cards


@scenario("T-01")
@clause("R-DOG-001", "R-DOG-002", "R-DOG-003", "R-DOG-004", "R-DOG-005", "R-DOG-006")
def test_a_hundred_and_ten_cards_of_fourteen_kinds(dog):
    s = dog.game.start(4, dog.game.options(first_dealer="0"))
    odds = dog.game.chance(s)
    deck = {dog.game.words[t]: n for t, n in zip(odds.tokens, odds.weights, strict=True)}
    blue, red = ["2", "3", "5", "6", "8", "9", "10", "12"], ["4", "7", "13", "1/11", "swap"]
    assert deck == dict.fromkeys(blue + red, 8) | {"joker": 6}
    assert sum(deck.values()) == 110


@clause("R-DOG-007", "R-DOG-012", "R-DOG-020")
@pytest.mark.parametrize(("seats", "pawns"), [(2, 5), (3, 5), (4, 4), (5, 5), (6, 4)])
def test_everybody_has_four_pawns_in_teams_and_five_without(dog, seats, pawns):
    v = dog.game.view(dog.game.start(seats, dog.game.options()), None)
    assert [len(cells) for cells in v.pawns] == [pawns] * seats
    if pawns == 4:
        assert dog.board(dog.game.start(seats, dog.game.options())) == ""


# teams


@clause("R-DOG-010", "R-DOG-011", "R-DOG-015")
def test_partners_sit_opposite_and_odd_numbers_play_alone(dog):
    assert dog.game.teams(4) == (0, 1, 0, 1)
    assert dog.game.teams(6) == (0, 1, 2, 0, 1, 2)
    assert [dog.game.teams(n) for n in (2, 3, 5)] == [(0, 1), (0, 1, 2), (0, 1, 2, 3, 4)]


@clause("R-DOG-013", "R-DOG-153")
def test_one_player_alone_does_not_win(dog):
    s = dog.go(dog.at("G g4 g3 g2 f61 R f20", "4"), "0 4 f61 g0.1")
    assert dog.game.awaits(s) == (hs.CHANCE,)
    assert dog.board(s) == "G g1 g2 g3 g4 R f20"


@clause("R-DOG-014")
def test_a_view_shows_no_other_hand_whatever_it_holds(dog):
    pawns, mine = "G f10 Y f20 R f30 B f40", ["5 6", "2 3", "joker 13", "8 9"]
    other = [mine[0], "12 12", "4 7", "swap 2"]
    one, two = (dog.game.view(dog.at(pawns, hands=hands), 0) for hands in (mine, other))
    assert one == two


# dealing


@clause("R-DOG-021", "R-DOG-022")
def test_lots_decide_who_deals_first_unless_it_is_said(dog):
    s = dog.game.start(4, dog.game.options())
    assert dog.game.chance(s).weights == (1, 1, 1, 1)
    s = deal(dog, dog.go(s, "* p2"))
    v = dog.game.view(s, None)
    assert (v.dealer, v.turn, v.sizes) == (2, 3, (6, 6, 6, 6))
    assert dog.game.view(dog.game.start(4, dog.game.options(first_dealer="3")), None).dealer == 3


@clause("R-DOG-022")
def test_one_card_at_a_time_beginning_with_who_plays_first(dog):
    s = dog.game.start(2, dog.game.options(first_dealer="0"))
    s = dog.go(s, "* 2 3 2 3 2 3 2 3 2 3 2 3")
    assert (dog.hand(s, 1), dog.hand(s, 0)) == (["2"] * 6, ["3"] * 6)


@scenario("T-02", "T-03")
@clause("R-DOG-030", "R-DOG-023", "R-DOG-031", "R-DOG-032", "R-DOG-033")
def test_hands_shrink_from_six_to_two_and_deal_and_start_move_on(dog):
    after = [v for _, v in rounds(dog, 4, 12)]
    assert [v.sizes[0] for v in after] == [6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 5]
    assert [v.dealer for v in after[:5]] == [0, 1, 2, 3, 0]
    assert [v.turn for v in after[:5]] == [1, 2, 3, 0, 1]


@scenario("T-04", "T-05")
@clause("R-DOG-034")
@pytest.mark.parametrize(("seats", "number", "before", "after"), [(4, 7, 6, 90), (6, 5, 2, 98)])
def test_when_the_pile_runs_out_the_discards_become_the_pile(dog, seats, number, before, after):
    old, new = rounds(dog, seats, number)[-1]
    assert (old.pile, new.pile, sum(new.discards)) == (before, after, 0)


@clause("R-DOG-034")
def test_what_is_left_of_the_pile_is_dealt_first(dog):
    rest = "2*7,3*8,4*8,5*8,6*8,7*8,8*8,9*8,10*8,12*8,13*8,1/11*8,swap*8,joker*6"  # all but one 2
    s = dog.at(phase="deal", discard=rest)
    assert [dog.game.words[t] for t in dog.game.chance(s).tokens] == ["2"]
    assert dog.game.chance(s, dog.game.hear("2")).weights == (7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6)
    merged = dog.at(phase="deal", discard=rest, reshuffle="merge")
    assert sum(dog.game.chance(merged).weights) == 110
    with pytest.raises(hs.Illegal):
        dog.go(s, "* " + "3 " * 8 + "4 " * 8 + "5 " * 8)
    assert dog.game.view(dog.go(merged, "* " + "3 " * 8 + "4 " * 8 + "5 " * 8), None).pile == 86


@clause("R-DOG-035")
def test_pawns_stay_between_rounds(dog):
    s = dog.go(dog.at("G f10 Y f20", "5"), "0 5 f10 f15")
    assert dog.board(deal(dog, s)) == "G f15 Y f20"


# exchange


@scenario("T-06")
@clause("R-DOG-040", "R-DOG-041")
def test_partners_exchange_a_card_at_the_same_time_and_nobody_sees_it_before(dog):
    s = dog.at(hands=["5 2", "2 3", "13 4", "joker 6"], phase="give")
    assert dog.game.awaits(s) == (0, 1, 2, 3)
    s = dog.go(s, "2 13; 0 5; 1 2")
    assert dog.game.awaits(s) == (3,)
    assert dog.hand(s, 0) == ["2"]
    assert dog.game.view(s, 0).last == (1, ())
    s = dog.go(s, "3 joker")
    assert [dog.hand(s, k) for k in range(4)] == [["2", "13"], ["3", "joker"], ["4", "5"], ["2", "6"]]
    assert dog.game.view(s, None).sizes == (2, 2, 2, 2)


@clause("R-DOG-040")
def test_others_see_only_that_a_card_was_given(dog):
    start = dog.at(hands=["5 2", "2 3", "13 4", "joker 6"], phase="give")
    for seat in (None, 1, 2, 3):
        assert dog.game.view(dog.go(start, "0 5"), seat) == dog.game.view(dog.go(start, "0 2"), seat)
    assert dog.game.view(dog.go(start, "0 5"), 0).gave == dog.game.token("5")


@clause("R-DOG-041", "R-DOG-043")
def test_any_card_of_the_hand_may_be_given_and_no_other(dog):
    s = dog.at(hands=["5 2 joker", "2 3 4", "13 4 4", "joker 6 7"], phase="give")
    assert dog.legal(s, 0) == ["2", "5", "joker"]
    s = dog.go(s, "2 13")
    assert dog.legal(s, 0) == ["2", "5", "joker"]
    with pytest.raises(hs.Illegal):
        dog.go(s, "2 4")


@scenario("T-10")
@clause("R-DOG-042", "R-DOG-150")
def test_there_is_an_exchange_with_two_cards_and_for_who_is_home(dog):
    after = [v for _, v in rounds(dog, 4, 5)]
    assert [len(v.awaits) for v in after] == [4] * 5
    s = dog.at("G g1 g2 g3 g4", hands=["5 2", "2 3", "13 4", "joker 6"], phase="give")
    assert 0 in dog.game.awaits(s)


@scenario("T-07")
@clause("R-DOG-044")
def test_with_six_each_pair_exchanges_within_itself(dog):
    s = dog.at(seats=6, hands=["2", "3", "4", "5", "6", "7"], phase="give")
    s = dog.go(s, "0 2; 1 3; 2 4; 3 5; 4 6; 5 7")
    assert [dog.hand(s, k) for k in range(6)] == [["5"], ["6"], ["7"], ["2"], ["3"], ["4"]]


@clause("R-DOG-014", "R-DOG-040")
def test_you_know_the_card_you_gave_until_one_like_it_is_played(dog):
    s = dog.at("G f5 Y f20 R f35 B f50", hands=["5 2", "2 3", "6 4", "9 6"], phase="give")
    s = dog.go(s, "0 5; 1 2; 2 6; 3 9")
    assert (dog.game.view(s, 0).gave, dog.game.view(s, 0).got) == (dog.game.token("5"), dog.game.token("6"))
    s = dog.go(s, "0 2 f5 f7; 1 3 f20 f23; 2 5 f35 f40")
    assert (dog.game.view(s, 0).gave, dog.game.view(s, 0).got) == (-1, dog.game.token("6"))


# turns


@clause("R-DOG-050", "R-DOG-051", "R-DOG-052")
def test_a_turn_lays_one_card_open_draws_none_and_passes_clockwise(dog):
    s = dog.at("G f5", hands=["5 6", "2 2", "3 3", "4 4"])
    s = dog.go(s, "0 5 f5 f10")
    v = dog.game.view(s, 1)
    assert (v.sizes, v.turn, dog.game.words[v.top], v.pile) == ((1, 2, 2, 2), 1, "5", 102)


@clause("R-DOG-052")
def test_by_option_turns_deal_and_passing_go_the_other_way(dog):
    s = dog.at("G f5", hands=["5 6", "2 2", "3 3", "4 4"], mirror_turn_order="true")
    assert dog.game.awaits(dog.go(s, "0 5 f5 f10")) == (3,)
    s = dog.game.start(3, dog.game.options(first_dealer="0", mirror_turn_order=True))
    s = dog.go(s, "* " + "2 3 4 " * 6)
    assert [dog.hand(s, k)[0] for k in range(3)] == ["4", "3", "2"]
    s = dog.go(s, "0 4; 1 3; 2 2")
    assert [Counter(dog.hand(s, k))["2"] for k in range(3)] == [0, 1, 5]
    assert dog.game.awaits(s) == (2,)


@scenario("T-20")
@clause("R-DOG-053", "R-DOG-054")
def test_who_cannot_move_drops_out_and_lays_all_cards_open(dog):
    s = dog.at(hands=["2 3 7 9 10 12", "2 2 2 2 2 2", "4 4 4 4 4 4", "5 5 5 5 5 5"])
    assert dog.legal(s) == ["out"]
    s = dog.go(s, "0 out")
    v = dog.game.view(s, 1)
    assert (v.out, v.sizes, sum(v.discards)) == ((True, False, False, False), (0, 6, 6, 6), 6)


@clause("R-DOG-053")
def test_there_is_no_dropping_out_for_who_can_move(dog):
    s = dog.at("G f10", "5")
    with pytest.raises(hs.Illegal):
        dog.go(s, "0 out")
    with pytest.raises(hs.Illegal):
        dog.go(s, "0 5")


@scenario("T-20", "T-97")
@clause("R-DOG-055", "R-DOG-056")
def test_the_others_play_on_and_in_the_next_round_all_are_back(dog):
    s = dog.at("G f10 R f40 B f50", hands=["5 5", "2 2", "5 5", "5 5"], turn=1)
    s = dog.go(s, "1 out")
    order = []
    while dog.game.awaits(s) != (hs.CHANCE,):
        seat = dog.game.awaits(s)[0]
        order.append(seat)
        s = dog.game.play(s, seat, dog.game.any_move(s, seat, Rng(3)))
    assert order == [2, 3, 0, 2, 3, 0]
    v = dog.game.view(deal(dog, s), None)
    assert (v.out, v.sizes, v.round) == ((False,) * 4, (5,) * 4, 1)


@clause("R-DOG-056")
def test_who_alone_holds_cards_takes_turn_after_turn(dog):
    s = dog.go(dog.at("G f10", "5 6 8"), "0 5 f10 f15; 0 6 f15 f21")
    assert dog.game.awaits(s) == (0,)


# helping


@scenario("T-84")
@clause("R-DOG-151", "R-DOG-152")
def test_who_is_home_moves_the_partners_pawns_from_the_next_turn_on(dog):
    s = dog.at("G g4 g3 g2 f57 R f40", hands=["8 5", "2 2", "13 13", "2 2"])
    assert dog.ends(s, "5") == {"G f62 g2 g3 g4 R f40"}
    s = dog.go(s, "0 8 f57 g0.1; 1 out; 2 13 f40 f53; 3 out")
    assert dog.legal(s) == ["5 f53 f58"]


@scenario("T-27")
@clause("R-DOG-152")
def test_before_that_the_partners_pawns_stand_still(dog):
    assert dog.legal(dog.at("R f40", "5")) == ["out"]


@scenario("T-80", "T-81")
@clause("R-DOG-151", "R-DOG-060")
def test_helping_brings_out_swaps_and_drops_out_for_the_partner(dog):
    home = "G g1 g2 g3 g4"
    assert dog.ends(dog.at(home, "13")) == {f"{home} R f32"}
    assert dog.legal(dog.at(home, "5")) == ["out"]
    assert dog.ends(dog.at(f"{home} Y f10 R f40", "swap")) == {f"{home} Y f40 R f10"}
    assert dog.ends(dog.at(f"{home} R f28", "6")) == {f"{home} R g2", f"{home} R f34"}


@clause("R-DOG-153", "R-DOG-154")
def test_eight_pawns_home_win_at_once_with_cards_still_in_hand(dog):
    s = dog.at("G g1 g2 g3 g4 R g4 g3 g2 f28", hands=["5 6", "2 2", "3 3", "4 4"])
    s = dog.go(s, "0 5 f28 g2.1")
    assert dog.game.awaits(s) == ()
    assert dog.game.scores(s) == (1, 0, 1, 0)
    assert sum(dog.game.view(s, None).sizes) == 7


@clause("R-DOG-155", "R-DOG-089")
def test_the_last_card_must_fit(dog):
    s = dog.at("G g1 g2 g3 g4 R g4 g3 g2 f28", "6")
    assert dog.ends(s) == {"G g1 g2 g3 g4 R f34 g2 g3 g4"}


# two, three and five players


@scenario("T-89")
@clause("R-DOG-170", "R-DOG-015")
@pytest.mark.parametrize(
    ("seats", "board"),
    [(2, "G f0 Y f32"), (3, "G f0 Y f16 R f32"), (5, "G f0 Y f16 P f32 R f48 B f64")],
)
def test_without_teams_a_fifth_pawn_begins_on_the_start_field(dog, seats, board):
    assert dog.board(dog.game.start(seats, dog.game.options())) == board


@scenario("T-89")
@clause("R-DOG-015", "R-DOG-008")
def test_a_start_field_nobody_plays_is_an_ordinary_field_and_five_walk_on_96(dog):
    assert dog.ends(dog.at("G f46 Y f48", "3", seats=3)) == {"G f49 Y f48"}
    assert dog.ends(dog.at("G f95", "2", seats=5), "2") == {"G f1", "G g1"}
    assert dog.ends(dog.at("G f31", "2", seats=2, ring="fitted")) == {"G f1", "G g1"}


@scenario("T-91")
@clause("R-DOG-171", "R-DOG-173")
def test_who_is_stuck_discards_draws_and_must_play_if_that_helps(dog):
    s = dog.at(seats=2, hands=["2 3 5", "2 3 5"])
    assert dog.legal(s) == ["2", "3", "5"]
    s = dog.go(s, "0 2")
    assert dog.game.awaits(s) == (hs.CHANCE,)
    s = dog.go(s, "* 13")
    assert dog.legal(s) == ["13 yard"]
    s = dog.go(s, "0 13 yard")
    assert (dog.hand(s, 0), dog.game.awaits(s)) == (["3", "5"], (1,))


@clause("R-DOG-171")
def test_what_is_drawn_is_for_one_pair_of_eyes(dog):
    s = dog.go(dog.at(seats=2, hands=["2 3 5", "2 3 5"]), "0 2")
    assert dog.game.view(dog.go(s, "* 13"), 1) == dog.game.view(dog.go(s, "* 9"), 1)
    assert dog.game.view(dog.go(s, "* 13"), 0).last == (hs.CHANCE, dog.game.hear("13"))


@scenario("T-92")
@clause("R-DOG-172", "R-DOG-173")
def test_who_is_still_stuck_discards_once_more_and_stays_in(dog):
    s = dog.go(dog.at(seats=2, hands=["2 3 5", "2 3 5"]), "0 2; * 9")
    assert dog.legal(s) == ["3", "5", "9"]
    s = dog.go(s, "0 9")
    v = dog.game.view(s, None)
    assert (v.sizes, v.out, v.awaits) == ((2, 3), (False, False), (1,))


@scenario("T-93")
@clause("R-DOG-172")
def test_with_one_card_both_go_and_the_hand_is_empty(dog):
    s = dog.go(dog.at(seats=2, hands=["2", "3"]), "0 2; * 9; 0 9")
    assert dog.game.view(s, None).sizes == (0, 1)


@clause("R-DOG-171", "R-DOG-034")
def test_the_card_just_discarded_may_be_drawn_again_when_the_pile_is_empty(dog):
    rest = "2*6,3*7,4*8,5*8,6*8,7*8,8*8,9*8,10*8,12*8,13*8,1/11*8,swap*8,joker*6"
    s = dog.go(dog.at(seats=2, hands=["2 2", "3"], discard=rest), "0 2")
    assert sum(dog.game.chance(s).weights) == 108
    s = dog.go(s, "* 2")
    v = dog.game.view(s, None)
    assert (v.pile, sum(v.discards)) == (107, 0)


@scenario("T-08", "T-09")
@clause("R-DOG-174")
def test_everybody_passes_a_card_to_the_left_at_once(dog):
    s = dog.at(seats=3, hands=["2", "3", "4"], phase="give")
    assert dog.game.awaits(s) == (0, 1, 2)
    s = dog.go(s, "1 3; 0 2; 2 4")
    assert [dog.hand(s, k) for k in range(3)] == [["4"], ["2"], ["3"]]
    s = dog.go(dog.at(seats=2, hands=["2", "3"], phase="give"), "0 2; 1 3")
    assert [dog.hand(s, k) for k in range(2)] == [["3"], ["2"]]


@scenario("T-96")
@clause("R-DOG-015", "R-DOG-171", "R-DOG-174")
def test_five_play_alone_pass_to_the_left_and_draw_when_stuck(dog):
    assert dog.game.teams(5) == (0, 1, 2, 3, 4)
    s = dog.at(seats=5, hands=["2", "3", "4", "5", "6"], phase="give")
    s = dog.go(s, "0 2; 1 3; 2 4; 3 5; 4 6")
    assert [dog.hand(s, k) for k in range(5)] == [["6"], ["2"], ["3"], ["4"], ["5"]]
    assert dog.legal(s) == ["6"]  # all in their yards: it is discarded for another
    s = dog.go(s, "0 6; * 13")
    assert dog.ends(s) == {"G f0"}
    assert dog.ends(dog.at("B f64", "5", seats=5, turn=4), "5") == {"B f69"}


@scenario("T-98", "T-99")
@clause("R-DOG-001", "R-DOG-002", "R-DOG-003", "R-DOG-100", "R-DOG-153", "R-DOG-175")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cards_stay_in_the_game_pawns_apart_and_who_is_home_has_won(dog, seats):
    s, rng, ends = dog.game.start(seats, dog.game.options()), Rng(seats), False
    while not ends:
        v = dog.game.view(s, None)
        given = Counter(s.gave) if s.phase == GIVE else Counter()
        kinds = [sum(s.cards[k::14]) + given[k] for k in range(14)]
        assert kinds == [8] * 13 + [6]
        cells = [cell for own in v.pawns for cell in own if cell >= 0]
        assert len(set(cells)) == len(cells)
        homes = [[(cell - LANE) // 4 for cell in own if cell >= LANE] for own in v.pawns]
        assert all(lane == seat for seat, own in enumerate(homes) for lane in own)
        teams = dog.game.teams(seats)
        won = [all(len(homes[k]) == 4 for k in range(seats) if teams[k] == team) for team in teams]
        ends = dog.game.awaits(s) == ()
        assert any(won) == ends
        if not ends:
            seat = dog.game.awaits(s)[0]
            s = dog.game.play(s, seat, dog.game.any_move(s, seat, rng))
    assert dog.game.scores(s) == tuple(map(int, won))


@scenario("T-95")
@clause("R-DOG-175", "R-DOG-155")
def test_four_pawns_in_the_goal_win_alone(dog):
    s = dog.at("G g4 g3 g2 f61 f30", "4 7", seats=3)
    assert dog.game.scores(dog.go(s, "0 4 f61 g0.1")) == (1, 0, 0)
    won = dog.go(s, "0 7 f61 g0.1 f30 f33")
    assert dog.game.awaits(won) == ()


# the example of the rulebook


@scenario("T-54")
@clause("R-DOG-180", "R-DOG-066")
def test_green_cannot_swap_and_goes_back_from_the_start_field(dog):
    s = dog.at("G f0 Y g4 g2 f20 f57 R f61 B f21", "4 5 swap")
    assert dog.ends(s, "4") == {
        "G f4 Y f20 f57 g2 g4 R f61 B f21",
        "G f60 Y f20 f57 g2 g4 R f61 B f21",
    }
    assert dog.ends(s, "5") == {"G f5 Y f20 f57 g2 g4 R f61 B f21"}
    assert dog.ends(s, "swap") == set()


@scenario("T-55")
@clause("R-DOG-181", "R-DOG-133", "R-DOG-138")
def test_yellow_closes_a_gap_captures_blue_and_burns_green_and_red(dog):
    s = dog.at("G f60 Y g4 g2 f20 f57 R f61 B f21", "7", turn=1)
    s = dog.go(s, "1 7 g1.2 g1.3 f20 f21 f57 f62")
    assert dog.board(s) == "Y f21 f62 g3 g4"

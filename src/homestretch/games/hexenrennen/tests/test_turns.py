"""Rolling, moving, landing."""

import pytest

import homestretch as hs
from homestretch.core.explore import follow, moves
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.state import HexenState

GAME = find("hexenrennen")
clause = pytest.mark.clause


def legal(s, seat=0):
    return [GAME.say(m) for m in moves(GAME, s, seat)]


def witches(s, seat=0):
    return GAME.view(s, None).at[seat]


def rests(s):
    return s.phase == phases.ROLL


@clause("R-HEX-020")
def test_turns_go_round_to_the_left(at):
    s = at("0 roll", lay="1:S9 2:W9 3:M9 4:F9")
    for seat, face in ((0, "S9"), (1, "W9"), (2, "M9"), (3, "F9")):
        assert s.turn == seat
        s = follow(GAME, s, f"* 1; {seat} wait; * {face}")
    assert s.turn == 0


@clause("R-HEX-021", "R-HEX-022", "R-HEX-024")
def test_after_the_roll_one_chooses_among_the_witches_that_can_use_it_whole(at):
    s = follow(GAME, at("0 roll", {0: (46, 10), 1: (14,)}), "* 4")
    assert legal(s) == ["wait", "t46"]  # t10 is blocked by the witch on 14
    s = follow(GAME, at("0 roll", {0: (46, 10), 1: (14,)}), "* 6")
    assert legal(s) == ["wait", "t10"]  # t46 would pass the 4
    for word in ("leave", "t46", "t14", "3"):
        with pytest.raises(hs.Illegal):
            follow(GAME, s, f"0 {word}")


@clause("R-HEX-022")
def test_a_single_witch_that_can_move_must(at):
    s = follow(GAME, at("0 roll", {0: (46, 45, 51)}), "* 6")
    assert legal(s) == ["t45"]


@clause("R-HEX-025")
def test_in_a_turn_one_witch_moves_and_the_others_stay():
    s = hs.Table("hexenrennen", seats=4, seed=3).state
    assert isinstance(s, HexenState)
    rng = Rng(3)
    while asked := GAME.awaits(s):
        seat = asked[0]
        t = GAME.play(s, seat, GAME.any_move(s, seat, rng))
        moved = [i for i, (a, b) in enumerate(zip(s.at, t.at, strict=True)) if a != b]
        assert len(moved) <= 1
        assert all(i // 3 == s.turn for i in moved)
        assert s.walker in (-1, *moved) or not moved
        s = t


@clause("R-HEX-030", "R-HEX-033")
def test_own_witches_block_as_well(at):
    s = follow(GAME, at("0 roll", {0: (10, 12)}), "* 2")
    assert legal(s) == ["wait", "t12"]


@clause("R-HEX-031")
def test_a_finish_field_has_room_for_many(at):
    s = at("0 roll", {0: (48, 49), 1: (49, 49)})
    assert witches(follow(GAME, s, "* 1; 0 t48")) == (49, 49, 0)


@clause("R-HEX-032")
def test_witches_are_flown_over_and_their_tiles_counted(at):
    s = at("0 roll", {0: (10,), 1: (11, 12), 2: (13,)}, lay="14:M9")
    assert witches(follow(GAME, s, "* 4; 0 t10; * M9")) == (14, 0, 0)


@clause("R-HEX-037")
def test_after_setting_out_all_tiles_count(at):
    s = at("0 roll", {1: (1, 4, 5)}, up="2:F3 1:W9 4:W3 5:W4")
    s = follow(GAME, s, "* 1; 0 wait")  # the first free tile is 2; three further is 5, where a witch stands
    assert witches(s) == (2, 0, 0)
    assert rests(s)


@clause("R-HEX-038", "R-HEX-087")
def test_on_tile_1_nobody_can_be_thrown_back(at):
    s = follow(GAME, at("0 roll", lay="1:S*"), "* 1; 0 wait; * S*")
    assert witches(s) == (1, 0, 0)
    assert rests(s)  # storm is not asked


@clause("R-HEX-042")
def test_by_option_a_tile_acts_only_when_it_is_turned_up(at):
    s = at("0 roll", {0: (9,)}, up="12:F6 14:S*", lay="13:F2", faceup_tiles_active="false")
    assert witches(follow(GAME, s, "* 3; 0 t9")) == (12, 0, 0)
    assert rests(follow(GAME, s, "* 5; 0 t9"))  # on the symbol nobody is asked
    s = follow(GAME, s, "* 4; 0 t9; * F2")
    assert witches(s) == (15, 0, 0)
    assert s.phase == phases.REVEAL


@clause("R-HEX-043")
def test_after_a_symbol_card_the_tile_reached_does_nothing(at):
    s = at("0 card 7", {0: (7,)}, up="7:F* 20:F* 40:F*")
    s = follow(GAME, s, "0 symbol")
    assert witches(s) == (20, 0, 0)
    assert rests(s)
    assert s.turn == 1


@clause("R-HEX-044")
def test_a_chain_over_tiles_face_up_is_run_through_at_once(at):
    s = at("0 roll", {0: (1,)}, up="2:F3 5:F4 9:F10 19:S7 1:W2")
    s = follow(GAME, s, "* 1; 0 t1")
    assert witches(s) == (19, 0, 0)
    assert rests(s)


@clause("R-HEX-045")
def test_a_witch_that_sets_off_from_a_tile_is_not_moved_by_it(at):
    s = at("0 roll", {0: (12,)}, up="12:F6 13:S2")
    s = follow(GAME, s, "* 1; 0 t12")
    assert witches(s) == (13, 0, 0)


@clause("R-HEX-050", "R-HEX-054")
def test_an_own_number_is_no_choice(at):
    s = at("1 card 30", {0: (5,), 1: (30,)}, up="30:S* 34:S6 40:W9")
    s = follow(GAME, s, "1 4")
    assert witches(s, 1) == (40, 0, 0)
    assert rests(s)


@clause("R-HEX-054", "R-HEX-096")
def test_thrown_back_onto_her_number_she_goes_forward_and_nobody_must_play(at):
    s = at("0 card 20", {0: (20,)}, up="20:S* 14:F3 17:W*")
    s = follow(GAME, s, "1 6")
    assert witches(s) == (17, 0, 0)
    assert GAME.awaits(s) == (2,)
    assert "leave" in legal(s, 2)


@clause("R-HEX-110", "R-HEX-111")
def test_the_game_ends_at_once_and_only_arrived_witches_score(at):
    s = at("2 roll", {0: (47, 51), 2: (50, 51, 48)})
    s = follow(GAME, s, "* 3; 2 t48")
    assert GAME.awaits(s) == ()
    assert GAME.scores(s) == (4, 0, 11, 0)


@clause("R-HEX-110")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_soon_enough(seats):
    for seed in range(20):
        s = GAME.start(seats, HexenOptions(neutral_reshuffle=bool(seed % 2)))
        rng = Rng(seed)
        for _ in range(3000):
            asked = GAME.awaits(s)
            if not asked:
                break
            seat = asked[0]
            GAME.apply(s, seat, GAME.any_move(s, seat, rng))
        assert GAME.awaits(s) == ()
        assert any(all(p > 48 for p in s.at[3 * k : 3 * k + 3]) for k in range(seats))

"""Components, board and set-up."""

import pytest

from homestretch.core.explore import offered
from homestretch.core.types import Illegal, Move
from homestretch.games.hit.board import word
from homestretch.games.hit.cards import KINDS, TABLE, WORDS
from homestretch.games.hit.options import HitOptions
from homestretch.games.hit.tables import COPIES, COSTS
from homestretch.games.hit.track import TRACKS

from .conftest import GAME, START, Position, clause, fresh, position, scenario


def route(seats, seat=0):
    """The words a pawn of this seat passes, from start to the deepest goal field."""
    p = fresh(seats).s.board
    return [WORDS[word(p, seat, far)] for far in range(p.track.route + 4)]


def fields(marks):
    return [field for field, is_marked in enumerate(marks) if is_marked]


@scenario("T-03")
@clause("R-HIT-001", "R-HIT-014")
def test_two_and_four_play_on_one_side_and_three_on_the_other():
    assert {seats: track.name for seats, track in TRACKS.items()} == {2: "four", 3: "three", 4: "four"}
    assert fresh(3).s.board.track is TRACKS[3]


@scenario("T-01", "T-02", "T-03")
@clause("R-HIT-002", "R-HIT-016", "R-HIT-017", "R-HIT-018", "R-HIT-019", "R-HIT-020")
@pytest.mark.parametrize(("seats", "pawns"), [(2, "f0 w w w"), (3, "f0 w w w"), (4, "f0 w w")])
def test_one_pawn_is_out_and_the_others_wait(seats, pawns):
    p = fresh(seats)
    assert p.where(0) == pawns
    assert all(len(p.where(seat).split()) == len(pawns.split()) for seat in range(seats))
    assert all(WORDS[word(p.s.board, seat, 0)] in p.where(seat) for seat in range(seats))


@scenario("T-01")
@clause("R-HIT-003", "R-HIT-006", "R-HIT-026", "R-HIT-027")
def test_everybody_begins_with_six_coins_and_the_supply_never_ends():
    assert list(fresh(4).s.coins) == [6, 6, 6, 6]
    rich = position(blue="f0", coins=10_000).play("s-coin3")
    assert rich.coins == 10_003


@clause("R-HIT-004", "R-HIT-005")
def test_six_start_cards_a_colour_and_31_neutral_ones_are_all_the_cards_there_are():
    assert len(START) * 4 + sum(COPIES) == 55
    assert sum(COPIES) == 31
    assert [row[0] for row in TABLE][:6] == list(START)
    assert KINDS == 6 + 16  # no help card among them


@clause("R-HIT-007")
@pytest.mark.parametrize("seats", [1, 5, 6])
def test_not_fewer_than_two_and_not_more_than_four(seats):
    assert not GAME.fits(seats, GAME.options())
    assert all(GAME.fits(n, GAME.options()) for n in (2, 3, 4))


@clause("R-HIT-008", "R-HIT-009", "R-HIT-011", "R-HIT-302")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_barrier_is_the_last_field_of_a_lap_and_leads_into_the_goal(seats):
    track = TRACKS[seats]
    for seat in range(seats):
        fields = route(seats, seat)
        assert fields[-4:] == ["g1", "g2", "g3", "g4"]
        assert track.is_start[int(fields[0][1:])]
        assert track.is_barrier[int(fields[-5][1:])]
        assert len(fields) == track.length + 4
        assert (int(fields[-5][1:]) + 1) % track.length == int(fields[0][1:])


@scenario("T-02")
@clause("R-HIT-010", "R-HIT-305")
def test_four_players_have_three_goal_fields_and_ignore_the_deepest():
    assert position(blue="f39", hand="s-1to5").legal("s-1to5") == {"s-1to5 f39 g1", "s-1to5 f39 g2", "s-1to5 f39 g3"}
    assert "s-1to5 f39 g4" in position(2, blue="f39", hand="s-1to5").legal()


@clause("R-HIT-012", "R-HIT-301", "R-HIT-303")
def test_the_side_of_forty_has_twelve_corners():
    track = TRACKS[4]
    assert track.length == 40
    assert fields(track.is_corner) == [0, 4, 8, 10, 14, 18, 20, 24, 28, 30, 34, 38]
    assert fields(track.is_start) == [0, 10, 20, 30]
    assert fields(track.is_barrier) == [9, 19, 29, 39]


@clause("R-HIT-304")
def test_the_side_for_three_has_36_fields_and_nine_corners():
    track = TRACKS[3]
    assert track.length == 36
    assert fields(track.is_corner) == [0, 5, 10, 12, 17, 22, 24, 29, 34]
    assert fields(track.is_start) == [0, 12, 24]
    assert fields(track.is_barrier) == [11, 23, 35]


@clause("R-HIT-013")
def test_two_pawns_on_one_field_are_no_position():
    with pytest.raises(ValueError, match="not a position"):
        position(blue="f5", red="f5")


@scenario("T-02")
@clause("R-HIT-015", "R-HIT-306")
def test_two_players_sit_opposite_each_other():
    assert fresh(2).where(1) == "f20 w w w"
    assert [fresh(3).where(seat).split()[0] for seat in range(3)] == ["f0", "f12", "f24"]
    assert [fresh(4).where(seat).split()[0] for seat in range(4)] == ["f0", "f10", "f20", "f30"]


@scenario("T-29")
@clause("R-HIT-307", "R-HIT-023")
def test_starts_and_barriers_of_unused_colours_count_but_nothing_else_of_theirs_is_there():
    assert position(2, blue="f5", hand="n-start").legal() == {"n-start f5 f10"}
    assert position(2, blue="f5", hand="n-bar").legal() == {"n-bar f5 f9"}
    assert len(fresh(2).s.cards.hands) == 2


@scenario("T-01")
@clause("R-HIT-021", "R-HIT-022", "R-HIT-028")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_shuffles_six_start_cards_and_draws_three(seats):
    s = GAME.start(seats, HitOptions(first_player="0"))
    odds = GAME.chance(s)
    assert [WORDS[token] for token in odds.tokens] == list(START)
    assert set(odds.weights) == {1}
    p = fresh(seats)
    assert [len(hand) for hand in p.s.cards.hands] == [3] * seats
    assert list(p.s.cards.left) == [3] * seats
    assert [p.top(seat) for seat in range(seats)] == ["-"] * seats
    assert not any(p.guarded(seat) for seat in range(seats))


@scenario("T-01")
@clause("R-HIT-024", "R-HIT-025")
def test_five_of_the_neutral_cards_are_laid_out():
    s = Position(GAME.start(2, HitOptions(first_player="0"))).play(*["* s-coin3 s-out1 s-out6"] * 2).s
    odds = GAME.chance(s)
    assert list(odds.weights) == [n for n in COPIES if n]
    p = fresh(2)
    assert p.market == "n-4 n-5 n-6 n-7 n-8"
    assert p.stock == 26


@clause("R-HIT-029")
def test_lots_decide_who_begins_or_the_host_does():
    s = GAME.start(3, GAME.options())
    assert GAME.chance(s).weights == (1, 1, 1)
    assert [WORDS[token] for token in GAME.chance(s).tokens] == ["p0", "p1", "p2"]
    p = Position(s).play("* p2", *["* s-coin3 s-out1 s-out6"] * 3, "* n-4 n-5 n-6 n-7 n-8")
    assert p.waits == (2,)
    assert not GAME.fits(3, HitOptions(first_player="3"))


@clause("R-HIT-030", "R-HIT-090")
def test_turns_go_round_clockwise():
    p = fresh(3)
    order = []
    for _ in range(6):
        order.append(p.waits[0])
        p = pass_turn(p)
    assert order == [0, 1, 2, 0, 1, 2]


def pass_turn(p):
    """One whole turn, always with the last word offered."""
    seat = p.waits[0]
    while (who := p.waits[0]) in (seat, -1):
        path: Move = ()
        while tokens := offered(GAME, p.s, who, path):
            path += (tokens[-1],)
        p = Position(GAME.play(p.s, who, path))
    return p


@scenario("T-04")
@clause("R-HIT-093", "R-HIT-251")
def test_four_players_may_take_all_four_pawns():
    p = fresh(4, four_pawns=True)
    assert p.where() == "f0 w w w"
    assert "s-1to5 f39 g4" in position(blue="f39", hand="s-1to5", four_pawns=True).legal()
    assert not GAME.fits(3, HitOptions(four_pawns=True))


@clause("R-HIT-308", "R-HIT-309")
def test_copies_and_costs_are_as_the_rules_say():
    costs = {4: "n-3b1", 5: "n-4 n-coin3 n-behind", 6: "n-5 n-coin5 n-start n-bar", 7: "n-6 n-7"}
    costs |= {8: "n-8 n-11 n-corn n-hunt", 9: "n-split n-group"}
    for cost, names in costs.items():
        for name in names.split():
            assert COSTS[WORDS.index(name)] == cost
            assert COPIES[WORDS.index(name)] == (1 if name == "n-coin5" else 2)


@clause("R-HIT-126", "R-HIT-045")
def test_signs_are_on_these_cards_and_on_no_others():
    signs = {1: "s-3 n-4 n-coin3", 2: "n-6 n-3b1", 4: "s-1to5 n-11 n-split", 8: "n-behind n-group"}
    for bit, names in signs.items():
        assert {row[0] for row in TABLE if row[5] & bit} == set(names.split())


def test_a_seat_that_is_not_asked_cannot_move():
    with pytest.raises(Illegal):
        GAME.play(fresh(4).s, 1, GAME.hear("s-coin3"))

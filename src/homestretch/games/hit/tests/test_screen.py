"""What is seen and told, as functions of views."""

import re

import pytest

from homestretch.core.record import Record, begin
from homestretch.core.registry import folder
from homestretch.games.hit import scene, tell
from homestretch.games.hit.cards import WORDS
from homestretch.play import telling
from homestretch.play.table import Table
from homestretch.texts import LANGUAGES, Texts

from .conftest import GAME, fresh, position


def drawn(p, seat=0, path=""):
    """Things by id."""
    view = p.view(seat, path)
    return {thing.id: thing for thing in scene.scene(view).things}


def lines(before, after, seat):
    return [told.msg.key for told in tell.tell(before.view(seat), after.view(seat))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_has_its_own_name_and_spot_and_the_own_arm_is_at_the_bottom(seats):
    p = fresh(seats)
    for seat in (None, *range(seats)):
        board = GAME.board(p.view(seat))
        assert len({place.name for place in board.places}) == len(board.places)
        spots = [(place.x, place.y) for place in board.places]
        assert all(0 < x < board.width and 0 < y < board.height for x, y in spots)
        assert min(abs(a - c) + abs(b - d) for n, (a, b) in enumerate(spots) for c, d in spots[:n]) > 0.7
        start = next(place for place in board.places if place.role == "start" and place.owner == (seat or 0))
        assert start.y == max(place.y for place in board.places if place.role in ("start", "barrier", "corner"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_field_can_be_said_by_a_click(seats):
    p = fresh(seats)
    said = [token for place in GAME.board(p.view(1)).places for token in place.says]
    track = p.s.board.track.length
    fields = [token for token in said if WORDS[token][0] == "f"]
    assert len(fields) == len(set(fields)) == track
    assert {WORDS[token] for token in said if WORDS[token][0] == "g"} == {"g1", "g2", "g3", "g4"} - (
        {"g4"} if seats == 4 else set()
    )


def test_everything_stands_on_a_place_or_in_a_zone():
    for seats in (2, 3, 4):
        view = fresh(seats).view(1)
        there = {place.name for place in GAME.board(view).places} | {zone.name for zone in scene.scene(view).zones}
        assert {thing.at for thing in scene.scene(view).things} <= there


def test_cards_for_sale_show_what_they_cost_and_are_said_only_while_buying():
    p = position(blue="f5", hand="n-7")
    assert drawn(p)["m-n-7-0"].tag == "7"
    assert drawn(p)["m-n-7-0"].says == ()
    assert drawn(p)["h-n-7-0"].says == GAME.hear("n-7")
    buying = position(turn="0 buy", hand="", blue="f5", coins=20)
    assert drawn(buying)["m-n-8-0"].says == GAME.hear("n-8")
    assert drawn(buying, 0, "n-8")["m-n-8-0"].marks == ("chosen",)
    assert drawn(buying, 0, "n-8")["coins0"].face == "12"


def test_a_move_half_said_shows_where_it_leads():
    p = position(blue="f5 f20", red="f7", hand="n-split n-5")
    ghost = drawn(p, 0, "n-split f5 f10")["p0-0"]
    assert (ghost.at, ghost.marks) == ("f10", ("ghost",))
    assert p.view(0, "n-split f5 f10").left == 5
    assert drawn(p, 0, "n-5 f5")["p0-0"].marks == ("chosen",)
    assert drawn(p, 0, "n-5")["h-n-5-0"].marks == ("named", "chosen")
    taken = position(blue="f5", red="f10", hand="n-5")
    assert drawn(taken, 0, "n-5 f5 f10")["p1-0"].at == "w1-0"
    assert drawn(taken, 0)["p1-0"].at == "f10"


def test_a_shield_is_seen_on_the_pawns_it_protects():
    p = position(blue="f5", red="f7 g1", hand="n-5", tops={1: "s-3"})
    things = drawn(p)
    assert things["p1-0"].marks == ("safe",)
    assert things["p1-1"].marks == things["p1-2"].marks == ()
    assert things["d1"].icons == ("coin", "coin", "shield")


def test_nobody_sees_a_hand_that_is_not_his():
    p = fresh(4)
    for seat in (None, 1, 2, 3):
        things = drawn(p, seat)
        assert things["hand0"].marks == ("down",)
        assert things["hand0"].many == 3
        assert not any(name.startswith("k0") for name in things)


def test_what_happens_is_told_in_order():
    p = position(blue="f5", red="f10", hand="n-5 s-3 s-coin3")
    assert lines(p, p.play("n-5 f5 f10"), 2) == ["told-played-paid", "told-moved", "told-captured"]
    assert lines(p, p.play("both s-3 s-coin3"), 2) == ["told-both", "told-came-out"]
    assert lines(p, p.play("s-coin3"), 2) == ["told-coins"]
    home = position(blue="g1 g2 f39", hand="s-1to5")
    assert lines(home, home.play("s-1to5 f39 g3"), 1) == ["told-played", "told-home", "told-won"]
    stuck = position(blue="f39", hand="n-4")
    assert lines(stuck, stuck.play("n-4 unused"), 1) == ["told-unused"]


def test_the_end_of_the_last_round_is_told():
    p = position(turn="3 play", hand="s-coin3", round_limit=50, coins=0, number=50).play("s-coin3")
    assert lines(p, p.play("* s-out1 s-out6 s-3"), 0) == ["told-drew", "told-limit"]


def test_words_that_name_no_pawn_show_the_position_as_it_is():
    p = position(blue="f5", hand="n-5 s-out1")
    for path in ("n-5 f7 f12", "n-5 g1 g2", "s-out1 f9 f10", "n-5 done keep"):
        assert p.view(0, path).moved == ()


def test_a_pawn_is_told_the_way_it_goes():
    p = position(blue="f37", hand="s-3")
    told = tell.tell(p.view(1), p.play("s-3 f37 g1").view(1))[1]
    assert (told.thing, told.way) == ("p0-0", ("f37", "f38", "f39", "g0-1"))


def test_drawn_cards_are_told_to_their_owner_only():
    p = position(turn="0 buy", hand="", blue="f5", coins=20).play("done")
    after = p.play("* s-out1 s-3 s-corner")
    assert lines(p, after, 0) == ["told-drew-these"]
    for seat in (None, 1, 2, 3):
        assert lines(p, after, seat) == ["told-drew"]


def test_everybody_is_told_that_discards_are_shuffled():
    thrown = "s-3 s-coin3 s-out6 s-corner"
    p = position(turn="0 buy", hand="", discard=thrown, pile="s-out1 s-1to5", coins=20).play("done")
    assert lines(p, p.play("* s-out1 s-1to5 s-3"), 1) == ["told-shuffled", "told-drew"]
    empty = position(turn="0 buy", hand="", discard=f"s-out1 s-1to5 {thrown}", pile="-", coins=20)
    assert lines(empty, empty.play("n-8 done"), 1) == ["told-bought", "told-shuffled"]
    poor = position(hand="s-coin3", discard="s-out1 s-1to5 s-3 s-out6 s-corner", pile="-", coins=0)
    assert lines(poor, poor.play("s-coin3"), 0) == ["told-coins", "told-shuffled"]
    again = poor.play("s-coin3")
    assert lines(again, again.play("* s-out1 s-1to5 s-3"), 1) == ["told-drew"]


@pytest.mark.clause("R-HIT-059")
@pytest.mark.clause("R-HIT-062")
@pytest.mark.parametrize(
    ("given", "move", "taken"),
    [
        ({"blue": "f5", "red": "f10", "hand": "s-1to5"}, "s-1to5 f5 f11", ["10"]),
        ({"blue": "f5", "red": "f8", "hand": "s-1to5"}, "s-1to5 f5 f9", []),  # four steps, as well as three and one
        ({"blue": "f5 f20", "red": "f10 f25", "hand": "n-split"}, "n-split f5 f11 5 f20 f26", ["10", "25"]),
        ({"blue": "f5 f20", "red": "f9 f26", "hand": "n-split"}, "n-split f5 f10 5 f20 f25", []),
        ({"blue": "f5 f20", "red": "f9 f26", "hand": "n-split"}, "n-split f5 f10 4 f20 f27", ["9", "26"]),
    ],
)
def test_a_pawn_that_goes_on_is_told_with_the_field_that_was_taken(given, move, taken):
    p = position(**given)
    told = tell.tell(p.view(2), p.play(move).view(2))
    assert [one.msg.args["field"] for one in told if one.msg.key == "told-bumped"] == taken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fields_are_told_as_the_board_numbers_them(lang):
    texts, file = Texts(lang, "hit"), folder("hit") / "records" / "three.hs"
    table = Table.resume(Record.read(file.read_text(encoding="utf-8")))
    first = begin(GAME, table.seats, table.options)
    said = [texts.say(one.msg) for one in telling.told(GAME, first, table.log, None)]
    assert any(" 0 " in line for line in said)
    assert not [line for line in said if re.search(r"\b[fg]\d", line)]

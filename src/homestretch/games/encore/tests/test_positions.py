"""What cannot be a position of Encore, and why."""

import pytest

from homestretch.core.explore import perft
from homestretch.core.registry import game as find
from homestretch.core.types import Wrong

GAME = find("encore")
clause = pytest.mark.clause
FULL = "1(11)2(11)3(11)4(11)5(11)6(7)7(7)8(7)9(7)t(7)"
LESS = "1(10)2(10)3(11)4(11)5(11)6(7)7(7)8(7)9(7)t(7)"  # without a 1 and a 2


def line(turn, *, seats=2, rows="-/-", loots="", discard="-", totals="", at="round 1 first 0", options=""):
    empty = "/".join("-" * seats)
    totals = totals or " ".join("0" * seats)
    parts = (f"{seats}", f"turn {turn}", at, f"totals {totals}", f"rows {rows}", f"loots {loots or empty}")
    return " | ".join((*parts, f"discard {discard}", *filter(None, (options,))))


def refuses(text, reason):
    with pytest.raises(Wrong, match=reason):
        GAME.read(text)


@clause("R-ENCORE-070", "R-ENCORE-075")
@pytest.mark.parametrize("phase", ["begin", "reveal", "go-on"])
def test_nobody_draws_from_an_empty_pile(phase):
    refuses(line(f"0 {phase}", rows="-/12" if phase == "begin" else "1/2", discard=LESS), "pile is empty")


@clause("R-ENCORE-071")
def test_the_last_card_may_wait_to_steal_only_where_it_counts():
    last = line("0 rob 1", rows="1/1", discard="1(9)" + FULL[5:])
    assert GAME.awaits(GAME.read(last)) == (0,)
    refuses(last + " | resolve_last_card_fully=false", "pile is empty")


@clause("R-ENCORE-070", "R-ENCORE-072")
@pytest.mark.parametrize(
    ("rows", "loots", "discard", "totals"),
    [
        ("-/-", "-/-", "-", "0 0"),  # all cards are left
        ("-/-", "1/-", LESS, "1 0"),  # a 2 is left
        ("1/2", "-/-", LESS, "0 0"),  # rows are left
    ],
)
def test_the_game_is_not_over_while_cards_are_left(rows, loots, discard, totals):
    refuses(line("0 over", rows=rows, loots=loots, discard=discard, totals=totals), "ends with the last pile")


@clause("R-ENCORE-080", "R-ENCORE-093")
def test_at_the_end_totals_are_what_the_loots_and_the_rounds_before_are_worth():
    assert GAME.scores(GAME.read(line("0 over", loots="1/2", discard=LESS, totals="1 2"))) == (1, 2)
    refuses(line("0 over", loots="1/2", discard=LESS, totals="1 1"), "cannot have brought")
    refuses(line("0 over", loots="1/2", discard=LESS, totals="1 3"), "cannot have brought")
    refuses(line("0 go-on", rows="1/-", totals="1 0"), "cannot have brought")
    refuses(line("0 go-on", rows="1/-", totals=f"{2**64} 0"), "cannot have brought")
    refuses(
        line("0 go-on", rows="1/-", totals="400 46", at="round 2 first 0", options="rounds=2"), "cannot have brought"
    )


@clause("R-ENCORE-090")
def test_the_game_is_not_over_before_its_last_round():
    refuses(line("0 over", loots="1/2", discard=LESS, totals="1 2", options="rounds=2"), "ends with the last pile")


@clause("R-ENCORE-031", "R-ENCORE-035")
def test_nobody_goes_on_without_a_card():
    refuses(line("0 go-on", rows="-/5"), "has drawn a card")


@clause("R-ENCORE-020", "R-ENCORE-025")
def test_no_turn_begins_with_cards_in_the_row():
    refuses(line("0 begin", rows="5/-"), "empty row")


@clause("R-ENCORE-040", "R-ENCORE-049")
@pytest.mark.parametrize("card", ["6", "9", "190", "0", "", "7 7"])
def test_a_card_that_was_not_drawn_or_that_nobody_has_steals_nothing(card):
    assert GAME.read(line("0 rob 7", seats=3, rows="67/7/9"))
    refuses(line(f"0 rob {card}", seats=3, rows="67/7/9"), "can steal|waits to steal")


@clause("R-ENCORE-040")
def test_only_a_steal_names_the_card():
    refuses(line("0 go-on 7", seats=3, rows="67/7/9"), "waits to steal")


@clause("R-ENCORE-013")
def test_lots_are_drawn_before_anything_else():
    assert GAME.read(line("0 pick"))
    for wrong in (
        line("0 pick", rows="5/-"),
        line("1 pick"),
        line("0 pick", options="first_player=0"),
        line("0 pick", at="round 2 first 0", options="rounds=2"),
    ):
        refuses(wrong, "before the first card")


@clause("R-ENCORE-013", "R-ENCORE-092")
def test_whoever_begins_by_option_begins_the_first_round_and_the_next_player_the_next():
    assert GAME.read(line("0 begin", at="round 2 first 0", options="rounds=3 first_player=1"))
    refuses(line("0 begin", at="round 2 first 1", options="rounds=3 first_player=1"), "does not begin round 2")


@clause("R-ENCORE-015")
@pytest.mark.parametrize("seats", [1, 6, 7])
def test_two_to_five_sit_at_a_table(seats):
    refuses(line("0 begin", seats=seats, rows="/".join("-" * seats)), f"{seats} cannot play")


@pytest.mark.parametrize("at", ["round 0 first 0", "round 2 first 0", "round 1 first 2", "round 1 first -1"])
def test_there_is_no_such_round_or_seat(at):
    refuses(line("0 begin", at=at), "no round|nobody sits")


@pytest.mark.parametrize("seat", [-1, 2, 52, 2**64])
def test_it_is_the_turn_of_somebody_at_the_table(seat):
    refuses(line(f"{seat} begin"), "nobody sits|cannot be read")


def test_perft_of_whatever_is_read_ends_without_a_traceback():
    last = line("0 go-on", rows="1/2", discard=LESS.replace("1(10)", "1(9)"))
    assert perft(GAME, GAME.read(last), 9) == (0, 0)

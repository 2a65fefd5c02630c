"""The clauses of Encore, each in a position and a few moves."""

from collections import Counter

import pytest

import homestretch as hs
from homestretch.core.explore import follow, moves
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.state import DECK, lay_out
from homestretch.games.encore.view import EncoreView

GAME = find("encore")
clause, scenario = pytest.mark.clause, pytest.mark.scenario
DIGITS = "123456789t"


def at(rows="-/-/-", turn="0 begin", loots="", pile="", **options):
    """A position; with a `pile`, all other cards lie in the discard, otherwise none do."""
    seats = rows.count("/") + 1
    loots = loots or "/".join("-" * seats)
    discard = "-"
    if pile:
        used = Counter((rows + loots + pile).replace("/", "").replace("-", ""))
        discard = "".join(d * (n - used[d]) for d, n in zip(DIGITS, DECK, strict=True)) or "-"
    tail = "".join(f" | {k}={v}" for k, v in options.items())
    totals = " ".join("0" * seats)
    head = f"{seats} | turn {turn} | round 1 first 0 | totals {totals}"
    return GAME.read(f"{head} | rows {rows} | loots {loots} | discard {discard}{tail}")


def row(s, seat=0):
    return text(GAME.view(s, None).rows[seat])


def loot(s, seat=0):
    return text(GAME.view(s, None).loots[seat])


def text(cards):
    return "".join(d * n for d, n in zip(DIGITS, cards, strict=True))


def legal(s, seat=0):
    return [GAME.say(m) for m in moves(GAME, s, seat)]


def turn(s):
    return GAME.awaits(s)


# the cards


@scenario("S-T01")
@clause("R-ENCORE-001", "R-ENCORE-002", "R-ENCORE-003", "R-ENCORE-004")
def test_ninety_cards_worth_445_points():
    assert sum(DECK) == 90
    assert DECK == (11,) * 5 + (7,) * 5
    assert sum(v * n for v, n in enumerate(DECK, 1)) == 445


@clause("R-ENCORE-005")
def test_equal_cards_are_one_word_and_nobody_has_a_hand():
    s = GAME.play(at(), 0, GAME.hear("draw"))
    assert [GAME.words[t] for t in GAME.chance(s).tokens] == [str(v) for v in range(1, 11)]
    assert not [name for name in vars(GAME.view(s, 0)) if "hand" in name]


# set-up


@scenario("S-T02")
@clause("R-ENCORE-010", "R-ENCORE-011", "R-ENCORE-012", "R-ENCORE-095")
def test_a_round_begins_with_all_cards_in_the_pile_and_every_card_as_likely_as_it_is_frequent():
    s = follow(GAME, GAME.start(3, EncoreOptions(first_player="2")), "2 draw")
    view = GAME.view(s, 0)
    assert view.pile == DECK
    assert not any(sum(cards) for cards in (*view.rows, *view.loots, view.discard))
    assert GAME.chance(s).weights == DECK
    s = follow(GAME, s, "* 5; 2 draw")
    assert GAME.chance(s).weights[4] == 10


@clause("R-ENCORE-013")
def test_lots_decide_who_begins_unless_it_is_said():
    s = GAME.start(4, GAME.options())
    assert GAME.awaits(s) == (hs.CHANCE,)
    assert GAME.chance(s).weights == (1, 1, 1, 1)
    assert turn(follow(GAME, s, "* p3")) == (3,)
    assert turn(GAME.start(4, EncoreOptions(first_player="2"))) == (2,)


@scenario("S-T02")
@clause("R-ENCORE-013", "R-ENCORE-031")
def test_in_a_new_round_the_first_player_can_only_draw():
    s = GAME.start(3, EncoreOptions(first_player="1"))
    assert turn(s) == (1,)
    assert legal(s, 1) == ["draw"]


@clause("R-ENCORE-014", "R-ENCORE-061")
def test_turns_go_round_clockwise():
    s = at()
    for seat, value in ((0, 1), (1, 2), (2, 3), (0, 4)):
        assert turn(s) == (seat,)
        s = follow(GAME, s, f"{seat} draw; * {value}; {seat} stop")


@clause("R-ENCORE-015")
def test_two_to_five_play_and_six_by_option():
    fits = [n for n in range(1, 9) if GAME.fits(n, GAME.options())]
    assert fits == [2, 3, 4, 5]
    assert GAME.fits(6, EncoreOptions(six_players=True))
    with pytest.raises(hs.Wrong, match="by 6"):
        hs.Table("encore", seats=6)


# bank


@clause("R-ENCORE-020", "R-ENCORE-021", "R-ENCORE-023", "R-ENCORE-025")
def test_a_turn_begins_by_moving_the_whole_row_into_the_loot():
    s = follow(GAME, at("2/158/-", "0 go-on"), "0 stop")
    assert turn(s) == (1,)
    assert (row(s, 1), loot(s, 1)) == ("", "158")
    assert legal(s, 1) == ["draw"]


@clause("R-ENCORE-022")
def test_an_empty_row_banks_nothing():
    s = follow(GAME, at("2/-/-", "0 go-on", loots="-/3/-"), "0 stop")
    assert loot(s, 1) == "3"
    assert legal(s, 1) == ["draw"]


@scenario("S-T15")
@clause("R-ENCORE-022")
def test_a_row_that_thieves_emptied_banks_nothing():
    s = follow(GAME, at("-/9/-", loots="-/3/-"), "0 draw; * 9; 0 steal; 0 stop")
    assert (turn(s), row(s, 1), loot(s, 1)) == ((1,), "", "3")
    assert legal(s, 1) == ["draw"]


@scenario("S-T13")
@clause("R-ENCORE-024", "R-ENCORE-046")
def test_loot_cannot_be_stolen():
    s = follow(GAME, at("-/-/-", loots="-/66/-"), "0 draw; * 6")
    assert legal(s) == ["draw", "stop"]
    assert loot(s, 1) == "66"


@scenario("S-T27")
@clause("R-ENCORE-020")
def test_two_players_bank_before_their_second_draw():
    s = follow(GAME, at("-/-"), "0 draw; * 4; 0 stop; 1 draw; * 5; 1 stop")
    assert turn(s) == (0,)
    assert (row(s), loot(s), row(s, 1)) == ("", "4", "5")


# draw


@scenario("S-T04")
@clause("R-ENCORE-030", "R-ENCORE-033")
def test_each_draw_turns_up_one_card_into_the_row():
    s = follow(GAME, at(), "0 draw; * 7")
    assert row(s) == "7"
    assert sum(GAME.view(s, 0).pile) == 89


@scenario("S-T16")
@clause("R-ENCORE-031")
def test_stopping_before_a_card_was_drawn_is_refused_unless_the_option_allows_it():
    with pytest.raises(hs.Illegal):
        follow(GAME, at(), "0 stop")
    free = at(min_draws_per_turn=0)
    assert legal(free) == ["draw", "stop"]
    assert turn(follow(GAME, free, "0 stop")) == (1,)


@clause("R-ENCORE-034")
def test_everybody_sees_every_row():
    s = at("19/5/-", "2 begin")
    for seat in (None, 0, 1, 2):
        assert [text(r) for r in GAME.view(s, seat).rows] == ["19", "5", ""]


@clause("R-ENCORE-035", "R-ENCORE-036")
def test_after_each_card_one_may_draw_or_stop_without_a_limit():
    s = at()
    for value in range(1, 11):
        s = follow(GAME, s, f"0 draw; * {value}")
        assert legal(s) == ["draw", "stop"]
    assert row(s) == DIGITS


@scenario("S-T03")
@clause("R-ENCORE-032")
@clause("R-ENCORE-040", "R-ENCORE-041", "R-ENCORE-047", "R-ENCORE-051", "R-ENCORE-054")
def test_the_leaflets_example():
    s = follow(GAME, at("-/15888/15"), "0 draw; * 6")
    assert (row(s), legal(s)) == ("6", ["draw", "stop"])
    s = follow(GAME, s, "0 draw; * 1")
    assert legal(s) == ["steal", "leave"]
    s = follow(GAME, s, "0 leave")
    assert (row(s), row(s, 1), row(s, 2)) == ("16", "15888", "15")
    s = follow(GAME, s, "0 draw; * 6")
    assert row(s) == "166"
    s = follow(GAME, s, "0 draw; * 5; 0 steal")
    assert (row(s), row(s, 1), row(s, 2)) == ("155566", "1888", "1")
    s = follow(GAME, s, "0 draw; * 6")
    assert (row(s), turn(s), loot(s, 1)) == ("", (1,), "1888")
    lost = GAME.view(s, 0).discard
    assert (sum(lost), sum(v * n for v, n in enumerate(lost, 1))) == (7, 34)


# steal


@scenario("S-T11")
@clause("R-ENCORE-042", "R-ENCORE-043", "R-ENCORE-044")
def test_a_thief_takes_all_cards_of_that_number_from_everybody():
    s = follow(GAME, at("-/7/77"), "0 draw; * 7")
    assert legal(s) == ["steal", "leave"]
    s = follow(GAME, s, "0 steal")
    assert (row(s), row(s, 1), row(s, 2)) == ("7777", "", "")
    assert turn(follow(GAME, s, "0 draw; * 7")) == (1,)  # they count towards three
    robbed = follow(GAME, s, "0 stop; 1 draw; * 7; 1 steal")  # and are stolen in turn
    assert (row(robbed), row(robbed, 1)) == ("", "77777")


@clause("R-ENCORE-041")
def test_whoever_left_a_card_may_take_it_with_the_next_one():
    s = follow(GAME, at("-/2/-"), "0 draw; * 2; 0 leave; 0 draw; * 2")
    assert legal(s) == ["steal", "leave"]


@scenario("S-T32")
@clause("R-ENCORE-045")
def test_a_card_left_lying_is_safe_once_its_owner_banks_it():
    s = follow(GAME, at("-/-/2", "1 begin"), "1 draw; * 2; 1 leave")
    for late in ("1 steal", "2 steal"):
        with pytest.raises(hs.Illegal):
            follow(GAME, s, late)
    s = follow(GAME, s, "1 stop")
    assert loot(s, 2) == "2"


@clause("R-ENCORE-045")
def test_with_a_steal_to_decide_one_can_neither_draw_nor_stop():
    s = follow(GAME, at("-/2/-"), "0 draw; * 2")
    for word in ("draw", "stop"):
        with pytest.raises(hs.Illegal):
            follow(GAME, s, f"0 {word}")


@clause("R-ENCORE-048")
def test_a_safe_second_of_a_kind_may_steal():
    s = follow(GAME, at("9/9/-", "0 go-on"), "0 draw; * 9")
    assert legal(s) == ["steal", "leave"]
    assert row(follow(GAME, s, "0 steal")) == "999"


@scenario("S-T12")
@clause("R-ENCORE-049")
def test_where_nobody_has_the_number_there_is_no_question():
    assert legal(follow(GAME, at("-/1/2"), "0 draw; * 7")) == ["draw", "stop"]


@scenario("S-T08")
@clause("R-ENCORE-047", "R-ENCORE-053")
def test_two_stolen_nines_make_the_third_safe():
    s = follow(GAME, at("-/9/-"), "0 draw; * 9; 0 steal")
    assert row(s) == "99"
    assert row(follow(GAME, s, "0 draw; * 9")) == "999"


# bust


@scenario("S-T05")
@clause("R-ENCORE-050", "R-ENCORE-055", "R-ENCORE-057")
def test_the_fourth_of_a_kind_busts_and_all_four_are_discarded():
    s = at()
    for n in (1, 2, 3):
        s = follow(GAME, s, "0 draw; * 7")
        assert row(s) == "7" * n
    s = follow(GAME, s, "0 draw; * 7")
    assert (row(s), turn(s), text(GAME.view(s, 0).discard)) == ("", (1,), "7777")


@scenario("S-T18")
@clause("R-ENCORE-051")
def test_three_cards_of_one_number_are_three_cards():
    assert turn(follow(GAME, at("444/-/-", "0 go-on"), "0 draw; * 4")) == (1,)


@scenario("S-T07")
@clause("R-ENCORE-052")
def test_a_new_number_never_busts():
    assert row(follow(GAME, at("259t/-/-", "0 go-on"), "0 draw; * 3")) == "2359t"


@scenario("S-T19")
@clause("R-ENCORE-053")
def test_with_two_cards_an_equal_one_joins_the_row():
    s = follow(GAME, at("46/-/-", "0 go-on"), "0 draw; * 6")
    assert (row(s), legal(s)) == ("466", ["draw", "stop"])
    assert row(follow(GAME, s, "0 stop")) == "466"


@clause("R-ENCORE-056")
def test_a_card_that_busts_steals_nothing():
    s = follow(GAME, at("123/-/2", "0 go-on"), "0 draw; * 2")
    assert (turn(s), row(s, 2)) == ((1,), "2")


@scenario("S-T17")
@clause("R-ENCORE-059")
def test_a_bust_leaves_loot_and_other_rows_alone():
    s = follow(GAME, at("123/-/88", "0 go-on", loots="t/-/-"), "0 draw; * 2")
    assert (loot(s), row(s, 2), turn(s)) == ("t", "88", (1,))


@clause("R-ENCORE-058")
def test_discarded_cards_do_not_come_back_within_the_round():
    s = follow(GAME, at("123/-/-", "0 go-on", pile="24"), "0 draw; * 2; 1 draw")
    assert [GAME.words[t] for t in GAME.chance(s).tokens] == ["4"]


# stop


@scenario("S-T14")
@clause("R-ENCORE-060")
def test_a_row_left_lying_is_open_to_thieves():
    s = follow(GAME, at("6t/-/-", "0 go-on"), "0 stop; 1 draw; * 10; 1 steal; 1 stop; 2 draw; * 4; 2 stop")
    assert (turn(s), loot(s), row(s, 1)) == ((0,), "6", "tt")


# the end


@scenario("S-T20")
@clause("R-ENCORE-070", "R-ENCORE-072", "R-ENCORE-074")
def test_the_round_ends_with_the_last_card_and_rows_are_added():
    s = follow(GAME, at("12/8/99", "0 go-on", pile="5"), "0 draw; * 5")
    assert turn(s) == ()
    assert GAME.scores(s) == (8, 8, 18)


@clause("R-ENCORE-071")
def test_the_last_card_may_still_steal():
    s = follow(GAME, at("12/8/-", "0 go-on", pile="8"), "0 draw; * 8")
    assert legal(s) == ["steal", "leave"]
    assert GAME.scores(follow(GAME, s, "0 steal")) == (19, 0, 0)
    assert GAME.scores(follow(GAME, s, "0 leave")) == (11, 8, 0)


@clause("R-ENCORE-071", "R-ENCORE-073")
def test_the_last_card_busts_unless_the_option_says_it_is_only_shown():
    assert GAME.scores(follow(GAME, at("128/8/-", "0 go-on", pile="8"), "0 draw; * 8")) == (0, 8, 0)
    shown = at("128/8/-", "0 go-on", pile="8", resolve_last_card_fully="false")
    assert GAME.scores(follow(GAME, shown, "0 draw; * 8")) == (11, 8, 0)


@clause("R-ENCORE-075")
def test_no_turn_begins_with_an_empty_pile():
    rng = Rng(5)
    for seed in range(30):
        table = hs.Table("encore", seats=3, seed=seed)
        while not table.over:
            seen = table.view(None)
            assert isinstance(seen, EncoreView)
            assert sum(seen.pile) > 0 or legal(table.state, table.awaits[0]) == ["steal", "leave"]
            table.play(table.awaits[0], (rng.pick(table.ask(table.awaits[0]).tokens),))


# points


@scenario("S-T24")
@clause("R-ENCORE-080", "R-ENCORE-081", "R-ENCORE-083")
def test_loot_is_added_up_and_the_highest_wins():
    s = follow(GAME, at("-/-/123", loots="15t/78/-", pile="1", turn="2 go-on"), "2 draw; * 1")  # busts
    assert GAME.scores(s) == (16, 15, 0)


@scenario("S-T25")
@clause("R-ENCORE-082")
def test_equal_scores_at_the_top_share_the_victory():
    table = hs.Table("encore", seats=3, seed=1)
    table.state = at("-/-/-", loots="ttt9993/tttt884/777764", pile="3", turn="2 begin")
    table.play(2, "draw")
    assert (table.scores, table.winners) == ((60, 60, 41), (0, 1))


# rounds


@scenario("S-T29")
@clause("R-ENCORE-090", "R-ENCORE-091", "R-ENCORE-092", "R-ENCORE-093", "R-ENCORE-094")
def test_as_many_rounds_as_players_each_begun_by_another_with_all_cards():
    table = hs.Table("encore", seats=3, seed=4, options={"rounds": 3, "first_player": "1"})
    firsts, sums, rng = [], [0, 0, 0], Rng(9)
    while not table.over:
        view: EncoreView = GAME.view(table.state, None)
        if sum(view.pile) == 90:
            firsts.append(table.awaits[0])
            assert not any(sum(cards) for cards in (*view.rows, *view.loots, view.discard))
            sums = list(view.totals)
        table.play(table.awaits[0], (rng.pick(table.ask(table.awaits[0]).tokens),))
    assert firsts == [1, 2, 0]
    assert all(after >= before for before, after in zip(sums, table.scores or (), strict=True))
    assert sum(table.scores or ()) <= 3 * 445


@scenario("S-T29", "S-T30")
@clause("R-ENCORE-093")
def test_totals_are_the_sums_of_the_rounds():
    s = at("-/-/-", loots="15t/78/-", pile="1", turn="2 begin", rounds=2)
    lay_out(s, list(s.cards), [5, 0, 30])
    s = follow(GAME, s, "2 draw; * 1")
    assert (s.round, turn(s), tuple(s.totals)) == (2, (1,), (21, 15, 31))
    view = GAME.view(s, 0)
    assert sum(view.pile) == 90
    assert not any(sum(cards) for cards in (*view.rows, *view.loots, view.discard))


@scenario("S-T31")
def test_every_card_is_somewhere_at_every_moment():
    rng = Rng(3)
    for seats in (2, 3, 4, 5):
        table = hs.Table("encore", seats=seats, seed=seats)
        while not table.over:
            view: EncoreView = GAME.view(table.state, None)
            zones = (view.pile, view.discard, *view.rows, *view.loots)
            assert tuple(map(sum, zip(*zones, strict=True))) == DECK
            assert not GAME.flaw(table.state)
            table.play(table.awaits[0], (rng.pick(table.ask(table.awaits[0]).tokens),))


@clause("R-ENCORE-099")
def test_the_tiny_deck_has_five_cards():
    s = GAME.start(2, EncoreOptions(deck="tiny", first_player="0", rounds=2))
    assert text(GAME.view(s, None).pile) == "11223"
    for line in ("0 draw; * 1", "0 draw; * 2", "0 draw; * 3", "0 draw; * 1"):  # the last one busts
        s = follow(GAME, s, line)
    assert row(s, 0) == ""
    s = follow(GAME, s, "1 draw; * 2")
    assert (GAME.view(s, None).totals, text(GAME.view(s, None).pile)) == ((0, 2), "11223")  # and the next round begins

"""Buying, drawing, the market, the end."""

import pytest

from homestretch.core.outcome import Outcome
from homestretch.core.types import Illegal
from homestretch.games.hit import phases
from homestretch.games.hit.cards import WORDS

from .conftest import GAME, START, Position, clause, position, scenario


def buying(**more):
    """The moment of buying: all three cards played."""
    more = {"turn": "0 buy", "hand": "", "blue": "f5"} | more
    return position(**more)


def drawn(p):
    """The words chance may draw next."""
    return {WORDS[token] for token in GAME.chance(p.s).tokens}


@clause("R-HIT-031", "R-HIT-032", "R-HIT-233")
def test_a_turn_is_play_buy_draw_refill():
    p = position(blue="f0", hand="s-coin3 s-3 s-corner", coins=6)
    assert p.why("n-8") == ("why-buy-later", "R-HIT-233")
    p = p.play("s-3 f0 f3", "s-corner f3 f4", "s-coin3")
    assert p.s.phase == phases.BUY
    p = p.play("n-8 done")
    assert p.s.phase == phases.DRAW
    p = p.play("* s-out1 s-out6")
    assert p.s.phase == phases.REFILL
    p = p.play("* n-8")
    assert p.waits == (1,)
    assert p.hand() == "s-out1 s-out6 n-8"


@scenario("T-56")
@clause("R-HIT-076", "R-HIT-077", "R-HIT-078", "R-HIT-079")
def test_several_cards_may_be_bought_or_none():
    p = buying(coins=9, market="n-3b1 n-4 n-8")
    assert p.legal() == {"done", "n-3b1 done", "n-4 done", "n-8 done", "n-3b1 n-4 done", "n-4 n-3b1 done"}
    both = p.play("n-3b1 n-4 done")
    assert both.coins == 0
    assert both.hand() == "n-4 n-3b1"
    assert p.play("done").coins == 9


@clause("R-HIT-077")
def test_a_card_that_is_too_dear_is_refused():
    p = buying(coins=8, market="n-3b1 n-4 n-8")
    assert p.why("n-4", "n-3b1") == ("why-too-dear", "R-HIT-077")
    assert p.why("n-11") == ("why-not-in-market", "R-HIT-076")
    with pytest.raises(Illegal):
        p.play("n-3b1 n-4 n-8 done")


@scenario("T-63")
def test_with_too_few_coins_nobody_is_asked():
    p = position(blue="f0", hand="s-out1", coins=3, market="n-3b1").play("s-out1 f0 f1")
    assert p.s.phase == phases.DRAW


@scenario("T-56")
@clause("R-HIT-080", "R-HIT-081")
def test_what_was_bought_is_drawn_first():
    p = buying(coins=9, market="n-3b1 n-4").play("n-3b1 n-4 done", "* s-out1")
    assert p.hand() == "s-out1 n-4 n-3b1"


@clause("R-HIT-231")
def test_of_five_cards_bought_the_last_three_are_drawn():
    p = buying(coins=99, market="n-3b1 n-4 n-5 n-6 n-7").play("n-4 n-7 n-5 n-3b1 n-6 done")
    assert p.hand() == "n-5 n-6 n-3b1"
    assert [WORDS[kind] for kind in p.s.cards.tops[0]] == ["n-4", "n-7"]
    assert p.s.phase == phases.REFILL


@scenario("T-11")
@clause("R-HIT-082", "R-HIT-083")
def test_the_discards_are_shuffled_when_a_card_is_needed():
    q = buying(discard="s-3 s-coin3 s-out6 s-corner", pile="s-out1 s-1to5", market="n-8", coins=8).play("done")
    assert drawn(q) == {"s-out1", "s-1to5"}
    path = GAME.hear("s-out1 s-1to5")
    assert {WORDS[t] for t in GAME.chance(q.s, path).tokens} == {"s-3", "s-coin3", "s-out6", "s-corner"}
    q = q.play("* s-out1 s-1to5 s-3")
    assert q.hand() == "s-out1 s-1to5 s-3"
    assert q.top() == "-"
    assert q.s.cards.left[0] == 3


@scenario("T-58")
@clause("R-HIT-083", "R-HIT-229")
def test_drawing_the_last_card_shuffles_nothing():
    p = buying(discard="s-coin3 s-out6 s-3", pile="s-out1 s-1to5 s-corner").play("done", "* s-out1 s-corner s-1to5")
    assert (p.top(), p.guarded(), p.s.cards.left[0]) == ("s-3", True, 0)
    assert sum(p.s.cards.discards) == 3


@clause("R-HIT-084", "R-HIT-085", "R-HIT-087", "R-HIT-230")
def test_a_shield_on_top_may_be_kept_after_seeing_what_was_drawn():
    p = buying(discard="s-coin3 s-out6 s-corner s-3", pile="s-out1 s-1to5").play("done")
    p = p.play("* s-out1 s-1to5")
    assert p.waits == (0,)
    assert p.legal() == {"keep", "mix"}
    assert p.hand() == "s-out1 s-1to5"
    p = p.play("keep")
    assert drawn(p) == {"s-coin3", "s-out6", "s-corner"}
    p = p.play("* s-corner")
    assert (p.top(), p.guarded(), p.s.cards.left[0], sum(p.s.cards.discards[:22])) == ("s-3", True, 2, 1)


@clause("R-HIT-086", "R-HIT-230")
def test_or_it_is_mixed_in_and_protects_no_more():
    p = buying(discard="s-coin3 s-out6 s-corner s-3", pile="s-out1 s-1to5").play("done", "* s-out1 s-1to5", "mix")
    assert drawn(p) == {"s-coin3", "s-out6", "s-corner", "s-3"}
    p = p.play("* s-3")
    assert (p.top(), p.guarded()) == ("-", False)


@scenario("T-61")
@clause("R-HIT-084")
def test_a_shield_below_the_top_cannot_be_kept():
    p = buying(discard="s-coin3 s-out6 s-3 s-corner", pile="s-out1 s-1to5").play("done")
    assert p.play("* s-out1 s-1to5 s-3").waits == (1,)
    with pytest.raises(Illegal):
        p.play("* s-out1 s-1to5")


@scenario("T-60")
@clause("R-HIT-084")
def test_with_an_empty_pile_keep_or_mix_comes_before_the_first_card():
    p = buying(discard="s-coin3 s-out1 s-out6 s-1to5 s-corner s-3", pile="-").play("done")
    assert p.legal() == {"keep", "mix"}
    assert p.why("done") == ("why-keep-or-mix", "R-HIT-084")
    kept = p.play("keep", "* s-out1 s-out6 s-1to5")
    assert kept.hand() == "s-out1 s-out6 s-1to5"
    mixed = p.play("mix", "* s-out1 s-out6 s-1to5")
    assert (mixed.top(), mixed.guarded(), mixed.s.cards.left[0], sum(mixed.s.cards.discards[:22])) == ("-", False, 3, 0)


@scenario("T-12")
@clause("R-HIT-088", "R-HIT-232")
def test_the_market_is_filled_after_drawing_by_as_many_as_were_bought():
    p = buying(coins=99, market="n-3b1 n-4 n-5 n-6 n-7")
    assert not {"n-8", "n-11"} & p.asks("n-3b1")
    p = p.play("n-3b1 n-4 done", "* s-out1")
    before = p.stock
    assert p.market == "n-5 n-6 n-7"
    with pytest.raises(Illegal):
        p.play("* n-8")
    p = p.play("* n-8 n-11")
    assert p.market == "n-5 n-6 n-7 n-8 n-11"
    assert p.stock == before - 2


@clause("R-HIT-089")
def test_without_a_purchase_the_market_stays():
    p = buying(coins=99).play("done", "* s-out1 s-out6 s-3")
    assert p.waits == (1,)
    assert p.market == "n-7 n-8 n-bar n-start n-group"


@scenario("T-62")
@clause("R-HIT-310")
def test_when_the_common_pile_is_empty_the_market_shrinks():
    p = buying(coins=99, market="n-4 n-5 n-6 n-7 n-8")
    for kind in range(22):
        p.s.cards.neutral[kind] = 0
    p.s.cards.neutral[WORDS.index("n-11")] = 1
    p = p.play("n-4 n-5 done", "* s-out1", "* n-11")
    assert p.market == "n-6 n-7 n-8 n-11"
    assert p.waits == (1,)
    assert p.stock == 0
    late = buying(coins=99, market="n-6 n-7 n-8 n-11")
    for kind in range(22):
        late.s.cards.neutral[kind] = 0
    late = late.play("n-6 done", "* s-out1 s-out6")
    assert (late.market, late.waits) == ("n-7 n-8 n-11", (1,))


@clause("R-HIT-127")
def test_no_card_leaves_a_deck_and_start_cards_are_never_sold():
    p = buying(coins=99).play("n-7 n-8 done", "* s-out1", "* n-4 n-5")
    c = p.s.cards
    deck = len(c.hands[0]) + len(c.tops[0]) + c.left[0] + sum(c.discards[:22])
    assert deck == len(START) + 2
    assert not set(START) & set(p.market.split())


@scenario("T-65")
@clause("R-HIT-091", "R-HIT-246", "R-HIT-315")
def test_the_last_pawn_home_ends_the_game_at_once():
    p = position(blue="g1 g2 f39", hand="s-1to5 s-coin3 s-3")
    assert "s-1to5 f39 g4" not in p.legal()
    p = p.play("s-1to5 f39 g3")
    assert p.waits == ()
    assert GAME.scores(p.s) == (1, 0, 0, 0)
    assert GAME.outcome(p.s) == Outcome((0,), (3, 0, 0, 0), "pawns")
    assert p.hand() == "s-coin3 s-3"


@clause("R-HIT-311")
def test_a_limit_of_rounds_ends_the_game_without_a_winner():
    p = position(blue="g1", yellow="g2 g3", turn="3 play", hand="s-coin3", round_limit=50, coins=0, number=50)
    p = p.play("s-coin3")
    assert p.waits == (-1,)
    p = p.play("* s-out1 s-out6 s-3")
    assert p.waits == ()
    assert GAME.scores(p.s) == (0, 0, 0, 0)
    assert p.view(0).outcome == GAME.outcome(p.s) == Outcome((), (1, 0, 0, 2), "pawns")
    assert GAME.outcome(p.s).ranking() == [3, 0, 1, 2]
    assert not any("winner" in zone.marks for zone in GAME.scene(p.view(0)).zones)


@scenario("T-64")
@clause("R-HIT-092", "R-HIT-250")
def test_without_shields_nobody_is_protected_and_nothing_is_kept():
    p = position(blue="f24", red="f25", green="f26", hand="s-out1", tops={1: "s-3"}, no_shields=True)
    assert p.play("s-out1 f24 f25").where(1) == "w w w"
    q = buying(discard="s-coin3 s-out6 s-corner s-3", pile="s-out1 s-1to5", no_shields=True).play("done")
    q = q.play("* s-out1 s-1to5 s-3")
    assert q.waits != (0,)


@clause("R-HIT-313")
def test_what_can_be_known_is_known_and_the_rest_is_not():
    p = buying(coins=9, market="n-3b1 n-4").play("n-3b1 n-4 done", "* s-out1")
    seen = p.view(1)
    assert [WORDS[k] for k in seen.known[0]] == ["n-4", "n-3b1"]
    assert seen.hand != p.view(0).hand
    assert sorted(WORDS[k] for k in seen.rest[0]) == sorted(START)  # one of these six is the third card
    assert seen.holds[0] == 3
    assert seen.last == (-1, ())
    whole = buying(discard="s-coin3 s-out6 s-3", pile="s-out1 s-1to5 s-corner").play("done", "* s-out1 s-corner s-1to5")
    assert [WORDS[k] for k in whole.view(2).known[0]] == ["s-out1", "s-1to5", "s-corner"]
    assert [WORDS[k] for k in whole.view(None).known[0]] == ["s-out1", "s-1to5", "s-corner"]


@clause("R-HIT-313")
def test_a_known_card_that_is_played_is_forgotten_and_no_other():
    p = buying(seats=2, green="f20", coins=9, market="n-3b1 n-4").play("n-3b1 n-4 done", "* s-out1")
    s = p.s.copy()
    s.phase, s.turn = phases.PLAY, 0
    q = Position(s).play("s-out1 f5 f6")
    assert [WORDS[k] for k in q.view(1).known[0]] == ["n-4", "n-3b1"]
    assert q.view(1).holds[0] == 2
    q = q.play("n-4 f6 f10")
    assert [WORDS[k] for k in q.view(1).known[0]] == ["n-3b1"]


@clause("R-HIT-313")
def test_bought_cards_that_wait_on_the_pile_are_seen_by_all():
    p = buying(coins=99, market="n-3b1 n-4 n-5 n-6 n-7").play("n-4 n-7 n-5 n-3b1 n-6 done")
    for seat in (None, 0, 1, 2, 3):
        assert [WORDS[k] for k in p.view(seat).tops[0]] == ["n-4", "n-7"]

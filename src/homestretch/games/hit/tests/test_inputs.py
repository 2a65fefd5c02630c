"""What nets are shown: the same from every seat, what a hand reaches, luck that is still to come on average."""

import pytest

from homestretch.core.explore import moves
from homestretch.core.inputs import Row
from homestretch.core.rng import Rng
from homestretch.games.hit import inputs, reach
from homestretch.games.hit.cards import KINDS, WORDS
from homestretch.games.hit.phases import BUY, DRAW, PLAY

from .conftest import GAME, clause, position

INPUTS = inputs.HitInputs()
KIND = {word: i for i, word in enumerate(WORDS)}


def shown(p):
    """The inputs of a position that are on, and the seat they are seen from."""
    row = Row()
    seat = INPUTS.write(p.s, row)
    return dict(row.pairs()), seat


def can(p, what, seat=0):
    """Whether an input of this seat is on, counted from the one that plays next."""
    return shown(p)[0].get(seat * inputs.SEAT + what, 0)


# seen from whoever plays next


def test_a_position_turned_by_one_seat_looks_the_same():
    """Colours are alike: what blue sees with red to its left, red sees with green there."""
    one = position(turn="0 play", blue="f5 g1", red="f14", yellow="f39", hand="n-7 s-3 s-out1")
    two = position(turn="1 play", red="f15 g1", green="f24", blue="f9", hand="n-7 s-3 s-out1")
    assert shown(one) == (shown(two)[0], 0)
    assert shown(two)[1] == 1


def test_after_a_turn_it_is_seen_from_the_next_seat():
    p = position(2, turn="0 draw", hand="", blue="f5")
    assert INPUTS.ready(p.s)
    assert shown(p)[1] == 1


def test_a_net_is_asked_when_all_is_played_and_bought_and_never_in_between():
    rng, s = Rng(3), GAME.start(2, GAME.options())
    for _ in range(600):
        if not (asked := GAME.awaits(s)):
            break
        if INPUTS.ready(s):
            assert s.round > 0
            assert s.phase >= DRAW or (s.phase == PLAY and len(s.cards.hands[s.turn]) == 3)
        else:
            assert s.round == 0 or s.phase == BUY or s.phase < DRAW
        GAME.apply(s, asked[0], GAME.any_move(s, asked[0], rng))


# hands


@clause(81)
def test_cards_that_will_be_drawn_are_shown_as_many_as_they_are_on_average():
    p = position(2, turn="0 draw", hand="", discard="s-1to5 s-corner", blue="f5")
    drawer = inputs.SEAT + inputs.HELD
    assert [shown(p)[0].get(drawer + kind, 0) for kind in range(5)] == [0.75, 0.75, 0.75, 0, 0.75]
    assert sum(shown(p)[0].get(drawer + kind, 0) for kind in range(KINDS)) == 3


@clause(127)
def test_bought_cards_are_shown_wherever_they_are():
    p = position(2, market="n-bar n-bar n-start n-5 n-6", hand="n-7 n-7 s-3", discard="n-8", blue="f5")
    deck = inputs.DECK - 6
    assert (can(p, deck + KIND["n-7"]), can(p, deck + KIND["n-8"]), can(p, deck + KIND["n-4"])) == (2, 1, 0)


# what a hand reaches


@clause(55, 34)
@pytest.mark.parametrize(
    ("hand", "field", "hit"),
    [
        ("n-7 s-coin3 s-corner", "f12", True),
        ("n-7 s-3 s-corner", "f15", True),  # three, then seven
        ("n-7 s-3 n-8", "f23", True),
        ("n-7 s-coin3 s-corner", "f13", False),
        ("n-11 s-coin3 s-corner", "f16", False),  # no capture
        ("s-1to5 s-3 s-corner", "f12", True),  # four, then three: the last card captures
        ("n-hunt s-coin3 s-corner", "f33", True),
        ("n-bar s-coin3 s-corner", "f9", True),
        ("n-3b1 s-coin3 s-corner", "f4", True),
    ],
)
def test_a_pawn_that_a_hand_can_capture_is_seen(hand, field, hit):
    p = position(2, blue="f5", green=field, hand=hand)
    assert bool(can(p, inputs.HIT, seat=1)) == hit
    assert bool(can(p, inputs.LOSS, seat=1)) == hit


@clause(61, 64)
@pytest.mark.parametrize(("hand", "hit"), [("n-7 s-out1 s-coin3", False), ("n-6 s-out1 s-coin3", True)])
def test_only_a_breaker_captures_who_is_protected(hand, hit):
    field = "f12" if "n-7" in hand else "f11"
    p = position(2, blue="f5", green=field, hand=hand, tops={1: "s-3"})
    assert can(p, inputs.GUARD, seat=1)
    assert bool(can(p, inputs.HIT, seat=1)) == hit


@clause(74)
def test_a_waiting_pawn_threatens_its_own_start_field():
    assert can(position(2, blue="f5", green="f0", hand="n-7 s-coin3 s-3"), inputs.HIT, seat=1)


@clause(46)
def test_nobody_is_captured_beyond_the_own_barrier():
    assert not can(position(2, blue="f38 f20", green="f3", hand="n-5 s-coin3 s-corner"), inputs.HIT, seat=1)


@clause(91)
@pytest.mark.parametrize(
    ("pawns", "hand", "won"),
    [
        ("g4 g3 g2 f36", "n-4 s-coin3 s-corner", True),
        ("g4 g3 g2 f36", "s-3 s-out1 s-corner", True),  # three and one
        ("g4 g3 f39 f36", "n-4 s-out1 s-3", False),  # both would need g1
        ("g4 g3 f38 f36", "n-4 s-3 s-coin3", True),
        ("g4 g3 g2 w", "s-out1 n-11 n-8", False),
    ],
)
def test_a_hand_that_wins_is_seen(pawns, hand, won):
    assert bool(can(position(2, blue=pawns, hand=hand), inputs.WINS)) == won


def test_what_a_hand_can_capture_is_what_the_rules_let_it_capture():
    """In positions of random play: whatever one card can capture is foreseen."""
    rng, s, seen = Rng(8), GAME.start(2, GAME.options()), 0
    for _ in range(3000):
        asked = GAME.awaits(s)
        if not asked:
            s = GAME.start(2, GAME.options())
            continue
        if asked[0] >= 0 and s.phase == PLAY and len(s.cards.hands[s.turn]) == 3:
            seen += foreseen(s)
        GAME.apply(s, asked[0], GAME.any_move(s, asked[0], rng))
    assert seen > 10


def foreseen(s):
    """How many captures by one card there are; each was foreseen."""
    mine, other, found = s.turn, 1 - s.turn, 0
    hand = reach.of(s, mine)
    for move in moves(GAME, s, mine):
        if move[0] < KINDS:
            t = GAME.play(s, mine, move)
            for pawn in range(4 * other, 4 * other + 4):
                if s.board.at[pawn] >= 0 and t.board.at[pawn] < 0:
                    assert hand.takes >> pawn & 1
                    found += 1
    return found

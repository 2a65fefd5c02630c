"""What a sensible player sees: the whole hand, the exact way home, a shield on top."""

import pytest

from homestretch.core.explore import moves
from homestretch.core.rng import Rng
from homestretch.games.hit.cards import EFFECT, OUT_OR_STEPS
from homestretch.games.hit.judge import gain, place
from homestretch.games.hit.options import HitOptions
from homestretch.games.hit.phases import PLAY
from homestretch.games.hit.ways import LEG, leg, said, ways

from .conftest import GAME, clause, position


def choice(p, path=""):
    """The move the judge makes of these words, and the position after it."""
    move = GAME.say(GAME.judge.policy(p.s, p.waits[0], GAME.hear(path), Rng(1)))
    return move, p.play(move)


def finish(p):
    """The position after the rest of the hand."""
    while p.s.phase == PLAY and p.waits == (0,):
        _, p = choice(p)
    return p


@clause(91)
def test_wins_when_it_can():
    p = position(2, blue="g1 g2 g4 f36", hand="n-split n-11 s-out6")
    assert choice(p)[1].waits == ()


@clause(49)
def test_looks_at_the_whole_hand():
    """The six alone would bring most by coming out; with the three it brings the pawn on f33 home."""
    assert finish(position(blue="f33", hand="s-3 s-out6 s-coin3")).where() == "g3 w w"


@clause(70, 71)
def test_comes_out_with_two_cards_that_move_nobody_and_leaves_the_shield_on_top():
    p = position(blue="g3", red="f35", hand="n-3b1 n-4", discard="s-coin3")
    assert choice(p)[0] == "both n-3b1 n-4"


@clause(63)
def test_a_shield_is_played_last_where_an_opponent_is_near():
    assert finish(position(blue="f30", red="f27", hand="s-coin3 s-3 s-corner")).guarded()


@clause(117)
def test_ten_steps_bring_a_pawn_home_and_another_on():
    _, p = choice(position(blue="f37 f10", hand="n-split"))
    assert "g" in p.where()


@clause(117)
def test_a_pawn_that_follows_onto_a_field_its_mate_leaves_takes_nobody():
    p = position(2, blue="f31 f30", hand="n-split").s.board
    both = leg(1, 31) << LEG | leg(0, 40)
    assert gain(p, 0, both) == gain(p, 0, leg(0, 40)) + gain(p, 0, leg(1, 32)) + place(p, 31) - place(p, 32)


@clause(55)
def test_a_pawn_about_to_be_home_is_captured():
    """Red's pawn on f7 has two fields to go."""
    assert choice(position(blue="f4 f20", red="f7", hand="s-3"))[1].where(1) == "w w w"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_way_can_be_said_and_every_beginning_finished(seats):
    rng = Rng(seats)
    s = GAME.start(seats, HitOptions(round_limit=12))
    while asked := GAME.awaits(s):
        seat = asked[0]
        if seat < 0:
            s = GAME.play(s, seat, GAME.any_move(s, seat, rng))
            continue
        legal = moves(GAME, s, seat)
        if s.phase == PLAY:
            for kind in s.cards.hands[seat]:
                spoken = [said(s, seat, kind, way) for way in ways(s.board, seat, kind, s.rules.goal_is_ahead)]
                assert all(any(move[: len(words)] == words for move in legal) for words in spoken)
                if EFFECT[kind] <= OUT_OR_STEPS:
                    assert len(spoken) == len([move for move in legal if move[0] == kind])
        other = legal[rng.below(len(legal))]
        for n in range(len(other) + 1):
            whole = GAME.judge.policy(s, seat, other[:n], rng)
            assert whole in legal
            assert whole[:n] == other[:n]
        s = GAME.play(s, seat, GAME.judge.policy(s, seat, (), rng) if rng.below(2) else other)

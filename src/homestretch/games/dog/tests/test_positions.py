"""Positions as text: what is read, and what cannot be."""

import pytest

import homestretch as hs

clause = pytest.mark.clause
GOOD = "2 | round 1 dealer 0 turn 0 play | pawns f5,-,-,-,- ; -,-,-,-,- | hands 2 ; - | discard -"
YARD = "-,-,-,-"
HOME = "g1,g2,g3,g4"


def four(pawns=(YARD,) * 4, hands="2 ; - ; - ; -", phase="play", discard="-", tail=""):
    head = f"4 | round 1 dealer 3 turn 0 {phase}"
    return f"{head} | pawns {' ; '.join(pawns)} | hands {hands} | discard {discard}{tail}"


GIVING = four(hands="2 ; 3 ; 4 ; 5", phase="give")


def refused(dog, text):
    with pytest.raises(hs.Wrong, match="not a position of dog"):
        dog.game.read(text)
    return True


@pytest.mark.parametrize("text", [GOOD, four(), GIVING])
def test_a_position_is_read_and_written_the_same(dog, text):
    assert dog.game.show(dog.game.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "9",
        "4 | round 1 dealer 0 turn 0 play",
        GOOD.replace("dealer 0", "dealer 7"),
        GOOD.replace("dealer 0", "turn 0"),
        GOOD.replace("f5", "f64"),
        GOOD.replace("f5", "f0_5"),
        GOOD.replace("f5,-", "f5,f5"),
        GOOD.replace("f5,-", "f5"),
        GOOD.replace("f5,-,-,-,- ; -", "f5,-,-,- ; -,-"),
        GOOD.replace("hands 2", "hands 2*9"),
        GOOD.replace("hands 2", "hands 2*²"),
        GOOD.replace("hands 2", "hands 2,-"),
        GOOD.replace("hands 2", "hands 1"),
        GOOD.replace("2 | round", "7 | round"),
        GOOD.replace("round 1", "round 99999999999999999999"),
        GOOD + " | out 5",
        GOOD + " | given 63",
        GOOD + " | given -1",
        GOOD + " | top -",
        GOOD + " | luck 3",
        GOOD + " | gave 3",
        GOOD + " | gave 3 ; -",
        GOOD.replace("play", "give") + " | gave 3 ; -",
    ],
)
def test_what_is_no_position_is_refused_in_one_sentence(dog, text):
    assert refused(dog, text)


@clause("R-DOG-030")
def test_nobody_holds_more_cards_than_are_dealt_in_the_round(dog):
    assert dog.game.read(four(hands="2,3,4,5,6,7 ; - ; - ; -"))
    assert refused(dog, four(hands="2,3,4,5,6,7,8 ; - ; - ; -"))
    assert refused(dog, four(hands="2,3,4 ; - ; - ; -").replace("round 1", "round 5"))


@clause("R-DOG-040", "R-DOG-041")
@pytest.mark.parametrize(
    "text",
    [
        four(hands="- ; - ; - ; -", phase="give"),
        four(hands="2 ; - ; 4 ; 5", phase="give"),
        four(hands="2 ; 3 ; 4 ; 5,6", phase="give"),
        four(hands="2 ; 3 ; 4 ; 5", phase="give", tail=" | out 1"),
        four(hands="- ; - ; - ; -", phase="give", tail=" | gave 2 ; 3 ; 4 ; 5 | given 0 1 2 3"),
        GIVING.replace("turn 0", "turn 1"),
        four(hands="2 ; 3 ; 4 ; 5", tail=" | given 1"),
    ],
)
def test_all_give_one_of_as_many_cards_and_the_last_gift_ends_it(dog, text):
    assert refused(dog, text)


@clause("R-DOG-022", "R-DOG-033")
def test_cards_are_dealt_when_all_hands_are_empty(dog):
    assert dog.game.read(four(hands="- ; - ; - ; -", phase="deal"))
    assert refused(dog, four(hands="- ; - ; 3 ; -", phase="deal"))


@clause("R-DOG-021")
def test_the_first_dealer_is_picked_before_anything_else(dog):
    new = four(hands="- ; - ; - ; -", phase="pick").replace("dealer 3", "dealer 0")
    assert dog.game.read(new)
    assert refused(dog, new.replace("-,-,-,-", "f3,-,-,-", 1))
    assert refused(dog, new.replace("round 1", "round 2"))
    assert refused(dog, new.replace("discard -", "discard 2"))
    assert refused(dog, new + " | first_dealer=0")


@clause("R-DOG-050")
def test_whoever_is_on_turn_has_a_card(dog):
    assert refused(dog, four(hands="- ; - ; - ; -"))
    assert refused(dog, four(hands="- ; 2 ; - ; -"))


@clause("R-DOG-054")
def test_whoever_dropped_out_has_no_cards(dog):
    assert dog.game.read(four(tail=" | out 1"))
    assert refused(dog, four(hands="2 ; 3 ; - ; -", tail=" | out 1"))
    assert refused(dog, GOOD + " | out 1")


@clause("R-DOG-171")
def test_only_players_without_partners_draw(dog):
    drawing = GOOD.replace("play", "draw").replace("hands 2", "hands -").replace("discard -", "discard 2")
    assert dog.game.read(drawing)
    assert dog.game.read(GOOD.replace("play", "again"))
    assert refused(dog, GOOD.replace("play", "again").replace("hands 2", "hands -"))
    assert refused(dog, drawing.replace("hands -", "hands 3,4").replace("round 1", "round 5"))
    assert refused(dog, four(phase="draw"))
    assert refused(dog, four(phase="again"))


@clause("R-DOG-153", "R-DOG-175")
def test_the_game_is_over_when_a_side_has_won_and_not_before(dog):
    won, helping, yard = (HOME, YARD, HOME, YARD), (HOME, YARD, YARD, YARD), (YARD,) * 4
    assert dog.game.outcome(dog.game.read(four(won, phase="over"))).winners == (0, 2)
    assert dog.game.read(four(helping))
    assert refused(dog, four(won))
    assert refused(dog, four(won, hands="- ; - ; - ; -", phase="deal"))
    assert refused(dog, four(yard, phase="over"))
    assert refused(dog, four(helping, phase="over"))
    assert refused(dog, four(won, phase="over").replace("turn 0", "turn 1"))
    assert refused(dog, four((HOME,) * 4, phase="over"))
    assert refused(dog, GOOD.replace("f5,-,-,-,-", f"{HOME},-"))


def test_the_card_laid_down_last_is_among_the_discards(dog):
    assert dog.game.read(four(discard="3", tail=" | top 3"))
    assert refused(dog, four(discard="3", tail=" | top 4"))

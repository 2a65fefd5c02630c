"""What cannot be a position of Hexenrennen, and why."""

import pytest

import homestretch as hs

GAME = hs.game("hexenrennen")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "cannot be read"),
        ("4", "cannot be read"),
        ("4 | turn 9 roll", "nobody's turn"),
        ("4 | turn 0 fly", "cannot be read"),
        ("4 | turn 0 roll | at 1 1 0/0 0 0/0 0 0/0 0 0", "share a tile"),
        ("4 | turn 0 roll | at 0 0 0", "three witches"),
        ("4 | turn 0 roll | at 60 0 0/0 0 0/0 0 0/0 0 0", "a witch is nowhere"),
        ("4 | turn 0 roll | track 3:S2 4:S2", "shows twice"),
        ("4 | turn 0 roll | track 3:S* 4:S*", "one symbol"),
        ("4 | turn 0 roll | track 1:S2 2:S3 3:S4 4:S5", "three numbers"),
        ("4 | turn 0 roll | track 49:S2", "cannot be read"),
        ("2 | turn 0 turn-up 5 | at 5 0 0/0 0 0 | track 1:M2 2:M3 3:M4 4:M5", "three numbers"),
        ("4 | turn 0 roll | hands 22/-/-/-", "cannot be read"),
        ("4 | turn 0 roll | hands -/-/-", "twelve cards"),
        ("4 | turn 0 roll | hidden 234,567,89t/234,567,89t/234,567,89t/234,567,89", "three numbers"),
        ("4 | turn 0 roll | track 1:S2 | hidden 234,567,89t/235,467,89t/234,567,89t/234,567,89t", "turned up"),
        ("4 | turn 0 card 3 | at 3 0 0/0 0 0/0 0 0/0 0 0 | track 3:S2", "his own symbol"),
        ("4 | turn 0 roll | at 51 50 49/0 0 0/0 0 0/0 0 0", "over"),
        ("4 | turn 0 roll | at 0 0 0/51 50 49/0 0 0/0 0 0", "over"),
        ("4 | turn 0 over | at 0 0 0/51 50 49/0 0 0/0 0 0", "in its own turn"),
        ("4 | turn 0 split", "all have divided"),
        ("4 | turn 0 split | at 3 0 0/0 0 0/0 0 0/0 0 0 | hidden ?/?/?/?", "before the race"),
        ("4 | turn 0 split | track 3:S2 | hidden ?/34,567,89t/?/?", "before the race"),
        ("7 | turn 0 roll", "7 cannot play"),
        (f"{10**20} | turn 0 roll", "cannot play"),
        ("2 | turn 0 roll | first_player=2", "2 cannot play"),
        ("4 | turn 0 roll | hidden 234,567,89t/234,456,789/234,567,89t/234,567,89t", "hidden in two sections"),
        ("4 | turn 0 turn-up 3 | at 3 0 0/0 0 0/0 0 0/0 0 0 | track 3:S2", "lies face up"),
        ("4 | turn 0 turn-up 0", "on the track"),
        ("4 | turn 0 turn-up 50 | at 50 0 0/0 0 0/0 0 0/0 0 0", "on the track"),
        ("4 | turn 0 card 50 | at 50 0 0/0 0 0/0 0 0/0 0 0", "on the track"),
        ("4 | turn 1 card 3 | at 3 0 0/0 0 0/0 0 0/0 0 0 | track 3:S*", "cannot be read"),
        ("4 | turn 0 card 3 | at 3 0 0/0 0 0/0 0 0/0 0 0 | track 3:S* | hands -/3*/-/-", "can be played"),
        ("4 | turn 0 must 3 | at 3 0 0/0 0 0/0 0 0/0 0 0 | track 3:S* | hands -/3*/-/-", "can be played"),
        ("2 | turn 0 draw 3 | at 3 0 0/0 0 0 | track 3:W* | hands -/-/-/23", "pile is empty"),
        ("2 | turn 0 draw 3 pushed | at 3 0 0/0 0 0 | track 3:W*", "cannot be read"),
        ("4 | turn 0 roll 3", "cannot be read"),
        ("4 | turn 0 roll pushed", "cannot be read"),
        ("4 | turn 0 lots | die 3", "before the race"),
        ("4 | turn 1 lots", "before the race"),
        ("4 | turn 0 lots | hands 2/-/-/-", "before the race"),
        ("4 | turn 0 lots | first_player=0", "nobody draws lots"),
        ("4 | turn 0 split | hidden ?/?/?/?,567,89t", "cannot be read"),
        ("4 | turn 0 split | hidden ?/?/?/-,567,89t", "three numbers"),
        ("4 | turn 0 choose | die 0", "nothing to choose"),
        ("4 | turn 0 choose | die 6 | at 48 50 51/0 0 0/0 0 0/0 0 0", "nothing to choose"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(text, reason):
    with pytest.raises(hs.Wrong, match=reason) as error:
        GAME.read(text)
    assert "\n" not in str(error.value)


def test_a_position_reads_as_it_is_written(at):
    s = at("1 turn-up 20 pushed", {0: (5, 49), 1: (20, 7)}, up="5:M* 7:S3 21:M*", hands={3: "2t*"}, seats=3, die=4)
    text = GAME.show(s)
    assert text == (
        "3 | turn 1 turn-up 20 pushed | die 4 | at 5 49 0/20 7 0/0 0 0 | track 5:M* 7:S3 21:M* "
        "| hands 23456789t***/23456789t***/23456789t***/2t* | hidden 234,567,89t/24,567,89t/234,567,89t"
    )
    assert GAME.show(GAME.read(text)) == text

"""The numbers that are data: what is there is used, what does not fit is refused in a sentence."""

import re
from pathlib import Path

import pytest

from homestretch.core.types import Wrong
from homestretch.games.hit import tables
from homestretch.games.hit.layout import shape

FILE = Path(tables.__file__).with_name("tables.toml").read_text()


def changed(old, new):
    assert old in FILE
    return FILE.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("track = 40", "track = 42", "42 fields; it needs 12 to 120, in 4 equal sections"),
        ("track = 40", "track = 400", "400 fields; it needs 12 to 120"),
        ("track = 40", 'track = "forty"', "'track' of 'four' should be a whole number, not 'forty'"),
        ("starts = [0, 10, 20, 30]", "starts = [0, 10, 20, 31]", "needs 4 starts, 10 fields apart"),
        ("starts = [0, 10, 20, 30]", "starts = []", "needs 4 starts"),
        ("starts = [0, 12, 24]", "starts = [0, 24, 12]", "needs 3 starts, 12 fields apart in clockwise order"),
        ("barriers = [39, 9, 19, 29]", "barriers = [39, 9, 19]", "needs 4 barriers"),
        ("barriers = [39, 9, 19, 29]", "barriers = [9, 19, 29, 39]", "a lap has only 10 fields"),
        ("corners = [0, 4, 8]", "corners = [0, 4, 10]", "from 0 to 9 fields after a start"),
        ("corners = [0, 4, 8]", "corners = [4, 0]", "corners in ascending order"),
        ("corners = [0, 4, 8]", "corners = []", "needs corners"),
        ("corners = [0, 4, 8]", "corners = 4", "should be a list of whole numbers"),
        ("dotted = 4", "dotted = 5", "it can be 1 to 4"),
        ("n-4 = { copies = 2", "n-4 = { copies = 3", "add up to 32; there are 31"),
        ("n-4 = { copies = 2", "n-4 = { copies = -2", "there are 31"),
        ("n-4 = { copies = 2, cost = 5 }", "n-4 = { copies = 2 }", "'cost' of 'n-4' should be a whole number"),
        ("n-4 = { copies = 2, cost = 5 }", "n-4 = { copies = 2, cost = -1 }", "'n-4' costs less than nothing"),
        ("n-4 =", "n-9 =", "no neutral card 'n-9'"),
        ("[side.three]", "[side.five]", "no section 'three'"),
        ("[goal]", "[goals]", "no section 'goal'"),
        ("[cards]", "[cards", "this is not TOML"),
    ],
)
def test_a_table_that_does_not_fit_is_refused_with_a_sentence(old, new, sentence):
    with pytest.raises(Wrong, match=re.escape(sentence)) as caught:
        tables.parse(changed(old, new))
    assert caught.value.msg.key.startswith("wrong-tables-")


def test_a_longer_ring_with_a_gap_before_the_start_is_taken():
    text = changed("track = 40", "track = 56").replace("[0, 10, 20, 30]", "[2, 16, 30, 44]")
    side = tables.parse(text.replace("[39, 9, 19, 29]", "[0, 14, 28, 42]")).sides["four"]
    assert (side.section, side.route) == (14, 55)
    assert len(set(shape(side, 0).fields)) == 56


def test_every_number_that_is_ours_is_said_to_be():
    for line in FILE.splitlines():
        if re.match(r"(track|starts|barriers|corners) =", line):
            assert "# ours" in line, line
    assert FILE.count("leaflet") >= 5

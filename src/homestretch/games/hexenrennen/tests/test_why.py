"""Why a word cannot be said."""

import pytest

import homestretch as hs
from homestretch.core.explore import follow

GAME = hs.game("hexenrennen")
clause = pytest.mark.clause

CHOOSE = {"turn": "0 choose", "witches": {0: (46, 10), 1: (16,)}, "die": 6}
OWN = {"turn": "0 card 45", "witches": {0: (45, 48)}, "up": "45:F*", "hands": {0: "23789*"}}
OTHER = {"turn": "0 card 5", "witches": {0: (5, 3)}, "up": "5:S*", "hands": {1: "2345*"}}
MUST = {"turn": "0 must 25", "witches": {0: (25,)}, "up": "25:S*"}
OVER = {"turn": "0 over", "witches": {0: (49, 49, 49)}}


@pytest.mark.parametrize(
    ("given", "seat", "word", "key", "rule"),
    [
        (CHOOSE, 0, "t46", "why-past", "R-HEX-034"),
        (CHOOSE, 0, "t10", "why-taken", "R-HEX-033"),
        (CHOOSE, 0, "t16", "why-no-witch", "R-HEX-020"),
        (CHOOSE, 0, "leave", "why-no-pass", "R-HEX-022"),
        (CHOOSE, 0, "5", "why-choose", "R-HEX-021"),
        (CHOOSE, 0, "S7", "why-turned", "R-HEX-040"),
        (CHOOSE, 0, "p1", "why-lots", "R-HEX-018"),
        (CHOOSE, 1, "t16", "why-not-your-turn", "R-HEX-020"),
        (OWN, 0, "3", "why-taken", "R-HEX-071"),
        (OWN, 0, "7", "why-past", "R-HEX-072"),
        (OWN, 0, "4", "why-used", "R-HEX-017"),
        (OWN, 0, "symbol", "why-no-sign", "R-HEX-075"),
        (OWN, 0, "t45", "why-play-card", "R-HEX-070"),
        (OWN, 1, "leave", "why-owner-decides", "R-HEX-080"),
        (OTHER, 1, "2", "why-taken", "R-HEX-083"),
        (OTHER, 1, "5", "why-off-track", "R-HEX-084"),
        (OTHER, 1, "symbol", "why-no-sign", "R-HEX-082"),
        (OTHER, 1, "1", "why-no-one", "R-HEX-004"),
        (OTHER, 1, "wait", "why-play-card", "R-HEX-080"),
        (OTHER, 0, "leave", "why-owner-decides", "R-HEX-080"),
        (MUST, 1, "leave", "why-must", "R-HEX-091"),
        (OVER, 0, "wait", "why-over", "R-HEX-110"),
    ],
)
def test_a_word_that_cannot_be_said_has_its_reason(at, given, seat, word, key, rule):
    s, token = at(**given), GAME.token(word)
    assert token not in GAME.ask(s, seat).tokens
    msg = GAME.why_not(GAME.view(s, seat), (), token)
    assert (msg.key, msg.clause) == (key, rule)


@pytest.mark.parametrize(
    ("path", "word", "key"),
    [
        ("", "symbol", "why-split-symbol"),
        ("", "1", "why-split-number"),
        ("", "leave", "why-split-number"),
        ("", "10", "why-split-order"),
        ("4 5", "4", "why-split-used"),
        ("4 5", "3", "why-split-order"),
        ("2 3 4 5 6 7", "8", "why-said"),
    ],
)
def test_a_number_that_cannot_be_laid_has_its_reason(path, word, key):
    s = GAME.start(3, GAME.options())
    said = GAME.hear(path)
    assert GAME.token(word) not in GAME.ask(s, 0, said).tokens
    assert GAME.why_not(GAME.view(s, 0, said), said, GAME.token(word)).key == key


@clause("R-HEX-011")
def test_whoever_has_divided_his_tiles_is_told_so():
    s = follow(GAME, GAME.start(3, GAME.options()), "0 2 3 4 5 6 7")
    assert GAME.why_not(GAME.view(s, 0), (), 2).key == "why-split-done"

"""What is told of a round of Encore, and why a word cannot be said."""

import pytest

from homestretch.core.explore import follow
from homestretch.core.registry import game as find
from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.tell import tell
from homestretch.texts import Texts

GAME = find("encore")
NAMES = ("Ada", "Bo", "Cem")
ALL_BUT_ONE = "0 draw; * 3; 0 stop; 1 draw; * 2; 1 draw; * 2; 1 draw; * 1"  # of the tiny deck
START = GAME.start(3, EncoreOptions(first_player="0"))


def lines(s, script, me=None, lang="en"):
    """All that is told to this seat while these moves are played."""
    texts, out = Texts(lang, "encore"), []
    for step in script.split(";"):
        t = follow(GAME, s, step)
        out += [texts.say(told.msg, NAMES, me) for told in tell(GAME.view(s, me), GAME.view(t, me))]
        s = t
    return out


def tiny(**options):
    """Five cards: 1, 1, 2, 2 and 3."""
    return GAME.start(2, EncoreOptions(deck="tiny", first_player="0", **options))


def test_a_theft_a_bust_and_what_is_banked_are_told():
    script = "0 draw; * 7; 0 stop; 1 draw; * 7; 1 steal; 1 draw; * 2; 1 draw; * 7; 2 draw; * 9; 2 stop; 0 draw"
    assert lines(START, script, me=1) == [
        "Ada draws: 7.",
        "Ada stops.",
        "You draw: 7.",
        "You steal one 7 from Ada.",
        "You draw: 2.",
        "You draw: 7.",
        "Bust! You lose 4 cards worth 23.",
        "Cem draws: 9.",
        "Cem stops.",
    ]


@pytest.mark.parametrize(
    ("lang", "me", "told"),
    [
        ("en", 0, ["Cem steals one 7 from you.", "Cem steals 2 cards, each a 7, from Bo."]),
        ("en", 2, ["You steal one 7 from Ada.", "You steal 2 cards, each a 7, from Bo."]),
        ("de", 1, ["Cem klaut Ada eine 7.", "Cem klaut dir 2 Karten, lauter 7er."]),
        ("fr", 0, ["Cem vous vole un 7.", "Cem vole à Bo 2 cartes, que des 7."]),
        ("it", 2, ["Rubi a Ada un 7.", "Rubi a Bo 2 carte, tutte 7."]),
        ("nl", 0, ["Cem steelt van jou één 7.", "Cem steelt van Bo 2 kaarten, allemaal een 7."]),
        ("es", 1, ["Cem le quita a Ada un 7.", "Cem te quita 2 cartas, todas 7."]),
    ],
)
def test_a_theft_says_from_whom_in_every_language(lang, me, told):
    before = follow(GAME, START, "0 draw; * 7; 0 stop; 1 draw; * 7; 1 leave; 1 draw; * 7; 1 leave; 1 stop; 2 draw; * 7")
    assert lines(before, "2 steal", me=me, lang=lang) == told


def test_a_card_left_alone_is_banked_by_its_owner():
    script = "0 draw; * 7; 0 stop; 1 draw; * 7; 1 leave; 1 stop; 2 draw; * 1; 2 stop"
    assert lines(START, script, me=0)[3:] == [
        "Bo leaves every other 7 where it is.",
        "Bo stops.",
        "Cem draws: 1.",
        "Cem stops.",
        "You put one card worth 7 into your loot.",
    ]


def test_lots_are_told_as_the_biggest_hat():
    assert lines(GAME.start(3, GAME.options()), "* p2", me=2) == ["You have the biggest hat and begin."]


def test_the_end_of_a_round_tells_what_everybody_scores():
    assert lines(follow(GAME, tiny(rounds=2), ALL_BUT_ONE), "1 draw; * 1") == [
        "Bo draws: 1.",
        "Bust! Bo loses 4 cards worth 6.",
        "The pile is empty: round 1 is over.",
        "Ada scores 3.",
        "Bo scores 0.",
    ]


def test_a_last_card_that_is_only_shown_is_told_without_a_bust():
    shown = follow(GAME, tiny(resolve_last_card_fully=False), ALL_BUT_ONE)
    assert lines(shown, "1 draw; * 1") == [
        "Bo draws: 1.",
        "The pile is empty: round 1 is over.",
        "Ada scores 3.",
        "Bo scores 5.",
    ]


@pytest.mark.parametrize(
    ("script", "seat", "word", "key", "rule"),
    [
        ("", 0, "stop", "why-must-draw", "R-ENCORE-031"),
        ("", 0, "steal", "why-no-steal", "R-ENCORE-040"),
        ("", 0, "7", "why-card", "R-ENCORE-030"),
        ("", 0, "p1", "why-first", "R-ENCORE-013"),
        ("", 1, "draw", "why-not-your-turn", "R-ENCORE-014"),
        ("0 draw; * 7", 0, "steal", "why-no-steal", "R-ENCORE-045"),
        ("0 draw; * 7; 0 stop; 1 draw; * 7", 1, "stop", "why-decide-steal", "R-ENCORE-045"),
        ("0 draw; * 7; 0 stop; 1 draw; * 7", 1, "draw", "why-decide-steal", "R-ENCORE-045"),
    ],
)
def test_a_word_that_cannot_be_said_has_its_reason(script, seat, word, key, rule):
    s, token = follow(GAME, START, script), GAME.token(word)
    assert token not in GAME.ask(s, seat).tokens
    msg = GAME.why_not(GAME.view(s, seat), (), token)
    assert (msg.key, msg.clause) == (key, rule)


def test_after_the_end_nothing_can_be_said():
    s = follow(GAME, tiny(), f"{ALL_BUT_ONE}; 1 draw; * 1")
    assert GAME.why_not(GAME.view(s, 0), (), GAME.token("draw")).key == "why-over"


def note(state, seat, lang="en"):
    """What stands beside the row of a seat."""
    zone = next(z for z in GAME.scene(GAME.view(state, None)).zones if z.name == f"row{seat}")
    return Texts(lang, "encore").say(zone.note) if zone.note else ""


@pytest.mark.clause("R-ENCORE-037")
def test_values_and_odds_are_shown_where_that_was_agreed() -> None:
    script = "0 draw; * 5; 0 draw; * 7; 0 draw; * 10"
    begun = (GAME.start(2, EncoreOptions(first_player="0", show_odds=odds)) for odds in (False, True))
    plain, shown = (follow(GAME, state, script) for state in begun)
    assert (note(plain, 0), note(plain, 1)) == ("now any double is a bust", "")
    assert note(shown, 0) == "22 points · bust risk 25 %"  # 10 + 6 + 6 of the 87 cards that are left
    assert note(shown, 1) == "0 points"


@pytest.mark.clause("R-ENCORE-037")
def test_with_two_cards_nothing_can_go_wrong() -> None:
    two = follow(GAME, GAME.start(2, EncoreOptions(first_player="0", show_odds=True)), "0 draw; * 5; 0 draw; * 7")
    assert note(two, 0) == "12 points · bust risk 0 %"

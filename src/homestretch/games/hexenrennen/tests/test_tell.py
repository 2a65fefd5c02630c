"""What is told of a game, and that every sentence is there in every language."""

import pytest

from homestretch.core.contract import setups
from homestretch.core.explore import follow
from homestretch.core.options import flags
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.types import Msg, Who
from homestretch.games.hexenrennen.tell import tell, word
from homestretch.texts import LANGUAGES, Texts, bundle

GAME = find("hexenrennen")
clause = pytest.mark.clause
NAMES = ("Ada", "Bo", "Cem", "Dora")


def lines(s, script, me=None, lang="en"):
    """All that is told while these moves are played."""
    texts, out = Texts(lang, "hexenrennen"), []
    for step in script.split(";"):
        t = follow(GAME, s, step)
        out += [texts.say(told.msg, NAMES, me) for told in tell(GAME.view(s, me), GAME.view(t, me))]
        s = t
    return out


@clause("R-HEX-044")
def test_the_long_journey_is_told_step_by_step(at):
    s = at("1 roll", lay="3:S10 13:S4 17:W* 10:M* 5:F6")
    assert lines(s, "* 3; 1 wait; * S10; * S4; * W*; 2 7; * M*; 3 5; * F6", me=1) == [
        "You roll a 3.",
        "Your witch sets out and flies to tile 3.",
        "Tile 3 is turned up: Storm 10.",
        "Her own 10 carries her on to tile 13.",
        "Tile 13 is turned up: Storm 4.",
        "Her own 4 carries her on to tile 17.",
        "Tile 17 is turned up: Wood symbol.",
        "Cem’s symbol: Cem may play a card against her.",
        "Cem plays Wood 7 against you: back to tile 10.",
        "Tile 10 is turned up: Mist symbol.",
        "Dora’s symbol: Dora has to play a card against her.",
        "Dora plays Mist 5 against you: back to tile 5.",
        "Tile 5 is turned up: Frost 6.",
        "Frost 6 belongs to another tribe: she stops on tile 5.",
    ]


def test_a_chain_over_open_tiles_is_told_with_its_way(at):
    s = at("0 choose", {0: (1,)}, up="2:F3 5:F4 9:F10 19:S7 1:W2", die=1)
    told = tell(GAME.view(s, None), GAME.view(follow(GAME, s, "0 t1"), None))
    assert [t.way for t in told][:2] == [("t1", "t2"), ("t2", "t3", "t4", "t5")]
    assert {t.thing for t in told[:-1]} == {"w0-0"}
    assert told[-1].msg.key == "told-stop"


@pytest.mark.parametrize(
    ("given", "script", "last"),
    [
        ({"turn": "0 roll", "witches": {0: (48, 47, 50)}}, "* 6", "None of Ada’s witches can use it."),
        ({"turn": "0 card 7", "witches": {0: (7,)}, "up": "7:F*"}, "0 leave", "Ada lets the witch rest."),
        ({"turn": "1 card 7", "witches": {1: (7,)}, "up": "7:F*"}, "0 leave", "Ada leaves Bo’s witch alone."),
        (
            {"turn": "0 card 7", "witches": {0: (7,)}, "up": "7:F* 20:F*"},
            "0 symbol",
            "Ada plays a Frost symbol: the witch flies on to tile 20.",
        ),
        ({"turn": "0 choose", "witches": {0: (48,)}, "die": 2}, "0 t48", "Ada’s witch is home: 3 points."),
        (
            {"turn": "0 choose", "witches": {0: (10,)}, "up": "12:F10 22:F3 25:W9", "die": 2},
            "0 t10",
            "Wood 9 belongs to another tribe: she stops on tile 25.",
        ),
        (
            {"turn": "0 choose", "witches": {0: (10,), 1: (22,)}, "up": "12:F10", "die": 2},
            "0 t10",
            "Her own number cannot carry her on: she stays on tile 12.",
        ),
        (
            {"turn": "0 choose", "witches": {0: (1,)}, "up": "2:W*", "die": 1},
            "0 t1",
            "Cem’s symbol, but Cem has no card to play here.",
        ),
        (
            {"turn": "0 choose", "witches": {0: (9,)}, "up": "12:F6", "die": 3, "faceup_tiles_active": "false"},
            "0 t9",
            "Tile 12 was face up before: Frost 6 does nothing.",
        ),
        (
            {"turn": "0 draw 20", "witches": {0: (20,)}, "up": "20:M*", "seats": 3},
            "* symbol",
            "The neutral pile gives a Mist symbol, but that cannot be done: she stays.",
        ),
        (
            {"turn": "0 choose", "witches": {0: (18,)}, "up": "20:M*", "hands": {3: "-"}, "seats": 3, "die": 2},
            "0 t18",
            "The Mist pile is empty: she stays.",
        ),
        (
            {
                "turn": "0 choose",
                "witches": {0: (18,)},
                "up": "20:M*",
                "hands": {3: "-"},
                "seats": 3,
                "die": 2,
                "neutral_reshuffle": "true",
            },
            "0 t18",
            "The Mist pile was empty and is shuffled again.",
        ),
    ],
)
def test_how_a_step_ends_is_told(at, given, script, last):
    assert lines(at(**given), script)[-1] == last


def test_a_neutral_card_that_brings_her_round_to_the_same_symbol_is_told_as_a_way(at):
    s = at("0 draw 20", {0: (20,)}, up="20:M* 15:F5", seats=3)
    assert lines(s, "* 5") == [
        "The neutral pile gives Mist 5: back to tile 15.",
        "Her own 5 carries her on to tile 20.",
    ]


@clause("R-HEX-110", "R-HEX-111")
def test_at_the_end_everybodys_points_are_told(at):
    s = at("0 choose", {0: (49, 49, 47), 1: (51, 51, 30)}, die=2)
    assert lines(s, "0 t47", me=1)[1:] == [
        "Ada’s witch is home: 2 points.",
        "Ada has 6 points.",
        "You have 8 points.",
        "Cem has 0 points.",
        "Dora has 0 points.",
    ]


@clause("R-HEX-011")
def test_a_split_is_told_without_its_numbers():
    s = GAME.start(2, GAME.options())
    t = follow(GAME, s, "0 2 3 4 5 6 7")
    assert [told.msg for told in tell(GAME.view(s, 1), GAME.view(t, 1))] == [Msg("told-split", {"who": Who(0)})]


def heard(seats, options, seed):
    """Every message of a random game: told, asked, offered, refused."""
    s, rng = GAME.start(seats, options), Rng(seed)
    while asked := GAME.awaits(s):
        seat = asked[0]
        move = GAME.any_move(s, seat, rng)
        me = int(rng.below(seats))
        view = GAME.view(s, me)
        yield from (GAME.why_not(view, (), token) for token in range(len(GAME.words)) if rng.below(20) == 0)
        yield from (word(view, token) for token in (view.ask.tokens if view.ask else ()))
        if view.ask:
            yield Msg(f"ask-{view.ask.what}")
        t = GAME.play(s, seat, move)
        yield from (told.msg for told in tell(view, GAME.view(t, me)))
        s = t


def test_every_sentence_is_there_in_every_language():
    found: dict[str, Msg] = {}
    for n, (seats, options) in enumerate(setups(GAME)):
        for msg in heard(seats, options, n):
            found.setdefault(msg.key, msg)
    assert len(found) > 45
    for lang in LANGUAGES:
        catalogue = bundle(lang, "hexenrennen")
        for key, msg in found.items():
            assert catalogue.has_message(key), (lang, key)
            said = Texts(lang, "hexenrennen").say(msg, NAMES, 0)
            assert said
            assert "{" not in said, (lang, said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_catalogue_has_the_same_keys(lang):
    assert set(bundle(lang, "hexenrennen")._messages) >= set(bundle("en", "hexenrennen")._messages)
    names = {f"option-{f.name}" for f in flags(GAME.options)}
    assert all(bundle(lang, "hexenrennen").has_message(key) for key in names)

"""What is seen and told, and what is not: views, guesses, scenes, telling, reasons."""

import math

import pytest

import homestretch as hs
from homestretch.core.game import Game
from homestretch.core.rng import Rng
from homestretch.core.types import Msg
from homestretch.games.dog import scene
from homestretch.games.dog.tell import tell, word
from homestretch.texts import LANGUAGES, Texts

clause = pytest.mark.clause
NAMES = ["Ada", "Bo", "Cleo", "Dan"]


def states(dog, seats, n, seed=3, **options):
    rng, s = Rng(seed), dog.game.start(seats, dog.game.options(**options))
    for _ in range(n):
        asked = dog.game.awaits(s)
        if not asked:
            return
        yield s
        seat = asked[int(rng.below(len(asked)))]
        s = dog.game.play(s, seat, dog.game.any_move(s, seat, rng))


# the direct check


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_direct_check_allows_what_the_asks_allow_and_nothing_else(dog, seats):
    rng = Rng(8)
    for s in states(dog, seats, 150, seven_partner="when_stuck"):
        for seat in dog.game.awaits(s):
            move = dog.game.any_move(s, seat, rng)
            for wrong in twisted(move, len(dog.game.words), rng):
                assert verdict(dog.game.check, s, seat, wrong) == verdict(by_asks(dog), s, seat, wrong)


def by_asks(dog):
    return lambda s, seat, move: walked(dog, s, seat, move)


def walked(dog, s, seat, move):
    """The same by the words offered, one after another."""
    offered = (
        (lambda p: dog.game.chance(s, p).tokens) if seat == hs.CHANCE else (lambda p: dog.game.ask(s, seat, p).tokens)
    )
    for n, token in enumerate(move):
        if token not in offered(move[:n]):
            raise hs.Illegal("not offered", Msg("wrong-token"))
    if offered(move):
        raise hs.Illegal("not offered", Msg("wrong-token"))


def twisted(move, words, rng):
    """The move itself, and moves that are nearly it."""
    yield move
    for _ in range(6):
        n = int(rng.below(len(move)))
        yield (*move[:n], int(rng.below(words)), *move[n + 1 :])
        yield move[:n]
        yield (*move[:n], *move[n:][::-1])
        yield (*move, move[n])


def verdict(check, s, seat, move):
    try:
        check(s, seat, move)
    except hs.Illegal:
        return False
    return True


def test_the_check_is_not_the_slow_one(dog):
    assert type(dog.game).check is not Game.check


# views


@clause("R-DOG-131")
def test_a_seven_half_said_shows_moved_pawns_and_the_points_left(dog):
    s = dog.at("G f10 f40 Y f12", "7")
    v = dog.game.view(s, 0, dog.game.hear("7 f10 f13"))
    assert (v.points, v.after[0][:2], v.after[1][0], v.pawns[0][:2]) == (4, (13, 40), -1, (10, 40))
    marks = {t.id: t.marks for t in scene.scene(v).things if t.role == "pawn"}
    assert "ghost" in marks["pawn0-0"]
    assert "ghost" not in marks["pawn0-1"]
    assert v == dog.game.view(s, 0, dog.game.hear("7 f10 f13"))


@clause("R-DOG-040")
def test_a_guess_leaves_the_card_you_gave_with_whoever_got_it(dog):
    s = dog.at("G f5 R f35", hands=["5 2", "2 3", "6 4", "9 6"], phase="give")
    s = dog.go(s, "0 5; 1 2; 2 6; 3 9")
    for seed in range(20):
        t = dog.game.guess(dog.game.view(s, 0), Rng(seed))
        assert "5" in dog.hand(t, 2)
        assert dog.hand(t, 0) == ["2", "6"]


@clause("R-DOG-171")
def test_a_guess_keeps_open_what_was_open(dog):
    """A discard is known to all, even to whoever gave away a card of the same kind."""
    s = dog.go(dog.at("Y f5 R f40", seats=3, hands=["8 3", "6 7", "5 8"], tail=" | gave 6 ; 8 ; 8"), "0 8")
    for seat in (None, 0, 1, 2):
        v = dog.game.view(s, seat)
        assert v.last == (0, dog.game.hear("8"))
        assert dog.game.view(dog.game.guess(v, Rng(1)), seat) == v


def test_a_guess_deals_every_unseen_card_somewhere(dog):
    s = dog.at("G f5 R f35", hands=["5 2", "2 3", "6 4", "9 6"])
    held = {card for seed in range(200) for card in dog.hand(dog.game.guess(dog.game.view(s, 0), Rng(seed)), 1)}
    assert held == set(dog.game.words[:14])


# scenes


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"ring": "fitted"}), (3, {}), (4, {}), (5, {}), (6, {})])
@pytest.mark.parametrize("fields", [15, 16, 18])
def test_every_cell_has_one_place_and_no_two_places_touch(dog, seats, options, fields):
    s = dog.game.start(seats, dog.game.options(fields_per_colour=fields, **options))
    board = scene.board(dog.game.view(s, 0))
    places = {p.name: p for p in board.places}
    assert len(places) == len(board.places)
    length = s.board.track.length
    assert {f"f{n}" for n in range(length)} <= places.keys()
    assert all(f"g{k}.{n}" in places and f"y{k}.{n}" in places for k in range(seats) for n in range(1, 5))
    spots = [(p.x, p.y) for p in board.places]
    assert min(math.dist(a, b) for n, a in enumerate(spots) for b in spots[:n]) > 0.7
    assert all(0.4 < p.x < board.width - 0.4 and 0.4 < p.y < board.height - 0.4 for p in board.places)


@pytest.mark.parametrize("seat", range(6))
def test_my_own_arm_points_down(dog, seat):
    v = dog.game.view(dog.game.start(6, dog.game.options()), seat)
    places = {p.name: p for p in scene.board(v).places}
    assert places[f"f{16 * seat}"].y == max(p.y for p in places.values())


@clause("R-DOG-014")
def test_a_scene_shows_other_hands_face_down(dog):
    v = dog.game.view(dog.at(hands=["5 6", "2 3", "joker 13", "8 9"]), 0)
    cards = [t for t in scene.scene(v).things if t.role == "card"]
    assert sorted(t.face for t in cards if t.at == "hand") == ["5", "6"]
    assert [(t.face, t.many) for t in cards if t.at == "held2"] == [("", 2)]


@clause("R-DOG-014")
def test_my_own_cards_are_drawn_once(dog):
    shown = scene.scene(dog.game.view(dog.at(hands=["5 6", "2 3", "joker 13", "8 9"]), 0))
    assert [(zone.name, zone.marks) for zone in shown.zones if zone.seat == 0] == [("hand", ("turn",))]
    assert not any(t.owner == 0 for t in shown.things if t.role == "card")


@clause("R-DOG-005", "R-DOG-006")
def test_red_and_blue_cards_are_told_apart(dog):
    hands = ("2 3 4 5 6 7", "8 9 10 12 13 1/11", "swap joker")
    views = [dog.game.view(dog.at(hand=hand), 0) for hand in hands]
    cards = [t for v in views for t in scene.scene(v).things if t.at == "hand"]
    assert len(cards) == 14
    red = {t.id for t in cards if "special" in t.marks}
    assert red == {f"card{dog.game.words.index(word)}-0" for word in ("4", "7", "13", "1/11", "swap", "joker")}
    assert all(("special" in t.marks) != ("common" in t.marks) for t in cards)


def test_the_number_of_discards_stands_beside_their_name_and_not_on_the_card(dog):
    s = dog.go(dog.at("G f10", hands=["4 5", "2", "3", "6"], discard="2*2"), "0 4 f10 f14")
    shown = scene.scene(dog.game.view(s, 0))
    (note,) = (z.note for z in shown.zones if z.name == "discard" and z.note)
    assert Texts("en", "dog").say(note, NAMES, 0) == "3 cards"
    assert [(t.face, t.many, t.marks) for t in shown.things if t.at == "discard"] == [("4", 1, ("special",))]


@clause("R-DOG-151")
@pytest.mark.parametrize(("lang", "mine"), [("en", "your"), ("de", "dein"), ("fr", " vos "), ("nl", "jouw")])
def test_nobody_who_helps_is_told_of_pawns_of_his_own(dog, lang, mine):
    texts = Texts(lang, "dog")
    s = dog.at("G g1 g2 g3 g4 Y f10 R f40", "swap")
    path = dog.game.hear("swap")
    v = dog.game.view(s, 0, path)
    spoken = [
        texts.say(Msg(f"ask-{v.ask.what}"), NAMES, 0),
        texts.say(dog.game.why_not(v, path, dog.game.words.index("f10")), NAMES, 0),
    ]
    stuck = dog.game.view(dog.at("G g1 g2 g3 g4 R g1", "2 13", must_start_when_track_empty=True), 0)
    spoken.append(texts.say(dog.game.why_not(stuck, (), dog.game.words.index("2")), NAMES, 0))
    assert not [sentence for sentence in spoken if mine in sentence.casefold()]


# telling


def said(dog, s, script, reader=None, lang="en"):
    t = dog.go(s, script)
    texts = Texts(lang, "dog")
    told = tell(dog.game.view(s, reader), dog.game.view(t, reader))
    return [texts.say(each.msg, NAMES, reader) for each in told]


@clause("R-DOG-181")
def test_the_example_of_the_rulebook_is_told_leg_by_leg(dog):
    s = dog.at("G f60 Y g4 g2 f20 f57 R f61 B f21", "7", turn=1)
    assert said(dog, s, "1 7 g1.2 g1.3 f20 f21 f57 f62", reader=0) == [
        "Bo plays: 7.",
        "Pawn B of Bo walks 1 to goal slot 3.",
        "Pawn C of Bo walks 1 to field 21.",
        "Pawn A of Dan is captured.",
        "Pawn D of Bo walks 5 to field 62.",
        "Your pawn A is overtaken and burned.",
        "Pawn A of Cleo is overtaken and burned.",
    ]


def test_a_way_names_every_place_it_touches(dog):
    s = dog.at("G f62", "6 4")
    told = tell(dog.game.view(s, None), dog.game.view(dog.go(s, "0 6 f62 g0.4"), None))
    assert told[1].way == ("f62", "f63", "f0", "g0.1", "g0.2", "g0.3", "g0.4")
    told = tell(dog.game.view(s, None), dog.game.view(dog.go(s, "0 4 f62 f58"), None))
    assert told[1].way == ("f62", "f61", "f60", "f59", "f58")


@clause("R-DOG-109")
@pytest.mark.parametrize(
    ("pawns", "path", "names"),
    [
        ("G f60", "8 f60", ["field 4, past the goal", "goal slot 4"]),
        ("G f62", "4 f62", ["field 2, past the goal", "field 58", "goal slot 2"]),
        ("G f2", "4 f2", ["field 6", "field 62"]),
        ("G f62 g1", "4 f62", ["field 2", "field 58"]),
        ("G g1 g2 g3 g4 R f30", "5 f30", ["field 35, past the goal", "goal slot 3"]),
    ],
)
def test_where_a_pawn_may_come_home_the_way_past_the_goal_is_called_so(dog, pawns, path, names):
    v = dog.game.view(dog.at(pawns, path.split()[0]), 0, dog.game.hear(path))
    assert [Texts("en", "dog").say(word(v, token), NAMES, 0) for token in v.ask.tokens] == names


@clause("R-DOG-131")
def test_the_places_of_a_portion_are_offered_with_its_points(dog):
    v = dog.game.view(dog.at("G f62 g1", "7"), 0, dog.game.hear("7 g0.1 g0.4 f62"))
    texts = Texts("en", "dog")
    assert [texts.say(word(v, token), NAMES, 0) for token in v.ask.tokens] == [
        "field 2, past the goal (+4)",
        "goal slot 2 (+4)",
    ]


@clause("R-DOG-040")
def test_a_gift_is_told_in_full_to_two_only(dog):
    s = dog.go(dog.at(hands=["5 2", "2 3", "13 4", "joker 6"], phase="give"), "1 2; 2 13; 3 joker")
    got = "From your partner Cleo you get: 13/start."
    assert said(dog, s, "0 5", 0) == ["You give your partner Cleo a card: 5.", got]
    assert said(dog, s, "0 5", 2) == ["Ada gives you a card, face down.", "From your partner Ada you get: 5."]
    assert said(dog, s, "0 5", 1) == ["Ada gives Cleo a card, face down.", "From your partner Dan you get: joker."]
    assert said(dog, s, "0 5", None) == ["Ada gives Cleo a card, face down."]


@pytest.mark.parametrize(
    ("pawns", "script", "sentences"),
    [
        ("", "0 joker 13 yard", ["Du spielst einen Joker als: 13/Start.", "Deine Figur A kommt heraus auf Feld 0."]),
        (
            "G f10 Y f40",
            "0 swap f10 f40",
            ["Du spielst: Tauschkarte.", "Deine Figur A und Figur A von Bo tauschen die Plätze."],
        ),
        ("G f10", "0 swap none", ["Du spielst: Tauschkarte.", "Sie hat keine Wirkung."]),
        ("G f20", "0 4 f20 f16", ["Du spielst: 4.", "Deine Figur A zieht 4 zurück auf Feld 16."]),
        (
            "G g4 g3 g2 f61",
            "0 4 f61 g0.1",
            [
                "Du spielst: 4.",
                "Deine Figur D zieht 4 vor ins Ziel, auf Zielfeld 1.",
                "Alle deine Figuren sind im Ziel. Von nun an ziehst du die von Cleo.",
            ],
        ),
    ],
)
def test_what_was_played_is_told_in_german(dog, pawns, script, sentences):
    assert said(dog, dog.at(pawns, "joker swap 4"), script, 0, "de") == sentences


# reasons


@pytest.mark.parametrize(
    ("pawns", "hand", "path", "word", "key", "clause"),
    [
        ("G f10", "5", "", "6", "why-not-held", "R-DOG-050"),
        ("G f10", "5", "", "out", "why-can-move", "R-DOG-053"),
        ("G f10", "5", "", "f10", "why-card-first", "R-DOG-050"),
        ("G f14 Y f16", "5 4", "", "5", "why-blocked", "R-DOG-067"),
        ("G f14 Y f16", "7 4", "", "7", "why-seven", "R-DOG-132"),
        ("", "7 13", "", "7", "why-yard", "R-DOG-061"),
        ("G f0 Y f20", "swap 4", "", "swap", "why-no-swap", "R-DOG-128"),
        ("G f10", "5", "5", "yard", "why-no-start-card", "R-DOG-061"),
        ("G f0", "13", "13", "yard", "why-start-taken", "R-DOG-071"),
        ("G f10", "joker", "joker 1/11", "yard", "why-joker-start", "R-DOG-121"),
        ("G f10 R f40", "5", "5", "f40", "why-partners-pawn", "R-DOG-152"),
        ("G f10 Y f40", "5", "5", "f40", "why-not-yours", "R-DOG-080"),
        ("G f10 f14 Y f16", "5", "5", "f14", "why-blocked", "R-DOG-067"),
        ("G f10", "5", "5 f10", "f14", "why-distance", "R-DOG-088"),
        ("G f62", "6", "6 f62", "g0.2", "why-goal-exact", "R-DOG-089"),
        ("G f0 f20", "3", "3 f0", "g0.3", "why-from-start", "R-DOG-105"),
        ("G f60 g2", "6", "6 f60", "g0.2", "why-goal-jump", "R-DOG-101"),
        ("G f20 Y f16", "4", "4 f20", "f16", "why-blocked", "R-DOG-086"),
        ("G f20", "5", "5 f20", "f89", "why-distance", "R-DOG-088"),
        ("G f20", "7", "7 f20", "f89", "why-points", "R-DOG-131"),
        ("G f14 f40 Y f16", "7", "7", "f16", "why-not-yours", "R-DOG-131"),
        ("G f14 f40 Y f16", "7", "7 f40", "f42", "why-seven-rest", "R-DOG-132"),
        ("G f2 f40", "7", "7 f2 f5", "f5", "why-had-portion", "R-DOG-137"),
        ("G f2 f40 R f20", "7", "7", "f20", "why-partner-later", "R-DOG-140"),
        ("G f10 Y f40", "swap", "swap", "none", "why-swap-must", "R-DOG-127"),
        ("G f0 f10 Y f40", "swap", "swap", "f0", "why-swap-protected", "R-DOG-066"),
        ("G f10 f20 Y f40", "swap", "swap f10", "f20", "why-swap-same", "R-DOG-129"),
        ("G f10 Y f40 g1", "swap", "swap f10", "g1.1", "why-swap-goal", "R-DOG-100"),
        ("", "joker", "joker", "1/11", "why-joker-start", "R-DOG-121"),
        ("G g1 g2 g3 g4 R f40", "5", "5", "g0.1", "why-helping", "R-DOG-151"),
        ("G g1 g2 g3 g4 R f40", "7", "7", "g0.1", "why-helping", "R-DOG-151"),
        ("G f63 g2 g3 g4 Y f16 R f15 f40", "7", "7 f63 g0.1", "f15", "why-blocked", "R-DOG-067"),
        ("G f40 g1 g2", "7", "7", "g0.1", "why-goal-jump", "R-DOG-101"),
    ],
)
def test_a_word_that_cannot_be_said_is_explained(dog, pawns, hand, path, word, key, clause):
    s, said = dog.at(pawns, hand), dog.game.hear(path)
    token = dog.game.token(word)
    assert token not in dog.game.ask(s, 0, said).tokens
    msg = dog.game.why_not(dog.game.view(s, 0, said), said, token)
    assert (msg.key, msg.clause) == (key, clause)


@clause("R-DOG-131")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_any_point_of_a_seven_is_used_none_is_said_to_be_gone(dog, lang):
    texts, s = Texts(lang, "dog"), dog.at("G f20 f40", "7")
    words = ["7 f20", "7 f40 f41 f20"]
    whole, rest = (
        texts.say(dog.game.why_not(dog.game.view(s, 0, p), p, dog.game.token("f89"))) for p in map(dog.game.hear, words)
    )
    assert whole.count("7") == 2
    assert whole != rest.replace("6", "7")


@pytest.mark.clause("R-DOG-140")
@pytest.mark.parametrize(
    ("pawns", "when", "key"),
    [
        ("G f50 Y f16 R f15 f40", "free", "why-blocked"),
        ("G f14 Y f16 R f15 f40", "when_stuck", "why-blocked"),
        ("G f50 Y f16 R f15 f40", "when_stuck", "why-partner-later"),
    ],
)
def test_why_a_partners_pawn_has_no_part_in_a_seven_follows_the_option(dog, pawns, when, key):
    s, said = dog.at(pawns, "7", seven_partner=when), dog.game.hear("7")
    assert dog.game.why_not(dog.game.view(s, 0, said), said, dog.game.token("f15")).key == key


@pytest.mark.clause("R-DOG-130")
def test_a_swap_card_kept_for_the_last_resort_is_explained(dog):
    s = dog.at("G f10", "swap 5", swap_no_effect="last_resort")
    msg = dog.game.why_not(dog.game.view(s, 0), (), dog.game.token("swap"))
    assert (msg.key, msg.clause) == ("why-last-resort", "R-DOG-130")

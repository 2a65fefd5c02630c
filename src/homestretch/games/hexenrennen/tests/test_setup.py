"""What is in the box, how the track is laid, and the odds of what lies where."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

import homestretch as hs
from homestretch.core.explore import follow, moves
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.words import WORDS, cards, number_of, section_of, tribe_of

GAME = find("hexenrennen")
clause, scenario = pytest.mark.clause, pytest.mark.scenario
IN_ORDER = "2 3 4 5 6 7"
PARTS = {2: "5 7 9 2 3 4", 3: "2 5 8 3 6 9"}


def started(seats, **options):
    """A game whose players all have divided their tiles in order."""
    s = GAME.start(seats, GAME.options(**{"first_player": "0", **options}))
    return follow(GAME, s, "; ".join(f"{seat} {IN_ORDER}" for seat in range(seats)))


def faces(s):
    return [WORDS[t] for t in GAME.chance(s).tokens]


def all_turned(seats, seed):
    """A whole track, turned up tile by tile by a witch put down on each."""
    s, rng = started(seats), Rng(seed)
    for place in range(1, 49):
        shown = " ".join(f"{p}:{WORDS[f]}" for p, f in enumerate(s.face) if f) or "-"
        hidden = GAME.show(s).split("hidden ")[1].split(" |")[0]
        witches = "/".join(["0 0 0"] * (seats - 1))
        s = GAME.read(f"{seats} | turn 0 turn-up {place} | at {place} 0 0/{witches} | track {shown} | hidden {hidden}")
        s = GAME.play(s, hs.CHANCE, GAME.any_move(s, hs.CHANCE, rng))
    return s


@clause("R-HEX-001")
def test_two_to_four_play():
    assert [n for n in range(1, 9) if GAME.fits(n, GAME.options())] == [2, 3, 4]
    with pytest.raises(hs.Wrong, match="by 5"):
        hs.Table("hexenrennen", seats=5)


@clause("R-HEX-018")
def test_lots_decide_who_begins_unless_it_is_said():
    s = started(3, first_player="random")
    assert GAME.awaits(s) == (hs.CHANCE,)
    assert (faces(s), GAME.chance(s).weights) == (["p0", "p1", "p2"], (1, 1, 1))
    assert follow(GAME, s, "* p2").turn == 2
    assert started(3, first_player="1").turn == 1
    assert not GAME.fits(2, HexenOptions(first_player="2"))


@clause("R-HEX-002", "R-HEX-004", "R-HEX-005", "R-HEX-009", "R-HEX-010", "R-HEX-016")
def test_every_tribe_has_twelve_cards_and_every_player_three_waiting_witches():
    view = GAME.view(started(4), None)
    assert view.hands == ((2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11),) * 4
    assert view.at == ((0, 0, 0),) * 4


@scenario("H-T33")
@clause("R-HEX-003", "R-HEX-009", "R-HEX-012", "R-HEX-013", "R-HEX-014", "R-HEX-120", "R-HEX-121", "R-HEX-122")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_section_has_sixteen_tiles_three_numbers_and_a_symbol_of_each_tribe(seats):
    s = all_turned(seats, seed=seats)
    tiles = [(section_of(p), tribe_of(f), number_of(f)) for p, f in enumerate(s.face) if f]
    assert len(tiles) == 48
    for tribe in range(4):
        assert sorted(n for _, t, n in tiles if t == tribe) == [*range(2, 11), 11, 11, 11]
        for section in range(3):
            here = [n for c, t, n in tiles if (c, t) == (section, tribe)]
            assert (len(here), here.count(11)) == (4, 1)


@clause("R-HEX-011")
def test_all_players_divide_their_tiles_at_once_in_1680_ways():
    s = GAME.start(3, GAME.options())
    assert GAME.awaits(s) == (0, 1, 2)
    ways = moves(GAME, s, 1)
    assert len(ways) == 1680
    sets = {(frozenset(m[:3]), frozenset(m[3:])) for m in ways}
    assert sets == {
        (frozenset(a), frozenset(b))
        for a in combinations(range(2, 11), 3)
        for b in combinations(sorted(set(range(2, 11)) - set(a)), 3)
    }
    s = follow(GAME, s, f"1 {IN_ORDER}")
    assert GAME.awaits(s) == (0, 2)
    with pytest.raises(hs.Illegal):
        follow(GAME, s, f"1 {IN_ORDER}")


@clause("R-HEX-011")
def test_the_third_section_gets_what_was_not_named():
    s = follow(GAME, GAME.start(2, GAME.options()), f"0 {PARTS[2]}")
    assert GAME.view(s, 0).mine == ((5, 7, 9), (2, 3, 4), (6, 8, 10))


@clause("R-HEX-011")
def test_a_split_is_asked_three_by_three_with_a_counter():
    s = GAME.start(4, GAME.options())
    first, second = GAME.ask(s, 0), GAME.ask(s, 0, GAME.hear("2 3 4"))
    assert (first.what, first.least, first.most) == ("split-first", 3, 3)
    assert (second.what, second.least, second.most) == ("split-second", 3, 3)
    assert first.tokens == (2, 3, 4, 5, 6, 7, 8)  # two greater ones must be left


@scenario("H-T32")
@clause("R-HEX-012")
@pytest.mark.parametrize("words", ["2 3 symbol 4 5 6", "2 3 4 5 6 symbol", "2 2 3 4 5 6", "4 3 2 5 6 7", "2 3 4 5 6"])
def test_a_group_that_is_not_one_symbol_and_three_numbers_is_refused(words):
    with pytest.raises(hs.Illegal):
        follow(GAME, GAME.start(4, GAME.options()), f"0 {words}")


@clause("R-HEX-008", "R-HEX-020")
def test_the_die_has_six_equal_faces():
    odds = GAME.chance(started(4))
    assert (odds.tokens, odds.weights) == ((1, 2, 3, 4, 5, 6), (1,) * 6)


@clause("R-HEX-013")
def test_each_of_the_sixteen_tiles_of_a_section_is_as_likely_on_top():
    s = follow(GAME, started(4), "* 5; 0 wait")
    assert faces(s) == [f"{tribe}{n}" for tribe in "FSWM" for n in (2, 3, 4, "*")]
    assert GAME.chance(s).weights == (1,) * 16
    s = follow(GAME, s, "* S2; * 6; 1 wait")
    assert len(faces(s)) == 15
    assert "S2" not in faces(s)


@clause("R-HEX-013", "R-HEX-121")
def test_a_neutral_number_may_lie_in_any_section_and_the_odds_add_up():
    s = follow(GAME, started(3), "* 5; 0 wait")
    odds = dict(zip(faces(s), GAME.chance(s).weights, strict=True))
    total = sum(odds.values())
    assert Fraction(odds["F2"], total) == Fraction(odds["M*"], total) == Fraction(1, 16)
    for n in range(2, 11):  # three of the sixteen are neutral numbers, each of the nine as likely
        assert Fraction(odds[f"M{n}"], total) == Fraction(3, 16) / 9


@clause("R-HEX-121")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_odds_of_neutral_tiles_are_those_of_counting_every_way_to_deal_them(at, seats):
    """Against brute force: all ways to deal what is left of the neutral numbers, after some have been turned up."""
    up = "1:M2 2:M5 3:M9 17:M3 18:M6 33:W7 34:M4 19:W8"
    up += " 4:W2 20:W3 35:W4" if seats == 2 else ""
    s = at("0 turn-up 21", {0: (21,)}, up=up, seats=seats)
    odds = GAME.chance(s)
    total = sum(odds.weights)
    found = {WORDS[t]: Fraction(w, total) for t, w in zip(odds.tokens, odds.weights, strict=True)}
    expected: Counter[str] = Counter()
    for letter in "WM"[seats - 2 :]:
        shown = {int(w.split(":")[1][1:]): section_of(int(w.split(":")[0])) for w in up.split() if f":{letter}" in w}
        for n, share in by_counting(shown).items():
            expected[f"{letter}{n}"] = share / hidden_tiles(s, section=1)
    assert {name: f for name, f in found.items() if name[0] in "WM"[seats - 2 :] and name[1] != "*"} == expected


def by_counting(shown):
    """How many copies of each number the second section hides on average, over all deals that fit what is shown."""
    left = [n for n in range(2, 11) if n not in shown]
    room = [3 - sum(c == section for c in shown.values()) for section in range(3)]
    deals = {tuple(map(frozenset, split(deal, room))) for deal in permutations(left)}
    tally = Counter(n for deal in deals for n in deal[1])
    return {n: Fraction(count, len(deals)) for n, count in tally.items()}


def split(deal, room):
    return deal[: room[0]], deal[room[0] : room[0] + room[1]], deal[room[0] + room[1] :]


def hidden_tiles(s, section):
    return sum(not s.face[p] for p in range(16 * section + 1, 16 * section + 17))


@clause("R-HEX-013")
def test_nobody_else_learns_a_split_and_its_player_keeps_it_in_mind():
    a = follow(GAME, GAME.start(3, GAME.options()), f"1 {PARTS[2]}")
    b = follow(GAME, GAME.start(3, GAME.options()), f"1 {PARTS[3]}")
    for seat in (None, 0, 2):
        assert GAME.view(a, seat) == GAME.view(b, seat)
        assert GAME.view(a, seat).last == (1, ())
    assert GAME.view(a, 1).mine == ((5, 7, 9), (2, 3, 4), (6, 8, 10))
    assert GAME.view(a, 1).last == (1, GAME.hear(PARTS[2]))


@clause("R-HEX-013")
def test_guesses_are_spread_evenly_over_the_splits_that_fit(at):
    s = at("0 roll", up="1:S2 2:S3 17:S5 18:S6 33:S8 34:S9")  # 4, 7 and 10 are left, one in each section
    view = GAME.view(s, 0)
    rng = Rng(5)
    tally = Counter(tuple(GAME.guess(view, rng).hidden[3:6]) for _ in range(3000))
    assert len(tally) == 6
    assert all(abs(n - 500) < 5 * (500 * 5 / 6) ** 0.5 for n in tally.values())
    assert set(GAME.guess(view, rng).hidden[:3]) == set(s.hidden[:3])


@clause("R-HEX-123", "R-HEX-128", "R-HEX-141")
def test_a_neutral_pile_is_drawn_from_by_what_is_left_of_it(at):
    s = at("0 draw 20", {0: (20,)}, up="20:M*", hands={3: "27**"}, seats=2)
    assert (faces(s), GAME.chance(s).weights) == (["2", "7", "symbol"], (1, 1, 2))
    after = follow(GAME, s, "* symbol")
    assert cards(after.hands[3]) == (2, 7, 11)
    assert len(cards(after.hands[2])) == 12  # the other neutral tribe has a pile of its own


@clause("R-HEX-140", "R-HEX-142")
def test_with_two_players_six_witches_race_and_two_tribes_are_neutral():
    s = started(2)
    assert len(s.at) == 6
    s = follow(GAME, s, "* 5; 0 wait; * W*")
    assert GAME.awaits(s) == (hs.CHANCE,)
    assert faces(s) == [*map(str, range(2, 11)), "symbol"]


@clause("R-HEX-006", "R-HEX-015", "R-HEX-007")
def test_broomsticks_are_no_step_and_the_finish_follows_tile_48(at):
    for tile, roll, reached in ((16, 1, 17), (32, 1, 33), (48, 1, 49), (48, 3, 51)):
        s = follow(GAME, at("0 roll", {0: (tile,)}), f"* {roll}; 0 t{tile}")
        assert GAME.view(s, None).at[0][0] == reached


@clause("R-HEX-017")
def test_hands_only_shrink():
    s = started(4)
    rng = Rng(11)
    before = [len(cards(h)) for h in s.hands]
    while asked := GAME.awaits(s):
        seat = asked[0]
        s = GAME.play(s, seat, GAME.any_move(s, seat, rng))
        now = [len(cards(h)) for h in s.hands]
        assert all(a >= b for a, b in zip(before, now, strict=True))
        before = now
    assert sum(before) < 48

"""What is drawn: every thing has a place, every word of a choice a thing that says it."""

import math

import pytest

from homestretch.core.explore import follow
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.types import Msg
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.flight import by_card, by_die
from homestretch.games.hexenrennen.layout import tile_at
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.scene import board, scene
from homestretch.games.hexenrennen.words import LEAVE, NAMES, WITCH, spot

GAME = find("hexenrennen")
clause = pytest.mark.clause


def views(seats, seed):
    s, rng = GAME.start(seats, GAME.options()), Rng(seed)
    while asked := GAME.awaits(s):
        seat = asked[0]
        yield GAME.view(s, seat if seat >= 0 else None)
        s = GAME.play(s, seat, GAME.any_move(s, seat, rng))
    yield GAME.view(s, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_thing_lies_somewhere_and_has_a_name_of_its_own(seats):
    for view in views(seats, seed=seats):
        drawn, spots = scene(view), {p.name for p in board(view).places}
        homes = spots | {zone.name for zone in drawn.zones}
        assert len({t.id for t in drawn.things}) == len(drawn.things)
        assert {t.at for t in drawn.things} <= homes
        assert {name for t in drawn.things for name in t.icons} <= set(NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_word_of_a_choice_is_said_by_something(seats):
    for view in views(seats, seed=10 + seats):
        said = {token for thing in scene(view).things for token in thing.says}
        if view.ask:
            assert set(view.ask.tokens) - {LEAVE} <= said


@clause("R-HEX-006", "R-HEX-014", "R-HEX-015")
def test_the_track_winds_without_a_tile_on_another():
    spots = [tile_at(n) for n in range(1, 49)]
    for n, here in enumerate(spots[:-1]):
        gap = math.dist(here, spots[n + 1])
        assert 1.2 < gap < 1.5 if n + 1 in (16, 32) else 0.94 < gap < 1.01
    assert min(math.dist(a, b) for i, a in enumerate(spots) for b in spots[:i]) > 0.94


def test_a_face_down_tile_is_named_by_its_place_and_shows_nothing():
    view = GAME.view(GAME.start(4, GAME.options()), 0)
    tiles = [t for t in scene(view).things if t.id.startswith("tile")]
    assert len(tiles) == 48
    assert all((t.face, t.icons, t.owner, t.marks) == ("", (), -1, ("down",)) for t in tiles)


def test_while_dividing_each_number_said_moves_to_its_section():
    s = GAME.start(4, GAME.options())
    where = {t.id: t.at for t in scene(GAME.view(s, 2, GAME.hear("4 9 10 2"))).things}
    assert [where[f"my-{n}"] for n in (4, 9, 10, 2, 3)] == ["mine0", "mine0", "mine0", "mine1", "tiles"]


@clause("R-HEX-080", "R-HEX-091")
def test_whoever_has_to_decide_is_marked(at):
    s = at("0 card 30", {0: (30,)}, up="30:S* 25:W*")
    zones = {z.name: z for z in scene(GAME.view(s, None)).zones}
    assert [zones[f"seat{k}"].marks for k in range(4)] == [(), ("turn",), (), ()]
    assert zones["seat1"].note == Msg("scene-decides")
    s = follow(GAME, s, "1 5")
    assert s.phase == phases.CARD
    zones = {z.name: z for z in scene(GAME.view(s, None)).zones}
    assert zones["seat2"].note == Msg("scene-must")


def test_every_tenth_tile_has_its_number_beside_it():
    labels = {o.text: (o.x, o.y) for o in board(next(views(4, seed=1))).ornaments if o.role == "label"}
    for tile in (10, 20, 30, 40):
        assert 0.5 < math.dist(labels[str(tile)], tile_at(tile)) < 1


@pytest.mark.parametrize("skips", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_may_be_said_shows_where_the_witch_would_land(seats, skips):
    """As the rules move her: of every witch that can use the roll, and of every card that can be played."""
    s, rng = GAME.start(seats, HexenOptions(symbol_skip_occupied=skips)), Rng(seats)
    met = set()
    while asked := GAME.awaits(s):
        seat = asked[0]
        if s.phase in (phases.CHOOSE, phases.CARD):
            goes = {t.says[0]: t.goes for t in scene(GAME.view(s, seat)).things if t.says}
            words = [word for word in GAME.ask(s, seat, ()).tokens if word != LEAVE]
            met.add(s.phase)
            for word in words:
                there = by_die(s, word - WITCH) if s.phase == phases.CHOOSE else by_card(s, seat, word)
                assert goes[word] == spot(s.turn, there)
            assert all(word in words for word, there in goes.items() if there)
        s = GAME.play(s, seat, GAME.any_move(s, seat, rng))
    assert met == {phases.CHOOSE, phases.CARD}
    assert not [t for t in scene(GAME.view(s, 0)).things if t.goes]

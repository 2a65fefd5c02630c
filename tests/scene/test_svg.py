"""Pictures are whole, carry no colours of their own, and can be read by those who do not see colours."""

import itertools
import re
import sys
from xml.etree import ElementTree

import pytest

import homestretch as hs
from homestretch.core.rng import Rng
from homestretch.core.scene import Board, Place, Scene, Thing, Zone
from homestretch.core.types import Msg
from homestretch.scene import scene_of
from homestretch.scene.svg import Picture, board_svg, look, picture
from homestretch.scene.theme import HUES, OWNED, RULES, THEMES, colours, rules, stylesheet, variables

DRAWN = hs.games()
SVG = "{http://www.w3.org/2000/svg}"


def views(name: str, every: int = 40) -> list[hs.View]:
    """Views of every kind of reader along random games of every size."""
    game, found = hs.game(name), []
    for seats in (n for n in range(1, 7) if game.fits(n, game.options())):
        table, rng = hs.Table(game, seats, seed=seats), Rng(seats, salt=7)
        while table.awaits and table.ply < 300:
            seat = table.awaits[0]
            if table.ply % every == 0:
                found += [table.view(seat), table.view(None)]
            table.play(seat, game.any_move(table.state, seat, rng))
        found.append(table.view(0))
    return found


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_sound_xml_with_everything_in_it(name: str) -> None:
    for view in views(name):
        root = ElementTree.fromstring(picture(view, "de", "dark"))
        _, scene = scene_of(view)
        things = [node for node in root.iter(f"{SVG}g") if "thing" in node.get("class", "").split()]
        assert len(things) == len(scene.things), "a thing is at no place and in no zone"


@pytest.mark.parametrize("name", DRAWN)
def test_drawings_carry_classes_the_theme_knows_and_no_colours(name: str) -> None:
    known = {cls for selector, _ in RULES for cls in re.findall(r"\.([a-z-]+)", selector)}
    for view in views(name, 120):
        board, scene = scene_of(view)
        for svg in (board_svg(board), *(look(thing, dict(board.icons)) for thing in scene.things)):
            assert not re.search(r"style=|fill=|stroke=|#[0-9a-f]{3}", svg)
            used = {cls for found in re.findall(r'class="([^"]*)"', svg) for cls in found.split()}
            plain = {cls for cls in used if not cls.startswith(("own", "is-"))}
            assert plain <= known | {"spot", "look", "hs-board", "thing"}, plain - known


@pytest.mark.parametrize("name", DRAWN)
def test_what_is_on_the_board_is_at_a_place_of_its_own_name(name: str) -> None:
    for view in views(name):
        board, scene = scene_of(view)
        places = [place.name for place in board.places]
        zones = [zone.name for zone in scene.zones]
        ids = [thing.id for thing in scene.things]
        for names in (places, zones, ids):
            assert len(set(names)) == len(names)
        assert {thing.at for thing in scene.things} <= {*places, *zones}
        assert all(0 <= p.x <= board.width and 0 <= p.y <= board.height for p in board.places)
        assert all(icon in dict(board.icons) for thing in scene.things for icon in thing.icons)


def test_a_view_is_its_own_picture_in_a_notebook() -> None:
    view = hs.Table("encore", 2, seed=1).view(0)
    assert view._repr_svg_() == picture(view)


def test_without_the_extras_a_view_is_still_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "homestretch.texts", None)
    svg = picture(hs.Table("encore", 2, seed=1).view(0), names=("Ada",))
    texts = [node.text for node in ElementTree.fromstring(svg).iter(f"{SVG}text") if node.text]
    assert {"Ada", "2"} <= set(texts)
    assert ">Pile<" in svg


@pytest.mark.parametrize("name", hs.games())
def test_without_the_extras_no_picture_shows_the_key_of_a_message(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "homestretch.texts", None)
    table = hs.Table(name, seed=1)
    for _ in range(12):
        table.bot("greedy")
    assert not re.search(r">(scene|card)-", picture(table.view(0)))


def test_names_cannot_break_a_picture() -> None:
    svg = picture(hs.Table("encore", 2, seed=1).view(0), names=("<script>", 'A & "B"'))
    texts = [node.text for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert "<script>" in texts
    assert 'A & "B"' in texts


def test_what_may_be_clicked_is_marked() -> None:
    board = Board(2, 1, (Place("a", 0.5, 0.5, says=(1,)), Place("b", 1.5, 0.5, says=(2,))))
    card = Thing("c", "card", "hand", Msg("c"), face="7", says=(1,))
    scene = Scene((Zone("hand", "hand", Msg("hand")),), (card, card._replace(id="d", says=(3,))))
    svg = Picture(board, scene, frozenset({1}), lambda msg: msg.key, str).svg("light")
    marked = [
        node.get("class") for node in ElementTree.fromstring(svg).iter() if "can" in (node.get("class") or "").split()
    ]
    assert marked == ["spot can", "thing is-card can"]


@pytest.mark.parametrize("theme", THEMES)
def test_a_stylesheet_knows_every_colour_it_names(theme: str) -> None:
    assert "var(" not in stylesheet(theme)
    assert set(re.findall(r"var\(--hs-([a-z0-9-]+)\)", rules())) <= colours(theme).keys()
    assert variables(theme).count(":#") == len(colours(theme))
    assert all(body for _, body in (*RULES, *OWNED))


SIGHTS = {  # how people with one kind of cone missing see linear red, green and blue (Machado et al. 2009)
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    """A colour as somebody with this sight sees it, in CIE Lab."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    seen = [min(max(sum(m * c for m, c in zip(row, light, strict=True)), 0), 1) for row in SIGHTS[sight]]
    white = ((0.4124, 0.3576, 0.1805, 0.9505), (0.2126, 0.7152, 0.0722, 1.0), (0.0193, 0.1192, 0.9505, 1.089))
    xyz = [sum(m * c for m, c in zip(row, seen, strict=False)) / row[3] for row in white]
    f = [v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


@pytest.mark.parametrize("theme", [0, 1], ids=THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colours_of_the_seats_differ_for_every_kind_of_eye(sight: str, theme: int) -> None:
    for a, b in itertools.combinations(HUES, 2):
        one, two = lab(a[3 + theme][0], sight), lab(b[3 + theme][0], sight)
        gap = sum((x - y) ** 2 for x, y in zip(one, two, strict=True)) ** 0.5
        assert gap > 15, (a.name, b.name, round(gap, 1))


def test_every_colour_comes_with_a_shape_of_its_own() -> None:
    assert len({hue.shape for hue in HUES}) == len({hue.sign for hue in HUES}) == len(HUES)


def test_pawns_are_told_apart_by_their_shapes_alone() -> None:
    drawn = [look(Thing("p", "pawn", "f1", Msg("x"), owner, face="A"), {}) for owner in range(len(HUES))]
    plain = [re.sub(r'own\d|class="[^"]*"', "", str(svg)) for svg in drawn]
    assert len(set(plain)) == len(HUES)
    assert not any("opacity" in svg for svg in plain)

"""The board in characters: no place is lost, neighbours stay neighbours."""

import io
import math

import pytest
from rich.console import Console

from homestretch.core.scene import Board, Place, Scene, Thing, Zone
from homestretch.core.types import Msg
from homestretch.scene.text import Pane, show


def ring(many: int) -> Board:
    """A ring of fields about one unit apart."""
    radius = many / math.tau
    turn = [math.tau * n / many for n in range(many)]
    places = (
        Place(f"f{n}", radius * (1 + math.sin(a)) + 1, radius * (1 - math.cos(a)) + 1) for n, a in enumerate(turn)
    )
    return Board(2 * radius + 2, 2 * radius + 2, tuple(places))


def drawn(board: Board, scene: Scene, width: int, height: int, offered: tuple[int, ...] = ()) -> str:
    console = Console(width=width, height=height, color_system=None, record=True, file=io.StringIO())
    console.print(show(board, scene, Pane(frozenset(offered), lambda m: m.key, lambda s: f"P{s}", width, height)))
    return console.export_text()


SIZES = [(80, 24), (100, 30), (120, 40)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("many", [40, 64, 96])
def test_every_field_of_a_ring_is_drawn_once(many: int, width: int, height: int) -> None:
    text = drawn(ring(many), Scene((), ()), width, height)
    assert text.count("•") == many
    assert max(map(len, text.splitlines())) <= width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_ring_is_hollow_and_as_high_as_the_screen_allows(width: int, height: int) -> None:
    lines = [line for line in drawn(ring(64), Scene((), ()), width, height).splitlines() if line.strip()]
    assert len(lines) >= min(20, height - 4)
    middle = lines[len(lines) // 2].strip()
    assert middle.startswith("•")
    assert middle.endswith("•")
    assert set(middle[1:-1]) <= {" ", "•"}
    assert middle.count("•") <= 4


def test_a_pawn_stands_where_its_place_is_with_the_shape_of_its_owner() -> None:
    pawn = Thing("p", "pawn", "f0", Msg("p"), owner=1, face="2")
    text = drawn(ring(40), Scene((), (pawn,)), 80, 24)
    assert "▲2" in text.splitlines()[0] + text.splitlines()[1]
    assert text.count("•") == 39


def test_where_there_is_room_a_pawn_and_the_tile_under_it_are_both_seen() -> None:
    board = Board(4, 2, (Place("a", 1, 1), Place("b", 3, 1)))
    tile = Thing("t", "tile", "a", Msg("t"), owner=0, face="9")
    pawn = Thing("p", "pawn", "a", Msg("p"), owner=2, face="1")
    assert "9■1" in drawn(board, Scene((), (tile, pawn)), 80, 24)


def test_cards_of_one_value_lie_together_and_none_is_broken_by_the_edge() -> None:
    cards = tuple(Thing(f"c{n}", "card", "row", Msg("c"), face=str(n // 3 + 1)) for n in range(45))
    text = drawn(Board(), Scene((Zone("row", "seat", Msg("row"), 0, "columns"),), cards), 60, 20)
    inside = "".join(line.strip("│ \n") + "  " for line in text.splitlines() if "│" in line)
    assert " 15  15  15" in inside
    assert [word for word in inside.split() if word != "row"] == [str(n // 3 + 1) for n in range(45)]


def grid(*rows: str) -> Board:
    """Numbered fields on a grid, one unit apart; each is said by the word of its number."""
    spots = [(x, y, number) for y, row in enumerate(rows) for x, number in enumerate(row.split())]
    places = (Place(f"f{n}", x + 0.5, y + 0.5, says=(int(n),), number=n) for x, y, n in spots)
    return Board(len(rows[0].split()), len(rows), tuple(places))


def keyed(board: Board, scene: Scene, keys: dict[int, str], width: int = 80) -> str:
    console = Console(width=width, height=24, color_system=None, record=True, file=io.StringIO())
    pane = Pane(frozenset(keys), lambda m: m.key, lambda s: f"P{s}", width, 24, keys)
    console.print(show(board, scene, pane))
    return console.export_text()


def test_a_field_bears_its_number_or_the_key_that_says_it() -> None:
    assert keyed(grid("21 22 23"), Scene((), ()), {22: "1"}).split() == ["21", "[1]", "23"]


def test_where_fields_are_narrow_every_fifth_bears_its_number() -> None:
    fields = " ".join(str(n) for n in range(10, 36))
    assert keyed(grid(fields), Scene((), ()), {12: "1"}).split() == [
        {10: "10", 12: "1"}.get(n, str(n) if n % 5 == 0 else "•") for n in range(10, 36)
    ]


def test_a_pawn_stands_behind_the_key_that_says_it() -> None:
    pawns = [Thing(f"p{n}", "pawn", f"f{n}", Msg("p"), n - 21, "A", says=(n,)) for n in (21, 22)]
    assert keyed(grid("21 22 23"), Scene((), tuple(pawns)), {22: "1"}).split() == ["●A", "1▲A", "23"]


@pytest.mark.parametrize(("lines", "first"), [(10, 0), (30, 14)])
def test_as_much_of_what_happened_is_told_as_there_is_room_for(lines: int, first: int) -> None:
    news = [f"Move {n}." for n in range(lines)]
    console = Console(width=80, height=20, color_system=None, record=True, file=io.StringIO())
    zone = Zone("row", "seat", Msg("row"), 0)
    pane = Pane(frozenset(), lambda m: m.key, lambda s: f"P{s}", 80, 19, {}, news)
    console.print(show(Board(), Scene((zone,), ()), pane))
    assert [line.strip() for line in console.export_text().splitlines() if "Move" in line] == news[first:]


def test_a_hand_bears_the_name_of_its_player_unless_a_panel_does() -> None:
    hand, coins = Zone("hand", "hand", Msg("held"), 1, marks=("turn",)), Zone("coins1", "seat", Msg("coins"), 1)
    assert "P1" in drawn(Board(), Scene((hand,), ()), 80, 24)
    assert drawn(Board(), Scene((coins, hand), ()), 80, 24).count("P1") == 1
    assert "P-1" not in drawn(Board(), Scene((hand._replace(seat=-1),), ()), 80, 24)

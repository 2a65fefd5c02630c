"""What a seat is shown is what its own views say, drawn as they are drawn and worded as it was offered."""

from collections.abc import Iterator, Sequence

import pytest

import homestretch
from homestretch.cli.sample.rules import Magpie, MagpieState
from homestretch.core import defaults, registry
from homestretch.core.explore import follow
from homestretch.core.rng import Rng
from homestretch.core.view import View
from homestretch.play.table import Table
from homestretch.scene import scene_of
from homestretch.scene.svg import look
from homestretch.server.messages.seen import Seen
from homestretch.server.telling import opening, sights
from homestretch.server.telling.sentences import Listener, sentences

from .serving import Served
from .talking import Wire

GAMES = homestretch.games()
POSITIONS = 60


def positions(game: str) -> Iterator[Table]:
    """Games of random moves, one after another, position by position."""
    seats, rng = min(homestretch.game(game).seats[-1], 4), Rng(2)
    table = Table(game, seats, seed=6)
    for n in range(POSITIONS):
        yield table
        if table.over:
            table = Table(game, seats, seed=n)
            continue
        seat = table.awaits[0]
        table.play(seat, table.game.any_move(table.state, seat, rng))


def listener(view: View) -> Listener:
    return Listener(sentences("en", view.game), ("Ada", "Bo", "Cy", "Di"), view.seat)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_has_the_picture_that_would_be_drawn_of_it(game: str) -> None:
    compared = 0
    for table in positions(game):
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            board, scene = scene_of(view)
            seen = sights.seen(view, listener(view))
            for thing, told in zip(scene.things, seen.seen.things, strict=True):
                assert seen.pictures[told.look] == look(thing, dict(board.icons)), (thing.id, thing.face, thing.tag)
                compared += 1
    assert compared > POSITIONS


@pytest.mark.parametrize("game", GAMES)
def test_with_all_hands_open_every_seat_has_what_it_sees_itself(game: str) -> None:
    held, hidden = set(), False
    for table in positions(game):
        views = [table.view(seat) for seat in (None, *range(table.seats))]
        seen = sights.opened(views, listener(views[0])).seen
        names = [zone.name for zone in seen.zones]
        ids = [thing.id for thing in seen.things]
        assert len(set(names)) == len(names)
        assert len(set(ids)) == len(ids)
        for view in views[1:]:
            own = hand(sights.seen(view, listener(view)).seen, "hand", view.seat)
            assert hand(seen, "open", view.seat) == own
            held |= {view.seat for _, looks in own if looks}
            hidden |= any(zone.region == "hand" for zone in scene_of(view)[1].zones)
    assert held == (set(range(table.seats)) if hidden else set())


def test_what_only_one_seat_sees_in_the_middle_lies_open_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Magpie()
    monkeypatch.setitem(registry._found, game.name, game)
    dealt = follow(game, game.start(3, game.options()), "* c5; * c9; * c3; 0 swap; * c2")
    seen = sights.opened(*shown(game, dealt)).seen
    assert [(zone.name, zone.seat) for zone in seen.zones] == [
        ("open", -1),
        ("turn", -1),
        ("hands@0", 0),
        ("hands@1", 1),
        ("hands@2", 2),
    ]
    assert [(thing.at, thing.face) for thing in seen.things] == [
        ("open", "5"),
        ("turn", "1"),
        ("hands@0", "2"),
        ("hands@1", "9"),
        ("hands@2", "3"),
    ]


def test_what_everybody_sees_in_the_middle_stays_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Magpie()
    monkeypatch.setitem(registry._found, game.name, game)
    over = follow(game, game.start(2, game.options()), "* c5; * c9; 0 keep; 1 keep")
    views, listens = shown(game, over)
    assert sights.opened(views, listens).seen.zones == sights.seen(views[0], listens).seen.zones


@pytest.mark.parametrize(("values", "faces"), [((1, 2), ["1", "2"]), ("ab", [])])
def test_a_hand_of_which_others_see_nothing_is_open_too(values: Sequence[object], faces: list[str]) -> None:
    """As a field of numbers, and as a field of text."""
    game = Magpie()
    dealt = follow(game, game.start(2, game.options()), "* c5; * c9")
    heads = [game.head(dealt, seat, ()) for seat in (None, 0, 1)]
    views = [PeekView(head=h, options=dealt.options, held=values if h["seat"] == 1 else ()) for h in heads]
    known, *theirs = (defaults.scene(game, view) for view in views)
    merged = opening.opened(known, theirs)
    mine = [zone for zone in merged.zones if zone.name.startswith("held")]
    assert [zone.seat for zone in mine] == [1]
    assert [thing.face for thing in merged.things if thing.at == mine[0].name] == faces


class PeekView(View):
    """What a seat holds, and nothing of what others do."""

    held: Sequence[object]


def shown(game: Magpie, state: MagpieState) -> tuple[list[View], Listener]:
    """What a spectator and all seats see, and one who listens."""
    views: list[View] = [game.view(state, seat) for seat in (None, *range(state.seats))]
    return views, listener(views[0])


def hand(seen: Seen, region: str, seat: int | None) -> list[tuple[str, list[str]]]:
    """The hands of a seat by title, with what lies in them."""
    zones = [zone for zone in seen.zones if zone.region == region and zone.seat == seat]
    things = [[thing.look for thing in seen.things if thing.at == zone.name] for zone in zones]
    return [(zone.title, looks) for zone, looks in zip(zones, things, strict=True)]


@pytest.mark.parametrize("game", GAMES)
def test_words_half_said_are_called_as_they_were_when_they_were_offered(game: str, served: Served) -> None:
    ada = served.client()
    seats = min(homestretch.game(game).seats[-1], 4)
    at = ada.post("/api/tables", json={"game": game, "seats": seats, "name": "A0"}).json()["id"]
    for seat in range(1, seats):
        ada.post(f"/api/tables/{at}/seats/{seat}", json={"name": f"A{seat}"})
    ada.post(f"/api/tables/{at}/start")
    rng = Rng(3)
    with Wire(served, at, ada) as line:
        for n in range(25):
            awaits = ada.get(f"/api/tables/{at}/view").json()["view"]["awaits"]
            if not awaits:
                break
            say_a_move(line, awaits[0], rng, f"m{n}")
    assert n > 5 or not awaits


def say_a_move(line: Wire, seat: int, rng: Rng, name: str) -> None:
    """Word by word at random, from that seat."""
    line.say(do="turn", seat=seat)
    path: list[int] = []
    said: list[str] = []
    ply = 0
    while True:
        answer = line.say(do="look", ply=ply, path=path)
        seen, ply = answer["sight"]["ask"], answer["ply"]
        assert seen["said"] == said
        if not seen["offers"]:
            break
        offer = seen["offers"][int(rng.below(len(seen["offers"])))]
        path, said = [*path, offer["token"]], [*said, offer["text"]]
    assert line.say(do="play", id=name, ply=ply, move=path)["do"] == "reply"

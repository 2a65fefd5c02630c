"""A part of what there is to see is made and packed once for a listener, and anew as soon as anything of it changes."""

import json

import pytest
from pydantic import TypeAdapter

import homestretch
from homestretch.core.rng import Rng
from homestretch.core.scene import Board, Place, Scene, Thing, Zone, once
from homestretch.core.types import Msg
from homestretch.server.doors.line import Line
from homestretch.server.messages import seen
from homestretch.server.messages.answers import Peek
from homestretch.server.messages.seen import Seen, Sight
from homestretch.server.messages.to_client import ToClient, packed
from homestretch.server.telling import broadcast, sights
from homestretch.server.telling.eyes import Sketch, drawn
from homestretch.server.telling.sentences import Listener, sentences

from .rooms import NAMES, begun, listening, play
from .test_eyes import views

GAMES = homestretch.games()
HEARS = Listener(sentences("en", "encore"), NAMES, 0)
FIELD = Board(places=(Place("a", 1.0, 1.0), Place("b", 5.0, 5.0)))


def pawn(name: str, at: str, face: str = "") -> Thing:
    return Thing(name, "pawn", at, Msg("scene-row"), face=face)


def plain(message: ToClient) -> str:
    """As pydantic writes it, with nothing kept."""
    return TypeAdapter(type(message)).dump_json(message).decode()


@pytest.mark.parametrize("game", GAMES)
def test_a_sight_is_packed_byte_for_byte_as_if_nothing_had_been_packed_before(game: str) -> None:
    room, rng = begun(game, homestretch.game(game).seats[0]), Rng(7)
    listening(room, *((seat, "de") for seat in (None, *range(room.setup.seats))))
    for _ in range(40):
        if not room.begun.over:
            play(room, rng)
        for line in room.lines:
            message, _ = broadcast.sight(room, line, max(0, room.begun.ply - 3))
            assert packed(message) == plain(message)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_look_into_a_move_is_packed_byte_for_byte_as_well(game: str) -> None:
    for view in views(game):
        seen = sights.seen(view, Listener(sentences("fr", game), NAMES, view.seat)).seen
        message = Peek(rid=None, ply=3, sight=seen)
        assert packed(message) == plain(message)


def test_what_a_program_reads_is_packed_with_the_rest() -> None:
    room = begun("hit", 4)
    line = Line("", 0, "en", "view")
    message, _ = broadcast.sight(room, line, 0)
    assert packed(message) == plain(message)
    assert json.loads(packed(message))["view"]["seat"] == 0


def test_what_was_packed_is_no_field_of_a_part() -> None:
    one, other = (seen.Zone("hand", "hand", "Deine Hand", 0, "row", "", ()) for _ in range(2))
    text = one.packed
    assert one == other
    assert text == plain_part(one) == plain_part(other)


def plain_part(part: seen.Zone) -> str:
    return TypeAdapter(seen.Zone).dump_json(part).decode()


def test_a_part_that_stays_is_packed_once_and_one_that_changes_anew() -> None:
    sketch, stays = Sketch(HEARS, FIELD), pawn("p0", "a")
    sketch.draw(Scene((), (stays, pawn("p1", "b"))))
    first = sketch.things
    sketch.draw(Scene((), (stays, pawn("p1", "b", face="7"))))
    assert sketch.things[0] is first[0]
    assert [json.loads(thing.packed)["face"] for thing in sketch.things] == ["", "7"]


def test_a_zone_whose_note_changes_is_worded_anew() -> None:
    sketch = Sketch(HEARS, FIELD)
    row = Zone("row", "centre", Msg("scene-row"))
    for note in (Msg("scene-points", {"points": 3}), Msg("scene-points", {"points": 4}), None):
        sketch.draw(Scene((row, row._replace(name="other", note=note)), ()))
        assert sketch.zones == drawn(FIELD, Scene((row, row._replace(name="other", note=note)), ()), HEARS).zones


@pytest.mark.parametrize(
    "after",
    [
        ("p0", "p1", "p2"),
        ("p1", "p0", "p2"),  # in another order: who stands where follows it
        ("p0", "p2"),
        ("p0",),
        ("p0", "p0", "p2"),
        ("p2", "p0", "p1"),
        (),
    ],
)
def test_things_stand_as_if_they_had_been_put_there_just_now(after: tuple[str, ...]) -> None:
    parts = {"p0": pawn("p0", "a"), "p1": pawn("p1", "a"), "p2": pawn("p2", "b")}
    sketch = Sketch(HEARS, FIELD)
    for names in (("p0", "p1", "p2"), after, ("p1", "p2"), after):
        scene = Scene((), tuple(parts[name] for name in names))
        sketch.draw(scene)
        fresh = drawn(FIELD, scene, HEARS)
        assert (sketch.things, sketch.pictures) == (fresh.things, fresh.pictures)


def test_a_part_made_where_another_was_before_is_not_taken_for_it() -> None:
    """What is gone from a scene is forgotten with it: its place in memory may be another's by then."""
    sketch, seen, made = Sketch(HEARS, FIELD), set(), 0
    for n in range(300):
        scene = Scene((), tuple(pawn(f"p{k}", "ab"[k % 2], str(n)) for k in range(4 + n % 3)))
        seen |= {id(thing) for thing in scene.things}
        made += len(scene.things)
        sketch.draw(scene)
        assert [thing.face for thing in sketch.things] == [str(n)] * len(scene.things)
    assert len(seen) < made, "memory was used again"


def test_what_was_shown_before_keeps_its_pictures() -> None:
    """A message may still be sent when the next position is drawn already."""
    sketch = Sketch(HEARS, FIELD)
    sketch.draw(Scene((), (pawn("p0", "a", "1"),)))
    before, copy = sketch.pictures, dict(sketch.pictures)
    sketch.draw(Scene((), (pawn("p0", "a", "2"),)))
    assert before == copy
    assert sketch.pictures.keys() != copy.keys()


def test_what_cannot_be_worded_leaves_all_as_it_was() -> None:
    sketch, first = Sketch(HEARS, FIELD), Scene((), (pawn("p0", "a"),))
    sketch.draw(first)
    shown = sketch.things
    broken = pawn("p1", "b")._replace(icons=("none",), role="card", label=None)  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        sketch.draw(Scene((), (pawn("p0", "b"), broken)))
    assert sketch.things is shown
    sketch.draw(first)
    assert sketch.things is shown


def test_parts_are_remembered_up_to_a_number() -> None:
    made: list[int] = []

    @once
    def part(n: int) -> Zone:
        made.append(n)
        return Zone(str(n), "centre", Msg("scene-row"))

    assert part(1) is part(1)
    for n in range(20_000):
        part(n)
    part(1)
    assert made.count(1) == 2


def test_what_is_seen_ends_with_its_parts() -> None:
    """So a message is packed by adding them at its end."""
    for kind in (Seen, Sight):
        assert list(kind.__dataclass_fields__)[-2:] == ["zones", "things"]
    assert list(Peek.__dataclass_fields__)[-1] == "sight"

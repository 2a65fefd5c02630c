"""What each seat has before its eyes, piece by piece: what did not change is not drawn, placed or worded again."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from homestretch.core import scene as model
from homestretch.core.types import Seat
from homestretch.core.view import View
from homestretch.scene import scene_of
from homestretch.scene.layout import stand
from homestretch.server.messages.to_client import Thing, Zone
from homestretch.server.pictures import Picture, picture
from homestretch.server.sentences import Listener

Spot = tuple[float, float, float]  # the middle of a thing on the board, and its width


class Piece(NamedTuple):
    """A thing, how it looks and where it stands; the same one for as long as nothing of it changes."""

    thing: model.Thing
    picture: Picture
    spot: Spot | None


class Sketch:
    """A scene before it is put into words; what is as it was in an earlier one is taken from there."""

    def __init__(self, field: model.Board, scene: model.Scene, before: "Sketch | None" = None) -> None:
        old = before if before is not None and before.field == field else None
        self.field: model.Board = field
        self.icons: dict[str, str] = old.icons if old else dict(field.icons)
        self.places: dict[str, model.Place] = old.places if old else {place.name: place for place in field.places}
        self.zones: dict[str, model.Zone] = {zone.name: zone for zone in scene.zones}
        self.stand: dict[str, list[model.Thing]] = {}  # what is at each place of the board
        for thing in scene.things:
            if thing.at in self.places:
                self.stand.setdefault(thing.at, []).append(thing)
        stood, known = (old.stand, old.known) if old else ({}, {})
        moved = {at for at, things in self.stand.items() if stood.get(at) != things}
        spots = dict(spot for at in moved for spot in self._spots(at))
        self.pieces: list[Piece] = []
        for thing in scene.things:
            was = known.get(thing.id)
            stays = was is not None and was.thing == thing and thing.at not in moved
            self.pieces.append(was if was and stays else self._piece(thing, spots.get(thing.id)))
        self.known: dict[str, Piece] = {piece.thing.id: piece for piece in self.pieces}

    def _spots(self, at: str) -> Iterator[tuple[str, Spot]]:
        """Where the things of one place stand together."""
        for s in stand(self.places[at], self.stand[at]):
            yield s.thing.id, (round(s.x, 3), round(s.y, 3), round(s.width, 3))

    def _piece(self, thing: model.Thing, spot: Spot | None) -> Piece:
        return Piece(thing, picture(thing, self.icons), spot)

    @cached_property
    def pictures(self) -> dict[str, str]:
        """Every picture by its name."""
        return dict(piece.picture for piece in self.pieces)


class Wording:
    """A sketch in the words of one listener; what is as it was in an earlier one is worded as there."""

    def __init__(self, sketch: Sketch, listener: Listener, before: "Wording | None" = None) -> None:
        self.sketch: Sketch = sketch
        self.listener: Listener = listener
        old = before if before is not None and before.listener == listener else None
        known, zones = (old.sketch.known, old.sketch.zones) if old else ({}, {})
        self.things: tuple[Thing, ...] = tuple(
            old.called[p.thing.id] if old and known.get(p.thing.id) is p else _thing(p, listener) for p in sketch.pieces
        )
        self.called: dict[str, Thing] = {thing.id: thing for thing in self.things}
        self.zones: dict[str, Zone] = {
            name: old.zones[name] if old and zones.get(name) == zone else _zone(zone, listener)
            for name, zone in sketch.zones.items()
        }


class Eyes:
    """What every seat of a table was shown last, and in which words; one seat's is never used for another."""

    def __init__(self) -> None:
        self._sketches: dict[Seat | None, tuple[View, Sketch]] = {}
        self._wordings: dict[tuple[Seat | None, str], Wording] = {}

    def see(self, view: View, listener: Listener) -> Wording:
        """What there is to see in this view, for one who listens from its seat."""
        sketch, ear = self._sketch(view), (view.seat, listener.sentences.lang)
        before = self._wordings.get(ear)
        if before is None or before.sketch is not sketch or before.listener != listener:
            self._wordings[ear] = Wording(sketch, listener, before)
        return self._wordings[ear]

    def _sketch(self, view: View) -> Sketch:
        drawn, before = self._sketches.get(view.seat, (None, None))
        if before is None or drawn is not view:
            before = Sketch(*scene_of(view), before)
            self._sketches[view.seat] = view, before
        return before

    def kept(self) -> set[tuple[Seat | None, str]]:
        """For whom something is kept: from these seats, in these languages."""
        return set(self._wordings)

    def close(self, but: Iterable[tuple[Seat | None, str]]) -> None:
        """Keep nothing but for those who still listen."""
        self._wordings = {ear: self._wordings[ear] for ear in but if ear in self._wordings}
        seats = {seat for seat, _ in self._wordings}
        self._sketches = {seat: kept for seat, kept in self._sketches.items() if seat in seats}


def _zone(z: model.Zone, listener: Listener) -> Zone:
    note = listener.hears(z.note) if z.note else ""
    return Zone(z.name, z.region, listener.hears(z.title), z.seat, z.flow, note, z.marks)


def _thing(piece: Piece, listener: Listener) -> Thing:
    t, label = piece.thing, listener.hears(piece.thing.label)
    return Thing(t.id, t.role, t.at, label, t.face, t.owner, piece.picture.name, t.says, t.marks, piece.spot)

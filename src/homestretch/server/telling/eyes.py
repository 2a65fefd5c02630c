"""What each seat has before its eyes, piece by piece: what did not change is not drawn, placed or worded again."""

from collections.abc import Collection, Iterator

from homestretch.core import scene as model
from homestretch.core.scene import once
from homestretch.core.types import Seat
from homestretch.core.view import View
from homestretch.scene import scene_of
from homestretch.scene.layout import stand
from homestretch.server.messages.seen import Thing, Zone
from homestretch.server.telling.abouts import about
from homestretch.server.telling.pictures import picture
from homestretch.server.telling.sentences import Listener

Ear = tuple[Seat | None, str]  # where somebody listens, and in which language
Spot = tuple[float, float, float]  # the middle of a thing on the board, and its width


_zone, _thing = once(Zone), once(Thing)  # most are shown to everybody at a table, and at many tables


class Sketch:
    """What one listener was shown last. Games make most parts of their scenes once: a part is known by being the same.

    Parts are found by their `id`, which nothing else has for as long as the scene they belong to is kept.
    """

    def __init__(self, listener: Listener, field: model.Board) -> None:
        self.listener, self.field = listener, field
        self.zones: tuple[Zone, ...] = ()
        self.things: tuple[Thing, ...] = ()
        self.pictures: dict[str, str] = {}  # by their names, and so is what things do
        self._icons, self._places = dict(field.icons), {place.name: place for place in field.places}
        self._scene = model.Scene((), ())
        self._zones: dict[int, Zone] = {}
        self._things: dict[int, Thing] = {}
        self._crowds: dict[str, list[model.Thing]] = {}  # what stands at each place of the board

    def draw(self, scene: model.Scene) -> None:
        """From now on this is shown."""
        if scene is self._scene:
            return
        zones = {id(zone): self._zones.get(id(zone)) or self._zone(zone) for zone in scene.zones}
        ids = [*map(id, scene.things)]
        if ids != [*map(id, self._scene.things)]:
            self._lay(scene.things, ids)
        self.zones = tuple([zones[id(zone)] for zone in scene.zones])
        self._scene, self._zones = scene, zones

    def _zone(self, z: model.Zone) -> Zone:
        hears = self.listener.hears
        return _zone(z.name, z.region, hears(z.title), z.seat, z.flow, hears(z.note) if z.note else "", z.marks)

    def _lay(self, things: tuple[model.Thing, ...], ids: list[int]) -> None:
        """Anew what is new, and all that stand where anything changed."""
        crowds = self._gathered(things)
        changed = {at for at, crowd in crowds.items() if crowd != self._crowds.get(at)}
        spots = {name: spot for at in changed for name, spot in self._spots(at, crowds[at])}
        known, looks = self._things, dict(self.pictures)
        found = {n: known[n] for n in ids if n in known}
        for n, t in zip(ids, things, strict=True):
            if n not in found or t.at in changed:
                name, looks[name] = picture(t, self._icons)
                label, spot = self.listener.hears(t.label), spots.get(t.id)
                does = self._about(t, looks)
                looks_so = (t.face, t.owner, name, t.says, t.marks, spot, t.tag)
                found[n] = _thing(t.id, t.role, t.at, label, *looks_so, does, t.goes)
        self.things = tuple([found[n] for n in ids])
        named = {name for thing in self.things for name in (thing.look, thing.about)}
        self.pictures = {name: text for name, text in looks.items() if name in named}
        self._things, self._crowds = found, crowds

    def _about(self, t: model.Thing, looks: dict[str, str]) -> str:
        """The name of what this thing does, which is to be sent with the pictures."""
        if t.about is None:
            return ""
        name, looks[name] = about(self.listener.hears(t.about))
        return name

    def _gathered(self, things: tuple[model.Thing, ...]) -> dict[str, list[model.Thing]]:
        crowds: dict[str, list[model.Thing]] = {}
        for thing in things if self._places else ():
            if thing.at in self._places:
                crowds.setdefault(thing.at, []).append(thing)
        return crowds

    def _spots(self, at: str, things: list[model.Thing]) -> Iterator[tuple[str, Spot]]:
        """Where the things of one place stand together."""
        for s in stand(self._places[at], things):
            yield s.thing.id, (round(s.x, 3), round(s.y, 3), round(s.width, 3))


class Eyes:
    """What every seat of a table was shown last, and in which words; one seat's is never used for another."""

    def __init__(self) -> None:
        self._scenes: dict[Seat | None, tuple[View, model.Board, model.Scene]] = {}
        self._sketches: dict[Ear, Sketch] = {}

    def see(self, view: View, listener: Listener) -> Sketch:
        """What there is to see in this view, for one who listens from its seat."""
        (field, scene), ear = self._scene(view), (view.seat, listener.sentences.lang)
        sketch = self._sketches.get(ear)
        if sketch is None or sketch.listener != listener or sketch.field != field:
            sketch = self._sketches[ear] = Sketch(listener, field)
        sketch.draw(scene)
        return sketch

    def _scene(self, view: View) -> tuple[model.Board, model.Scene]:
        """Made once for all languages."""
        found = self._scenes.get(view.seat)
        if found is None or found[0] is not view:
            found = self._scenes[view.seat] = (view, *scene_of(view))
        return found[1], found[2]

    def kept(self) -> set[Ear]:
        """For whom something is kept."""
        return set(self._sketches)

    def close(self, but: Collection[Ear]) -> None:
        """Keep nothing but for those who still listen."""
        if self._sketches.keys() - but:
            self._sketches = {ear: sketch for ear, sketch in self._sketches.items() if ear in but}
            seats = {seat for seat, _ in but}
            self._scenes = {seat: kept for seat, kept in self._scenes.items() if seat in seats}


def drawn(field: model.Board, scene: model.Scene, listener: Listener) -> Sketch:
    """What is shown once and not kept."""
    sketch = Sketch(listener, field)
    sketch.draw(scene)
    return sketch

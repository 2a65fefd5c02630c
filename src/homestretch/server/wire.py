"""What goes out to one seat: made from that seat's own views, and from nothing else."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from operator import itemgetter
from typing import Any, NamedTuple

from homestretch.core.plain import plain
from homestretch.core.registry import game as find
from homestretch.core.scene import Place, Scene, Thing, Zone
from homestretch.core.types import Ask, Msg, Seat, Who
from homestretch.core.view import View
from homestretch.play.wording import word
from homestretch.scene import scene_of
from homestretch.scene.svg import board_svg, look
from homestretch.server.speech import Speech

Json = dict[str, Any]


class Ear(NamedTuple):
    """Who listens: in which language, by which names the others are called, and from which seat."""

    speech: Speech
    names: tuple[str, ...]
    me: Seat | None

    def hear(self, msg: Msg) -> str:
        return self.speech.say(msg, self.names, self.me)


class Drawn(NamedTuple):
    """Something to send, and the pictures it speaks of by name."""

    body: Json
    looks: Mapping[str, str]


def board(view: View) -> Json:
    """What does not change during a game."""
    drawn, _ = scene_of(view)
    return {
        "svg": board_svg(drawn) if drawn.places else "",
        "width": drawn.width,
        "height": drawn.height,
        "places": [_place(p) for p in drawn.places],
    }


def sight(view: View, ear: Ear, said: Sequence[str] = ()) -> Drawn:
    """Everything there is to see and to say; `said` are the words said so far, each as it was offered."""
    field, drawn = scene_of(view)
    return _sight(view, drawn, dict(field.icons), ear, said)


def _sight(view: View, drawn: Scene, icons: Mapping[str, str], ear: Ear, said: Sequence[str]) -> Drawn:
    pictures = [picture(thing, icons) for thing in drawn.things]
    body = {
        "path": list(view.path),
        "awaits": list(view.awaits),
        "over": view.over,
        "scores": list(view.scores),
        "ask": ask(view, ear, said),
        "zones": [_zone(zone, ear) for zone in drawn.zones],
        "things": [_thing(thing, p.name, ear) for thing, p in zip(drawn.things, pictures, strict=True)],
    }
    return Drawn(body, dict(pictures))


def everything(views: Sequence[View], ear: Ear) -> Drawn:
    """A spectator's sight in which all that is a seat's is as that seat sees it: for games that are over."""
    field, seen = scene_of(views[0])
    owned = [_open(scene_of(view)[1], view.seat, seen) for view in views[1:]]
    mine = {zone.name for zone in seen.zones if zone.seat >= 0}
    zones = [zone for zone in seen.zones if zone.seat < 0]
    things = [thing for thing in seen.things if thing.at not in mine]
    merged = Scene(
        (*zones, *(zone for one in owned for zone in one.zones)),
        (*things, *(thing for one in owned for thing in one.things)),
    )
    drawn = _sight(views[0], merged, dict(field.icons), ear, ())
    return Drawn({**drawn.body, "ask": None}, drawn.looks)


def _open(own: Scene, seat: Seat | None, seen: Scene) -> Scene:
    """What is this seat's, by names no other seat has; what a spectator knows too keeps its name."""
    zones = {zone.name: zone for zone in own.zones if zone.seat == seat}
    known = {zone.name for zone in seen.zones} | {thing.id for thing in seen.things}

    def name(of: str) -> str:
        return of if of in known else f"{of}@{seat}"

    return Scene(
        tuple(z._replace(name=name(z.name), region="open" if z.region == "hand" else z.region) for z in zones.values()),
        tuple(t._replace(id=name(t.id), at=name(t.at)) for t in own.things if t.at in zones),
    )


def ask(view: View, ear: Ear, said: Sequence[str]) -> Json | None:
    """The question to this seat and what it may answer, in words."""
    if view.ask is None or (not view.ask.tokens and not view.path):
        return None
    return {
        "what": ear.hear(_question(view.ask)) if view.ask.tokens else "",
        "least": view.ask.least,
        "most": view.ask.most,
        "offers": [{"token": token, "text": ear.hear(word(view, token))} for token in view.ask.tokens],
        "said": list(said),
    }


def _question(asked: Ask) -> Msg:
    return Msg(f"ask-{asked.what}", {"who": Who(asked.seat), "least": asked.least, "most": asked.most})


def told(before: View, after: View, ear: Ear) -> list[Json]:
    """What happened between two views of one seat."""
    found = find(after.game).tell(before, after)
    return [{"text": ear.hear(t.msg), "thing": t.thing, "way": list(t.way)} for t in found]


def raw(view: View) -> Json:
    """A view as plain data, and the question in words of the game: for programs."""
    words = find(view.game).words
    asked = view.ask
    offers = [words[token] for token in asked.tokens] if asked else []
    said = " ".join(words[token] for token in view.path)
    return {"view": plain(view), "what": asked.what if asked else "", "offers": offers, "path": said}


def _place(p: Place) -> Json:
    return {"name": p.name, "x": p.x, "y": p.y, "size": p.size, "says": list(p.says)}


def _zone(z: Zone, ear: Ear) -> Json:
    return {
        "name": z.name,
        "region": z.region,
        "title": ear.hear(z.title),
        "seat": z.seat,
        "flow": z.flow,
        "note": ear.hear(z.note) if z.note else "",
        "marks": list(z.marks),
    }


def _thing(t: Thing, name: str, ear: Ear) -> Json:
    return {
        "id": t.id,
        "role": t.role,
        "at": t.at,
        "label": ear.hear(t.label),
        "face": t.face,
        "owner": t.owner,
        "look": name,
        "says": list(t.says),
        "marks": list(t.marks),
    }


class Picture(NamedTuple):
    """A drawing, and a name that no other drawing has."""

    name: str
    svg: str


def picture(thing: Thing, icons: Mapping[str, str]) -> Picture:
    """What this thing looks like; drawn once for all that are drawn alike."""
    alike = (_of_the_drawing(thing), tuple(icons.get(name) for name in thing.icons))
    found = _PICTURES.get(alike)
    if found is None:
        if len(_PICTURES) > 20_000:
            _PICTURES.clear()
        svg = look(thing, icons)
        found = _PICTURES[alike] = Picture(blake2b(svg.encode(), digest_size=9).hexdigest(), svg)
    return found


_PICTURES: dict[tuple[object, ...], Picture] = {}
_of_the_drawing = itemgetter(*(n for n, name in enumerate(Thing._fields) if name not in ("id", "at", "label", "says")))

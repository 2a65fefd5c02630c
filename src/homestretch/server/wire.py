"""What goes out to one seat: made from that seat's own views, and from nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from homestretch.core.plain import plain
from homestretch.core.registry import game as find
from homestretch.core.registry import part
from homestretch.core.types import Ask, Msg, Seat, Token, Who
from homestretch.core.view import View
from homestretch.scene.model import Place, Thing, Told, Zone
from homestretch.scene.plain import scene_of
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


def sight(view: View, ear: Ear) -> Drawn:
    """Everything there is to see and to say."""
    field, drawn = scene_of(view)
    icons = dict(field.icons)
    named = [_named(thing) for thing in drawn.things]
    looks = dict(zip(named, drawn.things, strict=True))
    body = {
        "path": list(view.path),
        "awaits": list(view.awaits),
        "over": view.over,
        "scores": list(view.scores),
        "ask": ask(view, ear),
        "zones": [_zone(zone, ear) for zone in drawn.zones],
        "things": [_thing(thing, name, ear) for thing, name in zip(drawn.things, named, strict=True)],
    }
    return Drawn(body, {name: _look(view.game, name, thing, icons) for name, thing in looks.items()})


def everything(views: Sequence[View], ear: Ear) -> Drawn:
    """A spectator's sight with the hands of all seats laid open: for games that are over."""
    first = sight(views[0], ear)
    looks = dict(first.looks)
    zones, things = list(first.body["zones"]), list(first.body["things"])
    for view in views[1:]:
        one = sight(view, Ear(ear.speech, ear.names, None))
        hands = {z["name"]: z for z in one.body["zones"] if z["region"] == "hand"}
        known = {z["name"] for z in zones}
        zones += [{**z, "region": "open", "seat": view.seat} for name, z in hands.items() if name not in known]
        things += [t for t in one.body["things"] if t["at"] in hands and t["at"] not in known]
        looks |= one.looks
    return Drawn({**first.body, "zones": zones, "things": things, "ask": None}, looks)


def ask(view: View, ear: Ear) -> Json | None:
    """The question to this seat and what it may answer, in words."""
    if view.ask is None or (not view.ask.tokens and not view.path):
        return None
    return {
        "what": ear.hear(_question(view.ask)) if view.ask.tokens else "",
        "least": view.ask.least,
        "most": view.ask.most,
        "offers": [{"token": token, "text": ear.hear(word(view, token))} for token in view.ask.tokens],
        "said": [ear.hear(word(view, token)) for token in view.path],
    }


def _question(asked: Ask) -> Msg:
    return Msg(f"ask-{asked.what}", {"who": Who(asked.seat), "least": asked.least, "most": asked.most})


def told(before: View, after: View, ear: Ear) -> list[Json]:
    """What happened between two views of one seat."""
    module = part(after.game, "tell")
    found: tuple[Told, ...] = module.tell(before, after) if module else ()
    return [{"text": ear.hear(t.msg), "thing": t.thing, "way": list(t.way)} for t in found]


def word(view: View, token: Token) -> Msg:
    """A token as people say it."""
    module = part(view.game, "tell")
    if module is None:
        return Msg(find(view.game).words[token])
    found: Msg = module.word(view, token)
    return found


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


def _named(t: Thing) -> str:
    """Things that look alike have one name."""
    down = "/down" if "down" in t.marks else ""
    return f"{t.role}/{t.owner}/{t.face}/{','.join(t.icons)}/{t.many}{down}"


_SVG: dict[tuple[str, str], str] = {}


def _look(game: str, name: str, thing: Thing, icons: Mapping[str, str]) -> str:
    found = _SVG.get((game, name))
    if found is None:
        if len(_SVG) > 20_000:
            _SVG.clear()
        found = _SVG[game, name] = look(thing, icons)
    return found

"""The scene of any view: the game's own, or for a game that draws nothing a plain list of what the view knows."""

from dataclasses import fields

from homestretch.core.plain import dumps
from homestretch.core.registry import part
from homestretch.core.types import Msg
from homestretch.core.view import View
from homestretch.scene.model import Board, Scene, Zone

COMMON = {f.name for f in fields(View)}


def scene_of(view: View) -> tuple[Board, Scene]:
    module = part(view.game, "scene")
    return (module.board(view), module.scene(view)) if module else (Board(), _listed(view))


def _listed(view: View) -> Scene:
    own = (f.name for f in fields(view) if f.name not in COMMON)
    return Scene(tuple(Zone(name, "centre", Msg(name), note=Msg(dumps(getattr(view, name)))) for name in own), ())

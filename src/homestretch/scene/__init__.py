"""Drawing what `core.scene` says there is to see: as SVG and as text."""

from homestretch.core.registry import game
from homestretch.core.scene import Board, Scene
from homestretch.core.view import View


def scene_of(view: View) -> tuple[Board, Scene]:
    """The board and everything on it, as its game shows it to the seat of this view."""
    rules = game(view.game)
    return rules.board(view), rules.scene(view)

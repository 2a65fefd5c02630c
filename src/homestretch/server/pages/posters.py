"""A picture of each game for the front page: its board as it looks some way into a game, or a fan of its cards."""

from functools import cache

from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.scene import Board, Scene
from homestretch.play.table import Table
from homestretch.scene import scene_of
from homestretch.scene.draw import UNIT, size_of
from homestretch.scene.layout import Stand, stand
from homestretch.scene.markup import Markup, el, join
from homestretch.scene.svg import XMLNS, board_svg, look
from homestretch.scene.theme import stylesheet
from homestretch.server.doors.catalogue import title

PLIES = 40  # into a game: something lies on the table by then
WIDE, HIGH = 320, 200
FAN = 5  # cards


@cache
def poster(game: str) -> Markup:
    board, scene = _position(game)
    inner = _board(board, scene) if board.places else _fan(board, scene)
    box = f"0 0 {WIDE} {HIGH}"
    return el("svg", inner, cls="poster", viewBox=box, preserveAspectRatio="xMidYMid slice", aria_hidden="true")


@cache
def picture(game: str) -> Markup:
    """The same as a file of its own, on the colour of a table."""
    style, ground = el("style", Markup(stylesheet("light"))), el("rect", width=WIDE, height=HIGH, cls="board")
    box = f"0 0 {WIDE} {HIGH}"
    return el("svg", style, ground, poster(game), xmlns=XMLNS, cls="hs light", viewBox=box, width=1200, height=750)


def _position(game: str) -> tuple[Board, Scene]:
    table, rng = Table(find(game), title(game, "en").usual, seed=5), Rng(5)
    while table.ply < PLIES and not table.over:
        table.play(table.awaits[0], table.game.any_move(table.state, table.awaits[0], rng))
    return scene_of(table.view(0))


def _board(board: Board, scene: Scene) -> Markup:
    """As wide as the picture, seen from its middle."""
    k = WIDE / (board.width * UNIT)
    shift = (HIGH - board.height * UNIT * k) / 2
    here = {p.name: [t for t in scene.things if t.at == p.name] for p in board.places}
    things = (_standing(s, board) for p in board.places for s in stand(p, here[p.name]))
    return el("g", board_svg(board), *things, transform=f"translate(0 {shift:.1f}) scale({k:.4f})")


def _standing(s: Stand, board: Board) -> Markup:
    width, height = size_of(s.thing)
    k = s.width * UNIT / width
    x, y = s.x * UNIT - width * k / 2, s.y * UNIT - height * k / 2
    return el("g", look(s.thing, dict(board.icons)), transform=f"translate({x:.1f} {y:.1f}) scale({k:.3f})")


def _fan(board: Board, scene: Scene) -> Markup:
    faces = {thing.face: thing for thing in scene.things if thing.face}
    cards = sorted(faces.values(), key=lambda t: (len(t.face), t.face))[-FAN:]
    icons = dict(board.icons)
    return join(_held(look(t._replace(many=1), icons), n - (len(cards) - 1) / 2) for n, t in enumerate(cards))


def _held(card: Markup, n: float) -> Markup:
    x, y = WIDE / 2 + n * 46, 66 + n * n * 5
    return el("g", card, transform=f"translate({x:.0f} {y:.0f}) rotate({n * 9:.0f}) scale(1.25) translate(-30 -10)")

"""Pictures in the rules: positions of the game's own lesson, drawn as the learner sees them, so that none goes stale.

`![caption](lesson.record#16.2)` is the position after 16 moves of the lesson, when 2 words of the next were said.
"""

import re

from homestretch.core.record import begin
from homestretch.core.view import View
from homestretch.play.lesson import FILE, needed
from homestretch.scene.markup import Markup, el
from homestretch.scene.svg import drawing

IMAGE = re.compile(rf'<p><img src="{re.escape(FILE)}#(\d+)(?:\.(\d+))?" alt="([^"]*)" */></p>')


def illustrated(html: str, game: str, lang: str) -> str:
    """The same text with its pictures drawn."""
    return IMAGE.sub(lambda m: _figure(position(game, int(m[1]), int(m[2] or 0)), Markup(m[3]), lang), html)


def position(game: str, ply: int, words: int) -> View:
    """What the learner sees after so many moves of the lesson and so many words of the next."""
    lesson = needed(game)
    state = begin(lesson.game, lesson.seats, lesson.options)
    for seat, move in lesson.moves[:ply]:
        state = lesson.game.play(state, seat, move)
    path = lesson.moves[ply][1][:words] if words else ()
    found: View = lesson.game.view(state, lesson.seat, path)
    return found


def _figure(view: View, caption: Markup, lang: str) -> str:
    shot = el("div", drawing(view, lang), cls="position", aria_hidden="true")
    return el("figure", shot, el("figcaption", caption))

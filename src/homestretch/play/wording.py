"""How words of a game are called, wherever they are said: each by the name under which it was offered."""

from homestretch.core.game import AnyGame, State
from homestretch.core.registry import game as find
from homestretch.core.types import Move, Msg, Seat, Token
from homestretch.core.view import View


def word(view: View, token: Token) -> Msg:
    """A word as people call it who see this view."""
    return find(view.game).word(view, token)


def steps_left(view: View) -> int:
    """How many steps of a move that is half said are still to be shared out; 0 where nothing is."""
    count = find(view.game).kit.left
    return count(view) if count and view.path else 0


def said(game: AnyGame, state: State, seat: Seat | None, path: Move) -> list[Msg]:
    """Words said one after another, each as it was called before it was said."""
    views = (game.view(state, seat, path[:n]) for n in range(len(path)))
    return [word(view, token) for view, token in zip(views, path, strict=True)]

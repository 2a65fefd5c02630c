"""What may follow the words said of a move: for screens that ask less and show where things go."""

from typing import NamedTuple

from homestretch.core.game import AnyGame, State
from homestretch.core.types import Move, Seat, Token

LOOKED = 160  # questions to the rules; what lies behind is looked at once somebody comes nearer


class Ahead(NamedTuple):
    """Words that may follow, the nearest first."""

    words: tuple[Token, ...]
    under: tuple[int, ...]  # which of the words each of them follows; -1: what was said
    more: tuple[int, ...]  # those behind which nobody has looked; any other that none follows makes the move whole


class Selection(NamedTuple):
    """Words of which some are chosen in any order, and how many."""

    tokens: tuple[Token, ...] = ()
    left: int = 0


def ahead(game: AnyGame, state: State, seat: Seat, path: Move) -> Ahead:
    """All that this seat may go on to say, as far as a few questions to the rules tell."""
    words = list(game.ask(state, seat, path).tokens)
    under = [-1] * len(words)
    ways = [(*path, token) for token in words]
    for n in range(LOOKED):
        if n == len(words):
            break
        tokens = game.ask(state, seat, ways[n]).tokens
        words += tokens
        under += [n] * len(tokens)
        ways += [(*ways[n], token) for token in tokens]
    return Ahead(tuple(words), tuple(under), tuple(range(LOOKED, len(words))))


def selection(game: AnyGame, state: State, seat: Seat, path: Move) -> Selection:
    """What may still be chosen, where a game says of this question that its words are a set."""
    asked = game.ask(state, seat, path)
    what = asked.what
    if what not in game.kit.sets:
        return Selection()
    left = asked.most - chosen(game, state, seat, path, what)
    found: set[Token] = set()
    for _ in range(left):  # whoever says the smallest first leaves all the others for later
        if asked.what != what or not asked.tokens:
            break
        found.update(asked.tokens)
        path = (*path, asked.tokens[0])
        asked = game.ask(state, seat, path)
    return Selection(tuple(sorted(found)), left)


def chosen(game: AnyGame, state: State, seat: Seat, path: Move, what: str) -> int:
    """How many of the last words answered a question of this name."""
    n = len(path)
    while n and game.ask(state, seat, path[: n - 1]).what == what:
        n -= 1
    return len(path) - n

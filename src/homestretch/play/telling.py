"""What happened, told to one seat move by move."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from homestretch.core.game import AnyGame, State
from homestretch.core.scene import Told
from homestretch.core.types import Move, Seat
from homestretch.core.view import View


def told(game: AnyGame, state: State, moves: Iterable[tuple[Seat, Move]], seat: Seat | None) -> Iterator[Told]:
    """What these moves did from this state on, as far as the seat may know."""
    for news in step_by_step(game, _views(game, state, moves, seat)):
        yield from news


def step_by_step(game: AnyGame, views: Iterable[View]) -> Iterator[tuple[Told, ...]]:
    """What happened from each view of a seat to the next."""
    for before, after in pairwise(views):
        yield game.tell(before, after)


def _views(game: AnyGame, state: State, moves: Iterable[tuple[Seat, Move]], seat: Seat | None) -> Iterator[View]:
    yield game.view(state, seat)
    for who, move in moves:
        state = game.play(state, who, move)
        yield game.view(state, seat)

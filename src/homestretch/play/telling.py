"""What happened, told to one seat move by move."""

from collections.abc import Iterable, Iterator

from homestretch.core.game import AnyGame, State
from homestretch.core.scene import Told
from homestretch.core.types import Move, Seat


def told(game: AnyGame, state: State, moves: Iterable[tuple[Seat, Move]], seat: Seat | None) -> Iterator[Told]:
    """What these moves did from this state on, as far as the seat may know."""
    before = game.view(state, seat)
    for who, move in moves:
        state = game.play(state, who, move)
        after = game.view(state, seat)
        yield from game.tell(before, after)
        before = after

"""What happened, told to one seat move by move."""

from collections.abc import Iterable, Iterator
from typing import Any

from homestretch.core.game import AnyGame
from homestretch.core.registry import part
from homestretch.core.types import Move, Seat
from homestretch.scene.model import Told


def told(game: AnyGame, state: Any, moves: Iterable[tuple[Seat, Move]], seat: Seat | None) -> Iterator[Told]:
    """What these moves did from this state on, as far as the seat may know; nothing for a game that cannot tell."""
    module = part(game.name, "tell")
    if module is None:
        return
    before = game.view(state, seat)
    for who, move in moves:
        state = game.play(state, who, move)
        after = game.view(state, seat)
        yield from module.tell(before, after)
        before = after

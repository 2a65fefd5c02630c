"""States and games as they are pickled: the same way whether compiled or not, and with nothing left out."""

from typing import TYPE_CHECKING, Any

from homestretch.core.types import Move, Seat

if TYPE_CHECKING:
    from homestretch.core.game import AnyGame, State

Last = tuple[Seat, Move]


def found(name: str) -> "AnyGame":
    """A game is one thing, however often it is named."""
    from homestretch.core.registry import game  # it knows all games, which know this

    return game(name)


def reduced(s: "State") -> tuple[object, ...]:
    """What a state is made from again."""
    last = (s.last_seat, s.last_move)
    if s.game:
        return told, (s.game, found(s.game).show(s), last, {name: getattr(s, name) for name in s.unsaid})
    return written, (type(s), s.seats, s.options, last, dict(vars(s)))


def told(name: str, shown: str, last: Last, unsaid: dict[str, Any]) -> "State":
    """A state by its notation, and what that does not say."""
    state: State = found(name).read(shown)
    return _made(state, last, unsaid)


def written(kind: type["State"], seats: int, options: Any, last: Last, own: dict[str, Any]) -> "State":
    """A state by its attributes."""
    state = kind.__new__(kind)
    state.seats, state.options = seats, options
    return _made(state, last, own)


def _made(state: "State", last: Last, own: dict[str, Any]) -> "State":
    state.last_seat, state.last_move = last
    for name, value in own.items():
        setattr(state, name, value)
    return state

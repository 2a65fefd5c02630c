"""A state that a game adds attributes to is copied without a word of the game's own."""

from homestretch.core.game import State
from homestretch.core.options import Options


class Piles(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.piles = [[1, 2], [3]]


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    state = Piles(3, Options())
    state.last_seat, state.last_move = 2, (4, 5)
    twin = state.copy()
    assert isinstance(twin, Piles)
    assert (twin.seats, twin.options, twin.last_seat, twin.last_move) == (3, Options(), 2, (4, 5))
    assert twin.piles == state.piles
    twin.piles[0].append(9)
    twin.last_move = ()
    assert (state.piles, state.last_move) == ([[1, 2], [3]], (4, 5))

"""Whatever the library hands out can be copied and pickled, compiled or not: the twin is equal and goes its own way."""

import copy
import pickle
from collections.abc import Callable
from typing import TypeVar

import pytest

import homestretch as hs
from homestretch.core.game import AnyGame, State
from homestretch.core.options import Options
from homestretch.core.rng import Rng

T = TypeVar("T")


def pickled(thing: T) -> T:
    twin: T = pickle.loads(pickle.dumps(thing))
    return twin


WAYS: list[Callable[[object], object]] = [copy.copy, copy.deepcopy, pickled]
DEEP = [copy.deepcopy, pickled]
SETUPS = [(name, seats) for name in hs.games() for seats in hs.game(name).seats]


def moved(table: hs.Table, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        for seat in table.awaits[:1]:
            table.play(seat, table.game.any_move(table.state, seat, rng))


def seen(game: AnyGame, state: State) -> list[hs.View]:
    """What everybody knows of a state, with the last move as far as each may know it."""
    return [game.view(state, seat) for seat in (None, *range(state.seats))]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_state_keeps_all_its_views_and_no_secret_gets_out(
    name: str, seats: int, way: Callable[[State], State]
) -> None:
    table, rng = hs.Table(name, seats, seed=5), Rng(seats)
    for _ in range(25):
        twin = way(table.state)
        assert type(twin) is type(table.state)
        assert table.game.show(twin) == table.game.show(table.state)
        assert seen(table.game, twin) == seen(table.game, table.state)
        moved(table, rng, 3)
        if table.over:
            break


@pytest.mark.parametrize("way", DEEP)
@pytest.mark.parametrize("name", hs.games())
def test_a_table_goes_its_own_way_with_the_same_luck(name: str, way: Callable[[hs.Table], hs.Table]) -> None:
    table = hs.Table(name, hs.game(name).seats[-1], seed=2)
    moved(table, Rng(1), 30)
    twin, before = way(table), table.record.write()
    assert twin.game is table.game
    assert [twin.can_undo(seat) for seat in range(twin.seats)] == [table.can_undo(seat) for seat in range(table.seats)]
    moved(twin, Rng(4), 20)
    assert table.record.write() == before
    moved(table, Rng(4), 20)
    assert twin.record.write() == table.record.write()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", hs.games())
def test_a_game_is_one_thing(name: str, way: Callable[[AnyGame], AnyGame]) -> None:
    assert way(hs.game(name)) is hs.game(name)


class Piles(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.piles = [[1, 2], [3]]


@pytest.mark.parametrize("way", WAYS)
def test_a_state_of_somebody_elses_is_kept_attribute_by_attribute(way: Callable[[Piles], Piles]) -> None:
    state = Piles(3, Options())
    state.last_seat, state.last_move = 2, (4, 5)
    twin = way(state)
    assert (twin.seats, twin.options, twin.last_seat, twin.last_move) == (3, Options(), 2, (4, 5))
    twin.piles[0].append(9)
    assert state.piles == [[1, 2], [3]]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", [hs.Wrong, hs.Illegal])
def test_what_was_wrong_is_told_by_another_process_too(
    kind: type[hs.Wrong], way: Callable[[hs.Wrong], hs.Wrong]
) -> None:
    error = kind("it cannot be", hs.Msg("wrong-word", {"word": "it"}))
    twin = way(error)
    assert (type(twin), str(twin), twin.msg) == (kind, "it cannot be", error.msg)


@pytest.mark.parametrize("way", WAYS)
def test_a_stream_of_draws_goes_on_where_it_was(way: Callable[[Rng], Rng]) -> None:
    rng = Rng(3, 4, 5)
    rng.below(100)
    twin = way(rng)
    assert [twin.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]

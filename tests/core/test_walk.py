"""A game walked word by word is the game a table plays."""

import copy
import pickle

import pytest

import homestretch as hs
from homestretch.core.record import begin
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, NOBODY
from homestretch.core.walk import Walk, walk


def fresh(name: str, seats: int, seed: int | None) -> Walk:
    game = hs.game(name)
    return walk(game, begin(game, seats, game.options()), seed)


def setups() -> list[tuple[str, int]]:
    return [(name, seats) for name in hs.games() for seats in hs.game(name).seats]


def stroll(w: Walk, rng: Rng, words: int) -> None:
    for _ in range(words):
        if w.over:
            return
        assert w.say(rng.pick(w.tokens)) is w.tokens


@pytest.mark.parametrize(("name", "seats"), setups())
def test_with_a_seed_it_is_the_game_of_the_table_with_that_seed(name: str, seats: int) -> None:
    w, rng = fresh(name, seats, 7), Rng(3)
    stroll(w, rng, 400)
    table = hs.Table(name, seats, seed=7)
    for seat, move in w.moves:
        if seat != CHANCE:
            table.play(seat, move)
    assert table.log == w.moves
    assert table.game.show(table.state) == w.game.show(w.state)
    assert (w.state.last_seat, w.state.last_move) == w.moves[-1]


@pytest.mark.parametrize("name", hs.games())
def test_without_a_seed_chance_is_asked_with_its_odds(name: str) -> None:
    seats = hs.game(name).seats[0]
    w, rng, asked = fresh(name, seats, None), Rng(5), 0
    while not w.over and len(w.moves) < 300:
        if w.seat == CHANCE:
            asked += 1
            assert len(w.weights) == len(w.tokens)
            assert min(w.weights) > 0
        w.say(rng.pick(w.tokens))
    assert asked


@pytest.mark.parametrize("name", hs.games())
def test_a_copy_goes_its_own_way(name: str) -> None:
    w = fresh(name, hs.game(name).seats[0], 1)
    stroll(w, Rng(1), 25)
    twin = w.copy()
    before = w.game.show(w.state), w.moves[:], w.path, w.tokens, w.state.last_move
    stroll(twin, Rng(2), 25)
    assert (w.game.show(w.state), w.moves, w.path, w.tokens, w.state.last_move) == before


def test_at_the_end_nobody_is_asked() -> None:
    w = fresh("encore", 2, 4)
    stroll(w, Rng(0), 10_000)
    assert w.over
    assert (w.seat, w.tokens, w.path) == (NOBODY, (), ())


def test_a_word_that_is_not_offered_is_refused_and_nothing_is_lost() -> None:
    w = fresh("encore", 2, 4)
    before = w.tokens
    with pytest.raises(hs.Illegal, match="steal"):
        w.say(w.game.token("steal"))
    assert w.tokens == before


@pytest.mark.parametrize("name", hs.games())
def test_a_walk_is_kept_and_taken_up_where_it_stood_in_the_middle_of_a_move(name: str) -> None:
    w = fresh(name, hs.game(name).seats[0], 2)
    stroll(w, Rng(6), 31)
    for twin in (pickle.loads(pickle.dumps(w)), copy.deepcopy(w)):
        assert (twin.seat, twin.path, twin.tokens, twin.moves) == (w.seat, w.path, w.tokens, w.moves)
        assert w.game.show(twin.state) == w.game.show(w.state)
        assert (twin.state.last_seat, twin.state.last_move) == (w.state.last_seat, w.state.last_move)


def test_the_odds_of_chance_sum_to_one() -> None:
    w = fresh("encore", 3, None)
    assert w.seat == CHANCE
    assert [token for token, _ in w.odds()] == list(w.tokens)
    assert [odds for _, odds in w.odds()] == pytest.approx([1 / 3] * 3)

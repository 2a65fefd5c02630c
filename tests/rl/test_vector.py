"""Many games at once are the same games as one after another."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import homestretch as hs
from homestretch.core.outcome import Outcome, best
from homestretch.core.types import Move
from homestretch.rl.result import rewards
from homestretch.rl.sensor import Sensor
from homestretch.rl.vector import Games

SETUPS = [(name, seats) for name in hs.games() for seats in hs.game(name).seats]


def lowest(games: Games) -> Any:
    """The first word that may be said, in every game."""
    return games.mask.argmax(axis=1)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_every_row_is_what_a_table_with_its_seed_asks_and_shows(name: str, seats: int) -> None:
    games, sensor = Games(name, count=3, seats=seats, seed=20), Sensor(hs.game(name))
    tables = [hs.Table(name, seats, seed=20 + i) for i in range(3)]
    paths: list[Move] = [(), (), ()]
    for _ in range(60):
        for i, table in enumerate(tables):
            seat = table.awaits[0]
            assert games.seat[i] == seat
            assert list(np.flatnonzero(games.mask[i])) == sorted(table.ask(seat, paths[i]).tokens)
            assert (games.observation()[i] == sensor.array(table.state, seat, paths[i])).all()
        words = games.sample()
        games.step(words)
        for i, word in enumerate(words.tolist()):
            paths[i] = (*paths[i], word)
            if not tables[i].ask(tables[i].awaits[0], paths[i]).tokens:
                tables[i].play(tables[i].awaits[0], paths[i])
                paths[i] = ()
        if games.over.any():
            return


def test_a_game_that_ends_is_told_once_and_the_next_one_begins_in_its_place() -> None:
    games = Games("encore", count=4, seats=3, seed=1)
    ends, told = 0, []
    while ends < 8:
        games.step(games.sample())
        ends += int(games.over.sum())
        for place in np.flatnonzero(games.over):
            told.append(tuple(games.score[place].tolist()))
            expected = rewards(games.game, Outcome(best(told[-1], (0, 1, 2)), told[-1]))
            assert games.reward[place].tolist() == pytest.approx(expected)
        assert not games.reward[~games.over].any()
        assert games.mask.any(axis=1).all()
    assert len(set(told)) > 1


def test_one_word_that_may_not_be_said_is_refused_and_nothing_happens_in_any_game() -> None:
    games = Games("encore", count=3, seats=2, seed=5)
    before = games.observation().copy()
    words = lowest(games)
    words[2] = hs.game("encore").token("steal")
    with pytest.raises(hs.Illegal, match="in game 2 'steal'"):
        games.step(words)
    assert (games.observation() == before).all()


def test_the_same_seed_gives_the_same_games() -> None:
    def course() -> tuple[bytes, bytes]:
        games = Games("hexenrennen", count=5, seats=4, seed=3)
        for _ in range(80):
            games.step(games.sample())
        return games.observation().tobytes(), games.mask.tobytes()

    assert course() == course()


def test_arrays_that_were_handed_out_do_not_change() -> None:
    games = Games("encore", count=2, seats=2)
    mask, reward = games.mask, games.reward
    kept = mask.copy(), reward.copy()
    for _ in range(400):
        games.step(games.sample())
    assert (mask == kept[0]).all()


@pytest.mark.parametrize("given", [{"count": 0, "seats": 2}, {"count": 2, "seats": 40}])
def test_bad_input_is_told_at_once_in_one_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(hs.Wrong):
        Games("encore", **given)


def test_too_few_words_are_told_in_one_sentence() -> None:
    with pytest.raises(hs.Wrong, match="2 games need 2 words, not 1"):
        Games("encore", count=2, seats=2).step([0])


@pytest.mark.parametrize("way", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
@pytest.mark.parametrize("name", hs.games())
def test_games_can_be_copied_and_go_their_own_way(name: str, way: Callable[[Games], Games]) -> None:
    games = Games(name, count=3, seats=hs.game(name).seats[-1], seed=4)
    for _ in range(40):
        games.step(games.sample())
    twin, before = way(games), games.observation().tolist()
    assert (twin.observation() == games.observation()).all()
    words = twin.sample()
    twin.step(words)
    assert games.observation().tolist() == before
    games.step(words)
    assert (twin.observation() == games.observation()).all()
    assert (twin.mask == games.mask).all()

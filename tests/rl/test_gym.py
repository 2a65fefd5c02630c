"""Gymnasium's own check, and what a learner is told."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import homestretch as hs
import homestretch.rl.gym
from homestretch.rl.gym import Env

SETUPS = [(name, seats) for name in hs.games() for seats in hs.game(name).seats]


def play(env: Any, seed: int, choose: Callable[[Any, Any], Any] = lambda words, rng: rng.choice(words)) -> Any:
    """An episode; what the last step told."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        told = env.step(choose(np.flatnonzero(info["action_mask"]), rng))
        _, _, ended, cut, info = told
        if ended or cut:
            return told


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_check_env_passes_without_a_warning(name: str, seats: int) -> None:
    made = gymnasium.make(f"Homestretch/{name}-v{hs.game(name).version}", seats=seats)
    check_env(made.unwrapped)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_an_episode_ends_with_the_result_of_ones_own_seat(name: str, seats: int) -> None:
    env = Env(name, seats=seats, seat=seats - 1)
    observation, reward, ended, cut, info = play(env, seed=2)
    assert env.observation_space.contains(observation)
    assert (ended, cut) == (True, False)
    scores = env.game.scores(env.walk.state)
    assert info["score"] == scores[seats - 1]
    assert (reward > 0) <= (max(scores) in (scores[k] for k in range(seats) if same_team(env, k)))
    assert not info["action_mask"].any()


def same_team(env: Any, seat: int) -> bool:
    teams = env.game.teams(env.seats)
    return bool(teams[seat] == teams[env.seat])


def test_the_learner_can_sit_anywhere_and_be_moved_each_game() -> None:
    env = Env("encore", seats=4, seat=None)
    env.reset(seed=1)
    assert len({env.reset()[0] is not None and env.seat for _ in range(40)}) == 4


def test_a_seed_gives_the_same_episode_again() -> None:
    first, second = Env("encore", seats=3, against="easy"), Env("encore", seats=3, against="easy")
    play(first, seed=9)
    play(second, seed=9)
    assert first.walk.moves == second.walk.moves


def test_a_word_that_may_not_be_said_ends_the_game_and_costs_one() -> None:
    env = Env("encore", seats=2)
    _, info = env.reset(seed=1)
    _, reward, ended, _, _ = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, ended) == (-1.0, True)


@pytest.mark.parametrize(
    "given", [{"game": "chess"}, {"game": "encore", "seat": 7}, {"game": "encore", "against": ["random"]}]
)
def test_bad_input_is_told_at_once_in_one_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(hs.Wrong):
        Env(**given)

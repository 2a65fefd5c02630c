"""Many games as one vector environment are the games of the single one, side by side."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import homestretch as hs
import homestretch.rl.gym
from homestretch.rl.gym import Env
from homestretch.rl.gymvector import Vector


def lowest(observation: Any, mask: Any) -> Any:
    return np.argmax(mask, axis=-1)


def words(vector: Vector) -> Any:
    return lowest(None, vector.action_masks())


@pytest.mark.parametrize("name", hs.games())
def test_gymnasium_makes_it_and_its_spaces_hold_what_is_seen(name: str) -> None:
    made = gymnasium.make_vec(f"Homestretch/{name}-v{hs.game(name).version}", num_envs=3, form="dict", scaled=True)
    assert isinstance(made, VectorEnv)
    assert made.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert (seen["action_mask"] == info["action_mask"]).all()
    seen, reward, ended, cut, info = made.step(np.argmax(info["action_mask"], axis=1))
    assert made.observation_space.contains(seen)
    assert [part.shape for part in (reward, ended, cut)] == [(3,)] * 3


@pytest.mark.parametrize("against", [lowest, "greedy"], ids=["a function", "a bot"])
@pytest.mark.parametrize("name", hs.games())
def test_each_game_is_that_of_the_single_environment_with_its_seed(name: str, against: Any) -> None:
    vector = Vector(name, num_envs=2, seat=1, against=against)
    singles = [Env(name, seat=1, against=against) for _ in range(2)]
    seen, info = vector.reset(seed=20)
    told = [single.reset(seed=20 + n) for n, single in enumerate(singles)]
    for _ in range(40):
        assert isinstance(seen, np.ndarray)
        for n, (mine, _) in enumerate(told):
            assert (seen[n] == mine).all()
        said = lowest(None, info["action_mask"])
        seen, reward, ended, _, info = vector.step(said)
        steps = [single.step(said[n]) for n, single in enumerate(singles)]
        assert reward.tolist() == [step[1] for step in steps]
        assert ended.tolist() == [step[2] for step in steps]
        if ended.any():
            return
        told = [(step[0], step[4]) for step in steps]


def test_a_game_that_ends_gives_way_to_the_next_and_the_learner_is_asked_again() -> None:
    vector = Vector("encore", num_envs=4)
    vector.reset(seed=1)
    ends, worth = 0, 0.0
    while ends < 6:
        _, reward, ended, _, info = vector.step(words(vector))
        ends, worth = ends + int(ended.sum()), worth + float(abs(reward).sum())
        assert (vector.games.seat == vector.seat).all()
        assert info["action_mask"].any(axis=1).all()
        assert not reward[~ended].any()
    assert worth > 0


def test_a_word_that_may_not_be_said_costs_one_and_the_games_go_on() -> None:
    vector = Vector("encore", num_envs=3)
    vector.reset(seed=1)
    said = words(vector)
    said[1], said[2] = np.argmin(vector.action_masks()[1]), 999
    _, reward, ended, _, _ = vector.step(said)
    assert reward.tolist() == [0.0, -1.0, -1.0]
    assert not ended.any()


def test_bad_input_is_told_in_a_sentence() -> None:
    with pytest.raises(hs.Wrong, match="no seat 9"):
        Vector("encore", num_envs=2, seat=9)

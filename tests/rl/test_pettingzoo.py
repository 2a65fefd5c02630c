"""PettingZoo's own checks, for every game and every number of players, and what they do not look at."""

import warnings
from typing import Any

import numpy as np
import pytest

import homestretch as hs
from homestretch.core.rng import Rng
from homestretch.rl.pettingzoo import env

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # their tests import games of theirs in a form they deprecate
    from pettingzoo.test import api_test, render_test, seed_test

SETUPS = [(name, seats) for name in hs.games() for seats in hs.game(name).seats]


def play(game: Any, seed: int, limit: int = 100_000) -> dict[str, Any]:
    """Random play to the end; the environment, with what every agent was told last."""
    game.reset(seed=seed)
    rng, told = Rng(seed), {}
    for agent in game.agent_iter(limit):
        _, reward, ended, cut, info = game.last(observe=False)
        told[agent] = (reward, ended, cut, info)
        words = tuple(np.flatnonzero(info["action_mask"]).tolist())
        game.step(None if ended or cut else rng.pick(words))
    return told


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_the_api_test_passes_without_a_warning(name: str, seats: int) -> None:
    api_test(env(name, seats=seats), num_cycles=200)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_the_seed_test_passes(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats=seats), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_the_render_test_passes_in_every_mode(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    svg = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(lambda render_mode: env(name, seats=seats, render_mode=render_mode), svg)
    assert capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_the_result_is_told_to_every_agent_as_reward_and_as_score(name: str, seats: int) -> None:
    game = env(name, seats=seats)
    told = play(game, seed=seats)
    assert [told[a][3]["score"] for a in game.possible_agents] == list(game.game.scores(game.walk.state))
    assert all(ended and not cut for _, ended, cut, _ in told.values())
    best = max(info["score"] for _, _, _, info in told.values())
    for reward, _, _, info in told.values():
        assert info["score"] < best or reward >= 0
    assert sum(reward for reward, _, _, _ in told.values()) == pytest.approx(0)


@pytest.mark.parametrize("name", hs.games())
def test_observations_stay_within_their_space(name: str) -> None:
    seats = hs.game(name).seats[-1]
    game = env(name, seats=seats, max_cycles=400)
    game.reset(seed=5)
    rng = Rng(5)
    for agent in game.agent_iter():
        observation, _, ended, cut, info = game.last()
        assert game.observation_space(agent).contains(observation)
        words = tuple(np.flatnonzero(info["action_mask"]).tolist())
        game.step(None if ended or cut else rng.pick(words))


@pytest.mark.parametrize("name", hs.games())
def test_a_limit_truncates_without_a_winner(name: str) -> None:
    game = env(name, seats=hs.game(name).seats[0], max_cycles=1)
    told = play(game, seed=1)
    assert [(reward, ended, cut) for reward, ended, cut, _ in told.values()] == [(0.0, False, True)] * len(told)


@pytest.mark.parametrize("name", hs.games())
def test_a_word_that_may_not_be_said_ends_the_game_and_costs_its_agent(name: str) -> None:
    game = env(name, seats=hs.game(name).seats[0])
    game.reset(seed=1)
    loser = game.agent_selection
    game.step(int(np.argmin(game.infos[loser]["action_mask"])))
    assert all(game.terminations.values())
    assert {agent: reward for agent, reward in game.rewards.items() if reward} == {loser: -1.0}


def test_a_seed_gives_the_game_of_a_table_with_that_seed() -> None:
    game = env("encore", seats=3)
    play(game, seed=11)
    table = hs.Table("encore", 3, seed=11)
    for seat, move in game.walk.moves:
        if seat >= 0:
            table.play(seat, move)
    assert table.log == game.walk.moves


def test_games_after_the_first_differ_and_follow_from_the_seed() -> None:
    def second() -> Any:
        game = env("encore", seats=2)
        game.reset(seed=3)
        game.reset()
        return game.walk.seed

    assert second() == second() != 3


@pytest.mark.parametrize("given", [{"game": "chess", "seats": 2}, {"game": "encore", "seats": 9}])
def test_bad_input_is_told_at_once_in_one_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(hs.Wrong):
        env(**given)

"""What libraries for learning ask of the doors: registries, masks, forms of observations, opponents that learn too."""

from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

import homestretch as hs
import homestretch.rl.gym
from homestretch.bots.simple import Greedy
from homestretch.rl.gym import Env
from homestretch.rl.pettingzoo import env
from homestretch.rl.vector import Games

FORMS = [(form, scaled) for form in ("array", "dict", "rllib") for scaled in (False, True)]


def some(observation: Any, mask: Any) -> int:
    """Any word, by what is seen."""
    words = np.flatnonzero(mask)
    return int(words[int(observation.sum() * 1000) % len(words)])


class Model:
    """Predicts as a model of Stable-Baselines does, and remembers what it was asked."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, None]:
        self.seen.append(observation)
        return np.array(some(observation, action_masks)), None


def played(game: Env, seed: int = 3) -> None:
    """A hundred words of the learner."""
    seen, info = game.reset(seed=seed)
    for _ in range(100):
        seen, _, ended, _, info = game.step(some(seen, info["action_mask"]))
        if ended:
            return


@pytest.mark.parametrize("name", hs.games())
def test_pettingzoos_registry_makes_every_game_with_and_without_seats(name: str) -> None:
    made = pettingzoo.make("aec", f"Homestretch/{name}-v{hs.game(name).version}")
    assert made.metadata["name"] == env(name).metadata["name"]
    assert len(made.possible_agents) == hs.game(name).duel(hs.game(name).options())
    most = hs.game(name).seats[-1]
    assert len(pettingzoo.make("aec", f"Homestretch/{name}", seats=most, max_cycles=9).possible_agents) == most


@pytest.mark.parametrize("name", hs.games())
def test_many_games_need_no_number_of_seats_either(name: str) -> None:
    assert Games(name, count=1).seats == Env(name).seats == env(name).seats


def test_masks_and_what_is_asked_may_be_written_to_and_change_nothing() -> None:
    games, single, agents = Games("encore", count=2), Env("encore"), env("encore")
    agents.reset(seed=1)
    for mask in (games.mask, single.reset(seed=1)[1]["action_mask"], agents.last()[4]["action_mask"]):
        mask[...] = 0
    games.seat[...] = 0
    assert single.action_masks().any()
    assert agents.walk.tokens
    agents.reset(seed=1)
    assert agents.last()[4]["action_mask"].any()
    games.step([0, 0])


def test_maskable_ppo_is_told_what_may_be_said_through_the_wrappers() -> None:
    made = gymnasium.make("Homestretch/encore-v1")
    _, info = made.reset(seed=1)
    masks = made.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == info["action_mask"]).all()


@pytest.mark.parametrize(("form", "scaled"), FORMS)
@pytest.mark.parametrize("name", hs.games())
def test_every_form_is_within_its_space_and_says_the_same(name: str, form: str, scaled: bool) -> None:
    plain, formed, agents = Env(name), Env(name, form=form, scaled=scaled), env(name, form=form, scaled=scaled)
    numbers, info = plain.reset(seed=2)
    shown, _ = formed.reset(seed=2)
    agents.reset(seed=2)
    assert formed.observation_space.contains(shown)
    assert agents.observation_space(agents.agent_selection).contains(agents.last()[0])
    if isinstance(shown, dict):
        assert (shown.pop("action_mask") == info["action_mask"]).all()
    array: Any = next(iter(shown.values())) if isinstance(shown, dict) else shown
    assert ((array > 0) == (np.asarray(numbers) > 0)).all()
    assert array.dtype == (np.float32 if scaled else np.int16)
    assert not scaled or array.max() <= 1


def test_gymnasiums_check_passes_in_a_dict_of_scaled_numbers() -> None:
    check_env(gymnasium.make("Homestretch/encore-v1", form="dict", scaled=True).unwrapped)


@pytest.mark.parametrize("name", hs.games())
def test_a_function_a_bot_and_a_model_can_have_the_other_seats(name: str) -> None:
    model = Model()
    games = [Env(name, against=one, scaled=True) for one in (some, model)]
    for game in games:
        played(game)
    assert games[0].walk.moves == games[1].walk.moves
    assert all(games[1].observation_space.contains(seen) for seen in model.seen)
    seats = games[0].seats
    played(Env(name, against=["random", *[some] * (seats - 2), Greedy()]))


def test_a_policy_is_shown_what_its_own_seat_sees_and_nothing_else() -> None:
    model = Model()
    game = Env("dog", seats=4, against=["random", model, "random", "random"])
    played(game)
    table, shown = hs.Table("dog", 4, seed=3), []
    for seat, move in game.walk.moves[table.ply :]:
        if seat == 1:
            shown += [game.sensor.array(table.state, 1, move[:n]) for n in range(len(move))]
        if seat >= 0:
            table.play(seat, move)
    assert len(shown) == len(model.seen) > 10
    assert all((one == other).all() for one, other in zip(shown, model.seen, strict=True))


def test_a_word_that_a_function_may_not_say_is_told_in_a_sentence() -> None:
    game = Env("encore", seat=1, against=lambda observation, mask: int(np.argmin(mask)))
    with pytest.raises(hs.Illegal, match="cannot be said"):
        played(game)


@pytest.mark.parametrize("against", [3, ["random", None]])
def test_what_cannot_have_a_seat_is_told_in_a_sentence(against: Any) -> None:
    with pytest.raises(hs.Wrong, match="cannot have a seat"):
        Env("encore", seats=2, against=against)


def test_a_form_there_is_not_is_told_in_a_sentence() -> None:
    with pytest.raises(hs.Wrong, match="come as array, dict, rllib, not as 'tuple'"):
        env("encore", form="tuple")

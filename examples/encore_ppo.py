"""MaskablePPO at Encore, against `greedy`: what Stable-Baselines brings is nearly all it takes.

    pip install sb3-contrib "homestretch[rl,arena]"
    python examples/encore_ppo.py                  some minutes

The learner has any seat. Before and after learning it plays games it has not seen. With seed 0 it won 70.7 % (67.8 to
73.4) of 1,000 against `easy`; docs/training.md has the other figures.
"""

import argparse

import gymnasium
import numpy as np
import torch
from contest import told
from encore_eyes import MORE, noticed
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

import homestretch.rl.gym  # noqa: F401 - registers the games


class Eyes(BaseFeaturesExtractor):
    """Shows the nets what a player looks at too."""

    def __init__(self, space: gymnasium.spaces.Box) -> None:
        super().__init__(space, space.shape[0] + MORE)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return noticed(seen)


def learner(seed: int) -> MaskablePPO:
    def made() -> gymnasium.Env:
        return gymnasium.make("Homestretch/encore-v1", seats=2, seat=None, against="greedy", scaled=True)

    envs = make_vec_env(made, n_envs=16, seed=seed)
    course = {"n_steps": 512, "batch_size": 1024, "n_epochs": 5, "gamma": 1.0, "ent_coef": 0.01}
    looks = {"features_extractor_class": Eyes}
    return MaskablePPO(
        "MlpPolicy",
        envs,
        seed=seed,
        learning_rate=lambda left: 1e-3 * left,
        policy_kwargs=looks,
        device="cpu",
        **course,
    )


def show(model: MaskablePPO, games: int, best: bool) -> None:
    def policy(seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        return model.predict(seen, action_masks=mask, deterministic=best)[0]

    told(f"{model.num_timesteps:7} words", policy, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", type=int, default=400_000, help="to learn from")
    parser.add_argument("--games", type=int, default=1000, help="to test with, against each bot")
    parser.add_argument("--odds", action="store_true", help="test it by its odds, not by the word it likes best")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    torch.set_num_threads(1)  # the nets are small
    model = learner(given.seed)
    show(model, given.games, not given.odds)
    model.learn(given.words)
    show(model, given.games, not given.odds)


if __name__ == "__main__":
    main()

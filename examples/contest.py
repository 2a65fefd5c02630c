"""How well a policy does against a bot: many games at once, each seat in half of them, with a 95 % interval."""

from collections.abc import Callable

import numpy as np
from curve import wins

from homestretch.arena.interval import Share
from homestretch.bots.levels import Easy
from homestretch.core.bot import Bot
from homestretch.rl.gymvector import Vector

# Quick enough for thousands of games. The second is what the first levels are where a game has no net.
BOTS: dict[str, str | Bot] = {"random": "random", "greedy with slips": Easy(), "greedy": "greedy"}
Policy = Callable[[np.ndarray, np.ndarray], np.ndarray]  # words, for observations and masks of many games


def told(after: str, policy: Policy, games: int) -> None:
    """How it does at Encore against each of them."""
    for name, bot in BOTS.items():
        print(f"after {after}, against {name}: {contest('encore', policy, bot, games, seed=10_000)}", flush=True)


def contest(game: str, policy: Policy, against: str | Bot, games: int, seed: int) -> Share:
    """The share of wins, a shared one counting half."""
    results = [results_at(seat, game, policy, against, games // 2, seed) for seat in (0, 1)]
    return wins(np.concatenate(results).tolist())


def results_at(seat: int, game: str, policy: Policy, against: str | Bot, games: int, seed: int) -> np.ndarray:
    """What so many games were worth to the policy at this seat."""
    envs = Vector(game, num_envs=games, seats=2, seat=seat, against=against, scaled=True)
    seen, info = envs.reset(seed=seed)
    worth, running = np.zeros(games), np.ones(games, bool)
    while running.any():
        seen, reward, ended, _, info = envs.step(policy(seen, info["action_mask"] > 0))
        worth[running & ended] = reward[running & ended]
        running &= ~ended
    return worth

"""How well a policy does against a bot: many games at once, each seat in half of them, with a 95 % interval."""

from collections.abc import Callable

import numpy as np
from curve import wins

from homestretch.arena.interval import Share
from homestretch.bots import find
from homestretch.core.bot import Bot
from homestretch.rl.gymvector import Vector

Policy = Callable[[np.ndarray, np.ndarray], np.ndarray]  # words, for observations and masks of many games


def unhurried(name: str, game: str) -> Bot:
    """The bot of this name without its clock: the same on every machine."""
    bot = find(name)
    bot.budget = bot.own(game).timeless
    return bot


def told(after: str, policy: Policy, games: int) -> None:
    """How it does at Encore against bots it did not learn from, or not from alone."""
    for name in ("random", "greedy", "easy"):
        won = contest("encore", policy, unhurried(name, "encore"), games, seed=10_000)
        print(f"after {after}, against {name}: {won}", flush=True)


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

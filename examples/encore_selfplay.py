"""A small actor and critic that learns Encore by playing itself, in PyTorch alone.

    pip install torch "homestretch[rl,arena]"
    python examples/encore_selfplay.py             some minutes

One net plays both seats of many games at once. What was said is made likelier by how much better things stood when the
same seat spoke again, or how much better the game ended, than the critic had expected (PPO with GAE). Afterwards it
plays bots it has never met. With seed 0 it won 69.5 % (66.5 to 72.2) of 1,000 games against `easy`; docs/training.md
has the other figures.
"""

import argparse
from typing import NamedTuple

import numpy as np
import torch
from contest import told
from encore_eyes import MORE, noticed
from torch import Tensor, nn

from homestretch.rl.look import Look
from homestretch.rl.vector import Games

NEVER = -1e9  # added to what may not be said
FAR = 0.9  # how far what happens later counts for what was said before (lambda)
CLIP = 0.2  # how much likelier or unlikelier a word may become in a round
FIRST = 1e-3  # how far the first steps of learning go; the last ones hardly go anywhere


class Said(NamedTuple):
    """One word in every game: what was seen, said and expected, by which seat, and which games were not over yet."""

    seen: Tensor
    mask: Tensor
    word: Tensor
    odds: Tensor
    expected: np.ndarray
    seat: np.ndarray
    running: np.ndarray


class Course(NamedTuple):
    """All that was seen and said in some games, how much better than expected that was, and what it was worth."""

    seen: Tensor
    mask: Tensor
    word: Tensor
    odds: Tensor
    gain: Tensor
    worth: Tensor


class Net(nn.Module):
    """What to say, and what to expect."""

    def __init__(self, size: int, words: int, wide: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size + MORE, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU())
        self.actor, self.critic = nn.Linear(wide, words), nn.Linear(wide, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        inside = self.body(noticed(seen))
        odds = torch.distributions.Categorical(logits=self.actor(inside) + torch.where(mask, 0.0, NEVER))
        return odds, self.critic(inside).squeeze(-1)


def play(net: Net, count: int, seed: int) -> Course:
    """So many games against itself, each to its end."""
    games = Games("encore", count=count, seats=2, seed=seed)
    look, course, running = Look(games.sensor, scaled=True), [], np.ones(count, bool)
    ends = np.zeros((count, 2), np.float32)
    while running.any():
        seen, mask = torch.from_numpy(look.array(games.observation())), torch.from_numpy(games.mask > 0)
        with torch.no_grad():
            odds, expected = net(seen, mask)
        word = odds.sample()
        course.append(Said(seen, mask, word, odds.log_prob(word), expected.numpy(), games.seat, running.copy()))
        games.step(word.numpy())
        ended = games.over & running
        ends[ended], running = games.reward[ended], running & ~ended
    return judged(course, ends)


def judged(course: list[Said], ends: np.ndarray) -> Course:
    """From the end backwards: what each word gained for its seat."""
    rows, later, gains = np.arange(len(ends)), ends.copy(), np.zeros_like(ends)
    gain = [np.zeros(len(ends), np.float32)] * len(course)
    for n in range(len(course) - 1, -1, -1):
        said = course[n]
        at = rows[said.running], said.seat[said.running]
        gains[at] = later[at] - said.expected[said.running] + FAR * gains[at]
        later[at] = said.expected[said.running]
        gain[n] = gains[rows, said.seat]
    kept = torch.from_numpy(np.concatenate([said.running for said in course]))
    gained = torch.from_numpy(np.concatenate(gain))[kept]
    parts = [torch.cat([said[k] for said in course])[kept] for k in range(4)]
    expected = torch.from_numpy(np.concatenate([said.expected for said in course]))[kept]
    return Course(*parts, gained, gained + expected)


def improve(net: Net, course: Course, optimizer: torch.optim.Optimizer) -> None:
    """Three times over all that was said, in pieces."""
    gain = (course.gain - course.gain.mean()) / (course.gain.std() + 1e-6)
    for _ in range(3):
        for part in torch.randperm(len(gain)).split(2048):
            odds, expected = net(course.seen[part], course.mask[part])
            ratio = (odds.log_prob(course.word[part]) - course.odds[part]).exp()
            actor = torch.minimum(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            critic = (course.worth[part] - expected).square().mean()
            loss = 0.5 * critic - actor - 0.01 * odds.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def show(net: Net, after: int, games: int, best: bool) -> None:
    def policy(seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        with torch.no_grad():
            odds, _ = net(torch.from_numpy(seen), torch.from_numpy(mask))
        return (odds.probs.argmax(-1) if best else odds.sample()).numpy()

    told(f"{after:6} games", policy, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=80, help="of self-play")
    parser.add_argument("--count", type=int, default=256, help="games of a round")
    parser.add_argument("--games", type=int, default=1000, help="to test with, against each bot")
    parser.add_argument("--odds", action="store_true", help="test it by its odds, not by the word it likes best")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    torch.set_num_threads(1)  # the net is small
    torch.manual_seed(given.seed)
    sensor = Games("encore", count=1, seats=2).sensor
    net = Net(sensor.size, sensor.words)
    optimizer = torch.optim.Adam(net.parameters(), lr=FIRST)
    show(net, 0, given.games, not given.odds)
    for n in range(given.rounds):
        optimizer.param_groups[0]["lr"] = FIRST * (1 - n / given.rounds)
        improve(net, play(net, given.count, seed=1_000_000 * (given.seed + 1) + n * 1000), optimizer)
    show(net, given.rounds * given.count, given.games, not given.odds)


if __name__ == "__main__":
    main()

"""A game dropped in a folder, with rules and nothing else, goes through every door; no other file is touched.

The web table in a browser is in `tests/browser/test_toy.py`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .toy import make

LIBRARY = """
import homestretch as hs
from homestretch.core import contract
from homestretch.core.rng import Rng

assert "fingers" in hs.games()
game = hs.game("fingers")
assert (game.kit.scene, game.kit.tell, game.kit.features, game.kit.judge) == (None,) * 4
assert contract.check(game, moves=1000) >= 1000
assert contract.clairvoyance(game, 3, game.options(), states=300, seed=1) < 4
table, rng = hs.Table("fingers", seats=3, seed=5, options={"goal": "3"}), Rng(1)
while not table.over:
    seat = table.awaits[-1]
    table.play(seat, (rng.pick(table.ask(seat).tokens),))
text = table.record.write()
assert hs.Record.read(text).write() == text
assert table.view(1)._repr_svg_().startswith("<svg")
"""
PROCESS = """
import pickle, subprocess, sys
import homestretch as hs

view = pickle.dumps(hs.Table("fingers", seats=2, seed=1).view(0))
script = "import pickle, sys; assert pickle.load(sys.stdin.buffer).game == 'fingers'"
subprocess.run([sys.executable, "-c", script], input=view, check=True)
"""
PETTINGZOO = """
import warnings
from homestretch.rl.pettingzoo import env
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

for seats in (2, 3):
    api_test(env("fingers", seats=seats), num_cycles=200)
    seed_test(lambda: env("fingers", seats=seats), num_cycles=50)
"""
GYMNASIUM = """
import gymnasium
import homestretch.rl.gym
from gymnasium.utils.env_checker import check_env

made = gymnasium.make("Homestretch/fingers-v1", seats=3, against="normal")
check_env(made.unwrapped, skip_render_check=True)
"""
OPENSPIEL = """
from homestretch.rl.openspiel import PREFIX
import pyspiel

game = pyspiel.load_game(f"{PREFIX}fingers(players=3)")
pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
"""
VECTOR = """
from homestretch.rl.vector import Games

games, ends = Games("fingers", count=8, seats=2, seed=3), 0
for _ in range(200):
    games.step(games.sample())
    ends += int(games.over.sum())
assert ends > 8
assert games.observation().any()
"""
DOORS = {
    "library": LIBRARY,
    "another process": PROCESS,
    "pettingzoo": PETTINGZOO,
    "gymnasium": GYMNASIUM,
    "openspiel": OPENSPIEL,
    "vector": VECTOR,
}


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """An environment in which the toy is a game like the others."""
    paths = {"HOMESTRETCH_GAMES": str(make(tmp_path / "games")), "PYTHONPATH": os.pathsep.join(sys.path)}
    return {**os.environ, **paths, "XDG_STATE_HOME": str(tmp_path / "state"), "LC_ALL": "C.UTF-8"}


def run(env: dict[str, str], *args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    done = subprocess.run([sys.executable, *args], env=env, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done


def homestretch(env: dict[str, str], *args: str, typed: str = "") -> str:
    """What the command says."""
    return run(env, "-m", "homestretch", *args, typed=typed).stdout


@pytest.mark.parametrize("door", DOORS)
def test_python_and_learners_find_it(door: str, elsewhere: dict[str, str]) -> None:
    run(elsewhere, "-W", "error::UserWarning", "-c", DOORS[door])


def test_the_commands_list_it_and_show_its_rules_in_english_to_readers_of_any_language(
    elsewhere: dict[str, str],
) -> None:
    assert "Lay one finger or two" in homestretch(elsewhere, "games")
    assert "A coin decides" in homestretch(elsewhere, "rules", "fingers", "--lang", "de")


def test_it_is_recorded_checked_replayed_and_counted(elsewhere: dict[str, str], tmp_path: Path) -> None:
    file = str(tmp_path / "game.hs")
    homestretch(elsewhere, "record", "fingers", "--seats", "random,random", "--seed", "3", "-o", file)
    assert "is sound" in homestretch(elsewhere, "check", file)
    assert "wins!" in homestretch(elsewhere, "replay", file)
    homestretch(elsewhere, "replay", file, "--svg", str(tmp_path / "end.svg"))
    assert (tmp_path / "end.svg").read_text().startswith("<svg")
    assert homestretch(elsewhere, "perft", "fingers", "--seats", "2", "--depth", "3") == "1 2 2\n2 4 4\n3 8 4\n"


def test_it_is_played_in_the_terminal_to_the_end(elsewhere: dict[str, str]) -> None:
    said = homestretch(elsewhere, "play", "fingers", "--seats", "me,normal", "--seed", "3", typed="one\n" * 40)
    assert "One finger or two?" in said
    assert "★" in said


def test_bots_that_know_nothing_of_it_play_it_in_the_arena(elsewhere: dict[str, str]) -> None:
    call = ["arena", "fingers", "search:40", "easy", "greedy", "--players", "3", "--games", "9", "--json"]
    told = json.loads(homestretch(elsewhere, *call))
    assert (told["game"], told["seats"], told["games"]) == ("fingers", 3, 9)
    homestretch(elsewhere, "study", "fingers", "--vary", "goal=1,2", "--games", "4")

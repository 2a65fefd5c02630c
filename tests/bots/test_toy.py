"""A game that brings nothing for bots is played by all of them, and in the arena, all the same."""

import json
import os
import subprocess
import sys

from ..toy import make


def test_bots_play_a_game_they_know_nothing_of(tmp_path):
    env = dict(os.environ, HOMESTRETCH_GAMES=str(make(tmp_path)), PYTHONPATH=os.pathsep.join(sys.path))
    call = [
        sys.executable,
        "-m",
        "homestretch",
        "arena",
        "fingers",
        "search:40",
        "easy",
        "greedy",
        "--players",
        "3",
    ]
    found = subprocess.run([*call, "--games", "9", "--json"], env=env, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    told = json.loads(found.stdout)
    assert (told["game"], told["seats"], told["games"]) == ("fingers", 3, 9)

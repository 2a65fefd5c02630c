"""A game dropped in a folder goes through every door without another file being touched."""

import os
import subprocess
import sys

import pytest

from ..toy import make

SCRIPT = """
import homestretch as hs
from homestretch.core import contract
from homestretch.core.rng import Rng
assert "fingers" in hs.games()
game = hs.game("fingers")
assert contract.check(game, moves=1000) >= 1000
assert contract.clairvoyance(game, 3, game.options(), states=300, seed=1) < 4
table, rng = hs.Table("fingers", seats=3, seed=5, options={"goal": "3"}), Rng(1)
while not table.over:
    seat = table.awaits[-1]
    table.play(seat, (rng.pick(table.ask(seat).tokens),))
text = table.record.write()
assert hs.Record.read(text).write() == text
assert table.view(1)._repr_svg_().startswith("<svg")
print("all doors")
"""


@pytest.fixture
def elsewhere(tmp_path):
    return dict(os.environ, HOMESTRETCH_GAMES=str(make(tmp_path)), PYTHONPATH=os.pathsep.join(sys.path))


def run(env, *args):
    return subprocess.run([sys.executable, *args], env=env, capture_output=True, text=True, timeout=120)


def test_registry_contract_record_and_svg(elsewhere):
    done = run(elsewhere, "-c", SCRIPT)
    assert (done.stderr, done.stdout) == ("", "all doors\n")


def test_the_command_line_plays_it(elsewhere, tmp_path):
    out = tmp_path / "game.hs"
    made = run(elsewhere, "-m", "homestretch", "record", "fingers", "--seats", "random,random", "-o", str(out))
    assert made.returncode == 0, made.stderr
    checked = run(elsewhere, "-m", "homestretch", "check", str(out))
    assert checked.returncode == 0, checked.stderr
    assert "fingers" in run(elsewhere, "-m", "homestretch", "games").stdout


def test_its_rules_are_shown_in_english_to_readers_of_any_language(elsewhere):
    shown = run(elsewhere, "-m", "homestretch", "rules", "fingers", "--lang", "de")
    assert shown.returncode == 0, shown.stderr
    assert "A coin decides" in shown.stdout

"""The examples for learning do what they promise, in small."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import homestretch

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
SMALL = {
    "encore_linear": ["--games", "60", "--rounds", "1", "--test", "100", "--seeds", "3"],
    "hexenrennen_value": ["--games", "40", "--rounds", "1", "--test", "90", "--seeds", "3"],
}
# What each needs, and how it is run in small.
NETS = {
    "encore_ppo": (("torch", "sb3_contrib"), ["--words", "60000"]),
    "encore_selfplay": (("torch",), ["--rounds", "8", "--count", "64"]),
}


def run(name: str, args: list[str]) -> str:
    env = {**os.environ, "PYTHONPATH": str(Path(next(iter(homestretch.__path__))).parent)}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py"), *args], env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", SMALL)
def test_a_learner_beats_random_from_every_seed(name: str, tmp_path: Path) -> None:
    told = run(name, [*SMALL[name], "--plot", str(tmp_path / "curve.svg")])
    seeds = SMALL[name][-1]
    assert told.endswith(f"{seeds} of {seeds} seeds beat random\n"), told
    assert (tmp_path / "curve.svg").read_text().startswith("<?xml")


@pytest.mark.parametrize("name", NETS)
def test_a_net_plays_better_after_a_short_course_than_before(name: str) -> None:
    needs, args = NETS[name]
    for module in needs:
        if find_spec(module) is None:
            pytest.skip(
                f"**** {module.upper()} IS NOT INSTALLED: examples/{name}.py is not tried. pip install {module}"
            )
    told = run(name, [*args, "--odds", "--games", "200"])
    before, after = (tuple(map(float, found)) for found in re.findall(r"random: .* \(([\d.]+) to ([\d.]+)\)", told))
    assert before[1] < after[0], told


def test_the_notebook_runs_from_first_to_last_and_draws(tmp_path: Path) -> None:
    copy = tmp_path / "tour.ipynb"
    shutil.copy(EXAMPLES / "tour.ipynb", copy)
    env = {**os.environ, "PYTHONPATH": str(Path(next(iter(homestretch.__path__))).parent)}
    tool = [sys.executable, str(ROOT / "tools" / "notebook.py"), str(copy)]
    done = subprocess.run(tool, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    kinds = [
        kind
        for cell in json.loads(copy.read_text())["cells"]
        for out in cell.get("outputs", ())
        for kind in out.get("data", ())
    ]
    assert kinds.count("image/svg+xml") == 2
    assert kinds.count("image/png") == 1

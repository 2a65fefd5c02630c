"""Compiled and plain are the same game: what one build does in every setup, the other does too."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import homestretch as hs
from homestretch.core.registry import COMPILED

ROOT = Path(__file__).parents[2]
COURSE = Path(__file__).with_name("course.py")

LOOKED = """
positions playouts odds questions reasons refusals scenes words tellings views features guesses judgements bots
"""
Digests = dict[str, dict[str, str]]  # by setup, and then by what was looked at


@pytest.fixture(scope="module")
def builds() -> tuple[Path, Path]:
    """The build under test, and the other."""
    if not COMPILED:
        subprocess.run([sys.executable, ROOT / "tools" / "build.py", "compiled"], check=True)
    return Path(next(iter(hs.__path__))).parent, ROOT / ("src" if COMPILED else "build/compiled")


def course(name: str, build: Path) -> Digests:
    env = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run([sys.executable, COURSE, name], env=env, stdout=subprocess.PIPE, check=True)
    found: Digests = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", hs.games())
def test_both_builds_ask_show_guess_judge_and_reach_the_same(name: str, builds: tuple[Path, Path]) -> None:
    one, other = (course(name, build) for build in builds)
    assert one
    assert {what for digests in one.values() for what in digests} == set(LOOKED.split())
    assert one == other

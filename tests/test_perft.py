"""perft: how many sequences of moves there are and how many positions they reach, kept in files a person can check.

A file has a position after `@`, then a line a depth: depth, paths, different states. A game may come without one;
`homestretch check` says so.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import homestretch as hs
from homestretch.core.explore import perft

GAMES = Path(__file__).parent.parent / "src" / "homestretch" / "games"


def lines(path: Path) -> Iterator[tuple[Any, ...]]:
    position = ""
    for line in path.read_text().splitlines():
        if line.startswith("@"):
            position = line[1:].strip()
        elif line.strip() and not line.startswith("#"):
            yield (position, *map(int, line.split()))


FILES = [path for name in hs.games() if (path := GAMES / name / "tests" / "perft.txt").is_file()]
COUNTS = [(path.parent.parent.name, *row) for path in FILES for row in lines(path)]


@pytest.mark.parametrize(("name", "position", "depth", "paths", "states"), COUNTS)
def test_perft(name: str, position: str, depth: int, paths: int, states: int) -> None:
    game = hs.game(name)
    assert perft(game, game.read(position), depth) == (paths, states)

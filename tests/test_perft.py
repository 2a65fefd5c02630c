"""perft: how many sequences of moves there are and how many positions they reach, kept in files a person can check.

A file has a position after `@`, then a line a depth: depth, paths, different states. A game may come without one;
`homestretch check` says so.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import homestretch as hs
from homestretch.cli import run as command
from homestretch.core import explore
from homestretch.core.explore import perft

from .processes import Start

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


def test_a_deal_of_many_words_is_not_listed_but_refused_with_what_would_be_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command(["perft", "dog", "--depth", "2", "--lang", "en"]) == 2
    assert capsys.readouterr() == (
        "1 4 4\n",
        "depth, sequences of moves, positions they reach\n"
        "At depth 2 about 1·10^28 moves would have to be counted, and more than 1,000,000 are not. "
        "Take a smaller --depth, or begin --from a later position.\n",
    )


def test_what_was_expected_to_be_few_and_is_not_is_refused_while_it_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    if hs.COMPILED:
        pytest.skip("compiled constants cannot be changed")
    monkeypatch.setattr(explore, "MOST", 400)
    monkeypatch.setattr(explore, "_expected", lambda game, level: 0.0)
    game = hs.game("hexenrennen")
    with pytest.raises(hs.Wrong, match="at depth 1 about 2·10\\^3 moves"):
        perft(game, game.start(2, game.options()), 1)


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_is_heard_while_moves_are_counted(start: Start) -> None:
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # whatever the shell did
    call = [sys.executable, "-c", f"{heard}; from homestretch.cli import main; main()", "perft", "encore", "--depth=12"]
    process = start(call, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert [process.stdout.readline().split()[0] for _ in range(3)] == ["1", "2", "3"]  # the others take half a minute
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=120) == 130

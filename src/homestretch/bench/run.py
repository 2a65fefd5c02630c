"""One run of the whole benchmark, and the page it makes."""

import contextlib
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from homestretch.bench import doors, peers, searching
from homestretch.bench.clock import Play, rates
from homestretch.bench.weight import weight
from homestretch.core.registry import COMPILED, playable
from homestretch.core.registry import game as find

Say = Callable[[str, int, int], None]  # what is measured, how much of it is done, and of how much
Rates = dict[str, dict[str, float]]  # by game, then by door
Setup = tuple[str, str, int]  # as the page calls it, the game, and how many play


class Run(NamedTuple):
    """What was measured."""

    ours: Rates
    plain: Rates  # the same source, not compiled; empty if there is none to run
    others: list[tuple[peers.Peer, float]]
    lengths: dict[str, float]  # words of a whole move, at every number of seats
    search: dict[str, float]  # playouts a second
    weights: dict[str, float]  # bytes of one of many games; empty where the doors for learning are not installed
    sizes: Rates  # engine and stepped, at every number of seats


def setups() -> Iterator[Setup]:
    """Every game with two players, or as few as it can be played by, and with four where it can be."""
    for name in playable():
        game = find(name)
        for n in sorted({game.seats[0], game.usual(game.options())}):
            yield f"{name} {n}", name, n


def sizes() -> Iterator[Setup]:
    """Every game with every number of players."""
    for name in playable():
        game = find(name)
        for n in game.counts(game.options()):
            yield f"{name} {n}", name, n


def opened(table: dict[str, Callable[[str, int], Play]], which: Iterable[Setup]) -> dict[tuple[str, str], Play]:
    """These games behind every one of these doors."""
    return {(label, door): make(name, seats) for label, name, seats in which for door, make in table.items()}


def searches(with_peers: bool) -> dict[str, Play]:
    """Searches side by side: with the game's judgement, blind, and those of OpenSpiel."""
    found: dict[str, Play] = {}
    for label, name, seats in setups():
        found[label] = searching.search(name, seats)
        found[f"{label}, blind"] = searching.search(name, seats, blind=True)
    if with_peers:
        with contextlib.suppress(ImportError):
            found["OpenSpiel MCTS on `maedn(players=4)`, C++"] = searching.spiel(peers.MAEDN, hidden=False)
            found["OpenSpiel ISMCTS on `hearts`, C++"] = searching.spiel("hearts", hidden=True)
    return found


def plain(seconds: float, say: Say) -> Rates:
    """The rates of the plain source, in a Python of its own; none where only the compiled package is installed."""
    source = _source()
    if not COMPILED or source is None:
        return {}
    say(f"the plain source in {source.name}/", 0, 1)
    code = f"from homestretch.bench.run import bare; bare({seconds})"
    env = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    rates: Rates = json.loads(done.stdout)
    return rates


def bare(seconds: float) -> None:
    """Print the rates of the core as JSON: what the plain source is asked for."""
    found = rates(opened(_steps(), setups()), seconds)
    sys.stdout.write(json.dumps(by_game(found)))


def by_game(found: dict[tuple[str, str], float]) -> Rates:
    out: Rates = {}
    for (label, door), value in found.items():
        out.setdefault(label, {})[door] = value
    return out


def _source() -> Path | None:
    """`src` of the checkout this is run in."""
    source = Path("src")
    return source.resolve() if (source / "homestretch" / "bench" / "run.py").exists() else None


def run(seconds: float, with_peers: bool, say: Say) -> Run:
    """All of it in turn in one process: the plain source apart, since one Python holds one of the two."""
    others = dict(peers.installed()) if with_peers else {}
    ours = opened({**doors.CORE, **_learning()}, setups())
    every = opened(_steps(), sizes())
    thinking = searches(with_peers)
    mine = {**every, **ours}  # where they overlap, once
    parts = len(others) + len(mine), len(thinking), 2 * len(list(setups()))  # the last: of the plain source

    def part(number: int) -> Say:
        """How far this part has come, as a share of the whole."""
        before, many = sum(parts[:number]), parts[number]
        return lambda what, done, of: say(what, before + many * done // of, sum(parts))

    found = rates({**others, **mine}, seconds, lambda key, *steps: part(0)(_name(key), *steps))
    search = rates(thinking, seconds, lambda key, *steps: part(1)(f"search, {key}", *steps))
    return Run(
        by_game({key: found[key] for key in ours}),
        plain(seconds, part(2)),
        [(peer, found[peer]) for peer in others],
        {label: doors.length(name, seats) for label, name, seats in sizes()},
        search,
        {label: weight(name, seats) for label, name, seats in setups()} if _learning() else {},
        by_game({key: found[key] for key in every}),
    )


def _name(key: peers.Peer | tuple[str, str]) -> str:
    return f"{key.name}, {key.how}" if isinstance(key, peers.Peer) else ", ".join(key)


def _steps() -> dict[str, Callable[[str, int], Play]]:
    """What is looked at at every number of seats, and on the plain source."""
    return {door: doors.CORE[door] for door in ("engine", "stepped")}


def _learning() -> dict[str, Callable[[str, int], Play]]:
    """The doors for learning that can be opened here."""
    try:
        import homestretch.rl.pettingzoo  # noqa: F401 - is it there?
    except ImportError:
        return {}
    try:
        import pyspiel  # noqa: F401 - is it there?
    except ImportError:
        return {door: make for door, make in doors.LEARNING.items() if door != "openspiel"}
    return doors.LEARNING


def machine() -> str:
    """What it ran on."""
    cpu = next((line.partition(":")[2].strip() for line in _cpuinfo() if line.startswith("model name")), "")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.system()} {platform.machine()}, {cpu or 'unknown processor'}, {python}"


def _cpuinfo() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []

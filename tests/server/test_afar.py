"""Minds on other machines: bots think there while there are any, and here when there are none."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from multiprocessing.connection import Connection, wait
from pathlib import Path

import pytest

from homestretch.server.bots.afar import MOST, Cluster
from homestretch.server.bots.mind import Task, answer
from homestretch.server.bots.minds import Minds
from homestretch.server.bots.thoughts import Whose

from ..processes import Start
from .scripted import VIEW, Script, alone, asked

HERE, THERE = 1, 2  # processors


def bridge(pipes: Sequence[Connection], address: str) -> None:
    """A cluster that needs no Ray: it thinks, falls silent, or ends, as its address says."""
    pipes[0].send(THERE if address != "nobody" else "there is no cluster")
    while address != "nobody":
        for pipe in wait(pipes[1:]):
            assert isinstance(pipe, Connection)
            task = pipe.recv()
            if address == "dies":
                os._exit(1)
            if address == "thinks":
                pipe.send(answer(task))


def joined(address: str) -> Cluster:
    afar = Cluster(address, bridge, rest=3600.0)
    afar.begin()
    if address != "nobody":
        until(lambda: afar.many == THERE)
    return afar


def until(comes) -> None:
    while not comes():
        time.sleep(0.01)


@pytest.mark.parametrize("bot", ["hard", "hint"])
def test_slow_bots_think_on_the_cluster_while_there_is_one(bot: str) -> None:
    script, afar = Script(), joined("thinks")

    async def scenario(minds: Minds) -> None:
        assert await asked(minds, 0, bot)
        assert script.begun == []
        assert minds.are_well

    alone(scenario, Minds(HERE, script.mind, afar=afar))
    assert afar.many == 0


def test_quick_bots_think_here() -> None:
    script, afar = Script(), joined("thinks")
    script.go_on()

    async def scenario(minds: Minds) -> None:
        await asked(minds, 0, "greedy")
        assert script.crews == ["quick"]

    alone(scenario, Minds(HERE, script.mind, afar=afar))


@pytest.mark.parametrize("bot", ["hard", "hint"])
def test_what_a_cluster_loses_is_thought_here(bot: str) -> None:
    script, afar = Script(), joined("dies")
    script.go_on()

    async def scenario(minds: Minds) -> None:
        assert await asked(minds, 7, bot)
        assert await asked(minds, 8, bot)
        assert script.seeds == [7, 8]
        assert afar.many == 0
        assert minds.are_well

    alone(scenario, Minds(HERE, script.mind, afar=afar))


def test_what_a_cluster_does_not_answer_is_thought_here_and_it_is_left_alone() -> None:
    script, afar = Script(), joined("hangs")
    script.go_on()

    async def scenario(minds: Minds) -> None:
        assert await asked(minds, 7)
        assert script.seeds == [7]
        until(lambda: afar.many == 0)

    alone(scenario, Minds(HERE, script.mind, longest=(0.1, 0.1), afar=afar))


def test_without_a_cluster_all_is_thought_here_and_the_log_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    script, afar = Script(), Cluster("nobody", bridge, rest=0.0)
    afar.begin()
    script.go_on()

    async def scenario(minds: Minds) -> None:
        assert await asked(minds, 7)
        assert script.seeds == [7]
        until(lambda: caplog.records)

    alone(scenario, Minds(HERE, script.mind, afar=afar))
    assert [record.message for record in caplog.records] == [
        "no minds at the Ray cluster nobody, so bots think here: there is no cluster"
    ]


def test_more_minds_leave_each_thought_more_time() -> None:
    script, afar = Script(), joined("thinks")

    async def scenario(minds: Minds) -> None:
        alone_here = Minds(HERE, script.mind)
        for crew in (minds.slow, alone_here.slow):
            assert crew.time(crew.moves, Whose("here", "t", 0)) == (HERE + THERE if crew is minds.slow else HERE)
        assert len(minds.slow.idle) == HERE + MOST
        await alone_here.close()

    alone(scenario, Minds(HERE, script.mind, afar=afar))


@pytest.mark.slow
def test_a_real_cluster_thinks_what_we_would_and_when_it_is_gone_bots_think_here(start: Start) -> None:
    if find_spec("ray") is None:
        pytest.skip("**** RAY IS NOT INSTALLED: minds on other machines are not tested. pip install ray ****")
    root = Path(__file__).parents[2]
    process = start(
        [sys.executable, "-m", "tests.server.cluster"], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    out, err = process.communicate(timeout=240)
    assert process.returncode == 0, err[-2000:]
    move = list(answer(Task("search:20", VIEW, 7, None)).opinions[0].move)
    (many, *there), (_, *here) = json.loads(out.strip().splitlines()[-1])
    assert (many, there) == (2, [move, 0])
    assert here == [move, 1]

"""Bots' thoughts: whose turn it is, how long they may take, and what becomes of those that go wrong."""

import asyncio
import operator
import os
import signal
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from homestretch.core.types import Move
from homestretch.server.bots import mind as mind_process
from homestretch.server.bots import minds as house_minds
from homestretch.server.bots.mind import Mind, Said, Task, answer, is_whole
from homestretch.server.bots.minds import LEAST, PATIENCE, Minds
from homestretch.server.bots.thoughts import Dropped, Thought, Thoughts, Whose

from .scripted import TABLE, VIEW, Script, alone, always, asked

ENDLESS = "search:10000000"  # playouts: hours


def is_legal(move: Move) -> bool:
    return is_whole(TABLE.game, VIEW, move)


# Thoughts


def queued(*whose: tuple[str, str, int]) -> Sequence[tuple[str, str, int]]:
    """The order in which these get their turn."""
    turns, loop = Thoughts(), asyncio.new_event_loop()
    for one in whose:
        turns.put(Thought("hard", VIEW, 0, Whose(*one), always, loop.create_future()))
    loop.close()
    return [turns.take().whose for _ in whose]


def test_a_table_waits_for_one_thought_of_each_other_table() -> None:
    assert queued(("a", "t", 0), ("a", "t", 1), ("a", "t", 2), ("a", "u", 0), ("a", "v", 0)) == [
        ("a", "t", 0),
        ("a", "u", 0),
        ("a", "v", 0),
        ("a", "t", 1),
        ("a", "t", 2),
    ]


def test_an_address_with_many_tables_takes_turns_with_one_that_has_one() -> None:
    many = [("a", f"t{n}", 0) for n in range(50)]
    assert queued(*many, ("b", "u", 0))[:3] == [("a", "t0", 0), ("b", "u", 0), ("a", "t1", 0)]


def test_all_that_waits_gets_its_turn_once() -> None:
    every = [(f"a{n % 3}", f"t{n % 7}", n) for n in range(60)]
    assert sorted(queued(*every)) == sorted(every)


# Which goes first


def test_a_quick_bot_is_not_behind_slow_ones() -> None:
    script = Script()

    async def scenario(minds: Minds) -> None:
        slow = [asked(minds, n) for n in range(20)]
        await script.until(1)
        quick = asked(minds, 99, "normal")
        await script.until(2)
        assert script.begun[1][0] == "quick"
        assert script.seeds == [0, 99]
        script.go_on()
        await asyncio.gather(quick, *slow)

    alone(scenario, Minds(1, script.mind))


def test_a_bot_that_proves_slow_no_longer_thinks_among_the_quick_ones() -> None:
    script = Script(cost=1.0)
    script.go_on()

    async def scenario(minds: Minds) -> None:
        await asked(minds, 0, "normal")
        await asked(minds, 1, "normal")
        script.cost = 0.0
        for n in range(40):
            await asked(minds, n, "normal")
        assert script.crews[:2] == ["quick", "slow"]
        assert script.crews[-1] == "quick"

    alone(scenario, Minds(1, script.mind))


def test_a_hint_waits_until_no_bot_that_moves_does() -> None:
    script = Script()

    async def scenario(minds: Minds) -> None:
        thoughts = [asked(minds, 0), asked(minds, 1, "hint", address="elsewhere"), asked(minds, 2), asked(minds, 3)]
        await script.until(1)
        script.go_on()
        await asyncio.gather(*thoughts)
        assert script.seeds == [0, 2, 3, 1]

    alone(scenario, Minds(1, script.mind))


def test_a_hint_that_is_not_thought_in_time_is_a_quick_one(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script()

    async def scenario(minds: Minds) -> None:
        first = asked(minds, 0)
        await script.until(1)
        monkeypatch.setattr(house_minds, "PATIENCE", 0.0)
        hint = asked(minds, 1, "hint")
        await script.until(2)
        assert script.begun[1][0] == "quick"
        assert script.begun[1][1].bot == "greedy"
        script.go_on()
        assert is_legal((await hint)[0].move)
        await first

    alone(scenario, Minds(1, script.mind))


# How long they may take


def test_alone_a_bot_thinks_as_long_as_it_likes() -> None:
    script = Script()
    script.go_on()

    async def scenario(minds: Minds) -> None:
        await asked(minds, 0)
        await asked(minds, 1, "hint")
        assert [task.budget for _, task in script.begun] == [None, None]

    alone(scenario, Minds(1, script.mind))


def test_the_more_wait_the_shorter_each_thinks() -> None:
    script = Script()

    async def scenario(minds: Minds) -> None:
        thoughts = [asked(minds, n) for n in range(41)]
        await script.until(1)
        script.go_on()
        await asyncio.gather(*thoughts)
        cut = [task.budget.ms if task.budget else 500 for _, task in script.begun[1:]]
        assert cut[0] == 1000 * PATIENCE / 40
        assert cut == sorted(cut)
        assert cut[-1] == 500

    alone(scenario, Minds(1, script.mind))


def test_whoever_asks_for_one_thought_is_not_cut_short_for_an_address_that_asks_for_forty() -> None:
    script = Script()

    async def scenario(minds: Minds) -> None:
        thoughts = [asked(minds, n, address="many") for n in range(40)]
        await script.until(1)
        thoughts.append(asked(minds, 99, address="one"))
        await asyncio.sleep(0)
        script.go_on()
        await asyncio.gather(*thoughts)
        (_, first), (_, second), (_, third) = script.begun[:3]
        assert (first.seed, second.seed, third.seed) == (0, 1, 99)
        assert second.budget is not None
        assert second.budget.ms < 20
        assert third.budget is None

    alone(scenario, Minds(1, script.mind))


@pytest.mark.parametrize(("level", "crew"), [("hard", "slow"), ("normal", "quick")])
def test_when_nothing_is_left_for_a_bot_to_think_in_a_quick_one_plays(level: str, crew: str) -> None:
    script, most = Script(), int(PATIENCE / LEAST)

    async def scenario(minds: Minds) -> None:
        first = asked(minds, -1, level)
        await script.until(1)
        thoughts = [asked(minds, n, level) for n in range(most + 10)]
        await asyncio.sleep(0)
        script.go_on()
        await asyncio.gather(first, *thoughts)
        played = [(who, task.bot) for who, task in script.begun]
        assert played.count((crew, level)) == 1 + most
        assert played.count(("quick", "greedy")) == 10

    alone(scenario, Minds(1, script.mind))


# What nobody needs


def test_a_thought_that_is_not_needed_when_its_turn_comes_is_not_thought() -> None:
    script, needed = Script(), [True]

    async def scenario(minds: Minds) -> None:
        first = asked(minds, 0)
        await script.until(1)
        second, third = asked(minds, 1, needed=lambda: needed[0]), asked(minds, 2)
        await asyncio.sleep(0)
        needed[0] = False
        script.go_on()
        await asyncio.gather(first, third)
        with pytest.raises(Dropped):
            await second
        assert script.seeds == [0, 2]

    alone(scenario, Minds(1, script.mind))


def test_one_thought_waits_for_a_seat_and_a_new_one_takes_its_place() -> None:
    script = Script()

    async def scenario(minds: Minds) -> None:
        first = asked(minds, 0)
        await script.until(1)
        old = asked(minds, 1, seat=5)
        new = asked(minds, 2, seat=5)
        with pytest.raises(Dropped):
            await old
        script.go_on()
        await asyncio.gather(first, new)
        assert script.seeds == [0, 2]

    alone(scenario, Minds(1, script.mind))


@pytest.mark.parametrize("bot", ["hard", "hint"])
def test_what_somebody_no_longer_waits_for_leaves_the_queue(bot: str) -> None:
    script = Script()

    async def scenario(minds: Minds) -> None:
        first = asked(minds, 0)
        await script.until(1)
        gone = asked(minds, 1, bot, table="key")
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert not minds.slow.moves
        assert not minds.slow.hints
        assert not minds.advised
        script.go_on()
        await first
        assert script.seeds == [0]

    alone(scenario, Minds(1, script.mind))


# What goes wrong, with processes


class Watched(Mind):
    """A process that the test watches, and meddles with."""

    def __init__(self, nice: int) -> None:
        super().__init__(nice)
        self.pids: list[int] = []
        self.begun: Callable[[], None] = lambda: None
        self.bot = ""  # who is asked instead

    def in_place(self, nice: int) -> Mind:
        """This one, for the crew that it is meant for."""
        return self if nice == self._nice else Mind(nice)

    def think(self, task: Task, longest: float) -> Said:
        return super().think(task._replace(bot=self.bot or task.bot), longest)

    def _start(self) -> Connection:
        pipe = super()._start()
        assert self.pid is not None
        self.pids.append(self.pid)
        self.begun()
        return pipe


def runs(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists() and "Z (zombie)" not in Path(f"/proc/{pid}/status").read_text()


def test_a_hung_thought_ends_with_its_process_and_any_move_is_made() -> None:
    mind = Watched(10)

    async def scenario(minds: Minds) -> None:
        hung, after = asked(minds, 0, ENDLESS), asked(minds, 1)
        assert is_legal(await hung)
        assert is_legal(await after)
        assert len(mind.pids) == 2
        assert not runs(mind.pids[0])

    alone(scenario, Minds(1, mind.in_place, longest=(0.05, 0.05)))


def test_a_process_that_is_killed_is_replaced_and_its_thought_asked_once_more() -> None:
    mind = Watched(5)
    mind.begun = lambda: os.kill(mind.pids[0], signal.SIGKILL) if len(mind.pids) == 1 else None

    async def scenario(minds: Minds) -> None:
        said = await asked(minds, 7, "greedy")
        assert said == answer(Task("greedy", VIEW, 7, None)).opinions[0].move
        assert len(mind.pids) == 2

    alone(scenario, Minds(1, mind.in_place))


def test_a_thought_that_kills_its_process_each_time_becomes_any_move_and_the_next_is_thought() -> None:
    mind = Watched(5)
    mind.begun = lambda: os.kill(mind.pids[-1], signal.SIGKILL) if len(mind.pids) <= 2 else None

    async def scenario(minds: Minds) -> None:
        assert is_legal(await asked(minds, 7, "greedy"))
        assert len(mind.pids) == 2
        assert await asked(minds, 8, "greedy") == answer(Task("greedy", VIEW, 8, None)).opinions[0].move

    alone(scenario, Minds(1, mind.in_place))


def test_a_process_that_does_not_come_up_is_not_tried_again_for_every_thought(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mind = Watched(5)

    async def scenario(minds: Minds) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(mind_process, "live", operator.is_)  # it ends without a word
            broken.setattr(mind_process, "REST", 3600.0)
            for n in range(5):
                assert is_legal(await asked(minds, n, "greedy"))
        assert len(caplog.records) == 1
        mind._rests = 0.0
        assert await asked(minds, 8, "greedy") == answer(Task("greedy", VIEW, 8, None)).opinions[0].move
        assert len(mind.pids) == 1

    alone(scenario, Minds(1, mind.in_place))


def test_a_bot_that_fails_costs_a_move_and_not_its_process() -> None:
    mind = Watched(5)

    async def scenario(minds: Minds) -> None:
        mind.bot = "nobody"
        assert is_legal(await asked(minds, 0, "greedy"))
        mind.bot = ""
        assert await asked(minds, 1, "greedy") == answer(Task("greedy", VIEW, 1, None)).opinions[0].move
        assert len(mind.pids) == 1

    alone(scenario, Minds(1, mind.in_place))


def test_closing_ends_a_process_in_the_middle_of_a_thought() -> None:
    mind, started = Watched(10), threading.Event()
    mind.begun = started.set

    async def scenario(minds: Minds) -> None:
        hung = asked(minds, 0, ENDLESS)
        await asyncio.to_thread(started.wait)
        await minds.close()
        assert not runs(mind.pids[0])
        with pytest.raises(Dropped):
            await hung

    alone(scenario, Minds(1, mind.in_place))

"""Who uses how much of the processor: on clocks that are moved by hand, in the order in which work is done."""

import asyncio
from collections.abc import Coroutine
from itertools import pairwise
from typing import Any

import pytest

from homestretch.server.settings import Limits
from homestretch.server.share.limits import Budget
from homestretch.server.share.processor import COMERS, PAYER, SLICE, Payer, Processor

from .test_limits import Hand

EVE, ADA = Payer("eve"), Payer("ada")


class Work:
    """Steps of so many seconds each, which are noted as they are done."""

    def __init__(self, processor: Processor, clock: Hand) -> None:
        self.processor, self.clock = processor, clock
        self.done: list[str] = []

    async def steps(self, name: str, *seconds: float) -> str:
        for each in seconds:
            self.clock.now += each
            self.done.append(name)
            await asyncio.sleep(0)
        return name

    def all(self, *works: tuple[Payer, Coroutine[Any, Any, Any]]) -> list[Any]:
        async def run() -> list[Any]:
            return await asyncio.gather(*(self.processor.paid(work, payer) for payer, work in works))

        return asyncio.run(run())


@pytest.fixture
def work() -> Work:
    clock = Hand()
    return Work(Processor(Limits(), clock), clock)


def test_what_was_used_fades_and_is_bounded_for_long() -> None:
    clock = Hand()
    budget = Budget((0.1, 1.0), clock)
    assert budget.wait("eve") == 0
    budget.spend("eve", 2.0)
    assert budget.wait("ada") == 0
    wait = budget.wait("eve")
    clock.now += wait * 0.99
    assert budget.wait("eve") > 0
    clock.now += wait * 0.02
    assert budget.wait("eve") == 0
    total = 0.0
    for _ in range(10_000):
        clock.now += 0.1
        if not budget.wait("eve"):
            budget.spend("eve", 0.02)
            total += 0.02
    assert total == pytest.approx(0.1 * 1000, rel=0.05)  # of 1000 seconds, asking for twice as much


def test_after_each_step_of_one_who_uses_much_the_others_are_heard(work: Work) -> None:
    lines = [(EVE, work.steps(f"eve{n}", 0.01, 0.01, 0.01)) for n in range(20)]
    work.all(*lines, (ADA, work.steps("ada", 0.001, 0.001, 0.001)))
    places = [n for n, name in enumerate(work.done) if name == "ada"]
    assert len(work.done) == 63
    assert places[-1] < 10  # of sixty steps of somebody else's


def test_whoever_lets_others_go_first_goes_on_at_once_where_nobody_waits(work: Work) -> None:
    """Until so much was done that the others have to be heard."""
    turns: list[int] = []

    async def run() -> int:
        def tick() -> None:
            turns.append(len(work.done))
            asyncio.get_running_loop().call_soon(tick)

        tick()
        await work.processor.paid(work.steps("ada", *[SLICE / 4] * 40), ADA)
        return len(turns)

    seen = asyncio.run(run())
    assert len(work.done) == 40
    assert 10 <= seen <= 25
    assert max(later - earlier for earlier, later in pairwise(turns)) <= 4


def test_who_has_used_least_goes_first_however_many_addresses_use_much(work: Work) -> None:
    crowd = [(Payer(f"eve{n}"), work.steps("eve", *[0.01] * 10)) for n in range(20)]
    work.all(*crowd)
    work.done.clear()
    again = [(Payer(f"eve{n}"), work.steps("eve", *[0.01] * 10)) for n in range(20)]
    work.all(*again, (ADA, work.steps("ada", 0.001, 0.001, 0.001)))
    assert [n for n, name in enumerate(work.done) if name == "ada"][-1] < 10


def test_whoever_is_at_a_table_goes_before_all_who_are_still_to_come_and_keeps_them_not_out(work: Work) -> None:
    work.all((ADA, work.steps("ada", 0.01)))  # who has used something, as everybody has who plays
    work.done.clear()
    crowd = [(Payer(f"guest{n}"), work.steps("guest", 0.01, 0.01)) for n in range(50)]
    work.all(*crowd, (ADA._replace(here=True), work.steps("ada", *[0.01] * 20)))
    places = [n for n, name in enumerate(work.done) if name == "ada"]
    gaps = [later - earlier for earlier, later in pairwise(places)]
    assert max(gaps) <= COMERS
    assert sum(gap > 1 for gap in gaps) >= len(gaps) / COMERS - 1


def test_each_pays_for_what_was_done_for_them_and_for_what_that_began(work: Work) -> None:
    async def begins() -> None:
        await asyncio.create_task(work.processor.steps(work.steps("child", 0.5)))

    work.all((EVE, begins()), (ADA, work.steps("ada", 0.25)))
    assert (work.processor.used(EVE), work.processor.used(ADA)) == pytest.approx((0.5, 0.25), rel=0.01)
    assert PAYER.get() == Payer("")


def test_whoever_has_spent_all_waits_and_is_then_served(work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        real.now += seconds

    real = Hand()
    processor = Processor(Limits(), work.clock, real)
    monkeypatch.setattr("homestretch.server.share.limits.asyncio.sleep", sleep)

    async def ask() -> str:
        await processor.solvent()
        work.clock.now += 5.0
        return "answered"

    async def run() -> list[str]:
        return [await processor.paid(ask(), payer) for payer in (EVE, ADA, EVE)]

    assert asyncio.run(run()) == ["answered"] * 3
    assert len(slept) == 1
    assert slept[0] > 1


def test_a_line_a_key_and_an_address_each_have_their_own(work: Work) -> None:
    processor, limits = work.processor, Limits()
    asyncio.run(_spend(processor, Payer("home", "ada", 1), limits.line_work[1] + 0.1))
    assert processor.debt(Payer("home", "ada", 1)) > 0
    assert processor.debt(Payer("home", "ada", 2)) == 0
    asyncio.run(_spend(processor, Payer("home", "ada", 2), limits.key_work[1]))
    assert processor.debt(Payer("away", "ada", 3)) > 0
    asyncio.run(_spend(processor, Payer("home", "bo", 5), limits.address_work[1]))
    assert processor.debt(Payer("home", "cy", 6)) > 0
    assert processor.debt(Payer("away", "cy", 7)) == 0


async def _spend(processor: Processor, payer: Payer, seconds: float) -> None:
    processor.spend(payer, seconds)


def test_work_that_is_cut_short_while_it_waits_may_mind(work: Work) -> None:
    """Whatever it holds is given back, and nobody who waits behind it is forgotten."""
    begun: list[str] = []
    ended: list[str] = []

    async def minds() -> None:
        begun.append("eve")
        try:
            await work.steps("eve", *[0.01] * 5)
        finally:
            ended.append("eve")

    async def run() -> str:
        tasks = [asyncio.create_task(work.processor.paid(minds(), EVE)) for _ in range(5)]
        for _ in range(4):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        found = await work.processor.paid(work.steps("ada", 0.01, 0.01), ADA)
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends)
        return found

    assert asyncio.run(run()) == "ada"
    assert begun == ended
    assert begun


def test_what_goes_wrong_in_a_step_goes_on_to_whoever_asked(work: Work) -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        work.all((EVE, fails()))


def test_who_gives_up_waiting_leaves_nothing_behind() -> None:
    budget = Budget((0.001, 0.001), Hand())
    budget.spend("eve", 5.0)

    async def run() -> None:
        waiting = [asyncio.create_task(budget.solvent("eve")) for _ in range(3)]
        await asyncio.sleep(0)
        assert budget.queues
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(run())
    assert not budget.queues

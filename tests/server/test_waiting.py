"""Who waits for the processor, in the order in which they have it."""

import asyncio
from collections.abc import Callable

from homestretch.server.share.limits import Budget
from homestretch.server.share.waiting import Turn, Waiting

from .test_limits import Hand


def named(work: Callable[[Callable[[], Turn]], list[Turn]]) -> list[Turn]:
    async def run() -> list[Turn]:
        return work(asyncio.get_running_loop().create_future)

    return asyncio.run(run())


def test_the_order_by_rank_is_the_order_by_what_was_used_at_any_time() -> None:
    clock = Hand()
    budget = Budget((0.25, 2.5), clock)
    for n in range(40):
        clock.now += 0.7
        budget.spend(f"a{n * 7 % 11}", 0.01 * (1 + n * 5 % 13))
        known = [f"a{k}" for k in range(12)]
        assert sorted(known, key=budget.rank) == sorted(known, key=budget.used)


def test_of_each_address_the_first_comes_first_and_who_uses_more_meanwhile_comes_later() -> None:
    budget = Budget((0.25, 2.5), Hand())
    waiting = Waiting(budget.rank)
    order: list[str] = []

    def work(new: Callable[[], Turn]) -> list[Turn]:
        turns = {name: new() for name in ("a1", "a2", "b1", "b2", "c1")}
        for name, turn in turns.items():
            waiting.add(name[0], turn)
        budget.spend("a", 0.5)  # since it began to wait
        names = {turn: name for name, turn in turns.items()}
        while waiting:
            order.append(names[waiting.next()])
            budget.spend(order[-1][0], 0.1)
        return []

    named(work)
    assert order == ["b1", "c1", "b2", "a1", "a2"]


def test_of_many_who_wait_few_are_looked_at_for_each_turn() -> None:
    asked: list[str] = []

    def rank(address: str) -> float:
        asked.append(address)
        return len(address)

    waiting = Waiting(rank)

    def work(new: Callable[[], Turn]) -> list[Turn]:
        for n in range(500):
            waiting.add(f"{n}", new())
        asked.clear()
        return [waiting.next() for _ in range(500)]

    named(work)
    assert len(asked) <= 1000

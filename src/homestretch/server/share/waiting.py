"""Who waits for the processor: the one whose address has used least of late is found at once, however many wait."""

import asyncio
from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

Turn = asyncio.Future[None]


class Waiting:
    """Turns by address. `rank` says who has used more; it only ever grows, so what is in order stays so or is late."""

    def __init__(self, rank: Callable[[str], float]) -> None:
        self._rank = rank
        self._turns: dict[str, deque[Turn]] = {}
        self._order: list[tuple[float, int, str]] = []  # every address that waits, once
        self._count = count()

    def __bool__(self) -> bool:
        return bool(self._turns)

    def add(self, address: str, turn: Turn) -> None:
        if address not in self._turns:
            self._turns[address] = deque()
            self._place(address)
        self._turns[address].append(turn)

    def next(self) -> Turn:
        """The first of that address which has used least of late."""
        while True:
            rank, _, address = heappop(self._order)
            if self._rank(address) <= rank:
                break
            self._place(address)  # it has used more since
        turn = self._turns[address].popleft()
        if self._turns[address]:
            self._place(address)
        else:
            del self._turns[address]
        return turn

    def _place(self, address: str) -> None:
        heappush(self._order, (self._rank(address), next(self._count), address))

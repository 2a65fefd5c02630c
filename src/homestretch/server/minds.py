"""Bots think in processes of their own, so that nobody at any table waits for a thought."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait

from homestretch import bots
from homestretch.bots.simple import Random
from homestretch.core.game import AnyGame
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.types import Illegal, Move
from homestretch.core.view import View

LOG = logging.getLogger("homestretch.server")
ANYTHING = Random()  # a move that the rules allow
LONGEST = 20.0  # seconds; then a random move is made instead


class Minds:
    """The processes; new ones are started when one of them dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def move(self, bot: str, view: View, seed: int) -> Move:
        """What this bot does; where it fails or takes too long, any move the rules allow."""
        for _ in range(2):
            try:
                answer = asyncio.get_running_loop().run_in_executor(self._open(), think, bot, view, seed)
                return await asyncio.wait_for(answer, LONGEST)
            except BrokenExecutor:
                self.close()
            except Exception:
                LOG.exception("the bot %s failed at %s", bot, view.game)
                break
        return ANYTHING.move(view, seed)

    def close(self, thoroughly: bool = False) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=thoroughly, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            fresh = multiprocessing.get_context("spawn")  # a fork would copy the loop and its threads
            self._pool = ProcessPoolExecutor(self.workers, mp_context=fresh, initializer=_settle)
        return self._pool


def think(bot: str, view: View, seed: int) -> Move:
    """In a worker: one move of one bot."""
    move = tuple(bots.find(bot).move(view, seed))
    return move if is_whole(find(view.game), view, move) else ANYTHING.move(view, seed)


def is_whole(game: AnyGame, view: View, move: Move) -> bool:
    """Whether the move is legal as far as this seat can know."""
    assert view.seat is not None
    try:
        game.check(game.guess(view, Rng(0)), view.seat, move)
    except Illegal:
        return False
    return True


def _settle() -> None:
    """Leave ending to the parent, end when it is gone, and leave the processor to whoever serves people."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)

"""A mind: a process of its own that thinks for bots, one thought at a time."""

import multiprocessing
import os
import signal
import threading
import time
import traceback
from multiprocessing.connection import Connection, wait
from typing import NamedTuple

from homestretch import bots
from homestretch.bots.simple import Random
from homestretch.core.bot import Budget, Opinion
from homestretch.core.game import AnyGame
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.types import Illegal, Move
from homestretch.core.view import View

ANYTHING = Random()  # a move that the rules allow
START = 60.0  # seconds to come up
REST = 10.0  # seconds after which one that did not come up is tried again
FRESH = multiprocessing.get_context("spawn")  # a fork would copy the loop and its threads


class Task(NamedTuple):
    """What a mind is told."""

    bot: str
    view: View
    seed: int
    budget: Budget | None
    explains: bool = False  # it is asked what it saw, not only what it does


class Said(NamedTuple):
    """What it answers: moves, the best first, or why there is none; and the seconds of processor time it took."""

    opinions: list[Opinion]
    fault: str
    seconds: float


class Gone(Exception):
    """The process has ended in the middle of a thought, or could not be started."""


class Resting(Exception):
    """The process did not come up a moment ago, and is not tried again yet."""


class Away(Exception):
    """The mind is on another machine and cannot be reached; others can think the same."""


class Late(Exception):
    """The thought took too long, and its process was ended."""


class Mind:
    """The process as its parent sees it: started when it is first needed, and anew when it is gone."""

    is_far = False  # whether it is on another machine

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._rests = 0.0  # until then
        self._pipe: Connection | None = None
        self._process: multiprocessing.process.BaseProcess | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    @property
    def is_resting(self) -> bool:
        """Whether it could not be started a moment ago."""
        return self._pipe is None and time.monotonic() < self._rests

    def think(self, task: Task, longest: float) -> Said:
        """One thought, for so many seconds at most. Waits: call it in a thread, one at a time."""
        try:
            pipe = self._pipe or self._start()
            pipe.send(task)
            if pipe.poll(longest):
                said: Said = pipe.recv()
                return said
        except Resting:
            raise
        except Exception as error:
            self.end()
            raise Gone(repr(error)) from error
        self.end()
        raise Late

    def _start(self) -> Connection:
        if self.is_resting:
            raise Resting
        self._rests = time.monotonic() + REST
        self._pipe, theirs = FRESH.Pipe()
        self._process = FRESH.Process(target=live, args=(theirs, self._nice), daemon=True)
        self._process.start()
        theirs.close()  # or its end would not be heard
        if not self._pipe.poll(START):
            raise EOFError
        self._pipe.recv()
        self._rests = 0.0
        return self._pipe

    def kill(self) -> None:
        """End the process, by its id; whoever waits for it in another thread waits no longer."""
        if self._process is not None and self._process.pid is not None:
            self._process.kill()

    def end(self) -> None:
        """End the process and leave nothing of it behind."""
        self.kill()
        if self._process is not None and self._process.pid is not None:
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = self._process = None


# In the process


def live(pipe: Connection, nice: int) -> None:
    """Think whatever comes, until the other side is gone."""
    _settle(nice)
    try:
        pipe.send(None)
        while True:
            pipe.send(answer(pipe.recv()))
    except (EOFError, OSError):
        return


def answer(task: Task) -> Said:
    """What the bot does; a bot that fails costs nobody the process."""
    began = time.thread_time()
    try:
        return Said(think(task), "", time.thread_time() - began)
    except Exception:
        return Said([], traceback.format_exc(), time.thread_time() - began)


def think(task: Task) -> list[Opinion]:
    bot, view, seed, budget, explains = task
    mind, game = bots.find(bot), find(view.game)
    found = mind.explain(view, seed, budget) if explains else [Opinion(tuple(mind.move(view, seed, budget)))]
    return [one for one in found if is_whole(game, view, one.move)] or anything(view, seed)


def anything(view: View, seed: int) -> list[Opinion]:
    """A move that the rules allow, and nothing to say of it."""
    return [Opinion(ANYTHING.move(view, seed))]


def is_whole(game: AnyGame, view: View, move: Move) -> bool:
    """Whether the move is legal as far as this seat can know."""
    assert view.seat is not None
    try:
        game.check(game.guess(view, Rng(0)), view.seat, move)
    except Illegal:
        return False
    return True


def _settle(nice: int) -> None:
    """Leave the processor to whoever serves people."""
    leave_to_parent()
    if hasattr(os, "nice"):
        os.nice(nice)


def leave_to_parent() -> None:
    """Leave ending to the parent, and end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)

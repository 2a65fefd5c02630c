"""Minds on other machines: a process of ours, the bridge, hands thoughts to a Ray cluster and brings back what is said.

The server itself knows nothing of Ray. Whatever goes wrong with it ends the bridge; the thoughts that were on their way
are thought here, and after a while another bridge is tried.
"""

import logging
import os
from collections.abc import Sequence
from multiprocessing.connection import Connection
from threading import Event, Thread
from typing import Any

from homestretch import bots
from homestretch.core.types import Wrong
from homestretch.play import cluster
from homestretch.server.bots.mind import FRESH, Away, Mind, Said, Task, answer, leave_to_parent

LOG = logging.getLogger("homestretch.server")
MOST = 32  # thoughts of one server at a time
REST = 10.0  # seconds until another bridge is tried
SLACK = 5.0  # seconds that a thought may take longer than it should


class Cluster:
    """What there is afar: nothing, or so many minds."""

    def __init__(self, address: str, bridge: Any = None, rest: float = REST) -> None:
        self._address, self._bridge, self._rest = address, bridge or live, rest
        self.minds: list[Mind] = [Far(self, k) for k in range(MOST)]
        self._pipes: Sequence[Connection] = ()
        self._process: Any = None
        self._ending = Event()
        self._is_told = False  # that nobody is there
        self._thread = Thread(target=self._keep, name="cluster", daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._ending.set()
        self.hang_up()
        if self._thread.is_alive():
            self._thread.join()

    @property
    def many(self) -> int:
        """Thoughts that can be thought there at a time; 0 when it is gone."""
        return len(self._pipes)

    def pipe(self, k: int) -> Connection:
        """The way to one of its minds."""
        pipes = self._pipes
        if k >= len(pipes):
            raise Away
        return pipes[k]

    def hang_up(self) -> None:
        """Whatever is there does not answer."""
        process = self._process
        if process is not None:
            process.kill()

    def _keep(self) -> None:
        while not self._ending.is_set():
            why = self._across()
            if not self._is_told and not self._ending.is_set():
                LOG.warning("no minds at the Ray cluster %s, so bots think here: %s", self._address, why)
            self._is_told = True
            self._ending.wait(self._rest)

    def _across(self) -> str:
        """One bridge, for as long as it stands; why it no longer does."""
        ours, theirs = zip(*(FRESH.Pipe() for _ in range(1 + MOST)), strict=True)
        process = FRESH.Process(target=self._bridge, args=(theirs, self._address), daemon=True)
        process.start()
        self._process = process  # one that has begun can be ended
        for one in theirs:
            one.close()  # or its end would not be heard
        if self._ending.is_set():
            self.hang_up()
        try:
            many = ours[0].recv()
            if isinstance(many, str):
                return many
            LOG.warning("bots think on the Ray cluster %s, %d at a time", self._address, many)
            self._is_told, self._pipes = False, ours[1 : 1 + many]
            return str(ours[0].recv())
        except EOFError:
            return "the process that leads there has ended"
        finally:
            self._pipes = ()
            process.kill()
            process.join()


class Far(Mind):
    """One of the minds of a cluster."""

    is_far = True

    def __init__(self, afar: Cluster, k: int) -> None:
        super().__init__(0)
        self._afar, self._k = afar, k

    @property
    def is_resting(self) -> bool:
        return self._k >= self._afar.many

    def think(self, task: Task, longest: float) -> Said:
        """One thought; raises Away where nothing comes back, so that it is thought here."""
        own = task.budget or bots.find(task.bot).own(task.view.game)
        pipe = self._afar.pipe(self._k)
        try:
            pipe.send(task)
            if pipe.poll(min(longest, own.ms / 1000 + SLACK) if own.ms else longest):
                said: Said = pipe.recv()
                return said
        except (EOFError, OSError) as error:
            raise Away from error
        self._afar.hang_up()
        raise Away


# In the process


def live(pipes: Sequence[Connection], address: str) -> None:
    """Hand on whatever comes; the first pipe tells how many thoughts fit, and in the end why there is an end."""
    leave_to_parent()
    try:
        ray = cluster.joined(address, "--minds")
        think = ray.remote(max_retries=1)(answer)
        many = min(MOST, int(ray.cluster_resources().get("CPU", 0)))
    except Wrong as error:
        pipes[0].send(str(error))
        return
    for pipe in pipes[1 : 1 + many]:
        Thread(target=_hand_on, args=(ray, think, pipe, pipes[0]), daemon=True).start()
    pipes[0].send(many or "it has no processors")
    Event().wait()


def _hand_on(ray: Any, think: Any, pipe: Connection, home: Connection) -> None:
    """One thought after another, until anything goes wrong."""
    try:
        while True:
            pipe.send(ray.get(think.remote(pipe.recv())))
    except Exception as error:
        home.send(str(error).partition("\n")[0] or repr(error))
    os._exit(0)

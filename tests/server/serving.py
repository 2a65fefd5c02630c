"""A real server in a thread, on a port of its own."""

import asyncio
import socket
import ssl
import threading
from collections.abc import Coroutine
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import httpx
import uvicorn

from homestretch.server.serve import config, listening
from homestretch.server.settings import Settings

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nothing is encrypted: no client need read all certificates anew


def fetch(url: str, method: str = "GET", **given: Any) -> httpx.Response:
    """By somebody without a key, who can wait."""
    return httpx.request(method, url, timeout=120, verify=PLAIN, **given)


class Served:
    """A server that runs; `url` is where."""

    def __init__(self, settings: Settings) -> None:
        self._until = ExitStack()
        sockets = self._until.enter_context(listening("127.0.0.1", 0))
        port = sockets[0].getsockname()[1]
        self.settings = replace(settings, inside=f"127.0.0.1:{port}")
        made = config(self.settings, "127.0.0.1", port)
        self.app: Any = made.app
        self.server = uvicorn.Server(made)
        self._loop = asyncio.Runner(loop_factory=made.get_loop_factory())
        self._thread = threading.Thread(target=self._run, args=(sockets,), daemon=True)
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            self._thread.join(0.01)
        self.url = f"http://127.0.0.1:{port}"
        self._clients: list[httpx.Client] = []
        self.lines: set[Any] = set()  # that are open

    def _run(self, sockets: list[socket.socket]) -> None:
        with self._loop, self._until:
            self._loop.run(self.server.serve(sockets))

    def does(self, work: Coroutine[Any, Any, None]) -> None:
        """Let the server do this where it does everything else, and wait until it is done."""
        asyncio.run_coroutine_threadsafe(work, self._loop.get_loop()).result(120)

    def stop(self) -> None:
        for one in [*self.lines, *self._clients]:
            one.close()
        self.server.should_exit = True
        self._thread.join(120)
        assert not self._thread.is_alive()

    def client(self) -> httpx.Client:
        """Somebody with a key of their own."""
        key = fetch(f"{self.url}/api/keys", "POST").json()["key"]
        return self.browser(headers={"authorization": f"Bearer {key}"})

    def browser(self, **given: Any) -> httpx.Client:
        """Somebody who keeps cookies."""
        self._clients.append(httpx.Client(base_url=self.url, timeout=120, verify=PLAIN, **given))
        return self._clients[-1]

"""A cable that can be pulled: a proxy between a browser and the server."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Cable:
    """Passes bytes both ways; `pull` cuts every connection and lets none in until `plug`.

    `freeze` closes nothing, but no byte passes until `thaw`; what was open then goes on, or is dead for ever.
    """

    def __init__(self, url: str) -> None:
        there = urlsplit(url)
        self._target = (there.hostname, there.port)
        self._era = 0  # connections of an earlier one are dead
        self._open: list[socket.socket] = []
        self._out = False
        self._flows = threading.Event(), threading.Event()  # to the server, and back
        self.thaw()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        self._out = True
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._open.clear()

    def plug(self) -> None:
        self._out = False

    def freeze(self, back: bool = False) -> None:
        """Both ways, or only the way back."""
        for flow in self._flows[back:]:
            flow.clear()

    def thaw(self, dead: bool = False) -> None:
        self._era += dead
        for flow in self._flows:
            flow.set()

    def close(self) -> None:
        self.pull()
        self.thaw(dead=True)
        self._door.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self._out:
                    near.close()
                    continue
                far = socket.create_connection(self._target)
                self._open += [near, far]
                for a, b, flow in zip((near, far), (far, near), self._flows, strict=True):
                    threading.Thread(target=self._pass, args=(a, b, flow, self._era), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, flow: threading.Event, era: int) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                flow.wait()
                if era == self._era:
                    target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)

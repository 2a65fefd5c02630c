"""A cable that can be pulled: a proxy between a browser and the server."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Cable:
    """Passes bytes both ways; `pull` cuts every connection and lets none in until `plug`."""

    def __init__(self, url: str) -> None:
        there = urlsplit(url)
        self._target = (there.hostname, there.port)
        self._open: list[socket.socket] = []
        self._out = False
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

    def close(self) -> None:
        self.pull()
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
                for a, b in ((near, far), (far, near)):
                    threading.Thread(target=_pass, args=(a, b), daemon=True).start()


def _pass(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)

"""Connections made by hand, for tests: each is closed when its test is over, however that ends."""

import select
import socket
from contextlib import ExitStack, suppress

GONE = (BrokenPipeError, ConnectionResetError)  # the other side has hung up, and not waited for us


class Calls:
    """Those of one test."""

    def __init__(self, until: ExitStack) -> None:
        self._until = until

    def __call__(self, url: str, said: bytes = b"", address: str = "127.0.0.1", room: int = 0) -> socket.socket:
        """Somebody who connects and, if there is anything to say, says this; maybe nobody listens any more."""
        one = self._until.enter_context(socket.socket())
        if room:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        one.settimeout(120)
        one.bind((address, 0))
        one.connect(("127.0.0.1", int(url.rpartition(":")[2])))
        if said:
            with suppress(*GONE):
                one.sendall(said)
        return one


def hung_up(one: socket.socket, wait: float = 120.0) -> bool:
    """Whether the other side hung up or cut us off, within so many seconds; nothing is read."""
    poll = select.poll()
    poll.register(one, select.POLLRDHUP)
    return bool(poll.poll(1000 * wait))


def answers(one: socket.socket) -> bytes:
    """All that is answered until the server hangs up or cuts us off."""
    heard = b""
    with suppress(*GONE):
        while more := one.recv(65_536):
            heard += more
    return heard

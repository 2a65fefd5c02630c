"""What a line may do below its messages: pings, and messages in parts."""

import os
import select
import socket
from base64 import b64encode

from .serving import Served
from .test_api import table

MASK = b"\0\0\0\0"


def opened(served: Served) -> socket.socket:
    """A line that was opened by hand, and from which nothing is read any more."""
    at = table(served.client(), bots="easy")
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect(("127.0.0.1", int(served.url.rpartition(":")[2])))
    key = b64encode(os.urandom(16)).decode()
    one.sendall(
        f"GET /api/tables/{at}/line HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert one.recv(12) == b"HTTP/1.1 101"
    return one


def flood(one: socket.socket, frames: bytes) -> bool:
    """Whether the server hangs up while it is sent this, 10 MB of it."""
    one.settimeout(120)
    poll = select.poll()
    poll.register(one, select.POLLRDHUP)
    for _ in range(10_000_000 // len(frames)):
        try:
            one.sendall(frames)
        except (BrokenPipeError, ConnectionResetError):
            return True
        if poll.poll(0):
            return True
    return False


def test_whoever_pings_on_and_on_and_reads_no_answer_is_cut_off(serve) -> None:
    with opened(serve()) as one:
        assert flood(one, (b"\x89\xfd" + MASK + b"x" * 125) * 500)


def test_a_message_in_endless_parts_of_nothing_is_cut_off(serve) -> None:
    with opened(serve()) as one:
        one.sendall(b"\x01\x80" + MASK)
        assert flood(one, (b"\x00\x80" + MASK) * 10_000)

"""What a line may do below its messages: pings, and messages in parts."""

import os
import socket
from base64 import b64encode
from dataclasses import replace

import pytest

from homestretch.server.settings import Limits
from homestretch.server.wire import protocol

from .calling import GONE, Calls, hung_up
from .serving import Served
from .test_api import table

MASK = b"\0\0\0\0"


def opened(served: Served, call: Calls) -> socket.socket:
    """A line that was opened by hand, and from which nothing is read any more."""
    at = table(served.client(), bots="easy")
    key = b64encode(os.urandom(16)).decode()
    asked = (
        f"GET /api/tables/{at}/line HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    one = call(served.url, asked.encode(), room=4096)
    assert one.recv(12) == b"HTTP/1.1 101"
    return one


def flood(one: socket.socket, frames: bytes) -> bool:
    """Whether the server hangs up while it is sent this, 10 MB of it."""
    for _ in range(10_000_000 // len(frames)):
        try:
            one.sendall(frames)
        except GONE:
            return True
        if hung_up(one, 0):
            return True
    return False


def test_whoever_pings_on_and_on_and_reads_no_answer_is_cut_off(serve, call: Calls) -> None:
    assert flood(opened(serve(), call), (b"\x89\xfd" + MASK + b"x" * 125) * 500)


def test_a_message_in_endless_parts_of_nothing_is_cut_off(serve, call: Calls) -> None:
    one = opened(serve(), call)
    one.sendall(b"\x01\x80" + MASK)
    assert flood(one, (b"\x00\x80" + MASK) * 10_000)


def test_whoever_takes_no_message_for_a_while_is_cut_off(serve, call: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PATIENCE", 0.2)
    asks = (b'{"do":"lang","lang":"de"}', b'{"do":"lang","lang":"en"}')
    one = opened(serve(limits=replace(Limits.off(), unread=3600.0)), call)
    assert flood(one, b"".join(bytes((0x81, 0x80 | len(text))) + MASK + text for text in asks) * 50)

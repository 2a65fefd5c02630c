"""Requests are read piece by piece as well, and whoever sends them pays for that, whatever becomes of them."""

import asyncio
import json
import logging
import socket

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from homestretch.server.doors.door import Door
from homestretch.server.settings import Limits
from homestretch.server.share import processor
from homestretch.server.share.processor import Payer, Processor
from homestretch.server.wire import protocol
from homestretch.server.wire.pieces import PIECE
from homestretch.server.wire.protocol import Flow, Http

from .calling import Calls, answers
from .serving import Served
from .test_api import table
from .test_frames import MASK

PONG = b"\x8a\x80" + MASK
HOST = b" HTTP/1.1\r\nHost: here\r\n"
LAST = b"GET /api/nowhere" + HOST + b"Connection: close\r\n\r\n"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes of requests were read at once."""
    noted: list[int] = []
    real = H11Protocol.data_received

    def counted(self: H11Protocol, data: bytes) -> None:
        noted.append(len(data))
        real(self, data)

    monkeypatch.setattr(H11Protocol, "data_received", counted)
    return noted


def test_a_request_in_the_smallest_chunks_is_read_piece_by_piece_in_turn(
    serve, call: Calls, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Payer] = []
    turn = Processor.turn

    def noted(self: Processor, payer: Payer) -> "asyncio.Future[None] | None":
        asked.append(payer)
        return turn(self, payer)

    with call(serve().url) as one:
        monkeypatch.setattr(Processor, "turn", noted)
        one.sendall(b"POST /api/tables" + HOST + b"Transfer-Encoding: chunked\r\n\r\n")
        one.sendall(b"1\r\nx\r\n" * 5_000 + b"0\r\n\r\n")
        assert one.recv(12) == b"HTTP/1.1 422"
    assert max(read) <= PIECE
    assert sum(read) > 30_000
    assert asked.count(Payer("127.0.0.1")) >= len(read)


def test_whoever_sends_requests_that_are_dear_to_read_is_read_more_slowly(
    serve, call: Calls, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as there is a debt nothing is read."""
    debts, unread = [0.007, 0.007, 0.007], []

    def debt(*_: object) -> float:
        unread.append(not read)
        return debts.pop() if debts else 0.0

    with call(serve().url) as one:
        monkeypatch.setattr(Http, "debt", debt)
        one.sendall(b"GET /api/games" + HOST + b"\r\n")
        assert one.recv(12) == b"HTTP/1.1 200"
    assert unread == [True] * 4


def test_what_it_takes_to_read_requests_is_counted_by_address(serve, call: Calls) -> None:
    served: Served = serve()
    reading = served.server.config.reading  # type: ignore[attr-defined]
    with call(served.url) as one:
        one.sendall(b"GET /api/games" + HOST + b"a: %s\r\n" % (b"x" * 100) * 100 + b"\r\n")
        assert one.recv(12) == b"HTTP/1.1 200"
    assert reading.used("127.0.0.1") > 0
    assert reading.used("127.0.0.2") == 0


@pytest.mark.parametrize("size", [1, PIECE - 100, PIECE, 3_000])
def test_requests_sent_at_once_are_answered_one_after_another(serve, call: Calls, read: list[int], size: int) -> None:
    with call(serve().url) as one:
        asked = b"GET /api/nowhere" + HOST + b"X-Much: %s\r\n\r\n" % (b"x" * size)
        one.sendall(asked * 30 + LAST)
        assert answers(one).count(b"HTTP/1.1 404") == 31
    assert max(read) <= PIECE


def test_nothing_is_read_while_the_request_before_is_answered(
    serve, call: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What would have to be kept meanwhile stays with whoever sent it."""
    kept: list[int] = []
    real = H11Protocol.data_received

    def counted(self: H11Protocol, data: bytes) -> None:
        real(self, data)
        kept.append(len(self.conn.trailing_data[0]))

    monkeypatch.setattr(H11Protocol, "data_received", counted)
    with call(serve().url) as one:
        one.sendall((b"POST /api/keys" + HOST + b"Content-Length: 0\r\n\r\n") * 150 + LAST)
        assert answers(one).count(b"HTTP/1.1 ") == 151
    assert max(kept) < 2 * PIECE


def test_what_comes_behind_the_last_request_changes_nothing(serve, call: Calls) -> None:
    with call(serve().url) as one:
        one.sendall(LAST + b"GET /api/games" + HOST + b"\r\n" + b"x" * 5 * PIECE)
        heard = answers(one)
    assert heard.startswith(b"HTTP/1.1 404")
    assert heard.count(b"HTTP/1.1 ") == 1


def test_a_body_that_is_longer_than_what_is_kept_of_it_is_read_to_its_end(
    serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = serve(limits=Limits(body=1_000_000)).client()
    full = asyncio.Event()

    class Noting(Flow):
        def pause_reading(self) -> None:
            super().pause_reading()
            full.set()

    async def wait(_door: Door) -> bool:
        return await full.wait()

    monkeypatch.setattr(protocol, "Flow", Noting)
    monkeypatch.setattr(Door, "_is_solvent", wait)
    ada.headers["connection"] = "close"
    body = b'{"game": "encore", "seats": 4' + b" " * 80_000 + b"}"
    assert ada.post("/api/tables", content=body, headers={"content-type": "application/json"}).is_success


def test_whoever_waits_to_be_read_is_not_taken_for_silent(serve, call: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    served: Served = serve()
    debts = [0.2]  # after the first answer
    served.server.config.timeout_keep_alive = 0
    monkeypatch.setattr(
        Http, "debt", lambda self, payer: debts.pop() if debts and self.server_state.total_requests else 0.0
    )
    with call(served.url) as one:
        first = b"GET /api/nowhere" + HOST + b"X-Much: "
        one.sendall(first + b"x" * (PIECE - len(first) - 4) + b"\r\n\r\n" + LAST)
        assert answers(one).count(b"HTTP/1.1 404") == 2
    assert not debts


def test_a_head_is_too_long_however_it_comes(serve, call: Calls) -> None:
    long = b"GET /api/games" + HOST + b"X-Much: " + b"x" * 20_000 + b"\r\n\r\n"
    with call(serve().url) as one:
        one.sendall(long)
        heard = answers(one)
    assert heard.startswith(b"HTTP/1.1 431")
    assert json.loads(heard.partition(b"\r\n\r\n")[2])["code"] == "web-too-long"


def test_a_head_of_very_many_lines_is_not_even_read(serve, call: Calls) -> None:
    """Whether it is whole or not; those of requests that come together are not counted together."""
    served: Served = serve()
    few = b"GET /api/nowhere" + HOST + b"a:\r\n" * 100 + b"\r\n"
    for end in (b"", b"\r\n"):
        with call(served.url) as one:
            one.sendall(few * 3 + b"GET /api/games" + HOST + b"a: 123456789\r\n" * 130 + end)
            heard = answers(one)
        assert heard.count(b"HTTP/1.1 404") == 3
        assert heard.count(b"HTTP/1.1 431") == 1


def test_what_is_no_request_is_refused_in_a_sentence(serve, call: Calls) -> None:
    with call(serve().url) as one:
        one.sendall(b"good day\r\n\r\n")
        heard = answers(one)
    assert heard.startswith(b"HTTP/1.1 400")
    assert json.loads(heard.partition(b"\r\n\r\n")[2])["text"] == "This message is not understood."


def test_what_goes_wrong_behind_an_answer_ends_the_connection(
    serve, call: Calls, caplog: pytest.LogCaptureFixture
) -> None:
    with call(serve().url) as one:
        one.sendall(b"POST /api/nowhere" + HOST + b"Transfer-Encoding: chunked\r\n\r\n")
        assert one.recv(12) == b"HTTP/1.1 404"
        one.sendall(b"no number\r\n" * 500)
        answers(one)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text


def test_whoever_sends_half_a_request_and_hangs_up_is_forgotten(serve, call: Calls) -> None:
    served: Served = serve()
    gate = served.server.config.gate  # type: ignore[attr-defined]
    with call(served.url) as one:
        one.sendall(b"GET /api/games" + HOST + b"X-Much: " + b"x" * 5 * PIECE)
        one.shutdown(socket.SHUT_WR)
        assert answers(one) == b""
    while len(gate):
        served.server.servers[0].get_loop().call_soon_threadsafe(int)
    assert not len(gate)


def wish(at: str, more: bytes = b"") -> bytes:
    return (
        f"GET /api/tables/{at}/line".encode()
        + HOST
        + b"Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        + more
        + b"\r\n"
    )


@pytest.mark.parametrize("size", [1, 1_000, 2 * PIECE, 3_333])
def test_what_is_sent_together_with_the_wish_for_a_line_is_the_lines(serve, call: Calls, size: int) -> None:
    served: Served = serve()
    at = table(served.client(), bots="easy")
    with call(served.url) as one:
        one.sendall(wish(at, b"X-Much: " + b"x" * size + b"\r\n") + PONG * 1_000)
        one.sendall(b"\x88\x80" + MASK)
        heard = answers(one)
    assert heard.startswith(b"HTTP/1.1 101")
    assert heard.endswith(b"\x88\x00")


def test_a_wish_for_a_line_that_is_too_long_for_one_is_refused(serve, call: Calls) -> None:
    served: Served = serve()
    at = table(served.client(), bots="easy")
    with call(served.url) as one:
        one.sendall(wish(at, b"X-Much: " + b"x" * 9_000 + b"\r\n"))
        assert answers(one).startswith(b"HTTP/1.1 431")


def test_what_follows_a_wish_for_a_line_is_not_read_with_it_however_busy_the_house_is(
    serve, call: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processor, "SLICE", 0.0)  # everything waits for its turn
    served: Served = serve()
    at = table(served.client(), bots="easy")
    with call(served.url, wish(at) + b"\x89\x80" + MASK + b"\x88\x80" + MASK) as one:
        heard = answers(one)
    assert heard.startswith(b"HTTP/1.1 101")
    assert heard.endswith(b"\x8a\x00\x88\x00")
    with call(served.url, wish("nowhere") * 2) as one:
        assert answers(one).startswith(b"HTTP/1.1 101")


def test_whoever_is_refused_a_line_and_has_gone_already_is_nothing_to_log(
    serve, call: Calls, caplog: pytest.LogCaptureFixture
) -> None:
    served: Served = serve()
    for _ in range(20):
        with call(served.url, wish("nowhere") + b"\x88\x80" + MASK):
            pass
        with call(served.url, wish("nowhere") * 2) as one:
            answers(one)
    while len(served.server.config.gate):  # type: ignore[attr-defined]
        continue
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text

"""A line is read piece by piece, so that what one sends at once keeps nobody else waiting."""

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from homestretch.server.processor import Processor
from homestretch.server.protocol import PIECE, Socket

from .serving import Served
from .talking import Wire
from .test_api import table
from .test_frames import MASK, opened

PONG = b"\x8a\x80" + MASK  # which nobody asked for, and nobody answers


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, float]]:
    """How many bytes were read at once, and at which turn of the loop."""
    noted: list[tuple[int, float]] = []
    turns = [0]
    real = WebSocketsSansIOProtocol.data_received

    def tick() -> None:
        turns[0] += 1

    def counted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        noted.append((len(data), turns[0]))
        self.loop.call_soon(tick)
        real(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)
    return noted


def test_between_two_pieces_of_what_one_sends_the_others_are_heard(serve, pieces: list[tuple[int, float]]) -> None:
    with opened(serve()) as one:
        pieces.clear()
        one.sendall(PONG * 20_000)
        one.sendall(b"\x88\x80" + MASK)
        one.settimeout(120)
        while one.recv(65536):
            continue
    sizes, turns = zip(*pieces, strict=True)
    assert max(sizes) <= PIECE
    assert len(set(turns)) >= 20_000 * len(PONG) // PIECE


def test_all_that_is_said_at_once_is_answered_in_order(serve) -> None:
    served: Served = serve()
    ada = served.client()
    at = table(ada, bots="easy")
    with Wire(served, at, ada) as line:
        line.until("sight")
        with line.socket.protocol_mutex:
            for n in range(400):
                line.socket.protocol.send_text(b'{"do":"ping","rid":%d}' % n)
            line.socket.send_data()
        rids = [message["rid"] for message in (line.hear() for _ in range(400)) if message["do"] == "reply"]
        assert rids == list(range(400))[: len(rids)]
        while len(rids) < 400:
            message = line.hear()
            rids += [message["rid"]] if message["do"] == "reply" else []
        assert rids == list(range(400))


def test_whoever_sends_more_than_they_may_is_read_more_slowly(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    come_back = Socket._come_back

    def noted(self: Socket, wait: float = 0.0) -> None:
        waits.append(wait)
        come_back(self, min(wait, 0.001))

    with opened(serve()) as one:
        monkeypatch.setattr(Socket, "_come_back", noted)
        monkeypatch.setattr(Processor, "debt", lambda self, payer: 7.0 if payer.address else 0.0)
        one.sendall(PONG * 20_000)
        one.sendall(b"\x88\x80" + MASK)
        one.settimeout(120)
        while one.recv(65536):
            continue
    assert set(waits) == {7.0}

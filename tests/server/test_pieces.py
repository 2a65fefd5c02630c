"""What a line sends is read piece by piece, so that it keeps nobody else waiting."""

import asyncio

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from homestretch.server.share import processor
from homestretch.server.share.processor import Payer, Processor
from homestretch.server.wire.pieces import PIECE

from .calling import Calls, answers
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


def test_between_two_pieces_of_what_one_sends_the_others_are_heard(
    serve, call: Calls, pieces: list[tuple[int, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processor, "SLICE", 0.0)  # on a processor where everything takes too long
    with opened(serve(), call) as one:
        pieces.clear()
        one.sendall(PONG * 20_000)
        one.sendall(b"\x88\x80" + MASK)
        answers(one)
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


def test_whoever_sends_more_than_they_may_is_read_more_slowly(
    serve, call: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as there is a debt nothing is read."""
    debts, read = [7.0, 7.0, 7.0], []
    real = WebSocketsSansIOProtocol.data_received

    def owed(_processor: Processor, payer: Payer) -> float:
        return 0.001 * debts.pop() if payer.address and debts else 0.0

    def counted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        read.append(len(debts))
        real(self, data)

    with opened(serve(), call) as one:
        monkeypatch.setattr(Processor, "debt", owed)
        monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)
        one.sendall(PONG * 200)
        one.sendall(b"\x88\x80" + MASK)
        answers(one)
    assert read
    assert set(read) == {0}


def test_pieces_of_a_hundred_lines_wait_for_their_turns(serve, call: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has used least goes first also where something is only read."""
    asked: list[Payer] = []
    turn = Processor.turn

    def noted(self: Processor, payer: Payer) -> "asyncio.Future[None] | None":
        asked.append(payer)
        return turn(self, payer)

    with opened(serve(), call) as one:
        monkeypatch.setattr(Processor, "turn", noted)
        one.sendall(PONG * 2000)
        one.sendall(b"\x88\x80" + MASK)
        answers(one)
    assert asked.count(Payer("127.0.0.1", here=True)) >= 2000 * len(PONG) // PIECE

"""HTTP and sockets as uvicorn speaks them, with every connection known to the gate."""

import asyncio
import socket
from typing import Any

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from homestretch.server.addresses import counted
from homestretch.server.gate import Gate, Wait, cut
from homestretch.server.processor import NOBODY, Payer, Processor
from homestretch.server.settings import Limits

UNSENT = 131_072  # bytes that the system keeps for whoever does not read
HEAD = 16_384  # bytes of a request's head
FETCHED = 16_384  # bytes of a line that are taken from the system at once, or wait to be given to it
PIECE = 1_024  # bytes of a line that are read before others are heard
PARTS = 64  # of one message on a line
WAITS: dict[object, Wait] = {h11.IDLE: "head", h11.SEND_BODY: "body"}


class Config(uvicorn.Config):
    """How uvicorn runs, with a gate of its own."""

    gate: Gate

    def guard(self, limits: Limits) -> None:
        """Let nobody in but through a gate; what may speak for others is asked of uvicorn."""
        self.http, self.ws, self.h11_max_incomplete_event_size = Http, Socket, HEAD
        trusted = ProxyHeadersMiddleware(self.app, self.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]
        self.gate = Gate(limits, trusted.__contains__)


def gate_of(config: uvicorn.Config) -> Gate:
    assert isinstance(config, Config)
    return config.gate


def processor_of(config: uvicorn.Config) -> Processor:
    assert isinstance(config.app, FastAPI)
    processor: Processor = config.app.state.house.processor
    return processor


class Http(H11Protocol):
    """Requests that come to an end, or the connection does."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.gate = gate_of(self.config)
        self.gate.enter(transport, counted(self.client[0]) if self.client else "")
        self.gate.watch(self.loop)
        known = transport.get_extra_info("socket")
        if known is not None:
            known.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        is_line = self.transport.get_protocol() is not self
        self.gate.expect(self.transport, "nothing" if is_line else WAITS.get(self.conn.their_state, "nothing"))


class Socket(WebSocketsSansIOProtocol):
    """A line: it may be silent, but what it is sent it reads, and what it says has few parts.

    It is read piece by piece, as fast as it is answered and as its address may use the processor.
    """

    _rest = b""  # what has come and is not read yet
    _waits = False  # for its turn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(FETCHED)
        if hasattr(transport, "max_size"):  # asyncio's own: what it fetches at once is kept until it is read
            transport.max_size = FETCHED

    def data_received(self, data: bytes) -> None:
        self._rest += data
        self._read_on()

    def _read_on(self) -> None:
        """Read another piece when it may, unless what was read waits to be answered."""
        if self._rest:
            self.transport.pause_reading()
        if self._rest and not self._waits and not self.read_paused:
            self._waits = True
            self._wait()

    def _wait(self) -> None:
        """First until its address can pay, then for its turn."""
        processor, payer = processor_of(self.config), self._payer()
        if debt := processor.debt(payer):
            self.loop.call_later(debt, self._wait)
        elif turn := processor.turn(payer):
            turn.add_done_callback(lambda _: self._read_piece())
        else:
            self._read_piece()

    def _read_piece(self) -> None:
        self._waits = False
        if self.transport.is_closing():
            return
        piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
        processor = processor_of(self.config)
        began = processor.clock()
        super().data_received(piece)
        processor.spend(self._payer(), processor.clock() - began)
        self._read_on()
        self._hear()

    def _hear(self) -> None:
        """More may come once all was read and is being answered."""
        if not self._rest and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _payer(self) -> Payer:
        """What comes before anybody is known is nobody's."""
        client = self.scope["client"] if self.handshake_complete else None
        return Payer(counted(client[0]), here=True) if client else NOBODY

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        gate_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size():
            cut(self.transport)  # it asks on and on, and reads nothing
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < PARTS:
            super().handle_cont(event)
        else:
            cut(self.transport)

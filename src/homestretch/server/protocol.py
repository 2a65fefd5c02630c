"""HTTP and sockets as uvicorn speaks them, with every connection known to the gate."""

import asyncio
import socket
import time
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
from homestretch.server.processor import Payer, Processor
from homestretch.server.settings import Limits

UNSENT = 131_072  # bytes that the system keeps for whoever does not read
HEAD = 16_384  # bytes of a request's head
PIECE = 4_096  # bytes of a line that are read before others are heard
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
    _comes_back: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if self._comes_back is None:
            self._read_on()

    def _read_on(self) -> None:
        self._comes_back = None
        if self.read_paused or self.transport.is_closing():
            return
        wait = self._read_piece() if self._rest else 0.0
        if self._rest or wait:
            self._come_back(wait)
        else:
            self._hear()

    def _read_piece(self) -> float:
        """Seconds until there may be more."""
        piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
        began = time.thread_time()
        super().data_received(piece)
        return self._pay(time.thread_time() - began)

    def _hear(self) -> None:
        """More may come, unless what has come waits to be answered."""
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _come_back(self, wait: float = 0.0) -> None:
        self.transport.pause_reading()
        if self._comes_back is None:
            self._comes_back = self.loop.call_later(wait, self._read_on)

    def _pay(self, seconds: float) -> float:
        """Seconds until there is more to spend; what comes before anybody is known is nobody's."""
        client = self.scope["client"] if self.handshake_complete else None
        processor, payer = processor_of(self.config), Payer(counted(client[0]) if client else "")
        processor.spend(payer, seconds)
        return processor.debt(payer)

    async def receive(self) -> Any:
        message = await super().receive()
        if self._rest:
            self._come_back()
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

"""HTTP and sockets as uvicorn speaks them, with every connection known to the gate."""

import asyncio
import socket
from typing import Any

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.flow_control import CLOSE_HEADER, FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from homestretch.server.doors.http_errors import unread
from homestretch.server.settings import Settings
from homestretch.server.share.limits import Budget
from homestretch.server.share.processor import Payer
from homestretch.server.wire.addresses import counted
from homestretch.server.wire.gate import Gate, Wait, cut
from homestretch.server.wire.pieces import FETCHED, Pieces
from homestretch.server.wire.pulse import BEAT, Pulse

UNSENT = 131_072  # bytes that the system keeps for whoever does not read
HEAD = 16_384  # bytes of a request's head
LINES = 128  # of it; each is dear to read, and to keep
PARTS = 64  # of one message on a line
PATIENCE = 20.0  # seconds in which a line takes a message, or is cut off
WAITS: dict[object, Wait] = {h11.IDLE: "head", h11.SEND_BODY: "body"}
ANSWERED = (h11.DONE, h11.MUST_CLOSE)  # requests that were read whole


class Config(uvicorn.Config):
    """How uvicorn runs, with a gate of its own."""

    gate: Gate
    reading: Budget
    pulse: Pulse

    def guard(self, settings: Settings) -> None:
        """Let nobody in but through a gate; what may speak for others is asked of uvicorn."""
        self.http, self.ws, self.h11_max_incomplete_event_size = Http, Socket, HEAD
        trusted = ProxyHeadersMiddleware(self.app, self.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]  # its app is anything
        limits, many = settings.limits, self.app.state.house.many  # type: ignore[union-attr]  # it is ours
        one_of_us = many.is_one_of_us if many is not None else lambda _host: False
        self.gate = Gate(limits, lambda host: host in trusted or one_of_us(host))
        self.reading = Budget(limits.reading)
        self.pulse = Pulse(settings.beat)


def guarded(config: uvicorn.Config) -> Config:
    assert isinstance(config, Config)
    return config


class Guarded(Pieces):
    """A connection that the gate knows."""

    config: uvicorn.Config
    client: tuple[str, int] | None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(self.config.app, FastAPI)
        self.processor = self.config.app.state.house.processor
        self.gate = guarded(self.config).gate
        self.fetch_little()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def payer(self) -> Payer:
        """Who sends, before that is read; each connection of a proxy that is trusted counts by itself."""
        host, port = self.client or ("", 0)
        return Payer(f"{host} {port}" if self.gate.is_proxy(host) else counted(host))


def lines_of_head(begun: bytes) -> int:
    """How many there are so far."""
    return begun.partition(b"\r\n\r\n")[0].count(b"\n")


class Flow(FlowControl):
    """Whoever goes on reading reads what has come already first."""

    def resume_reading(self) -> None:
        if self.read_paused:
            super().resume_reading()
            reader = self._transport.get_protocol()
            if isinstance(reader, Pieces):
                reader.loop.call_soon(reader.read_on)


class Http(Guarded, H11Protocol):
    """Requests that come to an end, or the connection does."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.flow, self.reading = Flow(transport), guarded(self.config).reading
        self.gate.enter(transport, counted(self.client[0]) if self.client else "")
        self.gate.watch(self.loop)
        known = transport.get_extra_info("socket")
        if known is not None:
            known.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)

    def debt(self, payer: Payer) -> float:
        """Only for what is read: whoever cannot pay for an answer is told so."""
        return self.reading.wait(payer.address)

    def pay(self, payer: Payer, seconds: float) -> None:
        super().pay(payer, seconds)
        self.reading.spend(payer.address, seconds)

    def is_deaf(self) -> bool:
        """What comes after a request is read when that is answered, and by a line if it has become one."""
        return self.conn.their_state in ANSWERED or self.flow.read_paused or self._is_line()

    def _is_line(self) -> bool:
        return self.transport.get_protocol() is not self

    def read(self, data: bytes) -> None:
        if self.conn.their_state is h11.IDLE and lines_of_head(self.conn.trailing_data[0] + data) > LINES:
            self._refuse(is_long=True)
        else:
            H11Protocol.data_received(self, data)
            self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Whatever came behind the wish for a line is the line's."""
        super().handle_websocket_upgrade(event)
        rest, self.rest = self.conn.trailing_data[0] + self.rest, b""
        line = self.transport.get_protocol()
        assert isinstance(line, Socket)
        line.data_received(rest)

    def send_400_response(self, msg: str) -> None:
        """Where an answer has begun already there is no other."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            cut(self.transport)
            return
        self._refuse(is_long=len(self.conn.trailing_data[0]) > HEAD)

    def _refuse(self, is_long: bool) -> None:
        """What cannot be read as a request."""
        answer = unread(is_long)
        head = h11.Response(status_code=answer.status_code, headers=[*answer.raw_headers, CLOSE_HEADER])
        for part in (head, h11.Data(data=bytes(answer.body)), h11.EndOfMessage()):
            self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.read_on()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        """Whoever has sent something that was not read yet is not silent."""
        if not self.rest:
            super().timeout_keep_alive_handler()

    def _look(self) -> None:
        self.gate.expect(self.transport, "nothing" if self._is_line() else WAITS.get(self.conn.their_state, "nothing"))


class Socket(Guarded, WebSocketsSansIOProtocol):
    """A line: it may be silent, but what it is sent it reads, and what it says has few parts."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(FETCHED)

    def data_received(self, data: bytes) -> None:
        """First comes the head of the request, which had its turn already; what follows is not read with it."""
        if self.handshake_initiated:
            super().data_received(data)
            return
        self.rest = data
        while self.rest:
            self._read_piece()

    def payer(self) -> Payer:
        """Once that is known, whoever is at the table."""
        client = self.scope["client"] if hasattr(self, "scope") else None
        return Payer(counted(client[0]), here=self.handshake_complete) if client else super().payer()

    def debt(self, payer: Payer) -> float:
        """The head of the request was read before, and what it asks for is answered in any case."""
        return self.processor.debt(payer) if self.handshake_initiated else 0.0

    def is_deaf(self) -> bool:
        return self.read_paused or (self.handshake_initiated and not self.handshake_complete)

    def read(self, data: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, data)
        if self.conn.handshake_exc and not self.transport.is_closing():  # it would stay open, and say nothing
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def receive(self) -> Any:
        message = await super().receive()
        self.read_on()
        return message

    async def send(self, message: Any) -> None:
        if not self.writable.is_set():  # whoever does not read is waited for, but not for ever
            late = self.loop.call_later(PATIENCE, cut, self.transport)
            try:
                await self.writable.wait()
            finally:
                late.cancel()
        await super().send(message)
        if message["type"] == "websocket.accept" and b"beat=1" in self.scope["query_string"].split(b"&"):
            guarded(self.config).pulse.join(self)
        if self.rest:  # and it was let in now
            self.read_on()

    def beat(self) -> bool:
        """A sign of life for whoever reads what was sent; False once the line is closed."""
        if self.disconnected or self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return False
        if not self.transport.get_write_buffer_size():
            self.transport.write(BEAT)
        return True

    def handle_parser_exception(self) -> None:
        """What cannot be read ends a line; behind a refusal it ends the connection."""
        if self.conn.close_sent is None:
            self.transport.close()
        else:
            super().handle_parser_exception()

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

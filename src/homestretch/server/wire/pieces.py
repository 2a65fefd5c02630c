"""What a connection sends is read piece by piece, since what is small to send can be dear to read."""

import asyncio

from homestretch.server.share.processor import Payer, Processor

FETCHED = 16_384  # bytes that are taken from the system at once
PIECE = 1_024  # bytes that are read before others are heard


class Pieces(asyncio.Protocol):
    """A connection that is read in its turn, as fast as it is answered and as whoever sends can pay for it."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    processor: Processor
    rest = b""  # what has come and is not read yet
    _waits = False  # until it can pay, or for its turn

    def payer(self) -> Payer:
        raise NotImplementedError

    def debt(self, payer: Payer) -> float:
        """Seconds until so much more may be read."""
        raise NotImplementedError

    def is_deaf(self) -> bool:
        """Whether what was read waits to be answered."""
        raise NotImplementedError

    def read(self, data: bytes) -> None:
        raise NotImplementedError

    def fetch_little(self) -> None:
        """What is fetched at once is kept until it is read."""
        if hasattr(self.transport, "max_size"):  # asyncio's own
            self.transport.max_size = FETCHED

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.rest += data
        self.read_on()

    def read_on(self) -> None:
        """Read for as long as it may; nothing more comes before all of it was read."""
        while self._may_read() and self._is_due():
            self._read_piece()
        if self.rest:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _may_read(self) -> bool:
        return bool(self.rest) and not self._waits and not self.is_deaf() and not self.transport.is_closing()

    def _is_due(self) -> bool:
        """Whether whoever sends can pay and it is its turn; it goes on by itself when that is so."""
        payer = self.payer()
        if debt := self.debt(payer):
            self.loop.call_later(debt, self._go_on)
        elif turn := self.processor.turn(payer):
            turn.add_done_callback(self._take_turn)
        else:
            return True
        self._waits = True
        return False

    def _go_on(self) -> None:
        self._waits = False
        self.read_on()

    def _take_turn(self, _turn: "asyncio.Future[None]") -> None:
        self._waits = False
        if self._may_read():
            self._read_piece()
        self.read_on()

    def _read_piece(self) -> None:
        piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
        payer, began = self.payer(), self.processor.clock()
        self.read(piece)
        self.pay(payer, self.processor.clock() - began)

    def pay(self, payer: Payer, seconds: float) -> None:
        self.processor.spend(payer, seconds)

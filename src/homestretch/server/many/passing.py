"""A request or a line that came to the wrong worker is passed on to the one that has the table, and its answer back."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import h11
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from homestretch.server.watch import lines

OURS = tuple(f"x-homestretch-{name}" for name in ("word", "for", "scheme", "host", "request", "take"))
WORD, FOR, SCHEME, HOST, REQUEST, TAKE = OURS
ONE_HOP = ("connection", "keep-alive", "upgrade", "te", "transfer-encoding", "proxy-connection", "content-length")
OF_A_LINE = ("sec-websocket-key", "sec-websocket-version", "sec-websocket-extensions", "sec-websocket-accept")
MISDIRECTED = 421  # the table is not there (any more)
SOON = 3.0  # seconds in which a worker takes a connection
LONG = 60.0  # seconds in which it answers
RESTARTED = 1012  # to a line: come again
PIECE = 65_536


class Misdirected(Exception):
    """The worker says that it does not have the table."""


class Unreached(Exception):
    """The worker was not reached, and has not heard of it."""


class Broken(Exception):
    """The worker may have heard of it, and did not answer."""


class There(NamedTuple):
    """Another worker, and the word by which it knows one of us; it may be asked to take a table that nobody has."""

    address: str
    word: str
    take: bool = False


def told(scope: Scope, there: There) -> list[tuple[str, str]]:
    """The headers of a request as the other worker reads them: who asks, and that one of us says so."""
    gone = (*ONE_HOP, *OF_A_LINE, *OURS)
    headers = Headers(scope=scope)
    kept = [(name, value) for name, value in headers.items() if name not in gone]
    client = scope["client"][0] if scope["client"] else ""
    ours = [(WORD, there.word), (FOR, client), (SCHEME, scope["scheme"]), (HOST, headers.get("host", ""))]
    ours.append((REQUEST, lines.REQUEST.get()))
    return [*kept, *ours, *([(TAKE, "1")] if there.take else [])]


def target(scope: Scope) -> str:
    """What is asked for."""
    query, path = scope["query_string"], scope.get("raw_path") or scope["path"].encode()
    found: bytes = path + b"?" + query if query else path
    return found.decode("latin-1")


async def pass_request(there: There, scope: Scope, body: bytes, send: Send) -> None:
    """Ask the other worker and answer what it answers."""
    headers = [*told(scope, there), ("content-length", str(len(body))), ("connection", "close")]
    asked = h11.Request(method=scope["method"], target=target(scope), headers=headers)
    async with _connected(there.address) as (reader, writer):
        talk = h11.Connection(h11.CLIENT)
        for part in (asked, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(part) or b"")
        begun = False
        try:
            async for event in _heard(talk, reader):
                if isinstance(event, h11.Response) and event.status_code == MISDIRECTED:
                    raise Misdirected
                begun = True
                await send(_message(event))
        except (OSError, TimeoutError, h11.ProtocolError) as error:
            if begun:
                raise  # the answer breaks off, as it did here
            raise Broken from error


@asynccontextmanager
async def _connected(address: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(SOON):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError) as error:
        raise Unreached from error
    try:
        yield reader, writer
    finally:
        writer.close()


async def _heard(talk: h11.Connection, reader: asyncio.StreamReader) -> AsyncIterator[h11.Event]:
    async with asyncio.timeout(LONG):
        while not isinstance(event := talk.next_event(), h11.EndOfMessage | h11.ConnectionClosed):
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(PIECE))
            elif isinstance(event, h11.Response | h11.Data):
                yield event
    yield h11.EndOfMessage()


def _message(event: h11.Event) -> Message:
    if isinstance(event, h11.Response):
        kept = [(name, value) for name, value in event.headers if name.decode() not in ("connection", "keep-alive")]
        return {"type": "http.response.start", "status": event.status_code, "headers": kept}
    body = bytes(event.data) if isinstance(event, h11.Data) else b""
    return {"type": "http.response.body", "body": body, "more_body": isinstance(event, h11.Data)}


async def pass_line(there: There, scope: Scope, receive: Receive, send: Send, most: int) -> None:
    """Let a line speak to the other worker until either side hangs up."""
    try:
        line = await connect(
            f"ws://{there.address}{target(scope)}",
            additional_headers=[(name, value) for name, value in told(scope, there) if name != "host"],
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=SOON,
            proxy=None,
            user_agent_header=None,
            write_limit=most,
        )
    except InvalidStatus as error:
        if error.response.status_code == MISDIRECTED:
            raise Misdirected from error
        raise Unreached from error
    except (OSError, TimeoutError, WebSocketException) as error:
        raise Unreached from error
    assert (await receive())["type"] == "websocket.connect"
    async with line:
        scope["query_string"] = b""  # the signs of life come from there
        await send({"type": "websocket.accept"})
        both = asyncio.create_task(_forth(line, receive)), asyncio.create_task(_back(line, send))
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _over(both)
            with suppress(RuntimeError):  # one that is closed already
                await send({"type": "websocket.close", "code": RESTARTED})


async def _over(tasks: Iterable["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _forth(there: ClientConnection, receive: Receive) -> None:
    with suppress(ConnectionClosed):
        while (event := await receive())["type"] != "websocket.disconnect":
            text = event.get("text")
            await there.send(text if text is not None else event.get("bytes") or b"")


async def _back(there: ClientConnection, send: Send) -> None:
    with suppress(OSError, RuntimeError):  # whoever listened has hung up
        try:
            while True:
                said = await there.recv()
                await send({"type": "websocket.send", "text" if isinstance(said, str) else "bytes": said})
        except ConnectionClosed as end:
            if end.rcvd is not None:
                await send({"type": "websocket.close", "code": end.rcvd.code})

"""The corridor between workers: whoever comes in anywhere is led to the worker that has the table they ask for."""

import asyncio
import re
import time
from collections.abc import Coroutine
from hmac import compare_digest
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from homestretch.server.book.ledger import Unknown
from homestretch.server.doors import auth
from homestretch.server.doors.door import RECORDS, Body, headed, payer
from homestretch.server.doors.http_errors import refuse
from homestretch.server.errors import Elsewhere, Refused, too_long, too_much
from homestretch.server.house import NOWHERE, House
from homestretch.server.many import passing
from homestretch.server.many.lease import Lease
from homestretch.server.many.passing import Broken, Misdirected, There, Unreached
from homestretch.server.share.remembered import Remembered
from homestretch.server.watch import lines
from homestretch.server.wire.addresses import address_of
from homestretch.store.store import find_link
from homestretch.store.workers import Worker, owner_of

TABLE = re.compile(r"/(?:t|api/tables)/([a-z0-9]{1,32})(?:/|$)")
LINK = re.compile(rf"/(?:join|api/links)/({auth.KEY.pattern})$")
KNOWN = 2_000_000  # bytes: some six thousand tables of others
PATIENCE = 8.0  # seconds that somebody waits for a table whose worker has died
AGAIN = 0.2  # seconds


class Corridor:
    """Outside of the door: what is answered elsewhere is counted and paid for there."""

    def __init__(self, app: ASGIApp, house: House, lease: Lease) -> None:
        self.app, self.house, self.lease = app, house, lease
        self._known: Remembered[Worker] = Remembered(KNOWN, lambda there: 400)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        passed = self._comes_from_one_of_us(scope)
        if not passed and (wait := self._wait(scope)):
            await self._refuse(wait, scope, receive, send)
            return
        table = await self._table(scope)
        if not table or (self.house.is_open(table) and not passed):
            await self.app(scope, receive, send)
        elif passed and passing.TAKE.encode() not in dict(scope["headers"]):
            await self._take(table, scope, receive, send)
        else:
            way = Way(scope, receive, send, self.house)
            if not await self.house.processor.paid(self._lead(table, way), payer(HTTPConnection(scope))):
                await self.app(scope, way.again, send)

    def _comes_from_one_of_us(self, scope: Scope) -> bool:
        """Whether another worker passes this on; then it says who asks, and by which id."""
        headers = Headers(scope=scope)
        if not compare_digest(headers.get(passing.WORD, "").encode(), self.lease.word.encode()):
            return False
        lines.new_request(headers.get(passing.REQUEST, ""))
        scope["client"] = headers.get(passing.FOR, ""), 0
        scope["scheme"] = headers.get(passing.SCHEME, scope["scheme"])
        host = headers.get(passing.HOST, "").encode("latin-1")
        scope["headers"] = [(name, host if name == b"host" else value) for name, value in scope["headers"]]
        return True

    def _wait(self, scope: Scope) -> float:
        """Seconds until whoever asks for a table or by a link may."""
        asks = TABLE.match(scope["path"]) or LINK.match(scope["path"])
        return self.house.requests.wait(address_of(HTTPConnection(scope))) if asks else 0.0

    async def _refuse(self, wait: float, scope: Scope, receive: Receive, send: Send) -> None:
        """Who asks for too much is told so before the database is asked anything; lines are by whoever answers them."""
        way = Way(scope, receive, send, self.house)
        await (self.app(scope, receive, send) if way.is_line else way.refuse(too_much(wait)))

    async def _table(self, scope: Scope) -> str:
        """The table that is asked for; none where any worker can answer."""
        path = scope["path"]
        if found := TABLE.match(path):
            return found.group(1)
        if found := LINK.match(path):
            key = auth.hashed(found.group(1))
            try:
                return await self.house.ledger.read(lambda c: find_link(c, key)) or ""
            except Refused:
                return ""  # whoever answers says so
        return ""

    async def _take(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Another worker passes this on: it is answered if anybody is at the table here, else the other may have it."""
        try:
            mine = await self.house.keeps(table)
        except Refused:
            mine = False
        if mine:
            await self.app(scope, receive, send)
            return
        kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
        await send({"type": f"{kind}.start", "status": passing.MISDIRECTED, "headers": []})
        await send({"type": f"{kind}.body", "body": b""})

    async def _lead(self, table: str, way: "Way") -> bool:
        """To whoever has the table, and waits until it is known who has; False: it is ours, and answered here."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            there = await self._owner(table)
            if there is None and self.house.is_ending:
                there = next(iter(self.lease.others.values()), None)  # may have it
            if there is None:
                if way.is_line or self.house.is_ending or await self._have(table):
                    return False
            elif await self._led(there, way):
                return True
            self._known.forget(table)
            if await self._owner(table) == there:
                await asyncio.sleep(AGAIN)
                self._known.forget(table)
        await way.refuse(Elsewhere())
        return True

    async def _led(self, there: Worker, way: "Way") -> bool:
        """Whether somebody was answered there, or cannot be led anywhere else any more."""
        try:
            await self._while_alive(there, way.lead(There(there.address, self.lease.word, self.house.is_ending)))
        except (Misdirected, Unreached):
            return False
        except Broken:
            if way.is_safe:
                return False
            await way.refuse(Unknown())
        return True

    async def _have(self, table: str) -> bool:
        """Whether it can be answered here, be it that something is wrong with it; not where another was quicker."""
        try:
            await self.house.room(table)
        except Elsewhere:
            return False
        except Refused:
            pass
        return True

    async def _while_alive(self, there: Worker, work: Coroutine[Any, Any, None]) -> None:
        """Do this with another worker; raises Broken once that one lives no more."""
        task = asyncio.create_task(work)
        try:
            await asyncio.wait({task, self.lease.gone(there.id)}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Broken
            task.result()
        finally:
            task.cancel()

    async def _owner(self, table: str) -> Worker | None:
        """The other worker that has it and lives; None: it is ours or anybody's, or nobody can be asked."""
        if self.house.is_open(table):
            return None
        known = self._known.get(table)
        if known is None:
            try:
                known = await self.house.ledger.read(lambda c: owner_of(c, table))
            except Refused:
                return None
        if known is None:
            NOWHERE.set(table)
            return None
        return self._known.keep(table, known) if known.id not in ("", self.lease.me) else None


class Way:
    """What somebody asks, so that it can be asked again."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, house: House) -> None:
        self.scope, self._receive, self._house = scope, receive, house
        self.send = headed(send, scope["scheme"]) if scope["type"] == "http" else send
        self.is_line = scope["type"] == "websocket"
        self.is_safe = self.is_line or scope["method"] in ("GET", "HEAD")  # may be asked twice
        self._body: bytes | None = None
        self._told = False

    async def lead(self, there: There) -> None:
        limits = self._house.settings.limits
        if self.is_line:
            await passing.pass_line(there, self.scope, self._receive, self.send, limits.message)
            return
        try:
            body = await self._whole()
        except HTTPException:
            await self.refuse(too_long())
            return
        await passing.pass_request(there, self.scope, body, self.send)

    async def _whole(self) -> bytes:
        """The body, as far as it may be long."""
        if self._body is None:
            limits = self._house.settings.limits
            read = Body(self._receive, limits.record if self.scope["path"] in RECORDS else limits.body)
            parts, more = b"", True
            while more:
                message = await read()
                parts, more = parts + message.get("body", b""), message.get("more_body", False)
            self._body = parts
        return self._body

    async def again(self) -> Message:
        """What was read already is said again, once."""
        if self._body is None or self._told:
            return await self._receive()
        self._told = True
        return {"type": "http.request", "body": self._body, "more_body": False}

    async def refuse(self, error: Refused) -> None:
        if not self.is_line:
            self._house.meters.count("requests", method=self.scope["method"], status=str(error.status))
            await refuse(Request(self.scope), error)(self.scope, self.again, self.send)
        else:
            await self._receive()
            await self.send({"type": "websocket.accept"})
            await self.send({"type": "websocket.close", "code": passing.RESTARTED})

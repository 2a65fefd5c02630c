"""The door: who comes in, how fast, with how much, and what every answer carries."""

import asyncio
import logging
import time
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from itertools import count
from typing import Annotated
from weakref import WeakValueDictionary

from fastapi import Depends, HTTPException, Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from homestretch.server.doors import auth, languages
from homestretch.server.doors.http_errors import refuse
from homestretch.server.errors import Refused, key_ended, no_key, too_long, too_much
from homestretch.server.house import House
from homestretch.server.share.processor import Payer
from homestretch.server.watch import lines
from homestretch.server.wire.addresses import address_of

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",  # of views and one's own things nothing stays behind; what may be kept says so itself
}
LOG = logging.getLogger("homestretch.server")
SOON = 1.0  # seconds a request waits for its turn before it is refused
SAFE = ("https", "wss")
HEALTH = ("/health", "/health/alive")  # whoever watches over us is always answered
RECORDS = ("/records", "/api/records")  # where more is sent than anywhere else
ONLY_SAFE = f"max-age={auth.A_YEAR}"  # for this host alone: what else its owner has is not ours to decide


@dataclass(frozen=True)
class Guest:
    """Whoever sent a request."""

    key: str  # empty without one
    lang: str
    address: str
    said: bool = False  # whether the key came in the header, so that whoever asks knows it

    @property
    def hash(self) -> str:
        return auth.hashed(self.key) if self.key else ""

    @property
    def required(self) -> str:
        """The hash of the key, for what cannot be done without."""
        if not self.key:
            raise no_key()
        return self.hash


async def guest(asking: HTTPConnection) -> Guest:
    """Who asks, over HTTP or for a line; a page of another site may do neither in somebody's name."""
    house: House = asking.app.state.house
    shown = auth.shown(asking.headers, asking.cookies)
    scheme = "https" if asking.scope["scheme"] in SAFE else "http"
    if not _is_free(asking, shown) and not auth.same_origin(asking.headers, scheme, house.settings.origins):
        raise Refused(403, "this page may not do that", "web-origin")
    lang = languages.chosen(asking.query_params.get("lang"), asking.cookies, asking.headers)
    who = Guest(shown.key, lang, address_of(asking), shown.said)
    if not who.key or not await house.ended.has(who.hash):
        return who
    if shown.said or asking.url.path.startswith("/api/"):
        raise key_ended()
    return replace(who, key="")  # a page hands out a new one


def _is_free(asking: HTTPConnection, shown: auth.Shown) -> bool:
    """Whether any page may ask: to read, where browsers keep the answer from it, or with a key that it knows."""
    return asking.scope["type"] == "http" and (shown.said or asking.scope["method"] in ("GET", "HEAD"))


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


Who = Annotated[Guest, Depends(guest)]
In = Annotated[House, Depends(house_of)]


class Named:
    """Outside of everything: each request and each line has an id, in the answer and in all that is logged for it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        lines.new_request()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["x-request-id"] = lines.REQUEST.get()
            await send(message)

        await self.app(scope, receive, answer)


class Door:
    """Limits on requests, and headers on answers."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house
        self._wonders = not house.settings.proxies
        self._places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # for each address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http" and scope["path"] in HEALTH:
            await self._open(Request(scope), receive, self._noted(scope, headed(send, scope["scheme"])))
            return
        who = payer(HTTPConnection(scope))
        async with self._place(who.address) if scope["type"] == "http" else nullcontext():
            await self.house.processor.paid(self._answer(scope, receive, send), who)

    def _place(self, address: str) -> asyncio.Semaphore:
        """Requests of one address that are answered at the same time; a line is no such request."""
        return self._places.setdefault(address, asyncio.Semaphore(self.house.settings.limits.at_once))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        request, send = Request(scope), self._noted(scope, headed(send, scope["scheme"]))
        limits = self.house.settings.limits
        body = Body(receive, limits.record if request.url.path in RECORDS else limits.body)
        self._wonder(request.headers)
        address = address_of(request)
        if not await self._is_solvent() or not self.house.requests.take(address):
            await refuse(request, too_much(self.house.requests.wait(address)))(scope, receive, send)
        elif body.is_told_big(request.headers):
            await refuse(request, too_long())(scope, receive, send)
        else:
            await self._open(request, body, send)

    def _noted(self, scope: Scope, send: Send) -> Send:
        """The same, counted and timed once it is answered."""
        began, traces = time.perf_counter(), self.house.traces
        answered = traces.request(lines.REQUEST.get(), scope["method"]) if traces is not None else None

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                took, status = time.perf_counter() - began, message["status"]
                kind = getattr(scope.get("route"), "path", "other")
                self.house.meters.count("requests", method=scope["method"], status=str(status))
                self.house.meters.took("step_seconds", took, step="request")
                lines.tell(scope["method"], kind, status, took)
                if answered is not None:
                    answered(kind, status)
            await send(message)

        return answer

    async def _open(self, request: Request, receive: Receive, send: Send) -> None:
        """What fails in a way that nobody thought of is said so like all else; why is for the log alone."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(request.scope, receive, noted)
        except Exception:
            if not begun:
                await refuse(request, Refused(500, "something went wrong here", "web-failed"))(
                    request.scope, receive, send
                )
            raise

    async def _is_solvent(self) -> bool:
        """Whether whoever asks can pay for it, be it after a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                await self.house.processor.solvent()
                return True
        return False

    def _wonder(self, headers: Headers) -> None:
        """Say once that somebody seems to ask for others, whose word is not taken."""
        if self._wonders and "x-forwarded-for" in headers:
            self._wonders = False
            LOG.warning("requests come through a proxy: unless it is named with --proxy, all guests count as one")


def payer(asking: HTTPConnection) -> Payer:
    """For whom a request is answered, or a line is kept open."""
    key = auth.shown(asking.headers, asking.cookies).key
    line = next(_LINES) if asking.scope["type"] == "websocket" else 0
    return Payer(address_of(asking), auth.hashed(key) if key else "", line)


_LINES = count(1)


def headed(send: Send, scheme: str) -> Send:
    """The same, with our headers on every answer."""

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scheme in SAFE:
                headers.setdefault("strict-transport-security", ONLY_SAFE)
        await send(message)

    return answer


class Body:
    """A request's body, read only as far as is allowed."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._most, self._read = receive, most, 0

    def is_told_big(self, headers: Headers) -> bool:
        given = headers.get("content-length", "0")
        return not given.isdecimal() or len(given) > 12 or int(given) > self._most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if self._read > self._most:
            raise HTTPException(413)
        return message

"""The door: who comes in, how fast, with how much, and what every answer carries."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, HTTPException, Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from homestretch.server import auth, languages
from homestretch.server.errors import Refused, too_much
from homestretch.server.house import House
from homestretch.server.http_errors import refuse

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True)
class Guest:
    """Whoever sent a request."""

    key: str  # empty without one
    lang: str
    address: str

    @property
    def hash(self) -> str:
        return auth.hashed(self.key) if self.key else ""

    @property
    def required(self) -> str:
        """The hash of the key, for what cannot be done without."""
        if not self.key:
            raise Refused(403, "this needs a key: get one from /api/keys", "web-no-key")
        return self.hash


async def guest(request: Request) -> Guest:
    """Who asks; a page of another site may not ask for changes in somebody's name."""
    house: House = request.app.state.house
    by_cookie = request.method not in ("GET", "HEAD") and "authorization" not in request.headers
    if by_cookie and not auth.same_origin(request.headers, house.settings.origins):
        raise Refused(403, "this page may not do that", "web-origin")
    key = auth.key_of(request.headers, request.cookies)
    lang = languages.chosen(request.query_params.get("lang"), request.cookies, request.headers)
    return Guest(key or "", lang, request.client.host if request.client else "")


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


Who = Annotated[Guest, Depends(guest)]
In = Annotated[House, Depends(house_of)]


class Door:
    """Limits on requests, and headers on answers."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        body = Body(receive, self.house.settings.limits.body)
        if not self.house.requests.take(request.client.host if request.client else ""):
            await refuse(request, too_much())(scope, receive, headed(send))
        elif body.is_told_big(request.headers):
            await refuse(request, too_long())(scope, receive, headed(send))
        else:
            await self.app(scope, body, headed(send))


def headed(send: Send) -> Send:
    """The same, with our headers on every answer."""

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
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


def too_long() -> Refused:
    return Refused(413, "that is too long", "web-too-long")

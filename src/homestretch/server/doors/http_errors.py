"""Errors as answers: JSON for programs, a page for people, in the reader's language."""

import math

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException

from homestretch.core.types import Wrong
from homestretch.scene.markup import el
from homestretch.server.book.ledger import Unreadable
from homestretch.server.doors import languages, manual
from homestretch.server.errors import Refused, malformed, too_long
from homestretch.server.messages.over_http import Error
from homestretch.server.pages.frame import Reader, frame
from homestretch.server.telling.sentences import sentences

KNOWN = {404: "web-no-page", 405: "web-no-method", 413: "web-too-long"}


def refuse(request: Request, error: Wrong) -> Response:
    status = error.status if isinstance(error, Refused) else 400
    lang = languages.chosen(request.query_params.get("lang"), request.cookies, request.headers)
    text = sentences(lang).say_once(error.msg)
    if request.url.path.startswith("/api/"):
        return _for_programs(error, status, text)
    reader = Reader(lang, request.url.path, manual.is_shown(request))
    home = el("p", el("a", reader.say("web-home"), href="/"))
    page = frame(reader, text, el("main", el("h1", text), home, id="main", cls="text"))
    return HTMLResponse(page, status)


def _for_programs(error: Wrong, status: int, text: str) -> Response:
    retry = error.retry if isinstance(error, Refused) else None
    told = Error(code=error.msg.key, text=text, clause=error.msg.clause, retry=retry)
    return JSONResponse(told.model_dump(), status, {"retry-after": str(math.ceil(retry))} if retry else None)


def unread(is_long: bool) -> Response:
    """What cannot even be read as a request, and so has no language."""
    error = too_long(431) if is_long else malformed("it is not HTTP")
    return _for_programs(error, error.status, sentences("en").say_once(error.msg))


async def wrong(request: Request, error: Exception) -> Response:
    assert isinstance(error, Wrong)
    return refuse(request, error)


async def unreadable(request: Request, error: Exception) -> Response:
    return refuse(request, Unreadable(error))


async def http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = KNOWN.get(error.status_code, "web-cannot")
    return refuse(request, Refused(error.status_code, "this cannot be done", known))


async def invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    cause = first.get("ctx", {}).get("error")
    if isinstance(cause, Wrong):  # a sentence of our own
        return refuse(request, cause)
    where = ".".join(str(part) for part in first["loc"] if part != "body") or "body"
    return refuse(request, Refused(422, f"{where}: {first['msg']}", "web-invalid", where=where))

"""The application: house, door, API, lines, pages."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from fastapi import FastAPI, HTTPException
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException as PlainHTTPException

from homestretch.core.registry import playable
from homestretch.core.types import Wrong
from homestretch.server.acts import keys, retention, thinking
from homestretch.server.doors import api, files, health, http_errors, manual, site, sockets
from homestretch.server.doors.door import Door, Named
from homestretch.server.house import House
from homestretch.server.many.corridor import Corridor
from homestretch.server.pages import front
from homestretch.server.settings import Settings
from homestretch.server.share import litter
from homestretch.server.telling.sentences import sentences
from homestretch.texts import LANGUAGES

SWEEP = 60.0  # seconds
BREATH = 0.05  # seconds between two pieces of what is prepared: whoever comes first is served first
SELDOM = 60  # of which many go by between two looks for what is not kept any more, or is garbage among what is old
SILENT: TelemetryConfig = {  # it would tell addresses whole, and `/join/…` opens a seat
    "tracing": False,
    "metrics": False,
    "logs": False,
    "auto_configure": False,
}


class App(FastAPI):
    """Its description says which keys open what, and that errors are JSON everywhere."""

    def openapi(self) -> dict[str, Any]:
        schema = super().openapi()
        schema["components"]["securitySchemes"], schema["security"] = api.KEYS, api.KEYED
        for operation in (one for path in schema["paths"].values() for one in path.values()):
            for status, answer in operation["responses"].items():
                if int(status) >= 400:  # whatever is told where all is well
                    answer["content"] = {"application/json": next(iter(answer["content"].values()))}
        return schema


def create(settings: Settings | None = None) -> FastAPI:
    """The web table over one database."""
    house = House(settings or Settings(), thinking.wake)

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        if house.many is not None:
            await house.many.begin(lambda since: keys.catch_up(house, since))
        if house.minds.afar is not None:
            house.minds.afar.begin()
        broom = asyncio.create_task(_sweeping(house))
        house.spawn(keys.clear(house))
        house.spawn(prepare())
        yield
        broom.cancel()
        await house.close()

    app = App(
        title="Homestretch",
        description="Tables, seats and moves. A key holds seats; a move is stored before it is answered.",
        version="1",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        telemetry=SILENT,
    )
    app.state.house = house
    for router in (api.router, sockets.router, site.router, files.router, health.router):
        app.include_router(router)
    if house.settings.docs:
        app.include_router(manual.router(house.settings.docs))
    app.add_middleware(Door, house=house)
    if house.many is not None:
        app.add_middleware(Corridor, house=house, lease=house.many.lease)
    app.add_middleware(Named)
    for kind, answer in ANSWERS.items():
        app.add_exception_handler(kind, answer)
    return app


ANSWERS = {
    Wrong: http_errors.wrong,
    SQLAlchemyError: http_errors.unreadable,
    HTTPException: http_errors.http,
    PlainHTTPException: http_errors.http,
    RequestValidationError: http_errors.invalid,
}


async def prepare() -> None:
    """Make what is the same for everybody and takes long, piece by piece, so that nobody waits for it later."""
    for lang in LANGUAGES:
        front.shelf(lang)
        for game in playable():
            sentences(lang, game)
            await asyncio.sleep(BREATH)


async def _sweeping(house: House) -> None:
    for rounds in count():
        await asyncio.sleep(SWEEP)
        house.sweep()
        house.spawn(keys.clear(house))
        if rounds % SELDOM == 0:
            house.spawn(retention.sweep(house, time.time()))
        litter.settle()
        if rounds % SELDOM == SELDOM - 1:
            await litter.clear(house)

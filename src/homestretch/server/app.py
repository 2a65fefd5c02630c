"""The application: house, door, API, lines, pages."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, HTTPException, Response
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException as PlainHTTPException

from homestretch.core.registry import playable
from homestretch.core.types import Wrong
from homestretch.server.acts import keys, thinking
from homestretch.server.doors import api, http_errors, site, sockets
from homestretch.server.doors.door import Door
from homestretch.server.house import House
from homestretch.server.pages import front
from homestretch.server.settings import Settings
from homestretch.server.share import litter
from homestretch.server.telling.sentences import sentences
from homestretch.texts import LANGUAGES

STATIC = Path(__file__).parent / "static"
SWEEP = 60.0  # seconds
KEPT = 3600  # seconds


def create(settings: Settings | None = None) -> FastAPI:
    """The web table over one database."""
    house = House(settings or Settings(), thinking.wake)

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        prepare()
        broom = asyncio.create_task(_sweeping(house))
        house.spawn(keys.clear(house))
        yield
        broom.cancel()
        await house.close()

    app = FastAPI(
        title="Homestretch",
        description="Tables, seats and moves. A key holds seats; a move is stored before it is answered.",
        version="1",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    for router in (api.router, sockets.router, site.router):
        app.include_router(router)
    app.mount("/static", Static(STATIC), name="static")
    app.add_middleware(Door, house=house)
    for kind, answer in ANSWERS.items():
        app.add_exception_handler(kind, answer)
    return app


class Static(StaticFiles):
    """What is the same for everybody, which a browser may keep for a while."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._names = {str(path.relative_to(folder)) for path in folder.rglob("*")}

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Nothing is looked for that is not there: a long way to nowhere takes long to go."""
        return super().lookup_path(path) if path in self._names else ("", None)

    def file_response(self, *args: Any, **named: Any) -> Response:
        answer = super().file_response(*args, **named)
        answer.headers["cache-control"] = f"max-age={KEPT}"
        return answer


ANSWERS = {
    Wrong: http_errors.wrong,
    SQLAlchemyError: http_errors.unreadable,
    HTTPException: http_errors.http,
    PlainHTTPException: http_errors.http,
    RequestValidationError: http_errors.invalid,
}


def prepare() -> None:
    """Make what is the same for everybody and takes long, so that nobody waits for it while others play."""
    for lang in LANGUAGES:
        front.shelf(lang)
        for game in playable():
            sentences(lang, game)


async def _sweeping(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        house.sweep()
        house.spawn(keys.catch_up(house, time.time() - SWEEP))
        await litter.clear(house)

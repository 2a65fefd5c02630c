"""Whether this worker lives, and whether it can be sent people: for proxies and whoever watches over it."""

import asyncio
from weakref import WeakKeyDictionary

from fastapi import APIRouter, HTTPException, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from homestretch.server.doors.door import In
from homestretch.server.errors import Refused
from homestretch.server.house import House
from homestretch.store.database import is_up_to_date

router = APIRouter(include_in_schema=False)
_ASKED: WeakKeyDictionary[House, "asyncio.Task[bool]"] = WeakKeyDictionary()


@router.get("/health/alive")
async def alive() -> Response:
    """Whoever answers lives; nothing else is asked."""
    return JSONResponse({"alive": True})


@router.get("/health")
async def health(house: In) -> Response:
    """200 while people can be sent here, 503 with what is missing otherwise."""
    parts = await ready(house)
    is_ready = all(parts.values())
    return JSONResponse({"alive": True, "ready": is_ready, **parts}, 200 if is_ready else 503)


@router.get("/metrics")
async def metrics(house: In) -> Response:
    """For Prometheus, where whoever runs this has said so."""
    if not house.settings.metrics:
        raise HTTPException(404)
    return PlainTextResponse(house.meters.text(), media_type="text/plain; version=0.0.4")


async def ready(house: House) -> dict[str, bool]:
    """What it takes to be ready, and whether it is so."""
    try:
        database, migrations = True, await _is_up_to_date(house)
    except Refused:
        database = migrations = False
    lease = house.many is None or house.many.lease.holds
    return {
        "database": database,
        "migrations": migrations,
        "lease": lease,
        "minds": house.minds.are_well,
        "staying": not house.is_ending,
    }


async def _is_up_to_date(house: House) -> bool:
    """However many ask, the database is asked once at a time: nobody is refused here, so nobody may use much."""
    asked = _ASKED.get(house)
    if asked is None or asked.done():
        asked = _ASKED[house] = house.begin(house.ledger.read(is_up_to_date))
    return await asyncio.shield(asked)

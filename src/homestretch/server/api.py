"""The table over HTTP: for our own pages, and for anybody's programs."""

import asyncio
import secrets
import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

from homestretch.core.types import Seat, Wrong
from homestretch.server import acts, auth, telling, wire
from homestretch.server.catalogue import Title, titles
from homestretch.server.chairs import PERSON, Chair, Setup, bot_name
from homestretch.server.door import Guest, guest
from homestretch.server.errors import Refused, not_host, not_yours, too_much
from homestretch.server.house import House
from homestretch.server.line import Line
from homestretch.server.room import Room
from homestretch.store.store import add_link, find_link, held_by, listed, use_link

LISTED = 24 * 3600.0  # seconds a table stays in the lobby

Name = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Small = Annotated[StrictInt, Field(ge=0, le=100)]
Words = Annotated[str, StringConstraints(max_length=2000)]
Options = Annotated[dict[str, bool | int | str], Field(max_length=50)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Error(BaseModel):
    """What went wrong, in the reader's language; `code` is the same in every language."""

    code: str
    text: str
    clause: str = ""


class NewTable(Body):
    """A table to be made; the one who makes it sits down if a name is given."""

    game: Name
    seats: Small
    options: Options = Field(default_factory=dict)
    hints: StrictBool = True
    listed: StrictBool = False
    name: Name | None = None
    bots: Name | None = Field(None, description="fill all other seats with bots of this level and start at once")


class Arrangement(Body):
    seats: Small
    options: Options = Field(default_factory=dict)
    hints: StrictBool = True
    listed: StrictBool = False


class Sitting(Body):
    name: Name


class Placing(Body):
    bot: Annotated[str, StringConstraints(max_length=40)] = Field(description="a level, or nothing to free the seat")


class Linking(Body):
    seat: Small


class Playing(Body):
    seat: Small
    id: Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
    ply: Annotated[StrictInt, Field(ge=0, le=1_000_000_000)]
    move: Words = Field(description="a whole move in words of the game")


class Key(BaseModel):
    key: str = Field(description="send it as `Authorization: Bearer KEY`; it holds your seats")


class Made(BaseModel):
    id: str


class Link(BaseModel):
    path: str = Field(description="opens once")


class Played(BaseModel):
    n: int = Field(description="number of the event; the move is stored")


class Seen(BaseModel):
    """What a seat may know, and what it is asked."""

    n: int
    ply: int
    view: dict[str, Any]
    what: str
    offers: list[str]
    path: str


ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": Error} for code in (400, 403, 404, 405, 409, 410, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=ERRORS)
Who = Annotated[Guest, Depends(guest)]


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


In = Annotated[House, Depends(house_of)]


@router.post("/keys", status_code=201)
async def new_key() -> Key:
    """A key of your own. Browsers have theirs in a cookie."""
    return Key(key=auth.new_key())


@router.get("/games")
async def games(who: Who) -> list[Title]:
    """The games of the house, with their options."""
    return list(titles(who.lang))


@router.get("/lobby")
async def lobby(house: In, who: Who) -> list[dict[str, Any]]:
    """Tables that look for players."""
    return [summary(room) for room in await waiting(house)]


@router.get("/mine")
async def mine(house: In, who: Who) -> list[dict[str, Any]]:
    """The tables this key made or sits at, newest first."""
    return [summary(room) for room in await of(house, who)]


@router.post("/tables", status_code=201)
async def new_table(house: In, who: Who, body: NewTable) -> Made:
    room = await make(house, who, body)
    return Made(id=room.id)


@router.get("/tables/{table}")
async def show_table(house: In, who: Who, table: str) -> dict[str, Any]:
    """Who sits where and what was agreed."""
    room = await house.room(table)
    return telling.people(room, Line(who.hash, None, who.lang, "view"))


@router.put("/tables/{table}/setup", status_code=204, response_class=Response)
async def arrange(house: In, who: Who, table: str, body: Arrangement) -> None:
    """The host changes the number of seats, the options, and whether the table is listed."""
    room = await hosted(house, who, table)
    setup = Setup(room.setup.game, room.setup.version, body.seats, _text(body.options), body.hints, body.listed)
    await house.whole(acts.arrange(house, room, setup))


@router.post("/tables/{table}/seats/{seat}", status_code=204, response_class=Response)
async def sit(house: In, who: Who, table: str, seat: Seat, body: Sitting) -> None:
    """Take a free seat."""
    room = await house.room(table)
    await house.whole(acts.sit(house, room, seat, body.name, who.required))


@router.delete("/tables/{table}/seats/{seat}", status_code=204, response_class=Response)
async def leave(house: In, who: Who, table: str, seat: Seat) -> None:
    """Stand up; in a running game a bot takes over."""
    room = await house.room(table)
    await house.whole(acts.leave(house, room, _own(room, who, seat)))


@router.put("/tables/{table}/seats/{seat}/bot", status_code=204, response_class=Response)
async def place(house: In, who: Who, table: str, seat: Seat, body: Placing) -> None:
    """The host puts a bot on a seat, or frees it."""
    room = await hosted(house, who, table)
    await house.whole(acts.place(house, room, seat, body.bot))


@router.post("/tables/{table}/start", status_code=204, response_class=Response)
async def start(house: In, who: Who, table: str) -> None:
    """The host begins; bots sit down where nobody does."""
    room = await hosted(house, who, table)
    await house.whole(acts.start(house, room))


@router.post("/tables/{table}/links", status_code=201)
async def link(house: In, who: Who, table: str, body: Linking) -> Link:
    """A link that seats whoever opens it first: on a seat of your own, or as the host on one without a person."""
    room = await house.room(table)
    return Link(path=f"/join/{await new_link(house, room, who, body.seat)}")


@router.post("/links/{link}")
async def take_link(house: In, who: Who, link: str, body: Sitting) -> Made:
    """Sit down where a link leads; the link is used up."""
    return Made(id=await redeem(house, who, link, body.name))


@router.get("/tables/{table}/view")
async def view(
    house: In,
    who: Who,
    table: str,
    seat: Annotated[int | None, Query(ge=0, le=100)] = None,
    path: Annotated[str, Query(max_length=2000)] = "",
) -> Seen:
    """What a seat of yours may know after saying these words, or without a seat what a spectator may."""
    room = await house.room(table)
    at = acts.begun(room)
    words = at.game.hear(path)
    if seat is not None:
        _own(room, who, seat)
        acts.walk(at, seat, words)
    elif words:
        raise not_yours()
    return Seen(n=room.n, ply=at.ply, **wire.raw(at.view(seat, words)))


@router.post("/tables/{table}/plays")
async def play(house: In, who: Who, table: str, body: Playing) -> Played:
    """Play a whole move. Sent again under the same id, it is answered and not played again."""
    room = await house.room(table)
    seat = _own(room, who, body.seat)
    if not house.playing.take((room.id, seat)):
        raise too_much()
    move = acts.begun(room).game.hear(body.move)
    return Played(n=await house.whole(acts.play(house, room, seat, move, body.ply, None, body.id)))


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(house: In, who: Who, table: str) -> PlainTextResponse:
    """The whole game as text, once it is over."""
    room = await house.room(table)
    at = acts.begun(room)
    if not at.over:
        raise Refused(403, "the record is there when the game is over", "web-not-over")
    name = f"{room.setup.game}-{room.id}.hs"
    return PlainTextResponse(at.record.write(), headers={"content-disposition": f'attachment; filename="{name}"'})


async def make(house: House, who: Guest, body: NewTable) -> Room:
    """A table, and on it the one who made it."""
    if not house.making.take(who.address):
        raise too_much()
    setup = acts.checked(Setup(body.game, 0, body.seats, _text(body.options), body.hints, body.listed))
    chairs: dict[int, Chair] = {}
    if body.name is not None:
        chairs[0] = Chair(PERSON, acts.named(body.name, house.settings.limits.name))
    keys = dict.fromkeys(chairs, who.required)
    if body.bots is not None:
        bot = acts.level(body.bots)
        for seat in range(len(chairs), setup.seats):
            taken = tuple(chair.name for chair in chairs.values())
            chairs[seat] = Chair("bot", bot_name(seat, taken), bot)
    room = await house.whole(house.make(setup, who.required, secrets.randbits(64), chairs, keys))
    if body.bots is not None:
        await house.whole(acts.start(house, room))
    return room


async def waiting(house: House) -> list[Room]:
    names = await _read(house, lambda c: listed(c, time.time() - LISTED))
    rooms = await _rooms(house, names)
    return [room for room in rooms if room.open_seats() and room.stage == "waiting"]


async def of(house: House, who: Guest) -> list[Room]:
    if not who.hash:
        return []
    return await _rooms(house, await _read(house, lambda c: held_by(c, who.hash, 20)))


async def _rooms(house: House, names: list[str]) -> list[Room]:
    """Those that can still be opened: a table of a game that has changed since cannot."""
    found = []
    for name in names:
        try:
            found.append(await house.room(name))
        except Wrong:
            continue
    return found


async def _read(house: House, query: Any) -> list[str]:
    names: list[str] = await asyncio.to_thread(house.store.read, query)
    return names


def summary(room: Room) -> dict[str, Any]:
    """A table in a list."""
    seats = [{"kind": c.kind, "name": c.name} for c in room.chairs]
    return {"id": room.id, "game": room.setup.game, "stage": room.stage, "seats": seats, "made": room.made}


async def hosted(house: House, who: Guest, table: str) -> Room:
    room = await house.room(table)
    if not who.hash or who.hash != room.host:
        raise not_host()
    return room


async def new_link(house: House, room: Room, who: Guest, seat: Seat) -> str:
    if not 0 <= seat < room.setup.seats:
        raise Refused(404, "there is no such seat", "web-no-seat")
    own, host = room.holds.get(seat) == who.hash, who.hash == room.host
    if not who.hash or not (own or (host and room.chairs[seat].kind != PERSON)):
        raise not_yours()
    if not house.making.take(who.address):
        raise too_much()
    key = auth.new_key()
    await house.whole(house.write(add_link(room.id, seat, auth.hashed(key))))
    return key


async def redeem(house: House, who: Guest, link: str, name: str) -> str:
    if not auth.KEY.fullmatch(link):
        raise used_up()
    key = auth.hashed(link)
    found = await asyncio.to_thread(house.store.read, lambda c: find_link(c, key))
    if found is None or found[2]:
        raise used_up()
    table, seat, _ = found
    room = await house.room(table)

    def take(c: Any) -> None:
        if not use_link(key)(c):
            raise used_up()

    await house.whole(acts.sit(house, room, seat, name, who.required, take))
    return table


def used_up() -> Refused:
    return Refused(410, "this link was used already; ask for another", "web-link-used")


def _own(room: Room, who: Guest, seat: Seat) -> Seat:
    if not who.hash or room.holds.get(seat) != who.hash:
        raise not_yours()
    return seat


def _text(options: dict[str, Any]) -> dict[str, str]:
    return {k: str(v).lower() if isinstance(v, bool) else str(v) for k, v in options.items()}

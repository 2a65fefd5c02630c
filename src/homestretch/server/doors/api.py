"""The table over HTTP: for our own pages, and for anybody's programs."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from homestretch.core.types import Seat
from homestretch.server.acts import consent, keys, links, lobby, playing, presence, retelling, seating
from homestretch.server.doors import auth
from homestretch.server.doors.catalogue import titles
from homestretch.server.doors.door import Guest, In, Who
from homestretch.server.doors.player import Player
from homestretch.server.errors import Refused, no_key
from homestretch.server.house import House
from homestretch.server.messages.over_http import (
    Agreeing,
    Arrangement,
    Error,
    GoingOn,
    Key,
    Link,
    Linking,
    Made,
    NewTable,
    Occupant,
    Opening,
    Own,
    Placing,
    Played,
    Playing,
    Position,
    Sitting,
    Summary,
    Title,
)
from homestretch.server.messages.to_client import People
from homestretch.server.telling import broadcast, sights

AGAIN = {"Retry-After": {"description": "seconds after which it may be tried again", "schema": {"type": "integer"}}}
ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": Error, **({"headers": AGAIN} if code in (429, 503) else {})}
    for code in (400, 403, 404, 405, 409, 410, 413, 422, 429, 500, 503)
}
KEYS = {
    "key": {"type": "http", "scheme": "bearer", "description": "a key from `POST /api/keys`, which holds your seats"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": auth.COOKIE, "description": "the key of a browser"},
}
KEYED: list[dict[str, list[str]]] = [{name: []} for name in KEYS]
ANYBODY: dict[str, Any] = {"security": [{}, *KEYED]}  # a key is of use, and not needed
ASKED: dict[int | str, dict[str, Any]] = {202: {"description": "the others are asked"}}
router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/keys", status_code=201, openapi_extra=ANYBODY)
async def new_key(who: Who) -> Key:
    """A key of your own. Browsers have theirs in a cookie."""
    return Key(key=auth.new_key())


@router.delete("/keys", status_code=204, response_class=Response)
async def end_key(house: In, who: Who) -> None:
    """End the key you send: it opens nothing any more, free seats are free again, and bots play on for it."""
    await keys.end(house, who)


@router.post("/keys/renew", status_code=201)
async def renew_key(house: In, who: Who) -> Key:
    """End the key you send, and have a new one with all its seats. Browsers do it on the page `/keys`."""
    if not who.said:
        raise no_key()
    return Key(key=await keys.renew(house, who))


@router.get("/games", openapi_extra=ANYBODY)
async def games(who: Who) -> list[Title]:
    """The games of the house, with their options."""
    return list(titles(who.lang))


@router.get("/lobby", openapi_extra=ANYBODY)
async def open_tables(house: In, who: Who) -> list[Summary]:
    """Tables that look for players."""
    return [summary(one) for one in await lobby.open_tables(house)]


@router.get("/mine")
async def mine(house: In, who: Who) -> list[Summary]:
    """The tables this key made or sits at, newest first."""
    return [summary(one) for one in await lobby.tables_of(house, who)]


def summary(entry: lobby.Entry) -> Summary:
    """A table in a list."""
    stands = entry.stands
    return Summary(
        id=entry.id,
        game=stands.game,
        stage=stands.stage,
        seats=[Occupant(kind=chair.kind, name=chair.name) for chair in stands.chairs],
        made=entry.made,
        mine=list(entry.mine),
        awaits=list(stands.awaits),
        winners=list(stands.winners),
        reached=list(stands.reached),
    )


@router.post("/tables", status_code=201)
async def new_table(house: In, who: Who, body: NewTable) -> Made:
    """A new table, of which you are the host; with a name you sit down, with bots it begins at once."""
    room = await lobby.make(house, who, body)
    return Made(id=room.id)


async def _player(house: House, who: Guest, table: str) -> Player:
    """Whoever asks, at this table; that they ask is a sign of life."""
    room = await house.room(table)
    presence.acted(house, room, who.hash, who.address)
    return Player(house, room, who.hash)


@router.get("/tables/{table}", openapi_extra=ANYBODY)
async def show_table(house: In, who: Who, table: str) -> People:
    """Who sits where, what was agreed, and what is asked of whom."""
    player = await _player(house, who, table)
    return broadcast.people(player.room, who.hash, None)


@router.put("/tables/{table}/setup", status_code=204, response_class=Response)
async def arrange(house: In, who: Who, table: str, body: Arrangement) -> None:
    """The host changes the number of seats, the options, and whether the table is listed."""
    room = Player(house, await house.room(table), who.hash).hosted()
    await lobby.arrange(house, room, who, body.setup(room.setup.game, room.setup.version))


@router.post("/tables/{table}/seats/{seat}", status_code=204, response_class=Response)
async def sit(house: In, who: Who, table: str, seat: Seat, body: Sitting) -> None:
    """Take a free seat."""
    room = await house.room(table)
    await house.whole(seating.sit(house, room, seat, body.name, who.required))


@router.delete("/tables/{table}/seats/{seat}", status_code=204, response_class=Response)
async def leave(house: In, who: Who, table: str, seat: Seat) -> None:
    """Stand up; in a running game a bot takes over."""
    player = await _player(house, who, table)
    await house.whole(seating.leave(house, player.room, player.own(seat), player.key))


@router.put("/tables/{table}/seats/{seat}/bot", status_code=204, response_class=Response)
async def place(house: In, who: Who, table: str, seat: Seat, body: Placing) -> None:
    """The host puts a bot on a seat, or frees it."""
    room = Player(house, await house.room(table), who.hash).hosted()
    await house.whole(seating.place(house, room, seat, body.bot))


@router.post("/tables/{table}/start", status_code=204, response_class=Response)
async def start(house: In, who: Who, table: str) -> None:
    """The host begins; bots sit down where nobody does."""
    room = Player(house, await house.room(table), who.hash).hosted()
    await house.whole(playing.start(house, room))


@router.post("/tables/{table}/links", status_code=201)
async def link(house: In, who: Who, table: str, body: Linking) -> Link:
    """A link that seats whoever opens it first: on a seat of your own, or as the host on one without a person."""
    room = await house.room(table)
    return Link(path=f"/join/{await links.make(house, room, who, body.seat)}")


@router.delete("/tables/{table}/links/{seat}", status_code=204, response_class=Response)
async def cancel_link(house: In, who: Who, table: str, seat: Seat) -> None:
    """Call back the link to a seat, of your own or as the host of one without a person: it opens nothing more."""
    await house.whole(links.cancel(house, await house.room(table), who.required, seat))


@router.post("/links/{link}", responses={202: {"model": Made, **ASKED[202]}})
async def take_link(house: In, who: Who, link: str, body: Sitting, answer: Response) -> Made:
    """Sit down where a link leads, which is used up. Where a bot played, the others are asked first: then it is 202."""
    table, seated = await links.take(house, who, link, body.name)
    answer.status_code = 200 if seated else 202
    return Made(id=table)


@router.post("/tables/{table}/seats/{seat}/back", status_code=204, response_class=Response, responses=ASKED)
async def come_back(house: In, who: Who, table: str, seat: Seat, body: Sitting) -> Response:
    """Have a seat back that you left to a bot; once moves were made, the others are asked."""
    seated = await links.come_back(house, await house.room(table), who, seat, body.name)
    return Response(status_code=204 if seated else 202)


@router.post("/tables/{table}/undo", status_code=204, response_class=Response, responses=ASKED)
async def take_back(house: In, who: Who, table: str, body: Own) -> Response:
    """Take back the last move of a seat of yours, or ask the others to agree to it."""
    player = await _player(house, who, table)
    done = await house.whole(consent.take_back(house, player.room, body.seat, player.key))
    return Response(status_code=204 if done else 202)


@router.post("/tables/{table}/votes/{vote}", status_code=204, response_class=Response)
async def agree(house: In, who: Who, table: str, vote: str, body: Agreeing) -> None:
    """Say yes or no to what somebody asks for, by its name among the votes of the table."""
    player = await _player(house, who, table)
    await house.whole(consent.agree(house, player.room, body.seat, player.key, vote, body.yes))


@router.post("/tables/{table}/seats/{seat}/gone", status_code=204, response_class=Response, responses=ASKED)
async def replace_gone(house: In, who: Who, table: str, seat: Seat, body: Own) -> Response:
    """Ask the others to let a bot play for somebody who is gone."""
    player = await _player(house, who, table)
    done = await house.whole(consent.replace_gone(house, player.room, body.seat, player.key, seat))
    return Response(status_code=204 if done else 202)


@router.get("/tables/{table}/view", openapi_extra=ANYBODY)
async def view(
    house: In,
    who: Who,
    table: str,
    seat: Annotated[int | None, Query(ge=0, le=100)] = None,
    path: Annotated[str, Query(max_length=2000)] = "",
) -> Position:
    """What a seat of yours may know after saying these words, or without a seat what a spectator may."""
    player = await _player(house, who, table)
    known, room = sights.known(player.view(seat, path)), player.room
    return Position(n=room.n, ply=room.begun.ply, undo=room.may_undo(seat), **vars(known))


@router.post("/tables/{table}/plays")
async def play(house: In, who: Who, table: str, body: Playing) -> Played:
    """Play a whole move. Sent again under the same id, it is answered and not played again."""
    player = await _player(house, who, table)
    return Played(n=await player.play(body.seat, body.move, body.ply, None, body.id))


@router.post("/tables/{table}/on", status_code=201)
async def play_on(house: In, who: Who, table: str, body: GoingOn) -> Made:
    """A table of your own that goes on from a move of a game that is over, against bots and with new luck."""
    room = await house.room(table)
    made = await retelling.play_on(house, who, room, body.ply, body.seat, body.name)
    return Made(id=made.id)


@router.post("/records", status_code=201)
async def open_record(house: In, who: Who, body: Opening) -> Made:
    """A table that shows a record again; of a game that is not over yet, one where you go on against bots."""
    made = await retelling.open_record(house, who, body.record, body.name)
    return Made(id=made.id)


@router.get("/tables/{table}/record", response_class=PlainTextResponse, openapi_extra=ANYBODY)
async def record(house: In, who: Who, table: str) -> PlainTextResponse:
    """The whole game as text, once it is over."""
    room = await house.room(table)
    if not room.begun.over:
        raise Refused(403, "the record is there when the game is over", "web-not-over")
    name = f"{room.setup.game}-{room.id}.hs"
    return PlainTextResponse(
        room.begun.record.write(), headers={"content-disposition": f'attachment; filename="{name}"'}
    )

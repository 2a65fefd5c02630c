"""The pages over HTTP, and the forms on them."""

from functools import cache
from urllib.parse import parse_qs, unquote

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from homestretch.core.registry import game as find
from homestretch.core.types import Wrong
from homestretch.play.lesson import needed
from homestretch.scene import layout, theme
from homestretch.server.acts import keys, links, lobby, retelling
from homestretch.server.chairs import OFFERED, USUAL, one_line
from homestretch.server.doors import auth, files, languages, manual
from homestretch.server.doors.catalogue import title
from homestretch.server.doors.door import Guest, In, Who
from homestretch.server.errors import Refused, too_long
from homestretch.server.house import House
from homestretch.server.messages.over_http import NewTable
from homestretch.server.messages.to_client import Mode
from homestretch.server.pages import code as codes
from homestretch.server.pages import front, installed, learning, posters, programs, rules, saved, shelves
from homestretch.server.pages import key as key_page
from homestretch.server.pages import table as tables
from homestretch.server.pages.frame import Reader
from homestretch.server.room import Room

NAME, SEATS, BOTS = "homestretch_name", "homestretch_seats", "homestretch_bots"
router = APIRouter(include_in_schema=False)


def page(request: Request, who: Guest, html: str) -> Response:
    """A page, with a key for whoever has none yet."""
    answer = HTMLResponse(html)
    remember(request, answer, who)
    return answer


def remember(request: Request, answer: Response, who: Guest) -> None:
    if not who.key:
        keep(request, answer, auth.COOKIE, auth.new_key(), hidden=True)
    if request.query_params.get("lang") == who.lang:
        keep(request, answer, languages.COOKIE, who.lang)


def keep(request: Request, answer: Response, name: str, value: str, hidden: bool = False) -> None:
    secure = request.url.scheme == "https"
    answer.set_cookie(name, value, max_age=auth.A_YEAR, httponly=hidden, samesite="lax", secure=secure, path="/")


def reader(request: Request, who: Guest) -> Reader:
    return Reader(who.lang, request.url.path, manual.is_shown(request))


def name_of(request: Request, house: House) -> str:
    """How the guest was called last."""
    return one_line(unquote(request.cookies.get(NAME, "")), house.settings.limits.name)


def wish_of(request: Request, house: House) -> front.Wish:
    """How the guest likes to play at once."""
    seats, level = (request.cookies.get(name, "") for name in (SEATS, BOTS))
    many = int(seats) if seats.isascii() and seats.isdecimal() and len(seats) < 4 else 0
    return front.Wish(name_of(request, house), many, level if level in OFFERED else USUAL)


def named(game: str) -> str:
    """The game that an address names; an address that names none leads nowhere."""
    try:
        find(game)
    except Wrong as error:
        raise Refused(404, str(error), error.msg.key, **error.msg.args) from error
    return game


def taught(game: str) -> str:
    """The same for the address of a lesson."""
    try:
        needed(named(game))
    except Wrong as error:
        raise Refused(404, str(error), error.msg.key, **error.msg.args) from error
    return game


@router.get("/")
async def home(request: Request, house: In, who: Who) -> Response:
    mine, others = await lobby.tables_of(house, who), await lobby.open_tables(house)
    html = front.front(reader(request, who), wish_of(request, house), house.settings.limits.name, mine, others)
    return page(request, who, html)


@router.get("/mine")
async def mine(request: Request, house: In, who: Who) -> Response:
    """All one's own tables."""
    return page(request, who, shelves.mine(reader(request, who), await lobby.tables_of(house, who)))


@router.post("/games/{game}/play")
async def play_now(request: Request, house: In, who: Who, game: str) -> Response:
    """One click to a game against bots."""
    t = title(named(game), who.lang)
    who, answer = _known(request, who)
    wish = wish_of(request, house)
    name = wish.name or reader(request, who).say("web-guest")
    made = await lobby.make(house, who, NewTable(game=game, seats=wish.seats_of(t), name=name, bots=wish.level))
    answer.headers["location"] = f"/t/{made.id}"
    return answer


@router.get("/games/{game}/learn")
async def lesson(request: Request, who: Who, game: str) -> Response:
    """What there is to learn, and a door to it."""
    return page(request, who, learning.learn(reader(request, who), taught(game)))


@router.post("/games/{game}/learn")
async def learn(request: Request, house: In, who: Who, game: str) -> Response:
    """One click to a first game with a coach."""
    who, answer = _known(request, who)
    name = name_of(request, house) or reader(request, who).say("web-guest")
    made = await lobby.learn(house, who, taught(game), name)
    answer.headers["location"] = f"/t/{made.id}"
    return answer


@router.post("/games/{game}/invite")
async def invite(request: Request, house: In, who: Who, game: str) -> Response:
    """A table that waits for friends."""
    t = title(named(game), who.lang)
    who, answer = _known(request, who)
    made = await lobby.make(house, who, NewTable(game=game, seats=t.usual, name=None, bots=None))
    answer.headers["location"] = f"/t/{made.id}"
    return answer


def _known(request: Request, who: Guest) -> tuple[Guest, Response]:
    """The guest with a key, new if need be, and an answer that hands it over."""
    answer = RedirectResponse("/", 303)
    if not who.key:
        who = Guest(auth.new_key(), who.lang, who.address)
        keep(request, answer, auth.COOKIE, who.key, hidden=True)
    return who, answer


@router.get("/t/{table}")
async def at_table(request: Request, house: In, who: Who, table: str) -> Response:
    return await _table(request, house, who, table, "play")


@router.get("/t/{table}/watch")
async def watch(request: Request, house: In, who: Who, table: str) -> Response:
    return await _table(request, house, who, table, "watch")


@router.get("/t/{table}/replay")
async def replay(request: Request, house: In, who: Who, table: str) -> Response:
    return await _table(request, house, who, table, "replay")


async def _table(request: Request, house: House, who: Guest, table: str, mode: Mode) -> Response:
    room = await house.room(table)
    address, name = _address(request, room), name_of(request, house)
    html = tables.table(reader(request, who), room, mode, name, address, house.settings)
    return page(request, who, html)


@router.get("/t/{table}/code.svg")
async def code(request: Request, house: In, table: str) -> Response:
    """The address of a table to be read by a phone."""
    room = await house.room(table)
    address = _address(request, room)
    if len(address) > codes.LONGEST:
        raise too_long()
    return Response(codes.code(address), media_type="image/svg+xml")


def _address(request: Request, room: Room) -> str:
    return f"{_origin(request)}/t/{room.id}"


def _origin(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


@router.get("/games/{game}/picture.svg")
async def picture(game: str) -> Response:
    """A game some way into it, for previews of invitations."""
    told = {"cache-control": "max-age=3600"}
    return Response(posters.picture(named(game)), media_type="image/svg+xml", headers=told)


@router.get("/join/{link}")
async def join(request: Request, house: In, who: Who, link: str) -> Response:
    room, _ = await links.find(house, link)
    game, longest, origin = room.setup.game, house.settings.limits.name, _origin(request)
    html = tables.join(reader(request, who), game, origin, name_of(request, house), link, longest)
    return page(request, who, html)


@router.post("/join/{link}")
async def joined(request: Request, house: In, who: Who, link: str) -> Response:
    who, answer = _known(request, who)
    form = parse_qs((await request.body()).decode(errors="replace"))
    name = form.get("name", [""])[0]
    table, _ = await links.take(house, who, link, name)
    answer.headers["location"] = f"/t/{table}"
    return answer


@router.get("/records")
async def records(request: Request, who: Who) -> Response:
    """Where a saved game is opened."""
    return page(request, who, saved.records(reader(request, who)))


@router.post("/records")
async def open_record(request: Request, house: In, who: Who) -> Response:
    """Show a saved game again, or go on with it."""
    who, answer = _known(request, who)
    form = parse_qs((await request.body()).decode(errors="replace"))
    name = name_of(request, house) or reader(request, who).say("web-guest")
    made = await retelling.open_record(house, who, form.get("record", [""])[0], name)
    answer.headers["location"] = f"/t/{made.id}/replay" if made.stage == "over" else f"/t/{made.id}"
    return answer


@router.get("/rules/{game}")
async def rules_of(request: Request, who: Who, game: str) -> Response:
    return page(request, who, rules.rules(reader(request, who), named(game)))


@router.get("/api")
async def for_programs(request: Request, who: Who) -> Response:
    return page(request, who, programs.programs(reader(request, who), request.app.openapi()))


@router.get("/keys")
async def my_key(request: Request, who: Who) -> Response:
    return page(request, who, key_page.page(reader(request, who)))


@router.post("/keys/renew")
async def renew(request: Request, house: In, who: Who) -> Response:
    """The same seats with a new key; the old one is ended."""
    answer = RedirectResponse("/", 303)
    keep(request, answer, auth.COOKIE, await keys.renew(house, who), hidden=True)
    return answer


@router.post("/keys/forget")
async def forget(house: In, who: Who) -> Response:
    """This browser has no key any more, and its lines are closed; whoever else has the key goes on."""
    keys.hang_up(house, who.required)
    return _forgotten()


@router.post("/keys/end")
async def end(house: In, who: Who) -> Response:
    """Nobody has this key any more."""
    await keys.end(house, who)
    return _forgotten()


def _forgotten() -> Response:
    answer = RedirectResponse("/", 303)
    for name in (auth.COOKIE, NAME):
        answer.delete_cookie(name)
    return answer


@router.head("/alive")
async def alive() -> Response:
    """Nothing but an answer, for pages that wonder whether anybody is there."""
    return Response(status_code=204)


@router.get("/manifest.webmanifest")
async def manifest(who: Who) -> Response:
    return Response(installed.manifest(who.lang), media_type="application/manifest+json")


@router.get("/worker.js")
async def worker() -> Response:
    """From here, so that it may speak for all pages; asked for anew each time, as it brings the new version."""
    return Response(installed.worker(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/theme.css")
async def colours(request: Request) -> Response:
    return _colours().answer(request)


@cache
def _colours() -> files.Packed:
    """Sizes and the theme as CSS: as the device likes it, or as the reader chose."""
    light, dark = theme.variables("light"), theme.variables("dark")
    text = "\n".join(
        (
            f":root{{{layout.variables()};{light}}}",
            f"@media (prefers-color-scheme: dark){{:root:not([data-theme=light]){{{dark}}}}}",
            f":root[data-theme=dark]{{{dark}}}",
            theme.rules(),
        )
    )
    return files.packed(text.encode(), "text/css")

"""Lines over sockets: one is opened, greeted, and then asked and answered message by message."""

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from homestretch.core.types import Seat, Wrong
from homestretch.server.acts import leading, presence
from homestretch.server.doors.answers import Answers
from homestretch.server.doors.door import Guest, guest
from homestretch.server.doors.languages import chosen
from homestretch.server.doors.line import Form, Item, Line, Owed
from homestretch.server.errors import Refused, key_ended, malformed, not_yours, too_much
from homestretch.server.house import House
from homestretch.server.messages.answers import Refusal
from homestretch.server.messages.from_client import READ, AskCourse, AskHint, FromClient
from homestretch.server.messages.to_client import Fetching, packed
from homestretch.server.room import Room
from homestretch.server.share.limits import Rate
from homestretch.server.telling import broadcast
from homestretch.server.telling.sentences import sentences
from homestretch.server.wire.addresses import address_of
from homestretch.server.wire.drawings import is_packed, small

router = APIRouter()
SOON = 0.1  # seconds; whoever has the table by then need not hear of a wait
GONE_AWAY, BAD, ENDED = 1001, 4400, 4403
LATER = {429: 4429, 503: 4503}  # who is told this may try again


@router.websocket("/api/tables/{table}/line")
async def line(ws: WebSocket, table: str) -> None:
    """Listen and speak at a table until either side hangs up, be it before anything was said."""
    with suppress(WebSocketDisconnect):
        await _admit(ws, table)


async def _admit(ws: WebSocket, table: str) -> None:
    house: House = ws.app.state.house
    address = address_of(ws)
    lang = chosen(ws.query_params.get("lang"), ws.cookies, ws.headers)
    await ws.accept()
    try:
        with _admitted(house, address):
            who = await guest(ws)
            await house.processor.solvent()
            room = await _fetched(ws, house, table)
            if who.key and await house.ended.has(who.hash):
                raise key_ended()  # meanwhile
            await Conversation(house, room, _line(room, ws, who), ws).run()
    except Wrong as error:
        await _turn_away(ws, error, lang)


async def _fetched(ws: WebSocket, house: House, table: str) -> Room:
    """The table; who has to wait because it must be fetched hears so."""
    waits = table not in house.rooms
    coming = house.begin(house.room(table))
    await asyncio.wait({coming}, timeout=SOON)
    if waits and not coming.done():
        await ws.send_text(packed(Fetching()))
    return await coming


@contextmanager
def _admitted(house: House, address: str) -> Iterator[None]:
    """One more line from there, counted before anything is waited for: a table that is fetched lets nobody past."""
    limits = house.settings.limits
    there = house.many.shares.elsewhere("lines", address) if house.many is not None else 0
    if sum(house.lines_from.values()) >= limits.lines or house.lines_from.get(address, 0) + there >= limits.lines_each:
        raise too_much()
    house.requests.need(address)
    house.lines_from[address] = house.lines_from.get(address, 0) + 1
    try:
        yield
    finally:
        house.lines_from[address] -= 1
        if not house.lines_from[address]:
            del house.lines_from[address]


def _line(room: Room, ws: WebSocket, who: Guest) -> Line:
    """The line as it was asked for: from a seat of one's own, from the first of them, or from outside."""
    query, held = ws.query_params, who.hash
    seats = room.seats_of(held) if held else []
    watch = query.get("watch") == "1"
    seat = None if watch or not seats else seats[0]
    if "seat" in query:
        asked = _number(query["seat"])
        if asked not in seats:
            raise not_yours()
        seat = asked
    form: Form = "view" if query.get("form") == "view" else "scene"
    return Line(held, seat, who.lang, form, watch, who.address, unpacks=query.get("unpacks") == "1")


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 10 else None


async def _turn_away(ws: WebSocket, error: Wrong, lang: str) -> None:
    await ws.send_text(packed(refusal(error, None, lang, None)))
    bad = ENDED if error.msg.key == "web-key-ended" else BAD
    await ws.close(LATER.get(error.status, bad) if isinstance(error, Refused) else bad)


def refusal(error: Wrong, rid: int | None, lang: str, room: Room | None, seat: Seat | None = None) -> Refusal:
    """An error as the one who caused it reads it."""
    says = sentences(lang, room.setup.game if room else None)
    text = says.say_once(error.msg, room.names if room else (), seat)
    retry = error.retry if isinstance(error, Refused) else None
    return Refusal(rid=rid, code=error.msg.key, text=text, clause=error.msg.clause, retry=retry)


class Conversation:
    """One line while it is open."""

    def __init__(self, house: House, room: Room, line: Line, ws: WebSocket) -> None:
        self.house, self.room, self.line, self.ws = house, room, line, ws
        self.answers = Answers(house, room, line)
        self.rate = Rate(house.settings.limits.messages)
        self.asides: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        self._arrive()
        steps = self.house.processor.steps
        both = asyncio.create_task(steps(self._write())), asyncio.create_task(steps(self._read()))
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.lines.discard(self.line)
            leading.leave(self.room, self.line)
            self.room.changed()
            self.room.touch()
            for task in (*both, *self.asides):
                task.cancel()
            presence.left(self.house, self.room, self.line.key)
        for task in (await asyncio.wait(both))[0]:
            if not task.cancelled():
                task.result()  # what went wrong is not lost

    def _arrive(self) -> None:
        room, line = self.room, self.line
        broadcast.greet(room, line, _number(self.ws.query_params.get("last")))
        room.lines.add(line)
        room.changed()
        presence.came(self.house, room, line.key)

    async def _write(self) -> None:
        """Until the line is cut off, or does not take a message for too long."""
        while (item := await self.line.next()) is not None:
            for text in self._texts(item):
                if not await self._sent(text):
                    return
            self.house.processor.seat()  # who has been greeted is no longer one of many who come
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.ws.close(GONE_AWAY)

    def _texts(self, item: Item) -> list[str]:
        if isinstance(item, str):
            return [item]
        if isinstance(item, Owed):
            return broadcast.made(self.room, self.line, item)
        return self.line.unknown(item)

    async def _sent(self, text: str) -> bool:
        with suppress(WebSocketDisconnect, RuntimeError):
            if self.line.unpacks and is_packed(text):
                await self.ws.send_bytes(small(text))
            else:
                await self.ws.send_text(text)
            return True
        return False

    async def _read(self) -> None:
        """Message by message until it hangs up; nobody is answered faster than they listen, or than others wait."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the latter is starlette's word for reading on after that
            self.house.processor.seat()
            while (event := await self.ws.receive())["type"] != "websocket.disconnect":
                await self.house.processor.solvent()
                self.room.touch()
                await self._answer(event)
                await self.line.read_up()
                await asyncio.sleep(0)

    async def _answer(self, event: Mapping[str, object]) -> None:
        if self.line.slow:
            return  # it is cut off, maybe since its key was ended
        try:
            await self.rate.patient("line")  # what is not read meanwhile waits on the other side
            request = self._parse(event)
        except Wrong as error:
            self._refuse(error, None)
            return
        if isinstance(request, AskHint | AskCourse):
            self._aside(self._reply(request))
        else:
            await self._reply(request)

    async def _reply(self, request: FromClient) -> None:
        try:
            await self.house.sure()
            self.line.send(await self.answers.to(request))
        except Wrong as error:
            self._refuse(error, request.rid)

    def _refuse(self, error: Wrong, rid: int | None) -> None:
        self.line.send(refusal(error, rid, self.line.lang, self.room, self.line.seat))

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        """What takes a while is answered meanwhile: the line goes on, and whoever hangs up no longer waits for it."""
        task = self.house.begin(work)
        self.asides.add(task)
        task.add_done_callback(self.asides.discard)

    def _parse(self, event: Mapping[str, object]) -> FromClient:
        text = event.get("text")
        if not isinstance(text, str):
            raise malformed("it is not text")
        if len(text.encode()) > self.house.settings.limits.message:
            raise malformed("it is too long")
        try:
            return READ.validate_json(text)
        except ValidationError as error:
            raise malformed(error.errors(include_url=False, include_input=False)[0]["msg"]) from error

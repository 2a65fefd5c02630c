"""Lines: a socket is opened, told everything, and then asked and answered message by message."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from homestretch.core.types import Seat, Wrong
from homestretch.server import acts, auth, says, telling
from homestretch.server.errors import Refused, malformed, not_yours, too_much
from homestretch.server.house import House
from homestretch.server.languages import chosen
from homestretch.server.limits import Rate
from homestretch.server.line import Line, packed
from homestretch.server.room import Room
from homestretch.server.speech import speech

router = APIRouter()
GONE_AWAY, BAD, FULL = 1001, 4400, 4429


@router.websocket("/api/tables/{table}/line")
async def line(ws: WebSocket, table: str) -> None:
    """Listen and speak at a table until either side hangs up."""
    house: House = ws.app.state.house
    address = ws.client.host if ws.client else ""
    lang = chosen(ws.query_params.get("lang"), ws.cookies, ws.headers)
    await ws.accept()
    try:
        _admit(house, ws, address)
        room = await house.room(table)
        mine = _line(room, ws, lang)
    except Wrong as error:
        await _turn_away(ws, error, lang)
        return
    house.lines_from[address] = house.lines_from.get(address, 0) + 1
    try:
        await Talk(house, room, mine, ws).run()
    finally:
        house.lines_from[address] -= 1
        if not house.lines_from[address]:
            del house.lines_from[address]


def _admit(house: House, ws: WebSocket, address: str) -> None:
    limits = house.settings.limits
    if not auth.same_origin(ws.headers, house.settings.origins):
        raise Refused(403, "this page may not open a line here", "web-origin")
    if sum(house.lines_from.values()) >= limits.lines or house.lines_from.get(address, 0) >= limits.lines_each:
        raise too_much()
    if not house.requests.take(address):
        raise too_much()


def _line(room: Room, ws: WebSocket, lang: str) -> Line:
    """The line as it was asked for: from a seat of one's own, from the first of them, or from outside."""
    query = ws.query_params
    key = auth.key_of(ws.headers, ws.cookies)
    held = auth.hashed(key) if key else ""
    seats = room.seats_of(held) if held else []
    watch = query.get("watch") == "1"
    seat = None if watch or not seats else seats[0]
    if "seat" in query:
        asked = _number(query["seat"])
        if asked not in seats:
            raise not_yours()
        seat = asked
    return Line(held, seat, lang, "view" if query.get("form") == "view" else "scene", watch)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 10 else None


async def _turn_away(ws: WebSocket, error: Wrong, lang: str) -> None:
    await ws.send_text(packed(sorry(error, None, lang, None)))
    await ws.close(FULL if getattr(error, "status", 0) == 429 else BAD)


def sorry(error: Wrong, rid: int | None, lang: str, room: Room | None, seat: Seat | None = None) -> dict[str, Any]:
    """An error as the one who caused it reads it."""
    says_it = speech(lang, room.setup.game if room else None)
    text = says_it.say(error.msg, room.names if room else (), seat)
    return {"do": "error", "rid": rid, "code": error.msg.key, "text": text, "clause": error.msg.clause}


class Talk:
    """One line while it is open."""

    def __init__(self, house: House, room: Room, line: Line, ws: WebSocket) -> None:
        self.house, self.room, self.line, self.ws = house, room, line, ws
        self.rate = Rate(house.settings.limits.messages)

    async def run(self) -> None:
        self._arrive()
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except (WebSocketDisconnect, RuntimeError):
            pass  # hung up; a RuntimeError is starlette's word for reading on after that
        finally:
            self.room.lines.discard(self.line)
            writer.cancel()
            self._depart()

    def _arrive(self) -> None:
        room, line = self.room, self.line
        telling.hello(room, line, _number(self.ws.query_params.get("last")))
        room.lines.add(line)
        back = [seat for seat in room.seats_of(line.key) if line.key]
        for seat in back:
            room.away.discard(seat)
            if room.chairs[seat].thinks:
                self.house.spawn(acts.returned(self.house, room, seat))
        if back:
            telling.everybody(room)
        acts.wake(self.house, room)

    def _depart(self) -> None:
        room, gone = self.room, self.room.seats_of(self.line.key) if self.line.key else []
        for seat in gone:
            if not room.is_here(seat):
                self.house.spawn(_miss(self.house, room, seat))
        if gone:
            telling.everybody(room)

    async def _write(self) -> None:
        while (text := await self.line.outbox.get()) is not None:
            await self.ws.send_text(text)
        await self.ws.close(GONE_AWAY)

    async def _read(self) -> None:
        while True:
            event = await self.ws.receive()
            if event["type"] == "websocket.disconnect":
                return
            rid = None
            try:
                say = self._parse(event)
                rid = say.rid
                await self._answer(say)
            except Wrong as error:
                self.line.send(sorry(error, rid, self.line.lang, self.room, self.line.seat))

    def _parse(self, event: Any) -> says.Any:
        if not self.rate.take("line"):
            raise too_much()
        text = event.get("text")
        if text is None:
            raise malformed("it is not text")
        if len(text.encode()) > self.house.settings.limits.message:
            raise malformed("it is too long")
        try:
            return says.READ.validate_json(text)
        except ValidationError as error:
            raise malformed(error.errors(include_url=False, include_input=False)[0]["msg"]) from error

    async def _answer(self, say: says.Any) -> None:
        found = await ANSWERS[say.do](self, say)
        self.line.send({"do": "reply", "rid": say.rid, **(found or {})})

    @property
    def seat(self) -> Seat:
        """The seat that speaks; a spectator has none."""
        seat = self.line.seat
        if seat is None or self.room.holds.get(seat) != self.line.key:
            raise not_yours()
        return seat

    def _heard(self, move: list[int] | str) -> tuple[int, ...]:
        table = acts.begun(self.room)
        if isinstance(move, str):
            return table.game.hear(move)
        if any(not 0 <= token < len(table.game.words) for token in move):
            raise malformed("there is no such word")
        return tuple(move)

    async def play(self, say: says.Play) -> dict[str, Any]:
        seat, move = self.seat, self._heard(say.move)
        if not self.house.playing.take((self.room.id, seat)):
            raise too_much()
        n = await self.house.whole(acts.play(self.house, self.room, seat, move, say.ply, say.n, say.id))
        return {"n": n}

    async def look(self, say: says.Look) -> dict[str, Any]:
        """The position while a move is half said."""
        table, path = acts.begun(self.room), self._heard(say.path)
        if path:
            if not self.room.is_fresh(self.seat, say.ply, None):
                raise acts.stale(say.ply, table.ply)
            acts.walk(table, self.seat, path)
        drawn = telling.sight(self.room, self.line, table.ply, path)
        self.line.show(drawn.looks)
        return {"ply": table.ply, "sight": drawn.body}

    async def why(self, say: says.Why) -> dict[str, Any]:
        table, path = acts.begun(self.room), self._heard(say.path)
        (token,) = self._heard([say.token])
        acts.walk(table, self.seat, path)
        msg = table.why_not(self.seat, path, token)
        return {"text": telling.ear(self.room, self.line).hear(msg), "clause": msg.clause}

    async def show(self, say: says.Show) -> dict[str, Any]:
        table = acts.begun(self.room)
        if not 0 <= say.ply <= table.ply:
            raise malformed("there is no such ply")
        if not say.open:
            drawn = telling.sight(self.room, self.line, say.ply)
        else:
            drawn = telling.opened(self.room, self.line, say.ply)
        self.line.show(drawn.looks)
        return {"ply": say.ply, "sight": drawn.body}

    async def log(self, say: says.Log) -> dict[str, Any]:
        acts.begun(self.room)
        until = max(0, min(say.before, acts.begun(self.room).ply))
        since = max(0, until - telling.LOG)
        return {"since": since, "told": telling.told(self.room, self.line, since, until)}

    async def agree(self, say: says.Agree) -> None:
        await self.house.whole(acts.agree(self.house, self.room, self.seat, say.vote, say.yes))

    async def chat(self, say: says.Chat) -> None:
        if not self.house.chatting.take((self.room.id, self.seat)):
            raise too_much()
        await self.house.whole(acts.chat(self.house, self.room, self.seat, say.text))

    async def gone(self, say: says.Gone) -> None:
        await self.house.whole(acts.replace_gone(self.house, self.room, self.seat, say.seat))

    async def turn(self, say: says.Turn) -> None:
        """Hot seat: nothing of one hand is sent while another looks."""
        if say.seat >= 0 and say.seat not in self.room.seats_of(self.line.key):
            raise not_yours()
        self.line.seat = say.seat if say.seat >= 0 else None
        telling.hello(self.room, self.line, None)

    async def lang(self, say: says.Lang) -> None:
        self.line.lang = chosen(say.lang, {}, {})
        telling.hello(self.room, self.line, None)

    async def plain(self, say: says.Plain) -> dict[str, Any] | None:
        if say.do == "undo":
            await self.house.whole(acts.undo(self.house, self.room, self.seat))
        elif say.do == "hint":
            return await self._hint()
        elif say.do == "rematch":
            _ = self.seat
            return {"table": await self.house.whole(acts.rematch(self.house, self.room))}
        return None

    async def _hint(self) -> dict[str, Any]:
        if not self.house.playing.take((self.room.id, self.seat)):
            raise too_much()
        seat, table = self.seat, acts.begun(self.room)
        ply = table.ply
        move = await acts.hint(self.house, self.room, seat)
        return {"ply": ply, "move": list(move), "text": telling.said(self.room, self.line, table.state, move)}


async def _miss(house: House, room: Room, seat: Seat) -> None:
    """After a while the others are told that somebody is gone."""
    await asyncio.sleep(house.settings.patience)
    if not room.is_here(seat) and room.holds.get(seat):
        room.away.add(seat)
        telling.everybody(room)


Answer = Callable[[Talk, Any], Awaitable[dict[str, Any] | None]]
ANSWERS: dict[str, Answer] = {
    "play": Talk.play,
    "look": Talk.look,
    "why": Talk.why,
    "show": Talk.show,
    "log": Talk.log,
    "agree": Talk.agree,
    "chat": Talk.chat,
    "gone": Talk.gone,
    "turn": Talk.turn,
    "lang": Talk.lang,
    "undo": Talk.plain,
    "hint": Talk.plain,
    "rematch": Talk.plain,
    "ping": Talk.plain,
}

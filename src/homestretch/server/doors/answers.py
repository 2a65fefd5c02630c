"""What is done and answered for each message that comes in on a line."""

from functools import singledispatchmethod

from homestretch.server.acts import consent, leading, playing
from homestretch.server.doors.languages import chosen
from homestretch.server.doors.line import Line
from homestretch.server.doors.player import Player
from homestretch.server.errors import malformed
from homestretch.server.house import House
from homestretch.server.messages import from_client as asked
from homestretch.server.messages.answers import (
    Advice,
    Answer,
    Course,
    Done,
    Log,
    MoveTaken,
    NextTable,
    Peek,
    Reason,
    Ways,
)
from homestretch.server.room import Room
from homestretch.server.telling import advice, broadcast, courses


class Answers:
    """The answers of a house to one line."""

    def __init__(self, house: House, room: Room, line: Line) -> None:
        self.house, self.room, self.line = house, room, line
        self.player = Player(house, room, line.key)

    @singledispatchmethod
    async def to(self, request: asked.Request) -> Answer:
        """The answer to a message, once what it asks for is done; raises Wrong. Each kind has a method below."""
        raise NotImplementedError(request)

    @to.register
    async def _play(self, request: asked.Play) -> MoveTaken:
        n = await self.player.play(self.line.seat, request.move, request.ply, request.n, request.id)
        return MoveTaken(rid=request.rid, n=n)

    @to.register
    async def _preview(self, request: asked.Preview) -> Peek:
        ply, view = self.room.begun.ply, self.player.preview(self.line.seat, request.path, request.ply)
        drawn = broadcast.shown(self.room, self.line, ply, view)
        self.line.show(drawn.pictures)
        return Peek(rid=request.rid, ply=ply, sight=drawn.seen)

    @to.register
    async def _ways(self, request: asked.LookAhead) -> Ways:
        found = self.player.ahead(self.line.seat, request.path, request.ply)
        return Ways(rid=request.rid, words=found.words, under=found.under, more=found.more)

    @to.register
    async def _why(self, request: asked.AskWhy) -> Reason:
        msg = self.player.why_not(self.line.seat, request.path, request.token)
        text = broadcast.listener(self.room, self.line).hears_once(msg)
        return Reason(rid=request.rid, text=text, clause=msg.clause)

    @to.register
    async def _past(self, request: asked.ShowPast) -> Peek:
        if not 0 <= request.ply <= self.room.begun.ply:
            raise malformed("there is no such ply")
        shown = broadcast.opened if request.open else broadcast.position
        drawn = shown(self.room, self.line, request.ply)
        self.line.show(drawn.pictures)
        return Peek(rid=request.rid, ply=request.ply, sight=drawn.seen)

    @to.register
    async def _log(self, request: asked.ReadLog) -> Log:
        until = max(0, min(request.before, self.room.begun.ply))
        since = max(0, until - broadcast.LOG)
        return Log(rid=request.rid, since=since, told=broadcast.told(self.room, self.line, since, until))

    @to.register
    async def _course(self, request: asked.AskCourse) -> Course:
        found = await courses.course(self.house, self.room)
        return courses.worded(found, broadcast.listener(self.room, self.line), request.rid)

    @to.register
    async def _lead(self, request: asked.Lead) -> Done:
        leading.lead(self.room, self.line, request.ply)
        return Done(rid=request.rid)

    @to.register
    async def _hint(self, request: asked.AskHint) -> Advice:
        seat = self.line.seat
        table, found = await self.player.advice(seat)
        if self.line.seat != seat:  # somebody else looks now, or it is no longer theirs
            raise table.stale(table.ply)
        weighed = tuple(advice.weighed(self.room, self.line, table, one) for one in found)
        return Advice(rid=request.rid, ply=table.ply, move=found[0].move, text=weighed[0].text, weighed=weighed)

    @to.register
    async def _take_back(self, request: asked.TakeBack) -> Done:
        seat = self.player.own(self.line.seat)
        await self.house.whole(consent.take_back(self.house, self.room, seat, self.line.key))
        return Done(rid=request.rid)

    @to.register
    async def _agree(self, request: asked.Agree) -> Done:
        seat = self.player.own(self.line.seat)
        await self.house.whole(consent.agree(self.house, self.room, seat, self.line.key, request.vote, request.yes))
        return Done(rid=request.rid)

    @to.register
    async def _replace_gone(self, request: asked.ReplaceGone) -> Done:
        seat = self.player.own(self.line.seat)
        await self.house.whole(consent.replace_gone(self.house, self.room, seat, self.line.key, request.seat))
        return Done(rid=request.rid)

    @to.register
    async def _chat(self, request: asked.Chat) -> Done:
        await self.player.chat(self.line.seat, request.text)
        return Done(rid=request.rid)

    @to.register
    async def _play_again(self, request: asked.PlayAgain) -> NextTable:
        work = playing.play_again(self.house, self.room, self.player.own(self.line.seat), self.line.key)
        return NextTable(rid=request.rid, table=await self.house.whole(work))

    @to.register
    async def _look_from(self, request: asked.LookFrom) -> Done:
        """Several seats on one device: nothing of one hand is sent while another looks."""
        seat = self.player.own(request.seat) if request.seat >= 0 else None
        if seat != self.line.seat:
            self.line.seat = seat
            self.room.changed()
            broadcast.greet(self.room, self.line)
        return Done(rid=request.rid)

    @to.register
    async def _set_language(self, request: asked.SetLanguage) -> Done:
        lang = chosen(request.lang, {}, {})
        if lang != self.line.lang:
            self.line.lang = lang
            broadcast.greet(self.room, self.line)
        return Done(rid=request.rid)

    @to.register
    async def _ping(self, request: asked.Ping) -> Done:
        return Done(rid=request.rid)

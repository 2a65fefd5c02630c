"""Somebody at a table, on a line or over HTTP: whose seats are theirs, how often they may act, what they may know."""

from collections.abc import Sequence

from homestretch.core.bot import Opinion
from homestretch.core.types import Move, Msg, Seat, Token
from homestretch.core.view import View
from homestretch.play.ahead import Ahead, ahead
from homestretch.play.table import Table
from homestretch.server.acts import playing, thinking
from homestretch.server.chairs import one_line
from homestretch.server.errors import Refused, not_host, too_much
from homestretch.server.events import Chatted
from homestretch.server.house import House
from homestretch.server.room import Room
from homestretch.server.share.limits import Rate
from homestretch.server.telling import broadcast

Said = Sequence[Token] | str  # tokens, or words of the game


class Player:
    """A key at a table; `key` is its hash, empty for somebody without one. Whatever is not theirs is refused here."""

    def __init__(self, house: House, room: Room, key: str) -> None:
        self.house, self.room, self.key = house, room, key

    def own(self, seat: Seat | None) -> Seat:
        """This seat, if it is theirs; a spectator has none."""
        return self.room.owned(seat, self.key)

    def hosted(self) -> Room:
        """The room, if it is theirs."""
        if not self.key or self.key != self.room.host:
            raise not_host()
        return self.room

    def view(self, seat: Seat | None, path: Said = ()) -> View:
        """What a seat of theirs may know after these words, or what a spectator may, who says none."""
        table = self.room.begun
        if seat is not None or path:
            self.own(seat)
        return table.view(seat, _move(path))

    def preview(self, seat: Seat | None, path: Said, ply: int) -> View:
        """The same while a move is said that was begun at that ply."""
        if path and not self.room.is_fresh(self.own(seat), ply, None):
            raise self.room.begun.stale(ply)
        if seat is not None:
            playing.heed(self.room, seat, _move(path))
        return self.view(seat, path)

    def ahead(self, seat: Seat | None, path: Sequence[Token], ply: int) -> Ahead:
        """What they may go on to say after these words."""
        own, table = self.own(seat), self.room.begun
        if not self.room.is_fresh(own, ply, None):
            raise table.stale(ply)
        table.ask(own, tuple(path))  # refuses words that were not offered
        return ahead(table.game, table.state, own, tuple(path)) if own in table.awaits else Ahead((), (), ())

    def why_not(self, seat: Seat | None, path: Said, token: Token) -> Msg:
        return self.room.begun.why_not(self.own(seat), _move(path), token)

    async def play(self, seat: Seat | None, move: Said, ply: int, seen: int | None, name: str) -> int:
        """Make a move; the number of its event."""
        own = self.own(seat)
        await self.house.playing.patient((self.room.id, own))
        return await self.house.whole(playing.play(self.house, self.room, own, self.key, _move(move), ply, seen, name))

    async def advice(self, seat: Seat | None) -> tuple[Table, list[Opinion]]:
        self._slowly(self.house.playing, self.own(seat))
        return await thinking.advise(self.house, self.room, self.own(seat))

    async def chat(self, seat: Seat | None, text: str) -> None:
        own = self.own(seat)
        self._slowly(self.house.chatting, own)
        clean = one_line(text, self.house.settings.limits.chat)
        if not clean:
            raise Refused(400, "there is nothing to say", "web-empty")
        await self.house.whole(self._chat(Chatted(own, clean)))

    async def _chat(self, said: Chatted) -> None:
        async with self.room.lock:
            self.own(said.seat)
            await self.house.commit(self.room, said)
        broadcast.tell_chat(self.room)

    def _slowly(self, rate: Rate, seat: Seat) -> None:
        if not rate.take((self.room.id, seat)):
            raise too_much(rate.wait((self.room.id, seat)))


def _move(path: Said) -> Move | str:
    return path if isinstance(path, str) else tuple(path)

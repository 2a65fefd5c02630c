"""An evening at a table without a server: everything that can happen there, at random, and what is stored of it."""

from hashlib import sha256
from typing import NamedTuple

from homestretch.core.game import AnyGame
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE
from homestretch.play.table import Table
from homestretch.server.chairs import BOT, PERSON, Chair, Setup
from homestretch.server.events import Began, Chatted, Event, Played, StoodIn, TakenBack, WentOn, seated, written
from homestretch.server.room import Room
from homestretch.store.rows import Kept, Row

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


class Shot(NamedTuple):
    n: int
    body: str


class Evening:
    """A room in memory, its rows, and its last snapshot, if there is one."""

    def __init__(self, game: str, seed: int) -> None:
        self.game: AnyGame = find(game)
        self.rng = Rng(seed, salt=9)
        self.seats = self.game.seats[int(self.rng.below(len(self.game.seats)))]
        self.room = Room("t", "h" * 64, seed, sha256(b"luck%d" % seed).hexdigest(), 1.0)
        self.rows: list[Row] = []
        self.shot: Shot | None = None
        self.happens(Setup(game, self.game.version, self.seats))
        for seat in range(self.seats):
            self.happens(seated(seat, Chair(PERSON, NAMES[seat])))
        table = Table(self.game, self.seats, seed, None, self.room.names, bytes.fromhex(self.room.luck))
        self.happens(Began(tuple(self.game.say(move) for _, move in table.log)))
        self.room.seat_at(table)

    def happens(self, event: Event) -> None:
        """As the house does it: a snapshot when it is due, then the event."""
        if self.room.is_long:
            self.shot = Shot(self.room.n, self.room.snapshot())
        n = self.room.n + 1
        self.rows.append(Row(n, *written(event), 1.0))
        self.room.take(n, event)

    def go_on(self) -> None:
        """Mostly a move; now and then what people do besides."""
        what = int(self.rng.below(30))
        seat = int(self.rng.below(self.seats))
        if what == 0:
            self.happens(Chatted(seat, f"a word after {self.room.n}"))
        elif what == 1:
            self.happens(StoodIn(seat, "" if self.room.chairs[seat].bot else "easy"))
        elif what == 2:
            self.happens(seated(seat, Chair(BOT, f"Bot {self.room.n}", "normal")))
        elif what == 3:
            self.take_back(seat)
        elif self.room.begun.over:
            self.happens(WentOn("another"))
        else:
            self.move()

    def move(self) -> None:
        after, since = self.room.begun.copy(), self.room.begun.ply
        seat = after.awaits[int(self.rng.below(len(after.awaits)))]
        after.play(seat, self.game.any_move(after.state, seat, self.rng))
        words, *luck = (self.game.say(said) for _, said in after.log[since:])
        self.happens(Played(seat, words, f"m{self.room.n}", tuple(luck), after.scores))
        self.room.seat_at(after, seat)

    def take_back(self, seat: int) -> None:
        if any(who == seat != CHANCE for who, _ in self.room.begun.log):
            ply = self.room.begun.last_ply(seat)
            back = self.room.back(ply)
            self.happens(TakenBack(seat, ply))
            self.room.seat_at(back)

    def stored(self, whole: bool = False) -> Kept:
        shot = None if whole else self.shot
        rows = [row for row in self.rows if shot is None or row.n > shot.n]
        room = self.room
        return Kept(room.id, room.host, room.seed, room.luck, 1.0, rows, {}, set(), [], shot.body if shot else "")

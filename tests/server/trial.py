"""People before a server that tries them by the law: how they ask, what they are told, and what was stored."""

import json
import sqlite3
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.exceptions import ConnectionClosed

from homestretch.core.registry import game as find
from homestretch.play.table import Table
from homestretch.server.settings import Limits, Settings

from .authority import HOST, Authority, Link, Person, Seat
from .serving import PLAIN, Served, fetch
from .talking import Wire

PEOPLE, STRANGER = 4, 4  # those with a key, and somebody who has none
SEATS = 3


class House:
    """A server that can be stopped and started again over the same database."""

    def __init__(self, folder: Path) -> None:
        self.db = folder / "t.db"
        self._start()

    def _start(self) -> None:
        self.served = Served(
            Settings(db=f"sqlite:///{self.db}", pace=0.0, patience=0.05, workers=1, limits=Limits.off())
        )

    def again(self) -> None:
        self.served.stop()
        self._start()

    def events(self, table: str, after: int) -> list[tuple[int, str, dict[str, Any]]]:
        """What was stored of a table since event `after`."""
        query = "SELECT n, kind, body FROM events WHERE table_id = ? AND n > ? ORDER BY n"
        connection = sqlite3.connect(self.db, timeout=30)
        try:
            return [(n, kind, json.loads(body)) for n, kind, body in connection.execute(query, (table, after))]
        finally:
            connection.close()


class Trial:
    """One table, some people, a stranger, and the law."""

    house: ClassVar[House]
    steps: ClassVar[int] = 0
    outcomes: ClassVar[dict[str, int]] = {}
    idle = False  # whether nothing was tried in this step
    mover: Seat | None = None  # for whom somebody with the right to it moves in this step
    undoing: tuple[Seat, int] | None = None  # whose move goes back to which ply in this step
    last: tuple[object, ...] = ()  # what the chairs were when everybody was asked last

    def _make(self, game: str, options: dict[str, object]) -> None:
        """A new table, where nobody sits yet."""
        self.game = game
        self.headers = [self._key() for _ in range(PEOPLE)] + [{}]
        self.clients: list[httpx.Client] = []
        self.lines: dict[Person, Wire] = {}
        self.recent: dict[Person, set[Seat]] = {}  # seats they held since their line was looked at
        self.old: list[Link] = []
        self.number, self.plays = 0, 0
        self.stand_ins: set[Seat] = set()
        self.kinds: dict[Seat, str] = {}  # of chairs, as the events have it one after another
        self._open()
        seats = SEATS if SEATS in find(game).counts(find(game).options()) else 4
        made = self.clients[HOST].post("/api/tables", json={"game": game, "seats": seats, "options": options})
        assert made.status_code == 201, made.text
        self.table = made.json()["id"]
        self.law = Authority(seats)
        self._hear_events()

    def _holds(self, who: Person) -> None:
        """Whoever asks is told their own seats, and how the chairs are."""
        answer = self._send("GET", who, "")
        assert answer.is_success != (who in self.law.ended), (who, answer.text)
        if not answer.is_success:
            return
        told, mine = answer.json(), [s for s, holder in self.law.holder.items() if holder == who]
        assert sorted(told["mine"]) == sorted(mine), (who, told["mine"], mine)
        assert [seat["kind"] for seat in told["seats"]] == self.law.chairs
        self.recent.setdefault(who, set()).update(mine)

    def _sees(self, who: Person) -> None:
        """Whoever asks for a hand gets it if it is theirs."""
        for seat in range(len(self.law.chairs)):
            answer = self._send("GET", who, f"/view?seat={seat}")
            assert (answer.status_code == 200) == self.law.may_see(who, seat), (who, seat, answer.text)
            if answer.is_success:
                assert answer.json()["view"]["seat"] == seat

    def _drain(self, who: Person) -> None:
        """Nothing came over a line that was not for a seat of theirs, since this was last looked at."""
        allowed = self.recent.get(who, set())
        self.recent[who] = {seat for seat, holder in self.law.holder.items() if holder == who}
        while True:
            try:
                told = self.lines[who].hear(timeout=0)
            except TimeoutError:
                return
            except ConnectionClosed:
                assert who in self.law.ended
                del self.lines[who]
                return
            self._is_for(told, allowed | self.recent[who])

    def _is_for(self, told: dict[str, Any], allowed: set[Seat]) -> None:
        view = told.get("view") or (told.get("sight") or {}).get("view")
        if view is not None and view["seat"] is not None:
            assert view["seat"] in allowed, (view["seat"], allowed)

    def _hear_events(self) -> None:
        """Everything that was stored is something that somebody had the right to."""
        for n, kind, body in self.house.events(self.table, self.number):
            self.number = n
            if kind == "start":
                self.law.movers += [None] * len(body["chance"])
            elif kind == "play":
                seat = body["seat"]
                assert self.kinds[seat] == "bot" or self.mover == seat or seat in self.stand_ins, (n, body)
                self.law.movers += [seat, *[None] * len(body["chance"])]
                if body["scores"] is not None:
                    self.law.stage = "over"
            elif kind == "undo":
                assert (body["seat"], body["ply"]) == self.undoing, (body, self.undoing)
                del self.law.movers[body["ply"] :]
                self.law.wishes.pop("undo", None)
            elif kind == "chair":
                self.kinds[body["seat"]] = body["kind"]
            elif kind == "stand-in":
                (self.stand_ins.add if body["bot"] else self.stand_ins.discard)(body["seat"])
        self.undoing, self.mover = None, None

    def _forget_wishes(self) -> None:
        """A wish ends with the game, with the chair it is about, or with somebody who was asked."""
        held = set(self.law.holder.values())
        for name, wish in list(self.law.wishes.items()):
            void = wish.link is not None and (not self.law.opens(wish.link) or not wish.asked <= held)
            gone = name == "undo" and (wish.by not in held or len(self.law.movers) <= wish.about)
            if self.law.stage != "playing" or void or gone:
                del self.law.wishes[name]

    # How it is asked

    def _entitled(self, who: Person, seat: Seat, own: bool) -> Person:
        """Whoever is at home there, or else this person, who may not be."""
        return self.law.holder.get(seat, HOST) if own else who

    def _key(self) -> dict[str, str]:
        key = fetch(f"{self.house.served.url}/api/keys", "POST").json()["key"]
        return {"authorization": f"Bearer {key}"}

    def _open(self) -> None:
        self.clients = [
            httpx.Client(base_url=self.house.served.url, headers=headers, timeout=60, verify=PLAIN)
            for headers in self.headers
        ]

    def _hang_up(self) -> None:
        for line in getattr(self, "lines", {}).values():
            line.close()
        self.lines = {}

    def _send(self, method: str, who: Person, path: str, body: object = None) -> httpx.Response:
        answer = self.clients[who].request(method, f"/api/tables/{self.table}{path}", json=body)
        assert answer.status_code < 500, answer.text
        return answer

    def _post(self, who: Person, path: str, body: object = None) -> httpx.Response:
        return self._send("POST", who, path, body)

    def _say(self, who: Person, body: dict[str, Any]) -> dict[str, Any]:
        """The answer on a line; what else comes meanwhile is looked at too."""
        line, heard = self.lines[who], len(self.lines[who].heard)
        try:
            answer = line.say(**body)
        except ConnectionClosed:
            assert who in self.law.ended
            del self.lines[who]
            return {}
        allowed = self.recent.get(who, set()) | {s for s, holder in self.law.holder.items() if holder == who}
        for text in line.heard[heard:]:
            self._is_for(json.loads(text), allowed)
        return answer

    def _truth(self) -> Table:
        """The table itself, for knowing which moves there are; nobody may."""
        rooms = self.house.served.app.state.house.rooms
        if self.table not in rooms:
            self._send("GET", HOST, "")  # after a restart it is fetched for whoever asks first
        found: Table = rooms[self.table].begun
        return found

    def _ballot(self, about: str) -> str:
        """The name of what is asked about this, or of nothing."""
        room = self.house.served.app.state.house.rooms.get(self.table)
        vote = room.votes.get(about) if room else None
        return f"{about}-{vote.word}" if vote else about

    def _went(self, what: str, answer: httpx.Response, may: bool) -> bool:
        assert answer.is_success == may, (what, answer.status_code, answer.text, may)
        self._count(what, may)
        return may

    def _count(self, what: str, went: bool) -> None:
        Trial.outcomes[f"{what} {went}"] = Trial.outcomes.get(f"{what} {went}", 0) + 1

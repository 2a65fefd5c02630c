"""Telling everybody at a table what happened, each line only what its own seat may know."""

from dataclasses import asdict
from typing import Any

from homestretch.core.types import Seat
from homestretch.core.view import View
from homestretch.play import wording
from homestretch.scene.theme import HUES
from homestretch.server import wire
from homestretch.server.errors import Refused
from homestretch.server.line import Line, packed
from homestretch.server.room import Room, Vote
from homestretch.server.speech import speech
from homestretch.server.wire import Drawn, Ear, Json

LOG = 60  # lines of the log that a newcomer is told
MARKED = 12  # words; each costs a question to the rules
MISSED = 60  # moves; who has missed more gets a fresh view


def ear(room: Room, line: Line) -> Ear:
    return Ear(speech(line.lang, room.setup.game), room.names, line.seat)


def ear_at(room: Room, line: Line, ply: int) -> Ear:
    """How this line is told of the move that led to that ply: by the names of those who sat there then."""
    names = room.story.names_at(ply)
    is_me = line.seat is not None and names[line.seat] == room.names[line.seat]
    return Ear(speech(line.lang, room.setup.game), names, line.seat if is_me else None)


def view_at(room: Room, seat: Seat | None, ply: int, path: tuple[int, ...] = ()) -> View:
    """What this seat knew at that ply."""
    assert room.table is not None
    assert room.past is not None
    view: View = room.table.game.view(room.past.at(room.table, ply), seat, path)
    return view


def told(room: Room, line: Line, since: int, until: int) -> list[Json]:
    """The log from one ply to another, as this line's seat saw it happen."""
    found: list[Json] = []
    before = view_at(room, line.seat, since) if since < until else None
    for ply in range(since + 1, until + 1):
        after = view_at(room, line.seat, ply)
        assert before is not None
        found += [{"ply": ply, **one} for one in wire.told(before, after, ear_at(room, line, ply))]
        before = after
    return found


def sight(room: Room, line: Line, ply: int, path: tuple[int, ...] = ()) -> Drawn:
    """What there is to see at that ply from where this line looks."""
    assert room.table is not None
    assert room.past is not None
    view = view_at(room, line.seat, ply, path)
    if line.form == "view":
        return Drawn(wire.raw(view), {})
    drawn = wire.sight(view, ear(room, line), said(room, line, room.past.at(room.table, ply), path))
    if ply == room.table.ply and line.seat is not None and drawn.body["ask"]:
        _mark_ends(room, line.seat, path, drawn.body["ask"]["offers"])
    return drawn


def said(room: Room, line: Line, state: Any, path: tuple[int, ...]) -> list[str]:
    """These words, each as it was offered after those before it."""
    hears, game = ear(room, line), room.setup.rules()[0]
    return [hears.hear(msg) for msg in wording.said(game, state, line.seat, path)]


def _mark_ends(room: Room, seat: Seat, path: tuple[int, ...], offers: list[Json]) -> None:
    """Say of each word whether it makes the move whole, so that nobody need ask; unless they are many."""
    assert room.table is not None
    for offer in offers if len(offers) <= MARKED else ():
        offer["ends"] = not room.table.ask(seat, (*path, offer["token"])).tokens


def opened(room: Room, line: Line, ply: int) -> Drawn:
    """A position with all hands open, once the game is over."""
    if room.stage != "over":
        raise Refused(403, "hands are shown when the game is over", "web-not-over")
    views = [view_at(room, seat, ply) for seat in (None, *range(room.setup.seats))]
    return wire.everything(views, Ear(speech(line.lang, room.setup.game), room.names, None))


def sight_now(room: Room, line: Line, since: int) -> Drawn:
    assert room.table is not None
    ply = room.table.ply
    drawn = sight(room, line, ply)
    head: Json = {"do": "sight", "n": room.n, "ply": ply, "since": since, "undo": room.may_undo(line.seat)}
    log = told(room, line, since, ply) if line.form != "view" else []
    return Drawn({**head, **drawn.body, "told": log}, drawn.looks)


def moved(room: Room, since: int) -> None:
    """Tell every line of the moves made after that ply; lines that see the same share one message."""
    made: dict[tuple[Seat | None, str, str], tuple[str, Drawn]] = {}
    for line in list(room.lines):
        alike = (line.seat, line.lang, line.form)
        if alike not in made:
            drawn = sight_now(room, line, since)
            made[alike] = (packed(drawn.body), drawn)
        text, drawn = made[alike]
        line.show(drawn.looks)
        line.push(text)


def hello(room: Room, line: Line, last: int | None) -> None:
    """Everything a line needs to begin, or what it has missed since event `last`."""
    line.send(people(room, line))
    if room.table is None:
        return
    ply = room.table.ply
    view = view_at(room, line.seat, ply)
    if line.form != "view":
        line.send({"do": "board", "seat": line.seat, **wire.board(view)})
    since = missed(room, last)
    drawn = sight_now(room, line, since if since is not None else max(0, ply - LOG))
    line.show(drawn.looks)
    line.send({**drawn.body, "fresh": since is None})


def missed(room: Room, last: int | None) -> int | None:
    """The ply at event `last`, if what came after can be told move by move; None: a fresh view is better."""
    assert room.table is not None
    ply = room.ply_at.get(last) if last is not None else None
    return ply if ply is not None and room.table.ply - ply <= MISSED else None


def everybody(room: Room) -> None:
    """Who is here, what was agreed, and what is asked of whom besides the game."""
    for line in list(room.lines):
        line.send(people(room, line))


def people(room: Room, line: Line) -> Json:
    mine = room.seats_of(line.key) if line.key else []
    return {
        "do": "people",
        "n": room.n,
        "stage": room.stage,
        "seat": line.seat,
        "mine": mine,
        "host": bool(line.key) and line.key == room.host,
        "seats": [_chair(room, seat) for seat in range(room.setup.seats)],
        "setup": asdict(room.setup),
        "fits": room.setup.fits() if room.stage == "waiting" else [],
        "watching": sum(line.seat is None for line in room.lines),
        "votes": [_vote(name, vote, mine) for name, vote in room.votes.items()],
        "chat": [remark._asdict() for remark in room.story.chat],
        "next": room.story.next,
    }


def _chair(room: Room, seat: Seat) -> dict[str, Any]:
    chair = room.chairs[seat]
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "here": room.is_here(seat),
        "away": seat in room.away,
        "sign": HUES[seat % len(HUES)].sign,
    }


def _vote(name: str, vote: Vote, mine: list[Seat]) -> dict[str, Any]:
    asked = [seat for seat in mine if seat in vote.need and seat not in vote.yes]
    return {"name": name, "kind": vote.kind, "by": vote.by, "about": vote.about, "asked": asked}

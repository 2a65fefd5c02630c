"""What a line is told is made when it can listen: as things are then, once for all that are told the same."""

import json
from typing import Any

import pytest

from homestretch.core.rng import Rng
from homestretch.core.types import Seat
from homestretch.play.table import Table
from homestretch.server.chairs import Setup
from homestretch.server.doors.auth import new_id
from homestretch.server.doors.line import WAITING, Line
from homestretch.server.events import Began, Chatted, Played, Seated
from homestretch.server.room import Room
from homestretch.server.telling import broadcast, sights

from .rooms import hear

NAMES = ("Ada", "Bo")


@pytest.fixture
def room() -> Room:
    """Ada and Bo before a game that has begun."""
    found = Room(new_id(), "ada", 1, "00" * 32, 0.0)
    found.take(1, Setup("encore", 1, 2))
    for seat, name in enumerate(NAMES):
        found.take(seat + 2, Seated(seat, "person", name, ""))
    found.holds = {0: "ada", 1: "bo"}
    table = Table("encore", 2, seed=5, players=NAMES)
    found.take(4, Began(tuple(table.game.say(move) for _, move in table.log)))
    found.seat_at(table)
    return found


def listening(room: Room, key: str, seat: Seat | None, lang: str = "en") -> Line:
    line = Line(key, seat, lang, "scene")
    broadcast.greet(room, line)
    room.lines.add(line)
    room.changed()
    return line


def play(room: Room) -> None:
    after, since = room.playing.copy(), room.begun.ply
    seat = after.awaits[0]
    after.play(seat, after.game.any_move(after.state, seat, Rng(room.n)))
    words, *luck = (after.game.say(move) for _, move in after.log[since:])
    room.take(room.n + 1, Played(seat, words, "", tuple(luck), after.scores))
    room.seat_at(after, seat)
    broadcast.tell_moves(room)


def told(room: Room, line: Line) -> list[dict[str, Any]]:
    return [json.loads(text) for text in hear(room, line)]


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    return [message["do"] for message in messages if message["do"] != "looks"]


def test_however_much_happens_a_line_that_does_not_listen_is_owed_it_once(room: Room) -> None:
    deaf, quick = listening(room, "bo", 1), listening(room, "ada", 0)
    told(room, deaf)
    told(room, quick)
    plies = [room.begun.ply]
    for _ in range(10):
        play(room)
        broadcast.tell_people(room)
        plies.append(room.begun.ply)
        assert kinds(told(room, quick)) == ["sight", "people"]
    (sight, people) = (m for m in told(room, deaf) if m["do"] != "looks")
    assert (sight["do"], people["do"]) == ("sight", "people")
    assert (sight["since"], sight["ply"], sight["fresh"]) == (plies[0], plies[-1], False)
    assert {line["ply"] for line in sight["told"]} <= set(range(plies[0] + 1, plies[-1] + 1))
    assert deaf.waiting == 0


def test_nothing_is_told_twice_and_nothing_is_left_out(room: Room) -> None:
    slow, quick = listening(room, "bo", 1), listening(room, "bo", 1)
    heard: dict[Line, list[tuple[int, str]]] = {slow: [], quick: []}
    for n in range(12):
        play(room)
        for line in (quick, slow) if n % 3 == 2 else (quick,):
            heard[line] += [(t["ply"], t["text"]) for m in told(room, line) if m["do"] == "sight" for t in m["told"]]
    assert heard[slow] == heard[quick]
    assert heard[slow]


def test_a_greeting_says_all_the_rest_that_was_owed(room: Room) -> None:
    line = listening(room, "bo", 1)
    play(room)
    broadcast.tell_people(room)
    broadcast.greet_all(room)
    play(room)
    assert kinds(told(room, line)) == ["people", "board", "sight"]
    assert kinds(told(room, line)) == []


def test_who_was_left_far_behind_begins_anew(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    line = listening(room, "bo", 1)
    told(room, line)
    monkeypatch.setattr(broadcast, "MISSED", 3)
    for _ in range(5):
        play(room)
    (sight,) = (m for m in told(room, line) if m["do"] == "sight")
    assert sight["fresh"]


def test_what_a_hundred_lines_are_told_alike_is_made_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    for module, name in ((sights, "seen"), (broadcast, "people"), (sights, "_board")):
        _count(monkeypatch, module, name, made)
    lines = [listening(room, "", None) for _ in range(100)]
    broadcast.greet_all(room)
    first = [told(room, line) for line in lines]
    assert all(one == first[0] for one in first)
    assert sorted(made) in (["people", "seen"], ["_board", "people", "seen"])
    made.clear()
    play(room)
    assert len({json.dumps(told(room, line)) for line in lines}) == 1
    assert made == ["seen"]


def test_a_language_asked_for_again_and_again_is_made_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    _count(monkeypatch, sights, "seen", made)
    line = listening(room, "bo", 1)
    for n in range(40):
        line.lang = ("en", "de")[n % 2]
        broadcast.greet(room, line)
        assert "sight" in kinds(told(room, line))
    assert len(made) == 2


def _count(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, made: list[str]) -> None:
    real = getattr(module, name)

    def counted(*given: Any, **named: Any) -> Any:
        made.append(name)
        return real(*given, **named)

    monkeypatch.setattr(module, name, counted)


def test_what_others_say_to_a_deaf_line_is_bounded_too(room: Room) -> None:
    deaf = listening(room, "bo", 1)
    told(room, deaf)
    for n in range(2000):
        room.take(room.n + 1, Chatted(0, f"{n}" + "x" * 300))
        broadcast.tell_chat(room)
        assert deaf.waiting <= WAITING
    assert deaf.slow


def test_pictures_come_before_whatever_names_them(room: Room) -> None:
    """Also where a half-said move was drawn between a position that is owed and its telling."""
    line = listening(room, "bo", 1)
    told(room, line)
    line.known.clear()
    play(room)
    line.show(broadcast.position(room, line, room.begun.ply).pictures)
    known: set[str] = set()
    for message in told(room, line):
        known |= set(message.get("looks", ())) | set(message.get("abouts", ()))
        assert {thing["look"] for thing in message.get("things", ())} <= known
        named = (*message.get("things", ()), *message.get("places", ()))
        assert {one["about"] for one in named} <= known

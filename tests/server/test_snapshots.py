"""A long game is written down now and then, and found again from there; its events say the same."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from homestretch.core.plain import dumps
from homestretch.core.record import Record
from homestretch.core.registry import games
from homestretch.server.book.finding import Finding
from homestretch.server.book.snapshots import EVERY
from homestretch.server.events import Played, read
from homestretch.server.room import Room
from homestretch.store.rows import Kept

from .evening import Evening
from .serving import Served

BACK = 70  # plies; more than anybody who comes is told


def same(one: Room, other: Room) -> None:
    """Whatever is asked of the two, the answer is the same, and they go on alike."""
    assert one.story == other.story
    assert (one.asked, one.ply_at) == (other.asked, other.ply_at)
    here, there = one.begun, other.begun
    assert (here.log, here.scores, here.players) == (there.log, there.scores, there.players)
    seats = range(here.seats)
    assert [here.can_undo(seat) for seat in seats] == [there.can_undo(seat) for seat in seats]
    assert [here.game.show(s) for s in here._before] == [there.game.show(s) for s in there._before]
    for ply in {*range(max(0, here.ply - BACK), here.ply + 1), *range(0, here.ply, 41)}:
        for seat in (None, *seats):
            assert dumps(one.view_at(seat, ply)) == dumps(other.view_at(seat, ply)), (ply, seat)


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", range(3))
def test_a_table_found_from_its_snapshot_is_the_one_its_events_tell_of(game: str, seed: int) -> None:
    evening, found = Evening(game, seed), 0
    for n in range(300):
        evening.go_on()
        if evening.shot and n % 23 == 0:
            kept = evening.stored()
            assert len(kept.rows) <= EVERY
            same(Room.found(kept), Room.found(evening.stored(whole=True)))
            found += 1
    assert found > 5


@pytest.mark.parametrize("game", games())
def test_a_game_goes_on_from_a_snapshot_and_is_written_down_again(game: str) -> None:
    evening = Evening(game, 7)
    for _ in range(4):
        for _ in range(EVERY + 5):
            evening.go_on()
        evening.room = Room.found(evening.stored())
        assert evening.room.written == evening.shot.n if evening.shot else False
    same(evening.room, Room.found(evening.stored(whole=True)))


@pytest.mark.parametrize("game", games())
def test_however_long_a_game_is_few_moves_are_played_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, replay, states = Evening(game, 3), Record.replay, []

    def counted(record: Record, *given: Any) -> Any:
        states.append(len(found := replay(record, *given)))
        return found

    for _ in range(220):
        evening.go_on()
    last = [read(row.kind, row.body) for row in evening.rows[-3 * EVERY :]]
    monkeypatch.setattr(Record, "replay", counted)
    Room.found(evening.stored())
    assert sum(states) <= sum(1 + len(event.chance) for event in last if isinstance(event, Played))


def corrupt(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    def changed(body: str) -> str:
        found = json.loads(body)
        change(found)
        return json.dumps(found)

    return changed


BROKEN: dict[str, Callable[[str], str]] = {
    "empty": lambda _: "{}",
    "half": lambda body: body[: len(body) // 2],
    "of another form": corrupt(lambda found: found.update(form="0")),
    "without its moves": corrupt(lambda found: found["story"].pop("moves")),
    "with other moves": corrupt(lambda found: found["story"]["moves"].reverse()),
    "with a position that is none": corrupt(lambda found: found.update(known=dict.fromkeys(found["known"], "x"))),
    "of another version of the game": corrupt(lambda found: found["story"]["setup"].update(version=-1)),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_snapshot_that_cannot_be_read_is_passed_over(how: str, caplog: pytest.LogCaptureFixture) -> None:
    evening = Evening("encore", 1)
    while evening.shot is None or '"known":{}' in evening.shot.body:
        evening.go_on()
    broken = evening.stored()._replace(snapshot=BROKEN[how](evening.shot.body))
    finding = Finding(LedgerOf({False: broken, True: evening.stored(whole=True)}))  # type: ignore[arg-type]
    with caplog.at_level(logging.WARNING):
        found = asyncio.run(finding.room("t"))
    same(found, Room.found(evening.stored(whole=True)))
    assert "passed over" in caplog.text


class LedgerOf:
    """A book with one table in it."""

    def __init__(self, kept: dict[bool, Kept]) -> None:
        self.kept = kept

    async def load(self, _table: str, whole: bool = False) -> Kept:
        return self.kept[whole]


def play(client: Any, at: str, moves: int) -> None:
    for _ in range(moves):
        seen = client.get(f"/api/tables/{at}/view").json()
        if not seen["view"]["awaits"]:
            return
        seat, path = seen["view"]["awaits"][0], ""
        while offers := client.get(f"/api/tables/{at}/view?seat={seat}&path={path.replace(' ', '+')}").json()["offers"]:
            path = f"{path} {offers[0]}".strip()
        body = {"seat": seat, "id": f"m{seen['ply']}", "ply": seen["ply"], "move": path}
        client.post(f"/api/tables/{at}/plays", json=body).raise_for_status()


def begun(served: Served) -> tuple[Any, str]:
    """A table of two with one key at both seats."""
    client = served.client()
    at = client.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Ada"}).json()["id"]
    client.post(f"/api/tables/{at}/seats/1", json={"name": "Bo"}).raise_for_status()
    client.post(f"/api/tables/{at}/start").raise_for_status()
    return client, at


def test_after_a_restart_a_long_game_is_found_from_its_snapshot(serve: Any) -> None:
    first = serve()
    client, at = begun(first)
    play(client, at, EVERY + 20)
    shown = [client.get(f"/api/tables/{at}/view?seat={seat}").json() for seat in range(2)]
    first.stop()
    second = serve()
    kept = second.app.state.house.store.load(at)
    assert kept.snapshot
    assert 0 < len(kept.rows) < EVERY
    again = second.browser(headers={"authorization": client.headers["authorization"]})
    assert [again.get(f"/api/tables/{at}/view?seat={seat}").json() for seat in range(2)] == shown
    assert second.app.state.house.rooms[at].written > 0
    play(again, at, 5)


@pytest.mark.parametrize("fails", ["made", "stored"])
def test_a_snapshot_that_fails_fails_no_move(fails: str, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Any:
        raise OperationalError("insert", {}, Exception("the disk is full"))

    if fails == "made":
        monkeypatch.setattr(Room, "snapshot", broken)
    else:
        monkeypatch.setattr("homestretch.server.book.ledger.keep_snapshot", lambda *_: broken)
    client, at = begun(served)
    play(client, at, EVERY + 10)
    house = served.app.state.house
    assert not house.store.load(at).snapshot
    assert len(house.store.load(at).rows) == house.rooms[at].n > EVERY


def test_a_table_where_people_only_sit_down_and_stand_up_is_written_down_too(served: Served) -> None:
    ada, store = served.client(), served.app.state.house.store
    at = ada.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Ada"}).json()["id"]
    for _ in range(2 * EVERY):
        assert ada.post(f"/api/tables/{at}/seats/1", json={"name": "Ada too"}).status_code == 204
        assert ada.delete(f"/api/tables/{at}/seats/1").status_code == 204
    while len((kept := store.load(at)).rows) > EVERY:
        continue  # it is written by and by
    assert Room.found(kept).story == Room.found(store.load(at, whole=True)).story

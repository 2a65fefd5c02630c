"""Games that were played already: records that are opened, games that are played on, and who leads through one."""

from urllib.parse import urlencode

import pytest
from sqlalchemy import text as sql

from homestretch.core.record import Record, _sum
from homestretch.core.types import CHANCE
from homestretch.server.settings import Limits

from .conftest import Serve
from .serving import Served
from .stored import finished, keep
from .talking import Wire
from .test_api import table as new_table
from .test_api import two
from .test_line import play_out


def signed(lines: list[str]) -> str:
    """Lines as a record whose checksum fits, whatever they say."""
    return "\n".join([*lines, f"sum {_sum(lines)}", ""])


TEXT = finished("encore", 2, 1).record.write()
HEAD = TEXT.splitlines()[:-1]


def changed(old: str, new: str) -> str:
    return signed([line.replace(old, new, 1) for line in HEAD])


BAD = {
    "nothing like it": ("photo", "wrong-record-foreign"),
    "half of it": ("\n".join(TEXT.splitlines()[:9]), "wrong-record-short"),
    "a changed line": (TEXT.replace("draw", "stop", 1), "wrong-record-sum"),
    "a game that is not there": (changed("game encore", "game chess"), "wrong-game"),
    "a version of tomorrow": (changed("game encore 1", "game encore 99"), "wrong-record-version"),
    "a thousand seats": (changed("seats 2", "seats 1000"), "wrong-seats"),
    "a word that is none": (changed("draw", "fly"), "wrong-record-move"),
    "another result": (signed([*HEAD[:-1], "end 1 1"]), "wrong-record-scores"),
    "too many moves": (signed([*HEAD[:-1], *["0 draw"] * 10_001, HEAD[-1]]), "web-record-long"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_record_is_refused_in_a_sentence_and_leaves_nothing_behind(served: Served, name: str) -> None:
    text, code = BAD[name]
    ada = served.client()
    answer = ada.post("/api/records", json={"record": text})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    page = ada.post("/records", content=urlencode({"record": text}))
    assert page.status_code == answer.status_code
    assert ada.get("/api/mine").json() == []


def test_a_record_that_is_too_long_is_not_even_read(served: Served) -> None:
    ada = served.client()
    answer = ada.post("/api/records", json={"record": "x" * 300_000})
    assert answer.status_code == 413
    other = ada.post("/api/keys", content=b"x" * 20_000)
    assert other.status_code == 413, "only where records are sent may so much be sent"


@pytest.mark.parametrize(("game", "seats"), [("dog", 4), ("hit", 3), ("encore", 2), ("hexenrennen", 4)])
def test_a_record_that_is_opened_is_shown_again_move_by_move_with_open_hands(
    served: Served, game: str, seats: int
) -> None:
    table = finished(game, seats, 1)
    ada = served.client()
    at = ada.post("/api/records", json={"record": table.record.write()}).json()["id"]
    assert [one["name"] for one in ada.get(f"/api/tables/{at}").json()["seats"]] == ["Ada", "Bo", "Cy", "Di"][:seats]
    assert Record.read(ada.get(f"/api/tables/{at}/record").text).moves == table.record.moves
    with Wire(served, at, ada, "watch=1") as line:
        assert line.until("sight")["over"] is True
        for ply in (0, table.ply // 2, table.ply):
            assert line.say(do="show", ply=ply, open=True)["do"] == "reply"


def test_it_is_still_there_after_a_restart(serve: Serve) -> None:
    table, served = finished("dog", 4, 1), serve()
    ada = served.client()
    at = ada.post("/api/records", json={"record": table.record.write()}).json()["id"]
    served.stop()
    again = serve().browser(headers={"authorization": ada.headers["authorization"]})
    assert Record.read(again.get(f"/api/tables/{at}/record").text).moves == table.record.moves
    (mine,) = again.get("/api/mine").json()
    assert (mine["id"], mine["stage"], mine["winners"]) == (at, "over", list(table.winners))


def test_names_of_a_record_are_cut_and_cleaned_and_nobody_holds_a_seat(served: Served) -> None:
    record = finished("encore", 2, 1).record
    record.players = ("A\u2028da" * 30, "")
    ada = served.client()
    at = ada.post("/api/records", json={"record": record.write()}).json()["id"]
    people = ada.get(f"/api/tables/{at}").json()
    first, second = (one["name"] for one in people["seats"])
    assert len(first) <= 24
    assert "\u2028" not in first
    assert second
    assert people["mine"] == []
    assert people["host"] is True


def test_a_record_that_is_not_over_goes_on_against_bots(served: Served) -> None:
    record = finished("encore", 3, 1).record
    ply = next(k for k in range(20, 60) if record.moves[k][0] != CHANCE)
    record.moves, record.scores, asked = record.moves[:ply], None, record.moves[ply][0]
    ada = served.client()
    at = ada.post("/api/records", json={"record": record.write(), "name": "Ada"}).json()["id"]
    people = ada.get(f"/api/tables/{at}").json()
    assert people["mine"] == [asked]
    assert sorted(one["kind"] for one in people["seats"]) == ["bot", "bot", "person"]
    assert people["stage"] == "playing"
    assert ada.get(f"/api/tables/{at}/view", params={"seat": asked}).json()["ply"] == ply


def test_records_are_opened_slowly(serve: Serve) -> None:
    served = serve(limits=Limits(retelling=(0.0001, 2.0), address_work=(1e9, 1e9), key_work=(1e9, 1e9)))
    ada = served.client()
    answers = [ada.post("/api/records", json={"record": TEXT}).status_code for _ in range(3)]
    assert answers == [201, 201, 429]


# What if


def test_a_game_that_is_over_goes_on_from_any_of_its_moves_with_luck_of_its_own(served: Served) -> None:
    table = finished("encore", 3, 1)
    at, ada = keep(served, table, {}), served.client()
    made = [ada.post(f"/api/tables/{at}/on", json={"ply": 31, "seat": 2, "name": "Ada"}).json()["id"] for _ in range(2)]
    rooms = [served.app.state.house.rooms[one] for one in made]
    for room in rooms:
        assert room.begun.log[:31] == table.log[:31]
        assert room.seats_of(room.holds[2]) == [2]
        assert len(room.holds) == 1
    assert rooms[0].luck != rooms[1].luck
    assert served.app.state.house.rooms[at].begun.log == table.log


def test_what_if_is_for_games_that_are_over_and_plies_and_seats_that_are_there(served: Served) -> None:
    ada, _bo, at = two(served)
    assert ada.post(f"/api/tables/{at}/on", json={"ply": 1, "seat": 0}).status_code == 403
    over = keep(served, finished("encore", 2, 1), {})
    assert ada.post(f"/api/tables/{over}/on", json={"ply": 1_000_000, "seat": 0}).status_code == 400
    assert ada.post(f"/api/tables/{over}/on", json={"ply": 1, "seat": 7}).status_code == 404


@pytest.mark.parametrize(("game", "seats"), [("dog", 4), ("hit", 3), ("hexenrennen", 4)])
def test_every_game_can_be_played_on(served: Served, game: str, seats: int) -> None:
    table = finished(game, seats, 1)
    at, ada = keep(served, table, {}), served.client()
    for ply in (0, 7, table.ply // 2, table.ply - 1):
        answer = ada.post(f"/api/tables/{at}/on", json={"ply": ply, "seat": 1, "name": "Ada"})
        assert answer.status_code == 201, (ply, answer.text)


# The course


def test_the_course_is_told_once_the_game_is_over_and_looked_through_once_for_all(served: Served) -> None:
    ada, bo, at = two(served)
    with Wire(served, at, ada) as early:
        assert early.say(do="course")["code"] == "web-not-over"
    play_out(ada, bo, at)  # with no line open: one that is not read while that takes long is closed
    with Wire(served, at, ada) as mine, Wire(served, at, bo) as other, Wire(served, at) as eve:
        told = [line.say(do="course") for line in (mine, other, eve)]
        looked = served.app.state.house.rooms[at].course
        mine.say(do="course")
        assert served.app.state.house.rooms[at].course is looked
    assert len(told[0]["lines"]) == 2
    assert all(one["lines"] == told[0]["lines"] and one["plies"] == told[0]["plies"] for one in told)
    assert told[0]["moments"]
    assert len({moment["text"] for one in told for moment in one["moments"][:1]}) > 1, "each hears who they are"


# Together


def test_whoever_sat_there_leads_and_all_others_are_told_where_to(served: Served) -> None:
    ada, bo, at = two(served)
    play_out(ada, bo, at)
    with Wire(served, at, ada, "watch=1") as leader, Wire(served, at, bo, "watch=1") as friend, Wire(served, at) as eve:
        for line in (leader, friend, eve):
            line.until("sight")
        assert eve.say(do="lead", ply=3)["code"] == "web-not-yours"
        assert leader.say(do="lead", ply=3)["do"] == "reply"
        for line in (friend, eve):
            assert line.until("led") == {"do": "led", "name": "Ada", "ply": 3, "mine": False}
        assert friend.say(do="lead", ply=1_000_000)["code"] == "web-malformed"
        friend.say(do="lead", ply=5)  # takes over
        assert eve.until("led")["name"] == "Bo"
        with Wire(served, at) as late:
            assert late.until("led")["ply"] == 5
    with Wire(served, at) as later:
        assert later.until("sight")["over"]
        assert served.app.state.house.rooms[at].leader is None


def test_nobody_leads_through_a_game_that_is_not_over(served: Served) -> None:
    ada, _bo, at = two(served)
    with Wire(served, at, ada) as line:
        assert line.say(do="lead", ply=0)["code"] == "web-not-over"


def test_a_leader_who_hangs_up_leads_no_more(served: Served) -> None:
    ada, bo, at = two(served)
    play_out(ada, bo, at)
    with Wire(served, at, bo, "watch=1") as friend:
        with Wire(served, at, ada, "watch=1") as leader:
            leader.say(do="lead", ply=2)
            assert friend.until("led")["name"] == "Ada"
        assert friend.until("led")["name"] == ""


# My tables


def test_a_list_of_tables_fetches_none_of_them(serve: Serve) -> None:
    served = serve()
    ada = served.client()
    waiting = new_table(ada)
    playing = new_table(ada, bots="normal")
    before = ada.get("/api/mine").json()
    served.stop()
    served = serve()
    ada = served.browser(headers={"authorization": ada.headers["authorization"]})
    after = ada.get("/api/mine").json()
    assert [(one["id"], one["stage"]) for one in after] == [(playing, "playing"), (waiting, "waiting")]
    assert [one["mine"] for one in after] == [[0], [0]]
    assert [one["seats"] for one in after] == [one["seats"] for one in before]
    assert ada.get("/").status_code == ada.get("/mine").status_code == 200
    assert not served.app.state.house.rooms


def test_a_list_says_whose_turn_it_is_and_how_it_ended(serve: Serve) -> None:
    served = serve()
    ada, bo, at = two(served)
    asked = ada.get(f"/api/tables/{at}/view").json()["view"]["awaits"]
    assert ada.get("/api/mine").json()[0]["awaits"] == asked
    play_out(ada, bo, at)
    (stands,) = ada.get("/api/mine").json()
    record = Record.read(ada.get(f"/api/tables/{at}/record").text)
    assert (stands["stage"], stands["awaits"]) == ("over", [])
    assert stands["reached"] == list(record.scores or ())


def test_tables_of_before_there_were_summaries_are_in_the_list_and_summed_up_for_the_next(serve: Serve) -> None:
    served = serve()
    ada = served.client()
    at = new_table(ada, bots="normal")
    served.app.state.house.store.write([lambda c: c.execute(sql("UPDATE tables SET summary = ''"))])
    served.stop()
    for fetched in (1, 0):
        served = serve()
        ada = served.browser(headers={"authorization": ada.headers["authorization"]})
        assert [one["id"] for one in ada.get("/api/mine").json()] == [at]
        assert len(served.app.state.house.rooms) == fetched
        served.stop()

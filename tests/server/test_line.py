"""What is said on a line: moves, questions, consent, and everything that makes no sense."""

import json

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from homestretch.server.doors.line import Item, Line
from homestretch.server.room import Room
from homestretch.server.settings import Limits

from .ballots import heard_ballot
from .serving import Served
from .talking import Wire
from .test_api import table, two


def asked(served: Served, ada, bo, at: str) -> tuple[Wire, Wire, dict]:
    """Lines of Ada and Bo with the one who is asked first, and what that one sees."""
    lines = [Wire(served, at, who) for who in (ada, bo)]
    sights = [line.until("sight") for line in lines]
    seat = sights[0]["awaits"][0]
    return lines[seat], lines[1 - seat], sights[seat]


def play(line: Wire, sight: dict, word: str = "draw", name: str = "m1") -> dict:
    return line.say(do="play", id=name, ply=sight["ply"], n=sight["n"], move=word)


def test_a_move_is_told_to_everybody_each_in_their_own_words(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other, Wire(served, at) as eve:
        eve.until("sight")
        answer = play(mine, sight)
        assert answer["do"] == "reply"
        texts = [line.until("sight")["told"][-1]["text"] for line in (other, eve)]
        assert texts[0] == texts[1]
        assert not texts[0].startswith("You")


def test_a_move_sent_twice_is_answered_twice_and_played_once(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        assert play(mine, sight)["n"] == play(mine, sight)["n"]
        assert ada.get(f"/api/tables/{at}").json()["n"] == sight["n"] + 1


def test_who_comes_back_hears_what_was_missed_and_nothing_twice(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        play(mine, sight)
    back = Wire(served, at, ada, query=f"last={sight['n']}")
    with back:
        found = back.until("sight")
        assert found["since"] == sight["ply"]
        assert not found["fresh"]
        assert found["told"]
    with Wire(served, at, ada, query="last=999999") as lost:
        assert lost.until("sight")["fresh"]


def test_half_a_move_is_shown_and_a_word_that_cannot_be_said_is_explained(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        draw = sight["ask"]["offers"][0]["token"]
        seen = mine.say(do="look", ply=sight["ply"], path=[draw])["sight"]
        assert seen["path"] == [draw]
        assert seen["ask"]["offers"] == []
        why = mine.say(do="why", path=[], token=1)
        assert why["clause"].startswith("R-")
        assert mine.say(do="look", ply=sight["ply"], path=[1])["code"] == "wrong-token"


def test_a_move_back_needs_the_consent_of_the_others_once_something_was_revealed(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        play(mine, sight)
        mine.say(do="undo")
        asked_for = heard_ballot(other, "undo")
        assert other.say(do="agree", vote=asked_for, yes=True)["do"] == "reply"
        assert ada.get(f"/api/tables/{at}/view").json()["ply"] == sight["ply"]
        assert mine.say(do="agree", vote=asked_for, yes=True)["code"] == "web-no-vote"


def test_half_a_move_is_shown_from_the_view_that_was_made_for_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        monkeypatch.setattr(Room, "view_at", None)
        draw = sight["ask"]["offers"][0]["token"]
        assert mine.say(do="look", ply=sight["ply"], path=[draw])["sight"]["path"] == [draw]


def test_what_cannot_be_done_yet_or_for_nobody_is_said_as_it_is(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        draw = sight["ask"]["offers"][0]["token"]
        later = sight["ply"] + 5
        assert mine.say(do="look", ply=later, path=[draw])["text"].startswith("The game is only at move")
        assert mine.say(do="play", id="m1", ply=later, move=[draw])["text"].startswith("The game is only at move")
        assert mine.say(do="rematch")["text"] == "You can play again once this game is over."
        assert [mine.say(do="gone", seat=seat)["code"] for seat in (2, 7, -1)] == ["web-no-seat"] * 3
        assert mine.say(do="gone", seat=0)["code"] == "web-is-here"


def test_a_refused_move_back_changes_nothing(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        play(mine, sight)
        mine.say(do="undo")
        other.say(do="agree", vote=heard_ballot(other, "undo"), yes=False)
        assert ada.get(f"/api/tables/{at}/view").json()["ply"] > sight["ply"]


def test_a_thought_for_a_position_that_was_taken_back_is_refused(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        play(mine, sight)
        mine.say(do="undo")
        other.say(do="agree", vote=heard_ballot(other, "undo"), yes=True)
        play(mine, sight, name="m2")
        stale = mine.say(do="play", id="m3", ply=sight["ply"] + 2, n=sight["n"] + 1, move="draw")
        assert stale["code"] == "wrong-ply"


def test_somebody_who_watches_may_not_speak(served: Served) -> None:
    _, _, at = two(served)
    with Wire(served, at) as eve:
        sight = eve.until("sight")
        for do in ("undo", "hint", "rematch"):
            assert eve.say(do=do)["code"] == "web-not-yours"
        assert eve.say(do="chat", text="hello")["code"] == "web-not-yours"
        assert play(eve, sight)["code"] == "web-not-yours"
        assert eve.say(do="turn", seat=0)["code"] == "web-not-yours"
        assert eve.say(do="show", ply=1, open=True)["code"] == "web-not-over"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"do":"nothing"}',
        '{"do":"play"}',
        '{"do":"play","id":"x","ply":"1","move":[]}',
        '{"do":"play","id":"x y","ply":1,"move":[]}',
        '{"do":"look","ply":0,"path":[99999]}',
        '{"do":"look","ply":0,"path":[-1]}',
        '{"do":"why","path":[0,0,0],"token":5}',
        '{"do":"show","ply":100000}',
        '{"do":"chat","text":"   "}',
        '{"do":"gone","seat":77}',
        '{"do":"agree","vote":"x","yes":true}',
        "{" * 5000,
        json.dumps({"do": "chat", "text": "x" * 3000}),
        "\ud7ff\u0000",
    ],
)
def test_nonsense_gets_a_sentence_and_changes_nothing(text: str, served: Served) -> None:
    ada, _, at = two(served)
    before = ada.get(f"/api/tables/{at}").json()
    with Wire(served, at, ada) as line:
        line.until("sight")
        line.socket.send(text)
        assert line.until("error")["text"]
        line.socket.send(b"\x00\xff")
        assert line.until("error")["code"] == "web-malformed"
        assert line.say(do="ping")["do"] == "reply"
    assert ada.get(f"/api/tables/{at}").json()["n"] == before["n"]


def test_a_message_far_too_long_ends_the_line_and_nothing_else(served: Served) -> None:
    ada, bo, at = two(served)
    with Wire(served, at, ada) as line, Wire(served, at, bo) as other:
        other.until("sight")
        line.until("sight")
        line.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            line.until("nothing")
        assert other.say(do="ping")["do"] == "reply"


def test_unknown_tables_wrong_seats_and_foreign_pages_are_turned_away(served: Served) -> None:
    _, bo, at = two(served)
    for line, code in (
        (Wire(served, "nowhere"), "web-no-table"),
        (Wire(served, at, bo, query="seat=0"), "web-not-yours"),
        (Wire(served, at, query="seat=0"), "web-not-yours"),
        (Wire(served, at, bo, query="seat=x"), "web-not-yours"),
        (Wire(served, at, bo, headers={"origin": "http://evil.example"}), "web-origin"),
    ):
        with line:
            assert line.until("error")["code"] == code
            with pytest.raises(ConnectionClosed):
                line.hear()


def test_too_many_messages_and_lines_are_slowed_down(serve) -> None:
    served = serve(limits=Limits(messages=(0.0, 5.0), lines_each=3))
    ada = served.client()
    at = table(ada, bots="easy")
    with Wire(served, at, ada) as line:
        line.until("sight")
        codes = [line.say(do="ping").get("code") for _ in range(5)]
        assert codes == [None] * 5
        line.socket.send('{"do":"ping"}')
        refused = line.until("error")
        assert (refused["code"], refused["retry"]) == ("web-too-much", 600.0)
        with Wire(served, at), Wire(served, at), Wire(served, at) as fourth:
            assert fourth.hear()["code"] == "web-too-much"


def test_a_bot_fills_in_and_the_game_goes_on_after_a_restart(serve) -> None:
    first = serve()
    ada = first.client()
    at = table(ada, bots="easy", seats=3)
    with Wire(first, at, ada) as line:
        ply = line.until("sight")["ply"]
    first.stop()
    again = serve()
    ada = again.browser(headers={"authorization": ada.headers["authorization"]})
    with Wire(again, at, ada) as line:
        sight = line.until("sight")
        assert sight["ply"] >= ply
        while 0 not in sight["awaits"]:
            sight = line.until("sight")
        assert play(line, sight)["do"] == "reply"


def test_who_gives_a_seat_away_sees_it_no_more(served: Served) -> None:
    ada, bo, at = two(served)
    cy = served.client()
    link = ada.post(f"/api/tables/{at}/links", json={"seat": 0}).json()["path"].removeprefix("/join/")
    with Wire(served, at, ada) as line:
        assert line.until("sight")["n"]
        assert cy.post(f"/api/links/{link}", json={"name": "Cy"}).status_code == 200
        while line.until("people")["seat"] is not None:
            continue
        assert line.say(do="undo")["code"] == "web-not-yours"
    del bo


def test_what_was_taken_back_stays_taken_back_after_a_restart(serve) -> None:
    first = serve()
    ada = first.client()
    at = table(ada, bots="easy", seats=2)
    with Wire(first, at, ada) as line:
        sight = line.until("sight")
        while 0 not in sight["awaits"]:
            sight = line.until("sight")
        play(line, sight)
        line.say(do="undo")
        before = ada.get(f"/api/tables/{at}/view?seat=0").json()
    assert before["ply"] == sight["ply"]
    first.stop()
    again = serve()
    ada = again.browser(headers={"authorization": ada.headers["authorization"]})
    assert ada.get(f"/api/tables/{at}/view?seat=0").json() == before


def test_what_cannot_be_stored_did_not_happen(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)

    def full(_changes: object) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    with mine, other:
        monkeypatch.setattr(served.app.state.house.store, "write", full)
        assert play(mine, sight)["code"] == "web-not-stored"
        monkeypatch.undo()
        assert ada.get(f"/api/tables/{at}/view").json()["ply"] == sight["ply"]
        assert play(mine, sight)["n"] == sight["n"] + 1


def test_nobody_is_told_anything_while_a_table_is_locked(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    room = served.app.state.house.rooms[at]
    told: list[tuple[str, bool]] = []
    put = Line._put

    def watched(line: Line, item: Item) -> None:
        told.append((json.loads(item)["do"] if isinstance(item, str) else str(item), room.lock.locked()))
        put(line, item)

    with mine, other:
        monkeypatch.setattr(Line, "_put", watched)
        play(mine, sight)
        mine.say(do="chat", text="oh")
        mine.say(do="undo")
        other.say(do="agree", vote=heard_ballot(other, "undo"), yes=True)
        assert bo.delete(f"/api/tables/{at}/seats/1").status_code == 204
        ada.get(f"/api/tables/{at}")
    assert {"Owed.PEOPLE", "Owed.SIGHT", "Owed.GREETING", "chat", "reply"} <= {do for do, _ in told}
    assert not [do for do, locked in told if locked]


def test_who_plays_again_finds_the_same_table_and_the_next_one_begins(served: Served) -> None:
    ada, bo, at = two(served, options={"deck": "tiny"})
    first = play_out(ada, bo, at)
    with Wire(served, at, ada) as mine, Wire(served, at, bo) as other:
        new = mine.say(do="rematch")["table"]
        assert other.say(do="rematch")["table"] == new
        assert ada.get(f"/api/tables/{at}").json()["next"] == new
    found = ada.get(f"/api/tables/{new}").json()
    assert [chair["name"] for chair in found["seats"]] == ["Ada", "Bo"]
    assert found["setup"]["options"] == {"deck": "tiny", "first_player": str(1 - first)}
    assert (found["stage"], found["mine"]) == ("playing", [0])


def play_out(ada: httpx.Client, bo: httpx.Client, at: str) -> int:
    """Say the last word that is offered until the game is over; who began."""
    began = -1
    while awaits := ada.get(f"/api/tables/{at}/view").json()["view"]["awaits"]:
        seat = awaits[0]
        began = seat if began < 0 else began
        who = (ada, bo)[seat]
        asked = who.get(f"/api/tables/{at}/view", params={"seat": seat}).json()
        body = {"seat": seat, "id": f"m{asked['ply']}", "ply": asked["ply"], "move": asked["offers"][-1]}
        assert who.post(f"/api/tables/{at}/plays", json=body).status_code == 200
    return began


def test_what_may_follow_is_told_to_whoever_is_asked_and_to_nobody_else(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other, Wire(served, at) as eve:
        eve.until("sight")
        found = mine.say(do="ways", ply=sight["ply"])
        assert found["words"] == [offer["token"] for offer in sight["ask"]["offers"]]
        assert found["under"] == [-1] * len(found["words"])
        assert mine.say(do="ways", ply=sight["ply"], path=[99])["do"] == "error"
        assert mine.say(do="ways", ply=sight["ply"] + 5)["do"] == "error"
        assert other.say(do="ways", ply=sight["ply"]).get("words", []) == []
        assert eve.say(do="ways", ply=sight["ply"])["do"] == "error"

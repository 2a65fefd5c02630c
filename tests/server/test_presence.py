"""Who is here and who is gone: the others can always finish, whoever does not come back."""

import httpx
import pytest

from homestretch.server import events
from homestretch.server.acts import presence
from homestretch.server.chairs import Setup

from .ballots import heard_ballot
from .serving import Served
from .talking import Wire
from .test_api import table, two
from .test_line import play_out


def until_away(line: Wire, seat: int) -> None:
    """Wait until a line is told that somebody is gone."""
    while not line.until("people")["seats"][seat]["away"]:
        continue


def again(served: Served, who: httpx.Client) -> httpx.Client:
    """The same person after a restart."""
    return served.browser(headers={"authorization": who.headers["authorization"]})


def test_after_a_restart_whoever_does_not_come_back_is_gone_and_the_others_finish(serve) -> None:
    first = serve()
    ada, _, at = two(first, options={"deck": "tiny", "first_player": "1"})
    first.stop()
    served = serve(patience=0.05)
    ada = again(served, ada)
    with Wire(served, at, ada) as line:
        assert line.until("sight")["awaits"] == [1]
        until_away(line, 1)
        assert line.say(do="gone", seat=1)["do"] == "reply"
        while awaits := (seen := ada.get(f"/api/tables/{at}/view", params={"seat": 0}).json())["view"]["awaits"]:
            if 0 in awaits:
                body = {"seat": 0, "id": f"m{seen['ply']}", "ply": seen["ply"], "move": seen["offers"][-1]}
                assert ada.post(f"/api/tables/{at}/plays", json=body).status_code == 200
    assert ada.get(f"/api/tables/{at}").json()["stage"] == "over"


def test_after_a_restart_whoever_comes_back_in_time_is_here(serve) -> None:
    first = serve()
    ada, bo, at = two(first)
    first.stop()
    served = serve(patience=60.0)
    with Wire(served, at, again(served, ada)) as line, Wire(served, at, again(served, bo)):
        while not line.until("people")["seats"][1]["here"]:
            continue
        assert line.say(do="gone", seat=1)["code"] == "web-is-here"


def test_who_plays_over_http_alone_is_here_while_they_act_and_gone_when_they_stop(serve) -> None:
    served = serve(patience=0.4)
    ada, bo, at = two(served)
    with Wire(served, at, ada) as line:
        bo.get(f"/api/tables/{at}/view", params={"seat": 1})
        while not line.until("people")["seats"][1]["here"]:
            continue
        until_away(line, 1)
        bo.get(f"/api/tables/{at}/view", params={"seat": 1})
        while line.until("people")["seats"][1]["away"]:
            continue


def test_somebody_who_asks_over_http_can_finish_too(serve) -> None:
    served = serve(patience=0.05)
    ada, _, at = two(served, options={"first_player": "1"})
    while not ada.get(f"/api/tables/{at}").json()["seats"][1]["away"]:
        continue
    assert ada.post(f"/api/tables/{at}/seats/1/gone", json={"seat": 0}).status_code == 204
    while ada.get(f"/api/tables/{at}/view").json()["view"]["awaits"] == [1]:
        continue


def test_one_clock_runs_for_each_who_is_waited_for(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    monkeypatch.setattr(presence, "_check", lambda _house, _room, key: started.append(key))
    served = serve(patience=0.0)
    ada, bo, at = two(served)
    for _ in range(5):
        with Wire(served, at, bo) as line:
            line.until("sight")
        for who in (ada, bo):
            who.get(f"/api/tables/{at}")
    assert len(started) == len(set(started)) == 2


def test_whoever_returns_has_the_seat_back_and_nothing_is_asked_any_more(serve) -> None:
    served = serve(patience=0.05)
    ada, bo = served.client(), served.client()
    cy = served.client()
    at = table(ada, seats=3)
    for seat, who in ((1, bo), (2, cy)):
        who.post(f"/api/tables/{at}/seats/{seat}", json={"name": f"P{seat}"})
    ada.post(f"/api/tables/{at}/start")
    with Wire(served, at, ada) as line, Wire(served, at, cy) as other:
        other.until("people")  # Cy is here, and so is asked
        until_away(line, 1)
        line.say(do="gone", seat=1)
        asked = heard_ballot(other, "bot1")
        with Wire(served, at, bo):
            while other.until("people")["votes"]:
                continue
            assert other.say(do="agree", vote=asked, yes=True)["code"] == "web-no-vote"
        until_away(line, 1)
        line.say(do="gone", seat=1)
        other.say(do="agree", vote=heard_ballot(other, "bot1"), yes=True)
        while not (people := line.until("people"))["seats"][1]["bot"]:
            continue
        assert people["seats"][1]["kind"] == "person"
        assert bo.get(f"/api/tables/{at}/view", params={"seat": 1}).status_code == 200
        while line.until("people")["seats"][1]["bot"]:
            continue


def test_at_a_table_that_is_played_again_who_does_not_come_along_is_gone(serve) -> None:
    served = serve(patience=0.05)
    ada, bo, at = two(served, options={"deck": "tiny"})
    play_out(ada, bo, at)
    with Wire(served, at, ada) as line:
        new = line.say(do="rematch")["table"]
    with Wire(served, new, ada) as line:
        until_away(line, 1)


def test_the_host_says_how_long_somebody_is_waited_for(serve) -> None:
    served = serve(patience=3600.0)
    ada, bo, at = two(served, patience=1)
    with Wire(served, at, ada) as line:
        until_away(line, 1)
        assert line.say(do="gone", seat=1)["do"] == "reply"
    assert ada.get(f"/api/tables/{at}").json()["setup"]["patience"] == 1
    _ = bo


@pytest.mark.parametrize("agree", [True, False])
def test_the_host_says_whether_a_bot_needs_everybodys_word(serve, agree: bool) -> None:
    served = serve(patience=0.05)
    ada, bo, cy = served.client(), served.client(), served.client()
    at = table(ada, seats=3, agree=agree)
    for seat, who in ((1, bo), (2, cy)):
        who.post(f"/api/tables/{at}/seats/{seat}", json={"name": f"P{seat}"})
    ada.post(f"/api/tables/{at}/start")
    with Wire(served, at, ada) as line, Wire(served, at, cy) as other:
        other.until("people")  # Cy is here, and so is asked
        until_away(line, 1)
        line.say(do="gone", seat=1)
        if agree:
            heard_ballot(other, "bot1")
            assert not ada.get(f"/api/tables/{at}").json()["seats"][1]["bot"]
        else:
            while not other.until("people")["seats"][1]["bot"]:
                continue


def test_a_setup_that_was_stored_before_waits_as_the_house_does() -> None:
    old = events.read("setup", '{"game": "encore", "version": 1, "seats": 2, "options": {}, "hints": true}')
    assert isinstance(old, Setup)
    assert (old.patience, old.agree) == (0, True)

"""Bots and hints at a table, with minds that go on when the test says so."""

import asyncio
import json
from pathlib import Path

import httpx

from homestretch.core.bot import Fear, Opinion
from homestretch.core.scene import Told
from homestretch.core.types import Msg
from homestretch.server.acts import thinking
from homestretch.server.bots.minds import Minds
from homestretch.server.doors.line import Line
from homestretch.server.house import House

from .aside import inside, table
from .scripted import Script
from .serving import Served
from .talking import Wire
from .test_api import two


def slowly(served: Served) -> Script:
    """From now on this server thinks as the script says."""
    script = Script()
    served.app.state.house.minds = Minds(1, script.mind)
    return script


def asked(served: Served, ada: httpx.Client, bo: httpx.Client, at: str) -> Wire:
    """The line of whoever is asked first."""
    seat = served.app.state.house.rooms[at].table.awaits[0]
    return Wire(served, at, (ada, bo)[seat])


def test_whoever_waits_for_a_hint_can_go_on_and_waits_for_one_only(serve) -> None:
    served = serve()
    script = slowly(served)
    with asked(served, *two(served, game="dog")) as line:
        line.until("sight")
        line.socket.send(json.dumps({"do": "hint", "rid": 1000}))
        assert line.say(do="ping")["do"] == "reply"
        assert line.say(do="hint")["code"] == "web-too-much"
        script.go_on()
        while (hint := line.hear()).get("rid") != 1000:
            continue
        assert hint["move"]
        assert line.say(do="hint")["move"] == hint["move"]


def test_a_hint_says_what_was_thought_about_and_what_is_feared(serve) -> None:
    served = serve()
    script = slowly(served)
    told = (Told(Msg("nothing")),)
    script.opinion = lambda move: Opinion(move, 0.624, 0.031, Fear(1, told, 0.25, 0.4))
    script.go_on()
    with asked(served, *two(served, game="dog")) as line:
        line.until("sight")
        hint = line.say(do="hint")
        assert hint["weighed"][0]["text"] == hint["text"]
        assert (hint["weighed"][0]["chance"], hint["weighed"][0]["margin"]) == (
            62,
            4,
        )  # a margin is never said to be less
        assert "25%" in hint["weighed"][0]["fear"]
        assert "40%" in hint["weighed"][0]["fear"]


def test_a_hint_is_no_longer_thought_once_whoever_asked_has_hung_up(serve) -> None:
    served = serve()
    script = slowly(served)
    first, second = two(served, game="dog"), two(served, game="dog")
    with asked(served, *first) as busy, Wire(served, first[2], query="watch=1") as other:
        busy.socket.send(json.dumps({"do": "hint", "rid": 1000}))
        while not script.begun:
            other.say(do="ping")
        with asked(served, *second) as line:
            line.socket.send(json.dumps({"do": "hint", "rid": 1000}))
            assert line.say(do="ping")["do"] == "reply"
        minds = served.app.state.house.minds
        while len(minds.advised) > 1:  # until it is seen that they are gone
            other.say(do="ping")
        script.go_on()
        while busy.hear().get("rid") != 1000:
            continue
    assert len(script.begun) == 1


def test_a_hint_for_a_move_that_was_made_meanwhile_is_refused(serve) -> None:
    served = serve()
    script = slowly(served)
    with asked(served, *two(served)) as line:
        sight = line.until("sight")
        line.socket.send(json.dumps({"do": "hint", "rid": 1000}))
        assert line.say(do="ping")["do"] == "reply"
        move = [next(offer["token"] for offer in sight["ask"]["offers"] if offer.get("ends"))]
        assert "n" in line.say(do="play", id="m", ply=sight["ply"], n=sight["n"], move=move)
        script.go_on()
        while (hint := line.hear()).get("rid") != 1000:
            continue
        assert hint["do"] == "error"


def test_a_bot_is_not_asked_once_all_have_left_and_is_again_when_somebody_is_back(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        script = Script()
        house.minds = Minds(1, script.mind)
        one, two = [await table(house, game="dog", bots="hard", name=None) for _ in range(2)]
        before, looks = two.n, Line("", None, "en", "view")
        for room in (one, two):
            room.lines.add(looks)
            house.wake(room)
        await script.until(1)  # the other waits
        two.lines.clear()
        one.lines.clear()
        script.go_on(1)
        while two.thinking:
            await asyncio.sleep(0)
        assert (len(script.begun), two.n) == (1, before)
        two.lines.add(looks)
        house.wake(two)
        await script.until(2)
        two.lines.clear()
        script.go_on()
        while two.thinking:
            await asyncio.sleep(0.001)
        assert two.n > before

    inside(tmp_path, scenario)


def test_the_bots_of_a_table_count_to_its_host_or_to_who_sits_there_whoever_looks_on(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        room = await table(house)
        looks = Line("", None, "en", "view", True, "127.0.0.2")
        sits = Line("somebody", 1, "en", "view", False, "127.0.0.5")
        hosts = Line(room.host, None, "en", "view", True, "127.0.0.9")
        charged = []
        for line in (looks, sits, hosts):
            room.lines.add(line)
            charged.append(thinking.charged(room))
        assert charged == [looks.address, sits.address, hosts.address]

    inside(tmp_path, scenario)

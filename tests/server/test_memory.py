"""What the server keeps in memory has a bound, whatever strangers send and however little they listen."""

import asyncio
import json
import socket

from homestretch.core.types import Msg
from homestretch.server.chairs import Setup
from homestretch.server.doors.line import KNOWN, WAITING, Line
from homestretch.server.events import PLAYS, Played, Story, TakenBack
from homestretch.server.share.remembered import Remembered
from homestretch.server.telling import pictures
from homestretch.server.telling.sentences import Sentences, sentences

from .serving import Served
from .talking import Wire
from .test_api import two


def remembered() -> int:
    """Bytes of sentences that English readers of this game were told."""
    return sentences("en", "encore").said.bytes + sentences("en").said.bytes


def test_words_that_were_refused_are_not_kept(served: Served) -> None:
    ada, _, at = two(served)
    with Wire(served, at, ada) as line:
        ply = line.until("sight")["ply"]
        before = remembered()
        for n in range(20):
            word = f"word{n}" + "x" * 1900
            assert line.say(do="look", ply=ply, path=word)["do"] == "error"
            assert line.say(do="play", id="m", ply=ply, move=word)["do"] == "error"
            assert line.say(do="why", path=[n], token=n + 1)["do"] in ("error", "reply")
        assert remembered() == before


def test_what_is_refused_over_http_is_not_kept_either(served: Served) -> None:
    ada = served.client()
    assert ada.post("/games/none/play").status_code == 404
    before = remembered()
    for n in range(20):
        body = {"game": "encore", "seats": 2, "options": {f"o{n}" + "y" * 4000: "1"}}
        assert ada.post("/api/tables", json=body).status_code == 400
        assert ada.post("/games/g" + f"{n}" + "z" * 1000 + "/play").status_code == 404
    assert remembered() == before


def test_sentences_are_remembered_up_to_so_many_bytes() -> None:
    says = Sentences("en", None)
    says.said.most = 100_000
    for n in range(1000):
        says.say(Msg("web-no-move", {"word": f"{n}" + "x" * 2000}))
    assert says.said.bytes <= 100_000


def test_what_was_asked_for_lately_stays_and_the_rest_makes_room() -> None:
    kept: Remembered[str] = Remembered(1300, len)
    kept.keep("a", "x" * 200)
    kept.keep("b", "x" * 200)
    assert kept.get("a")
    kept.keep("c", "x" * 200)
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == ("x" * 200, None, "x" * 200)
    kept.keep("huge", "x" * 5000)
    assert (len(kept), kept.bytes) == (0, 0)


def test_a_key_counts_with_what_it_holds() -> None:
    kept: Remembered[str] = Remembered(10_000, len)
    for n in range(100):
        kept.keep(("word", ("name", f"{n}" + "x" * 1000)), "y")
    assert len(kept) < 5


def test_pictures_are_remembered_up_to_so_many_bytes() -> None:
    assert pictures.DRAWN.most <= 20_000_000


def test_what_waits_for_a_line_is_bounded_in_bytes() -> None:
    line = Line("", None, "en", "scene")
    for _ in range(200):
        line.push("x" * 20_000)
        assert line.waiting <= WAITING
    assert line.slow


def test_a_first_message_is_taken_however_long_it_is() -> None:
    line = Line("", None, "en", "scene")
    line.push("x" * WAITING)
    assert not line.slow


def test_the_names_of_pictures_that_a_line_knows_are_bounded() -> None:
    line = Line("", None, "en", "scene")
    for n in range(2 * KNOWN):
        assert line.unknown({f"p{n}": ""})
    assert len(line.known) <= KNOWN


def test_nobody_is_answered_faster_than_they_listen(served: Served) -> None:
    """Who asks on and on without reading is not read either, so nothing piles up."""
    ada, bo, at = two(served)
    with Wire(served, at, bo) as other:
        other.until("sight")
        deaf = Wire(served, at, ada, max_queue=1)
        with deaf:
            deaf.until("sight")
            (line,) = (one for one in served.app.state.house.rooms[at].lines if one.seat == 0)
            deaf.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            for n in range(400):
                deaf.socket.send(json.dumps({"do": "lang", "lang": ("en", "de")[n % 2]}))
            assert not line.slow
            assert line.waiting <= WAITING
        other.say(do="ping")


def test_who_reads_up_waits_until_all_is_handed_over() -> None:
    async def talk() -> list[str]:
        line, order = Line("", None, "en", "scene"), []
        line.push("a")
        waiting = asyncio.create_task(line.read_up())
        waiting.add_done_callback(lambda _: order.append("read up"))
        await asyncio.sleep(0)
        order.append(str(await line.next()))
        await waiting
        return order

    assert asyncio.run(talk()) == ["a", "read up"]


def test_the_names_of_moves_are_bounded_however_often_they_are_taken_back() -> None:
    story = Story()
    story.take(1, Setup("encore", 1, 2))
    for n in range(2, 4 * PLAYS, 2):
        story.take(n, Played(0, "draw", f"m{n}"))
        story.take(n + 1, TakenBack(0, 0))
    assert len(story.plays) == PLAYS
    assert story.plays[0, f"m{n}"] == n

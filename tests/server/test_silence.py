"""Connections that say nothing, or half of something, at a real server; each waits for the server to hang up."""

from contextlib import suppress
from dataclasses import replace

import pytest

from homestretch.server.settings import Limits

from .calling import GONE, Calls, hung_up
from .talking import Wire
from .test_api import table

WHOLE = b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: he",
    "half a body": POST + b"Content-Length: 500\r\n\r\n{",
    "half a body in chunks": POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    "a body that is not wanted": POST + b"Content-Length: 999999999\r\n\r\n{",
    "half a handshake": b"GET /api/tables/x/line HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n",
    "one request and half of another": WHOLE + b"GET",
    "half of the second of two at once": WHOLE + POST + b"Content-Length: 500\r\n\r\n{",
}
SHORT = replace(Limits.off(), head=0.4, rest=0.4, unread=0.4)


@pytest.mark.parametrize("said", HALVES.values(), ids=HALVES)
def test_whoever_says_half_of_something_is_hung_up_on(serve, call: Calls, said: bytes) -> None:
    assert hung_up(call(serve(limits=SHORT).url, said))


def test_a_letter_now_and_then_is_not_enough(serve, call: Calls) -> None:
    one = call(serve(limits=SHORT).url, b"GET / HTTP/1.1\r\nX: ")
    letters = 0
    with suppress(*GONE):
        while not hung_up(one, 0.02):
            one.send(b"x")
            letters += 1
            assert letters < 6000


def test_whoever_asks_and_never_reads_is_hung_up_on(serve, call: Calls) -> None:
    served = serve(limits=replace(SHORT, head=3600.0))
    assert hung_up(call(served.url, WHOLE * 200, room=4096))


def test_a_line_may_be_silent_for_as_long_as_it_likes(serve, call: Calls) -> None:
    served = serve(limits=SHORT)
    at = table(served.client(), bots="easy")
    with Wire(served, at) as line:
        line.until("sight")
        assert hung_up(call(served.url))
        assert hung_up(call(served.url))
        assert line.say(do="ping")["do"] == "reply"


def test_one_address_has_so_many_connections_and_others_are_served(serve, call: Calls) -> None:
    served = serve(limits=replace(Limits.off(), connections_each=3, head=3600.0))
    callers = [call(served.url, address="127.0.0.5") for _ in range(4)]
    while not any(hung_up(one, 0.01) for one in callers):
        continue  # which of them comes last is the system's business
    assert [hung_up(one, 0) for one in callers].count(True) == 1
    assert served.browser().get("/api/games").status_code == 200


def test_a_newcomer_is_served_where_silent_ones_have_taken_all_the_room(serve, call: Calls) -> None:
    served = serve(limits=replace(Limits.off(), connections=20))
    at = table(served.client(), bots="easy")
    with Wire(served, at) as line:
        line.until("sight")
        for n in range(60):
            call(served.url, address=f"127.0.0.{9 + n % 9}")
        assert served.browser().get("/api/games").status_code == 200
        assert line.say(do="ping")["do"] == "reply"


def test_a_proxy_that_is_named_comes_for_many_who_are_counted_each_by_their_own_address(serve, call: Calls) -> None:
    limits = replace(Limits.off(), connections_each=3, lines_each=2, head=3600.0)
    served = serve(limits=limits, proxies=("127.0.0.1",))
    callers = [call(served.url) for _ in range(20)]
    at = table(served.client(), bots="easy")
    ada, bo = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
    with Wire(served, at, headers=ada) as first, Wire(served, at, headers=ada), Wire(served, at, headers=bo) as other:
        assert [line.hear()["do"] for line in (first, other)] == ["people", "people"]
        with Wire(served, at, headers=ada) as third:
            assert third.hear()["code"] == "web-too-much"
    assert not any(hung_up(one, 0) for one in callers)


def test_so_many_requests_of_one_address_are_answered_at_once_and_the_others_wait(serve, call: Calls) -> None:
    served = serve(limits=replace(Limits.off(), at_once=2, rest=1.0))
    halves = [call(served.url, HALVES["half a body"], address="127.0.0.5") for _ in range(2)]
    third = call(served.url, WHOLE, address="127.0.0.5")
    assert served.browser().get("/api/games").status_code == 200
    assert third.recv(12) == b"HTTP/1.1 200"
    assert any(hung_up(one, 0) for one in halves)  # one of them had to go first

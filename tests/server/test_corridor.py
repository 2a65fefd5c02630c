"""Whoever comes in anywhere is led to the worker that has the table, and tables follow those who sit at them."""

import json
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import event, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from homestretch.server.many import news, passing
from homestretch.server.settings import Limits, Settings
from homestretch.server.watch.lines import REQUEST

from .postgres import Postgres
from .serving import PLAIN, Served
from .talking import Wire


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[tuple[Served, Served]]:
    """Two workers of one database that know each other."""
    db = postgres.database()
    one, other = (Served(Settings(db=db, pace=0.0, workers=1, limits=Limits.off())) for _ in range(2))
    until(lambda: many(one).lease.others and many(other).lease.others)
    yield one, other
    one.stop()
    other.stop()


def until(comes: Callable[[], Any]) -> None:
    """Until it is so; tests that wait in vain are ended."""
    while not comes():
        time.sleep(0.01)


def house(served: Served) -> Any:
    return served.app.state.house


def many(served: Served) -> Any:
    return house(served).many


class Guest:
    """Somebody with one key, who asks whichever worker."""

    def __init__(self, served: Served) -> None:
        self.headers = dict(served.client().headers)
        self.http = httpx.Client(headers=self.headers, timeout=120, verify=PLAIN)

    def __call__(self, served: Served, way: str, path: str, **given: Any) -> httpx.Response:
        return self.http.request(way, f"{served.url}{path}", **given)

    def table(self, served: Served, **given: Any) -> str:
        made = self(served, "POST", "/api/tables", json={"game": "encore", "seats": 2, "name": "Ada", **given})
        assert made.status_code == 201, made.text
        at: str = made.json()["id"]
        return at


@pytest.fixture
def ada(two: tuple[Served, Served]) -> Iterator[Guest]:
    guest = Guest(two[0])
    yield guest
    guest.http.close()


def line(served: Served, at: str, ada: Guest, query: str = "") -> Wire:
    return Wire(served, at, ada.http, query)


def test_a_table_where_nobody_sits_yet_goes_to_whoever_is_asked_for_it(two, ada: Guest) -> None:
    at = ada.table(two[0])
    assert ada(two[1], "GET", f"/api/tables/{at}").json()["seats"][0]["name"] == "Ada"
    assert at in house(two[1]).rooms
    assert at not in house(two[0]).rooms


def test_a_table_where_somebody_sits_stays_and_others_are_led_there(two, ada: Guest) -> None:
    """Over lines and over HTTP, with bodies, addresses, cookies and languages."""
    at = ada.table(two[0])
    with line(two[0], at, ada) as here, line(two[1], at, ada, "watch=1") as there:
        here.until("people")
        there.until("people")
        assert there.say(do="ping")["do"] == "reply"
        assert ada(two[1], "POST", f"/api/tables/{at}/seats/1", json={"name": "Ada 2"}).status_code == 204
        assert ada(two[1], "POST", f"/api/tables/{at}/start").status_code == 204
        here.until("sight")
        there.until("sight")
        page = ada(two[1], "GET", f"/t/{at}?lang=de")
        assert page.status_code == 200
        assert 'lang="de"' in page.text
        assert "default-src 'none'" in page.headers["content-security-policy"]
        refused = ada(two[1], "POST", f"/api/tables/{at}/start")
        assert (refused.status_code, refused.json()["code"]) == (409, "web-begun")
        assert at not in house(two[1]).rooms


def test_a_move_is_played_through_another_worker(two, ada: Guest) -> None:
    at = ada.table(two[0])
    with line(two[0], at, ada) as here:
        ada(two[0], "POST", f"/api/tables/{at}/seats/1", json={"name": "Ada 2"})
        ada(two[0], "POST", f"/api/tables/{at}/start")
        here.until("sight")
        seen = ada(two[1], "GET", f"/api/tables/{at}/view").json()
        seat, path = seen["view"]["awaits"][0], ""
        while offers := ada(two[1], "GET", f"/api/tables/{at}/view", params={"seat": seat, "path": path}).json()[
            "offers"
        ]:
            path = f"{path} {offers[0]}".strip()
        body = {"seat": seat, "id": "x", "ply": seen["ply"], "move": path}
        first, again = (ada(two[1], "POST", f"/api/tables/{at}/plays", json=body) for _ in range(2))
        assert first.status_code == 200, first.text
        assert first.json() == again.json()
        here.until("sight")


def test_lists_are_made_without_any_table_being_fetched(two, ada: Guest) -> None:
    at = ada.table(two[0], listed=True)
    for path in ("/api/mine", "/api/lobby"):
        assert at in [one["id"] for one in ada(two[1], "GET", path).json()]
    assert at in ada(two[1], "GET", "/").text
    assert at in house(two[0]).rooms
    assert at not in house(two[1]).rooms


def test_a_link_leads_to_its_table_wherever_it_is_opened(two, ada: Guest) -> None:
    at, bo = ada.table(two[0]), Guest(two[1])
    with line(two[0], at, ada) as here:
        here.until("people")
        path = ada(two[0], "POST", f"/api/tables/{at}/links", json={"seat": 1}).json()["path"]
        assert bo(two[1], "GET", path).status_code == 200
        taken = bo(two[1], "POST", f"/api/links/{path.rpartition('/')[2]}", json={"name": "Bo"})
        assert (taken.status_code, taken.json()) == (200, {"id": at})
        assert at in house(two[0]).rooms
    bo.http.close()


def test_one_that_comes_from_outside_is_not_believed_to_be_a_worker(two, ada: Guest) -> None:
    at = ada.table(two[0])
    forged = {"x-homestretch-word": "f" * 64, "x-homestretch-for": "192.0.2.7"}
    assert ada(two[1], "GET", f"/api/tables/{at}", headers=forged).status_code == 200
    addresses = house(two[1]).rooms[at].acting.values()
    assert list(addresses) == ["127.0.0.1"]


def test_the_address_of_whoever_asks_is_handed_on(two, ada: Guest) -> None:
    at = ada.table(two[0])
    with Wire(two[0], at) as watching:
        watching.until("people")
        word = {"x-homestretch-word": many(two[0]).lease.word, "x-homestretch-for": "192.0.2.7"}
        assert ada(two[0], "GET", f"/api/tables/{at}", headers=word).status_code == 200
        assert list(house(two[0]).rooms[at].acting.values()) == ["192.0.2.7"]


def test_of_two_workers_that_are_asked_at_once_one_has_the_table(two, ada: Guest) -> None:
    for _ in range(5):
        at = ada.table(two[0])
        with ThreadPoolExecutor(8) as crowd:
            asked = [crowd.submit(ada, two[k % 2], "GET", f"/api/tables/{at}") for k in range(8)]
            assert {one.result().status_code for one in asked} == {200}
        assert sorted(at in house(one).rooms for one in two) == [False, True]


def test_a_key_that_is_ended_anywhere_is_ended_everywhere(two, ada: Guest) -> None:
    at = ada.table(two[0])
    with line(two[0], at, ada) as here:
        here.until("people")
        assert ada(two[1], "DELETE", "/api/keys").status_code == 204
        with pytest.raises(ConnectionClosed):
            here.until("the end")
    bo = Guest(two[0])
    until(lambda: bo(two[0], "GET", f"/api/tables/{at}").json()["seats"][0]["kind"] == "open")
    bo.http.close()


def test_a_key_that_is_changed_anywhere_has_its_seats_everywhere(two, ada: Guest) -> None:
    at, bo = ada.table(two[0]), Guest(two[0])
    with line(two[0], at, bo) as watching:
        watching.until("people")
        new = ada(two[1], "POST", "/api/keys/renew").json()["key"]
        ada.http.headers["authorization"] = f"Bearer {new}"
        until(lambda: ada(two[0], "DELETE", f"/api/tables/{at}/seats/0").status_code == 204)
    bo.http.close()


def test_news_that_are_lost_are_found_all_the_same(two, ada: Guest, postgres: Postgres) -> None:
    """Its listening connection is cut, and so is whatever was said meanwhile."""
    listener = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN homestretch'"
    at = ada.table(two[0])
    with line(two[0], at, ada) as here:
        here.until("people")
        assert len(postgres.tell(listener)) == 2
        assert ada(two[1], "DELETE", "/api/keys").status_code == 204
        with pytest.raises(ConnectionClosed):
            here.until("the end")
    until(lambda: len(postgres.tell(listener.replace("pg_terminate_backend(pid)", "pid"))) == 2)
    assert news.LOOK == 2.0


def test_a_worker_that_ends_hands_its_tables_over(two, ada: Guest) -> None:
    """Nobody waits for a lease to run out."""
    third = Served(two[0].settings)
    until(lambda: len(many(third).lease.others) == 2)
    at = ada.table(third)
    with line(third, at, ada) as here:
        here.until("people")
        third.does(house(third).drain())
        with pytest.raises(ConnectionClosed) as closed:
            here.until("the end")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
    assert ada(third, "GET", f"/api/tables/{at}").status_code == 200  # whoever comes there still is led to another
    assert at not in house(third).rooms
    assert ada(third, "GET", "/health").status_code == 503
    assert ada(third, "POST", "/api/tables", json={"game": "encore", "seats": 2}).status_code == 503
    assert ada(two[1], "GET", f"/api/tables/{at}").status_code == 200
    third.stop()
    until(lambda: len(many(two[0]).lease.others) == 1)


def test_what_one_asks_of_the_others_and_who_is_gone_is_handed_over_too(two, ada: Guest) -> None:
    """A yes that comes to the next worker counts, to the question that was asked at the one before."""
    at, bo = ada.table(two[0]), Guest(two[0])
    assert bo(two[0], "POST", f"/api/tables/{at}/seats/1", json={"name": "Bo"}).status_code == 204
    assert ada(two[0], "POST", f"/api/tables/{at}/start").status_code == 204
    seat = ada(two[0], "GET", f"/api/tables/{at}/view").json()["view"]["awaits"][0]
    mover, other = (ada, bo) if seat == 0 else (bo, ada)
    view = mover(two[0], "GET", f"/api/tables/{at}/view", params={"seat": seat}).json()
    body = {"seat": seat, "id": "m1", "ply": view["ply"], "move": view["offers"][0]}
    assert mover(two[0], "POST", f"/api/tables/{at}/plays", json=body).status_code == 200
    assert mover(two[0], "POST", f"/api/tables/{at}/undo", json={"seat": seat}).status_code == 202
    room = house(two[0]).rooms[at]
    asked, gone = room.votes, {"somebody"}
    room.gone.update(gone)
    two[0].does(house(two[0]).hand_over(room))
    name = ada(two[1], "GET", f"/api/tables/{at}").json()["votes"][0]["name"]
    assert house(two[1]).rooms[at].votes == asked
    assert house(two[1]).rooms[at].gone == gone
    yes = {"seat": 1 - seat, "yes": True}
    assert other(two[1], "POST", f"/api/tables/{at}/votes/{name}", json=yes).status_code == 204
    assert ada(two[1], "GET", f"/api/tables/{at}/view").json()["ply"] == view["ply"]
    bo.http.close()


def test_what_is_used_at_one_worker_counts_at_the_others(two, postgres: Postgres) -> None:
    limits = Limits(requests=(0.001, 40.0))
    db = postgres.database()
    one, other = (Served(Settings(db=db, pace=0.0, workers=1, limits=limits)) for _ in range(2))
    until(lambda: many(one).lease.others and many(other).lease.others)
    with httpx.Client(timeout=120, verify=PLAIN) as guest:
        assert {guest.get(f"{one.url}/api/games").status_code for _ in range(41)} == {200, 429}
        until(lambda: guest.get(f"{other.url}/api/games").status_code == 429)
    told = many(one).shares.told()
    assert "127.0.0.1" not in told
    assert json.loads(told)["requests"]
    one.stop()
    other.stop()


class Ids(logging.Handler):
    """The ids that lines of the log had when they were said."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(f"{record.getMessage().partition(' ')[0]} {REQUEST.get()}")


@pytest.fixture
def ids() -> Iterator[list[str]]:
    page, log = Ids(), logging.getLogger("homestretch")
    log.addHandler(page)
    logging.getLogger("homestretch.requests").setLevel(logging.INFO)
    yield page.found
    log.removeHandler(page)
    logging.getLogger("homestretch.requests").setLevel(logging.NOTSET)


def test_what_is_logged_while_a_table_is_fetched_has_the_id_of_the_request(two, ada: Guest, ids: list[str]) -> None:
    at = ada.table(two[0])
    two[0].does(house(two[0]).hand_over(house(two[0]).rooms[at]))
    broken = text("UPDATE events SET body = 'no JSON' WHERE n = 1 AND table_id = :at")
    house(two[0]).store.write([lambda c: c.execute(broken, {"at": at})])
    ids.clear()
    answer = ada(two[0], "GET", f"/api/tables/{at}")
    assert answer.status_code == 500
    name = answer.headers["x-request-id"]
    assert ids == [f"the {name}", f"answered {name}"]


def test_a_request_that_is_passed_on_keeps_the_id_it_had(two, ada: Guest) -> None:
    at = ada.table(two[0])
    with line(two[0], at, ada) as here:
        here.until("people")
        word, given = {"x-homestretch-word": many(two[0]).lease.word}, {"x-homestretch-request": "abc"}
        of_us, forged = (ada(two[0], "GET", f"/api/tables/{at}", headers=one) for one in (word | given, given))
        assert of_us.headers["x-request-id"] == "abc"
        assert forged.headers["x-request-id"] != "abc"
        told = passing.told(
            {"type": "http", "headers": [(b"x-homestretch-request", b"x")], "client": None, "scheme": "http"},
            passing.There("there:1", "word"),
        )
        assert [value for name, value in told if name == passing.REQUEST] == [REQUEST.get()]


@contextmanager
def asked_of(served: Served) -> Iterator[list[str]]:
    """What the database is asked about tables meanwhile."""
    engine, asked = house(served).store.engine, list[str]()

    def note(_c: object, _cursor: object, statement: str, *_: object) -> None:
        if " tables" in statement and "INSERT INTO workers" not in statement:
            asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


@pytest.mark.parametrize("path", ["/api/tables/nowhere", "/t/nowhere", "/api/tables/nowhere/view"])
def test_for_a_table_that_is_not_there_the_database_is_asked_once(two, ada: Guest, path: str) -> None:
    with asked_of(two[0]) as asked:
        assert ada(two[0], "GET", path).status_code == 404
    assert len(asked) == 1
    assert "UPDATE" not in asked[0]


def test_who_asks_for_too_much_is_told_so_before_the_database_is_asked(postgres: Postgres) -> None:
    settings = Settings(db=postgres.database(), pace=0.0, workers=1, limits=Limits(requests=(0.001, 3.0)))
    one = Served(settings)
    paths = ["/api/tables/nowhere", "/t/nowhere", f"/join/{'k' * 43}"]
    with httpx.Client(timeout=120, verify=PLAIN) as guest:
        assert [guest.get(f"{one.url}{path}").status_code for path in paths] == [404, 404, 410]
        with asked_of(one) as asked:
            refused = [guest.get(f"{one.url}{path}") for path in paths]
            assert [answer.status_code for answer in refused] == [429] * 3
            assert "default-src 'none'" in refused[0].headers["content-security-policy"]
            with connect(one.url.replace("http", "ws") + "/api/tables/nowhere/line") as line:
                assert json.loads(line.recv(120))["code"] == "web-too-much"
        assert asked == []
        assert guest.get(f"{one.url}/health").status_code == 200
    one.stop()


def test_lines_are_counted_over_all_workers(postgres: Postgres) -> None:
    limits = Limits(lines_each=2)
    db = postgres.database()
    one, other = (Served(Settings(db=db, pace=0.0, workers=1, limits=limits)) for _ in range(2))
    until(lambda: many(one).lease.others and many(other).lease.others)
    ada = Guest(one)
    at, elsewhere = ada.table(one), ada.table(other)
    with line(one, at, ada) as first, line(one, at, ada) as second:
        first.until("people")
        second.until("people")
        until(lambda: many(other).shares.elsewhere("lines", "127.0.0.1") == 2)
        with connect(other.url.replace("http", "ws") + f"/api/tables/{elsewhere}/line") as third:
            assert json.loads(third.recv(120))["code"] == "web-too-much"
    ada.http.close()
    one.stop()
    other.stop()

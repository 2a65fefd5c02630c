"""A key can be ended, forgotten or changed: what it opened is closed, and what it held goes on."""

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from homestretch.server.acts import keys, playing
from homestretch.server.doors import auth
from homestretch.server.doors.door import Guest
from homestretch.server.doors.line import Line
from homestretch.server.house import House
from homestretch.server.settings import Limits
from homestretch.store.ended import end, is_ended
from homestretch.texts import LANGUAGES

from .aside import inside
from .aside import table as some_table
from .conftest import Serve
from .serving import Served
from .talking import Wire
from .test_api import table, two


def until(line: Wire, true: Callable[[dict[str, Any]], bool]) -> None:
    """Wait for people of whom this is true."""
    while not true(line.until("people")):
        continue


def closes(line: Wire) -> bool:
    """Whether the other side hangs up."""
    try:
        while line.hear():
            continue
    except ConnectionClosed:
        return True
    return False


def known(served: Served, key: str) -> httpx.Client:
    return served.browser(headers={"authorization": f"Bearer {key}"})


def with_cookie(served: Served, client: httpx.Client) -> httpx.Client:
    """A browser that has the key of a client."""
    browser = served.browser()
    browser.cookies.set("homestretch", client.headers["authorization"].removeprefix("Bearer "))
    return browser


def test_an_ended_key_opens_nothing(served: Served) -> None:
    ada, bo, at = two(served)
    waiting = table(bo)
    link = bo.post(f"/api/tables/{waiting}/links", json={"seat": 1}).json()["path"].removeprefix("/join/")
    assert ada.delete("/api/keys").status_code == 204
    body = {"game": "encore", "seats": 2, "name": "Ada"}
    for answer in (
        ada.get(f"/api/tables/{at}/view?seat=0"),
        ada.get("/api/mine"),
        ada.post("/api/tables", json=body),
        ada.post(f"/api/tables/{waiting}/seats/1", json={"name": "Ada"}),
        ada.post(f"/api/links/{link}", json={"name": "Ada"}),
        ada.post(f"/api/tables/{at}/plays", json={"seat": 0, "id": "x", "ply": 1, "move": "draw"}),
        ada.delete("/api/keys"),
        ada.post("/api/keys/renew"),
        with_cookie(served, ada).post("/api/tables", json=body),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "web-key-ended")
    for more in ("", "seat=0", "watch=1"):
        with Wire(served, at, ada, more) as line:
            assert line.hear()["code"] == "web-key-ended"
            assert closes(line)
    assert bo.post("/api/tables", json=body).status_code == 201


def test_open_lines_of_an_ended_key_are_closed_and_no_others(served: Served) -> None:
    ada, bo, at = two(served)
    with Wire(served, at, ada) as mine, Wire(served, at, ada, "watch=1") as watching, Wire(served, at, bo) as other:
        ada.delete("/api/keys")
        assert closes(mine)
        assert closes(watching)
        assert other.say(do="ping")["do"] == "reply"


def test_seats_of_an_ended_key_are_free_before_the_start_and_a_bots_later(served: Served) -> None:
    ada, bo, at = two(served)
    waiting = table(ada)
    with Wire(served, at, bo) as line, Wire(served, waiting, bo) as other:
        ada.delete("/api/keys")
        until(line, lambda people: people["seats"][0]["kind"] == "bot")
        until(other, lambda people: people["seats"][0]["kind"] == "open")
        assert bo.post(f"/api/tables/{waiting}/seats/0", json={"name": "Bo"}).status_code == 204
        seen = bo.get(f"/api/tables/{at}/view?seat=1").json()
        while 1 not in seen["view"]["awaits"]:  # the bot plays on
            line.until("sight")
            seen = bo.get(f"/api/tables/{at}/view?seat=1").json()
    assert served.app.state.house.store.load(at).holds == {1: auth.hashed(bo.headers["authorization"][7:])}


def test_a_key_stays_ended_after_a_restart_and_what_was_left_undone_is_done(serve: Serve) -> None:
    first = serve()
    ada, bo, at = two(first)
    key = ada.headers["authorization"].removeprefix("Bearer ")
    first.app.state.house.store.write([lambda c: end(c, auth.hashed(key), 1.0)])  # as if it had crashed right then
    first.stop()
    again = serve()
    bo = known(again, bo.headers["authorization"][7:])
    assert known(again, key).get("/api/mine").json()["code"] == "web-key-ended"
    with Wire(again, at, bo) as line:
        until(line, lambda people: people["seats"][0]["kind"] == "bot")


def test_tables_of_an_ended_host_look_for_nobody(served: Served) -> None:
    ada, bo = served.client(), served.client()
    at = table(ada, listed=True)
    assert at in [found["id"] for found in bo.get("/api/lobby").json()]
    ada.delete("/api/keys")
    assert at not in [found["id"] for found in bo.get("/api/lobby").json()]


def test_links_of_an_ended_key_open_nothing(served: Served) -> None:
    for way in ("DELETE /api/keys", "POST /api/keys/renew"):
        ada, bo, cy = served.client(), served.client(), served.client()
        at = table(ada, seats=3)
        assert bo.post(f"/api/tables/{at}/seats/2", json={"name": "Bo"}).status_code == 204
        asked = [(ada, 0), (ada, 1), (bo, 2)]
        own, free, other = [
            who.post(f"/api/tables/{at}/links", json={"seat": seat}).json()["path"] for who, seat in asked
        ]
        assert ada.request(*way.split()).status_code in (201, 204)
        for path, status in ((own, 410), (free, 410), (other, 200)):
            link = path.removeprefix("/join/")
            assert cy.post(f"/api/links/{link}", json={"name": "Cy"}).status_code == status, way


def test_a_changed_key_has_all_its_seats_and_the_old_one_none(served: Served) -> None:
    ada, bo, at = two(served)
    waiting = table(ada, listed=True)
    with Wire(served, at, ada) as thief:
        new = known(served, ada.post("/api/keys/renew").json()["key"])
        assert closes(thief)
    assert ada.get(f"/api/tables/{at}/view?seat=0").status_code == 403
    assert new.get(f"/api/tables/{at}/view?seat=0").status_code == 200
    assert {found["id"] for found in new.get("/api/mine").json()} == {at, waiting}
    assert waiting in [found["id"] for found in bo.get("/api/lobby").json()]
    assert new.post(f"/api/tables/{waiting}/start").status_code == 204
    assert [seat["kind"] for seat in bo.get(f"/api/tables/{at}").json()["seats"]] == ["person", "person"]
    with Wire(served, at, new, "seat=0") as line:
        assert line.until("people")["mine"] == [0]


def test_a_changed_key_is_known_at_tables_that_are_fetched_later(serve: Serve) -> None:
    first = serve()
    ada, _, at = two(first)
    first.stop()
    again = serve()
    key = known(again, ada.headers["authorization"][7:]).post("/api/keys/renew").json()["key"]
    assert known(again, key).get(f"/api/tables/{at}/view?seat=0").status_code == 200


def test_whoever_has_seen_a_hand_has_seen_it_with_a_changed_key_too(serve: Serve) -> None:
    first = serve()
    ada, bo = first.client(), first.client()
    at = table(ada, seats=3)
    assert bo.post(f"/api/tables/{at}/seats/1", json={"name": "Bo"}).status_code == 204
    assert ada.post(f"/api/tables/{at}/start").status_code == 204
    key = ada.post("/api/keys/renew").json()["key"]
    for served in (first, None):
        if served is None:
            first.stop()
            served = serve()
        new = known(served, key)
        link = new.post(f"/api/tables/{at}/links", json={"seat": 2}).json()["path"].removeprefix("/join/")
        answer = new.post(f"/api/links/{link}", json={"name": "Ada"})
        assert (answer.status_code, answer.json()["code"]) == (403, "web-has-seen")


def test_whoever_asks_for_a_seat_asks_no_more_once_the_key_is_ended(served: Served) -> None:
    ada, bo, cy = served.client(), served.client(), served.client()
    at = table(ada, seats=3)
    assert bo.post(f"/api/tables/{at}/seats/1", json={"name": "Bo"}).status_code == 204
    assert ada.post(f"/api/tables/{at}/start").status_code == 204
    awaits = ada.get(f"/api/tables/{at}/view").json()["view"]["awaits"]
    if awaits == [2]:
        with Wire(served, at, ada) as line:  # the bot moves while somebody looks
            while line.until("sight")["awaits"] == [2]:
                continue
    else:
        seen = (ada, bo)[awaits[0]].get(f"/api/tables/{at}/view?seat={awaits[0]}").json()
        play = {"seat": awaits[0], "id": "a", "ply": seen["ply"], "move": seen["offers"][-1]}
        assert (ada, bo)[awaits[0]].post(f"/api/tables/{at}/plays", json=play).status_code == 200
    link = ada.post(f"/api/tables/{at}/links", json={"seat": 2}).json()["path"].removeprefix("/join/")
    cy.post(f"/api/links/{link}", json={"name": "Cy"})
    room = served.app.state.house.rooms[at]
    assert "seat2" in room.votes
    assert cy.delete("/api/keys").status_code == 204
    assert room.votes == {}


def test_a_key_that_ends_while_somebody_sits_down_gets_no_seat(served: Served) -> None:
    """The seat is given in the transaction that looks whether the key still holds anything."""
    ada, bo = served.client(), served.client()
    at = table(ada)
    store, key = served.app.state.house.store, auth.hashed(bo.headers["authorization"][7:])
    assert bo.get("/api/mine").json() == []  # so it is known as good
    store.write([lambda c: end(c, key, 1.0)])
    answer = bo.post(f"/api/tables/{at}/seats/1", json={"name": "Bo"})
    assert answer.json()["code"] == "web-key-ended"
    assert ada.get(f"/api/tables/{at}").json()["seats"][1]["kind"] == "open"


def test_what_another_server_ended_is_ended_here_within_a_sweep(tmp_path: Path) -> None:
    async def scenario(house: House) -> tuple[bool, bool]:
        key = auth.hashed("ada")
        room = await some_table(house, "ada")
        room.lines.add(line := Line(key, 0, "en", "view"))
        known_good = not await house.ended.has(key)
        house.store.write([lambda c: end(c, key, 100.0)])
        await keys.catch_up(house, 100.0)
        return known_good and await house.ended.has(key), line.slow

    assert inside(tmp_path, scenario) == (True, True)


def test_a_key_changed_while_its_table_is_fetched_is_known_there(tmp_path: Path) -> None:
    async def scenario(house: House) -> bool:
        room = await some_table(house, "ada")
        at = room.id
        del room
        house.rooms.clear()
        gc.collect()
        fetched = asyncio.create_task(house.room(at))
        await asyncio.sleep(0)
        new = await keys.renew(house, Guest("ada", "en", ""))
        return (await fetched).holds[0] == auth.hashed(new) and (await house.room(at)).host == auth.hashed(new)

    assert inside(tmp_path, scenario)


def test_a_key_changed_while_its_game_begins_is_the_one_that_has_seen_the_hand(tmp_path: Path) -> None:
    async def scenario(house: House) -> bool:
        room = await some_table(house, "ada")
        async with room.lock:
            begins = asyncio.create_task(playing.start(house, room))
            await asyncio.sleep(0)  # it is the first to wait
            changes = asyncio.create_task(keys.renew(house, Guest("ada", "en", "")))
            while not house.store.read(lambda c: is_ended(c, auth.hashed("ada"))):
                await asyncio.sleep(0)
        await begins
        seen, kept = {(0, auth.hashed(await changes))}, house.store.load(room.id)
        return room.hands == seen and kept is not None and kept.seen == seen

    assert inside(tmp_path, scenario)


def test_a_key_that_ends_twice_at_once_is_ended_once(tmp_path: Path) -> None:
    async def scenario(house: House) -> list[str]:
        await some_table(house, "ada")
        both = (keys.end(house, Guest("ada", "en", "")), keys.renew(house, Guest("ada", "en", "")))
        done = await asyncio.gather(*both, return_exceptions=True)
        return [type(one).__name__ for one in done]

    assert inside(tmp_path, scenario) == ["NoneType", "Wrong"]


class Browser:
    """Somebody at a table with a cookie, and no scripts."""

    def __init__(self, served: Served) -> None:
        self.served, self.http = served, served.browser()
        self.http.get("/")
        made = self.http.post("/games/encore/play")
        self.at = made.headers["location"].removeprefix("/t/")

    @property
    def key(self) -> str:
        return str(self.http.cookies["homestretch"])

    def press(self, action: str) -> httpx.Response:
        """A button of the page, as a browser without scripts sends it."""
        page = self.http.get("/keys").text
        assert f'action="/keys/{action}"' in page
        return self.http.post(f"/keys/{action}", headers={"origin": self.served.url, "sec-fetch-site": "same-origin"})

    def line(self) -> Wire:
        return Wire(self.served, self.at, headers={"cookie": f"homestretch={self.key}", "origin": self.served.url})


def test_logging_out_here_forgets_the_key_and_closes_its_lines(served: Served) -> None:
    ada = Browser(served)
    key = ada.key
    with ada.line() as line:
        answer = ada.press("forget")
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert closes(line)
    assert "homestretch" not in ada.http.cookies
    ada.http.get("/")
    assert ada.key != key
    assert known(served, key).get(f"/api/tables/{ada.at}/view?seat=0").status_code == 200  # elsewhere it goes on


def test_logging_out_everywhere_ends_the_key_and_begins_with_another(served: Served) -> None:
    ada = Browser(served)
    key, elsewhere = ada.key, served.browser()
    elsewhere.cookies.set("homestretch", key, domain="127.0.0.1")
    with ada.line() as line:
        assert ada.press("end").status_code == 303
        assert closes(line)
    assert known(served, key).get("/api/mine").status_code == 403
    assert served.app.state.house.store.read(lambda c: is_ended(c, auth.hashed(key)))
    answer = elsewhere.get("/")  # a browser that still has it is a new guest
    assert answer.status_code == 200
    assert elsewhere.cookies["homestretch"] != key


def test_changing_the_key_on_the_page_keeps_the_seats(served: Served) -> None:
    ada = Browser(served)
    key = ada.key
    assert ada.press("renew").status_code == 303
    assert ada.key != key
    assert [found["id"] for found in ada.http.get("/api/mine").json()] == [ada.at]
    assert known(served, key).get("/api/mine").status_code == 403


def test_no_new_key_is_told_to_a_page(served: Served) -> None:
    """What is in a cookie that no script can read is not said where one can."""
    ada = Browser(served)
    assert ada.http.post("/api/keys/renew").status_code == 403
    assert ada.http.get("/api/mine").status_code == 200


@pytest.mark.parametrize("action", ["renew", "forget", "end"])
def test_no_other_site_presses_these_buttons(served: Served, action: str) -> None:
    ada = Browser(served)
    key = ada.key
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "same-site"}, {"origin": "null"}):
        assert ada.http.post(f"/keys/{action}", headers=headers).status_code == 403
    assert ada.http.get(f"/keys/{action}").status_code == 405
    assert ada.key == key
    assert known(served, key).get(f"/api/tables/{ada.at}/view?seat=0").status_code == 200


def test_the_page_says_what_each_button_does_in_every_language(served: Served) -> None:
    pages = {lang: served.browser().get(f"/keys?lang={lang}").text for lang in LANGUAGES}
    assert len(set(pages.values())) == len(LANGUAGES)
    for text in pages.values():
        assert text.count("<form") == 4  # the language, and three ways
        assert "web-" not in text
        assert text.count("aria-describedby") == 3
    assert 'href="/keys"' in served.browser().get("/").text


def test_ending_keys_has_a_limit(serve: Serve) -> None:
    slow = serve(limits=Limits(making=(0.0, 3.0)))
    answers = [slow.client().delete("/api/keys").status_code for _ in range(4)]
    assert answers == [204, 204, 204, 429]

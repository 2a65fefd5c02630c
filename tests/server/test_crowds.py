"""Many at once from one address."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import httpx

from homestretch.server.acts import seating
from homestretch.server.acts.lobby import _take_down
from homestretch.server.house import House
from homestretch.server.settings import Limits

from .aside import inside
from .aside import table as some_table
from .serving import Served
from .talking import Wire
from .test_api import table


def test_lines_opened_together_at_a_table_that_is_still_fetched_are_counted(serve) -> None:
    served = serve(limits=Limits(lines_each=3))
    at = table(served.client(), bots="easy")
    house = served.app.state.house
    fetched, room = threading.Event(), house.room

    async def slowly(name: str) -> object:
        await asyncio.to_thread(fetched.wait)
        return await room(name)

    house.room = slowly
    lines = [Wire(served, at) for _ in range(6)]
    fetched.set()
    heard = [line.hear() for line in lines]
    assert [message.get("code", "") for message in heard].count("web-too-much") == 3
    for line in lines:
        line.close()
    while first_word(served, at) == "error":
        continue  # until the others have hung up


def first_word(served: Served, at: str) -> object:
    with Wire(served, at) as line:
        return line.hear()["do"]


def lobby(served: Served) -> set[str]:
    return {room["id"] for room in served.browser().get("/api/lobby").json()}


def test_one_address_has_so_many_tables_in_the_lobby_and_the_oldest_makes_room(serve) -> None:
    served = serve(limits=replace(Limits.off(), notices=3))
    somebody = served.browser(transport=httpx.HTTPTransport(local_address="127.0.0.9"))
    somebody.headers["authorization"] = served.client().headers["authorization"]
    theirs = table(somebody, listed=True)
    mine = [table(served.client(), listed=True) for _ in range(60)]
    while lobby(served) != {theirs, *mine[-3:]}:
        continue  # the last ones are taken down by and by
    assert served.client().get(f"/api/tables/{mine[0]}").json()["setup"]["listed"] is False


def test_what_the_host_chose_just_now_stays_when_the_table_is_taken_down(tmp_path: Path) -> None:
    async def scenario(house: House) -> tuple[int, bool]:
        room = await some_table(house, "ada", listed=True)
        async with room.lock:
            chosen = asyncio.create_task(seating.arrange(house, room, replace(room.setup, seats=3)))
            await asyncio.sleep(0)  # it is the first to wait
            taken_down = asyncio.create_task(_take_down(house, room.id))
            await asyncio.sleep(0)
        await asyncio.gather(chosen, taken_down)
        return room.setup.seats, room.setup.listed

    assert inside(tmp_path, scenario) == (3, False)


def test_a_table_where_people_wait_stays_in_the_lobby_and_the_next_is_told_why_it_cannot(serve) -> None:
    served = serve(limits=replace(Limits.off(), notices=2))
    ada = served.client()
    first, second = table(ada, listed=True), table(ada, listed=True)
    hidden = table(ada)
    new = {"game": "encore", "seats": 2, "name": "Ada", "listed": True}
    shown = {"seats": 2, "options": {}, "hints": True, "listed": True}
    with Wire(served, first), Wire(served, second):
        assert ada.post("/api/tables", json=new).json()["code"] == "web-too-many-listed"
        assert ada.put(f"/api/tables/{hidden}/setup", json=shown).json()["code"] == "web-too-many-listed"
        assert lobby(served) == {first, second}
        assert ada.post("/api/tables", json={**new, "bots": "easy"}).status_code == 201
        assert ada.post(f"/api/tables/{first}/start").status_code == 204
        assert ada.put(f"/api/tables/{hidden}/setup", json=shown).status_code == 204
        assert lobby(served) == {second, hidden}


def test_a_full_house_leaves_what_nobody_uses_to_the_store(serve) -> None:
    served = serve(limits=replace(Limits.off(), tables=20))
    ada = served.client()
    first = table(ada)
    with Wire(served, first) as line:
        made = [table(ada) for _ in range(100)]
        assert len(served.app.state.house.rooms) <= 20
        assert all(ada.get(f"/api/tables/{at}").status_code == 200 for at in made)
        assert len(served.app.state.house.rooms) <= 20
        assert first in served.app.state.house.rooms
        assert line.say(do="ping")["do"] == "reply"


def test_in_the_long_run_one_address_makes_few_tables(serve) -> None:
    served = serve(limits=replace(Limits.off(), made=(0.0, 5.0)))
    ada = served.client()
    new = {"game": "encore", "seats": 2, "name": "Ada"}
    assert [ada.post("/api/tables", json=new).status_code for _ in range(6)] == [201] * 5 + [429]
    refused = ada.post("/api/tables", json=new)
    assert refused.json()["retry"] > 0
    assert int(refused.headers["retry-after"]) >= refused.json()["retry"]

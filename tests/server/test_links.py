"""A link gives away the chair it was made for, once, and nothing else."""

import asyncio

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from .serving import Served
from .test_api import table, two


def link(who: httpx.Client, at: str, seat: int) -> str:
    made = who.post(f"/api/tables/{at}/links", json={"seat": seat})
    assert made.status_code == 201, made.text
    return str(made.json()["path"].removeprefix("/join/"))


def take(who: httpx.Client, word: str, name: str = "Eve") -> int:
    return who.post(f"/api/links/{word}", json={"name": name}).status_code


def sit(who: httpx.Client, at: str, seat: int, name: str) -> None:
    assert who.post(f"/api/tables/{at}/seats/{seat}", json={"name": name}).status_code == 204


def stand(who: httpx.Client, at: str, seat: int) -> None:
    assert who.delete(f"/api/tables/{at}/seats/{seat}").status_code == 204


def mine(who: httpx.Client, at: str) -> list[int]:
    found: list[int] = who.get(f"/api/tables/{at}").json()["mine"]
    return found


def test_a_link_of_somebody_who_stood_up_does_not_take_the_seat_from_whoever_sat_down_since(served: Served) -> None:
    ada, bo, eve = served.client(), served.client(), served.client()
    at = table(ada)
    sit(eve, at, 1, "Eve")
    old = link(eve, at, 1)
    stand(eve, at, 1)
    sit(bo, at, 1, "Bo")
    ada.post(f"/api/tables/{at}/start")
    assert take(eve, old) == 410
    assert bo.get(f"/api/tables/{at}/view", params={"seat": 1}).status_code == 200
    assert eve.get(f"/api/tables/{at}/view", params={"seat": 1}).status_code == 403


def test_the_seat_of_the_host_is_not_taken_by_a_link_of_before(served: Served) -> None:
    ada, eve = served.client(), served.client()
    at = table(ada, name=None)
    sit(eve, at, 0, "Eve")
    old = link(eve, at, 0)
    stand(eve, at, 0)
    sit(ada, at, 0, "Ada")
    ada.post(f"/api/tables/{at}/start")
    assert take(eve, old) == 410
    assert mine(ada, at) == [0]


def free(ada: httpx.Client, bo: httpx.Client, at: str) -> None:
    """Nothing happens to the chair."""


def sat_down(ada: httpx.Client, bo: httpx.Client, at: str) -> None:
    sit(bo, at, 1, "Bo")


def stood_up_again(ada: httpx.Client, bo: httpx.Client, at: str) -> None:
    sit(bo, at, 1, "Bo")
    stand(bo, at, 1)


def bot_placed(ada: httpx.Client, bo: httpx.Client, at: str) -> None:
    ada.put(f"/api/tables/{at}/seats/1/bot", json={"bot": "easy"})


def bot_freed(ada: httpx.Client, bo: httpx.Client, at: str) -> None:
    bot_placed(ada, bo, at)
    ada.put(f"/api/tables/{at}/seats/1/bot", json={"bot": ""})


def another_seat_came_and_went(ada: httpx.Client, bo: httpx.Client, at: str) -> None:
    for seats in (3, 2):
        assert ada.put(f"/api/tables/{at}/setup", json={"seats": seats, "options": {}}).status_code == 204


def called_back(ada: httpx.Client, bo: httpx.Client, at: str) -> None:
    assert ada.delete(f"/api/tables/{at}/links/1").status_code == 204


def made_anew(ada: httpx.Client, bo: httpx.Client, at: str) -> None:
    link(ada, at, 1)


@pytest.mark.parametrize(
    ("happens", "status"),
    [
        (free, 200),
        (another_seat_came_and_went, 200),
        (sat_down, 410),
        (stood_up_again, 410),
        (bot_placed, 410),
        (bot_freed, 410),
        (called_back, 410),
        (made_anew, 410),
    ],
)
def test_a_link_is_void_as_soon_as_the_chair_changes(happens, status: int, served: Served) -> None:
    ada, bo, cy = served.client(), served.client(), served.client()
    at = table(ada)
    word = link(ada, at, 1)
    happens(ada, bo, at)
    assert cy.get(f"/join/{word}").status_code == status
    answer = cy.post(f"/api/links/{word}", json={"name": "Cy"})
    assert answer.status_code == status
    assert status == 200 or "Ask for another one" in answer.json()["text"]
    assert mine(cy, at) == ([1] if status == 200 else [])


def test_a_link_to_a_seat_that_went_away_does_not_open_the_one_that_came_instead(served: Served) -> None:
    ada, cy = served.client(), served.client()
    at = table(ada, seats=3)
    word = link(ada, at, 2)
    for seats, status in ((2, 410), (3, 410)):
        assert ada.put(f"/api/tables/{at}/setup", json={"seats": seats, "options": {}}).status_code == 204
        assert take(cy, word) == status


def test_a_link_ends_with_time(served: Served, late: list[float]) -> None:
    ada, bo, cy = served.client(), served.client(), served.client()
    at = table(ada, seats=3)
    words = link(ada, at, 1), link(ada, at, 2)
    late[0] += 24 * 3600 - 60
    assert take(bo, words[0], "Bo") == 200
    late[0] += 120
    assert take(cy, words[1], "Cy") == 410


@pytest.fixture
def late(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that goes when it is told to."""
    now = [1_000_000.0]
    monkeypatch.setattr(served.app.state.house, "clock", lambda: now[0])
    return now


def test_a_link_made_is_still_one_after_a_restart_and_a_link_called_back_is_none(serve) -> None:
    first = serve()
    ada, bo, cy = first.client(), first.client(), first.client()
    at = table(ada, seats=3)
    kept, gone = link(ada, at, 1), link(ada, at, 2)
    ada.delete(f"/api/tables/{at}/links/2")
    first.stop()
    again = serve()
    bo, cy = (again.browser(headers={"authorization": who.headers["authorization"]}) for who in (bo, cy))
    assert take(cy, gone, "Cy") == 410
    assert take(bo, kept, "Bo") == 200


def test_only_whoever_may_make_a_link_calls_it_back(served: Served) -> None:
    ada, bo, at = two(served)
    word = link(bo, at, 1)
    for who in (ada, served.client(), served.browser()):
        assert who.delete(f"/api/tables/{at}/links/1").status_code == 403
    assert bo.delete(f"/api/tables/{at}/links/7").status_code == 404
    assert bo.delete(f"/api/tables/{at}/links/1").status_code == 204
    assert take(served.client(), word) == 410


def test_the_host_makes_no_link_to_the_seat_of_somebody_else(served: Served) -> None:
    ada, _, at = two(served)
    assert ada.post(f"/api/tables/{at}/links", json={"seat": 1}).status_code == 403


def test_a_holder_hands_on_a_seat_in_a_running_game(served: Served) -> None:
    _, bo, at = two(served)
    cy = served.client()
    assert take(cy, link(bo, at, 1), "Cy") == 200
    assert (mine(cy, at), mine(bo, at)) == ([1], [])
    assert bo.get(f"/api/tables/{at}/view", params={"seat": 1}).status_code == 403


def test_of_many_who_open_a_link_at_once_one_sits_down(served: Served) -> None:
    ada = served.client()
    at = table(ada)
    word, guests = link(ada, at, 1), [served.client() for _ in range(8)]

    async def all_at_once() -> list[int]:
        async with httpx.AsyncClient(base_url=served.url, timeout=60) as net:
            asks = (net.post(f"/api/links/{word}", json={"name": "X"}, headers=one.headers) for one in guests)
            return [answer.status_code for answer in await asyncio.gather(*asks)]

    assert sorted(asyncio.run(all_at_once())) == [200] + [410] * 7
    assert [mine(one, at) for one in guests].count([1]) == 1


def test_a_link_whose_use_could_not_be_stored_is_not_used(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = served.client(), served.client()
    at = table(ada)
    word = link(ada, at, 1)

    def full(_changes: object) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    monkeypatch.setattr(served.app.state.house.store, "write", full)
    assert take(bo, word, "Bo") == 503
    monkeypatch.undo()
    assert ada.get(f"/api/tables/{at}").json()["seats"][1]["kind"] == "open"
    assert take(bo, word, "Bo") == 200

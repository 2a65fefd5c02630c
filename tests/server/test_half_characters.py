"""Halves of characters, which JSON can spell and nothing can write down, are refused wherever they stand."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .serving import Served
from .talking import Wire
from .test_api import table, two

HALF = "\ud800"
halves = st.text(st.characters(categories=["Cs"]), min_size=1, max_size=2)
letters = st.text(st.characters(categories=["Cs", "Lu", "Zs"]), max_size=6)
broken = st.builds(lambda before, half, after: before + half + after, letters, halves, letters)
values = st.recursive(
    broken | st.integers(0, 3), lambda inner: st.lists(inner, max_size=3) | st.dictionaries(broken, inner)
)
often = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def places(body: Any) -> Iterator[Any]:
    """The same body with half a character in each place where there can be one."""
    if isinstance(body, str):
        yield body + HALF
    elif isinstance(body, dict):
        yield {**body, HALF: 1}
        for key, value in body.items():
            yield from ({**body, key: other} for other in places(value))
    else:
        yield HALF


def post(client: httpx.Client, path: str, body: object, way: str = "POST") -> httpx.Response:
    answer = client.request(way, path, content=json.dumps(body), headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422), (answer.status_code, body)
    assert answer.json()["text"]
    return answer


def test_an_option_called_half_a_character_is_a_400(served: Served) -> None:
    new = {"game": "encore", "seats": 2, "name": "Ada", "options": {HALF: 1}}
    assert post(served.client(), "/api/tables", new).status_code == 400


def test_no_part_of_any_request_is_half_a_character(served: Served) -> None:
    ada, _, at = two(served)
    waiting = table(ada)
    before = ada.get(f"/api/tables/{waiting}").json(), ada.get("/api/mine").json()
    new = {
        "game": "encore",
        "seats": 2,
        "options": {"six_players": True, "deck": "full"},
        "name": "Ada",
        "bots": "easy",
    }
    asked: list[tuple[str, str, dict[str, object]]] = [
        ("POST", "/api/tables", new),
        (
            "PUT",
            f"/api/tables/{waiting}/setup",
            {"seats": 2, "options": {"deck": "full"}, "hints": True, "listed": True},
        ),
        ("POST", f"/api/tables/{waiting}/seats/1", {"name": "Bo"}),
        ("PUT", f"/api/tables/{waiting}/seats/1/bot", {"bot": "easy"}),
        ("POST", f"/api/tables/{waiting}/links", {"seat": 1}),
        ("POST", "/api/links/x", {"name": "Bo"}),
        ("POST", f"/api/tables/{at}/plays", {"seat": 0, "id": "a", "ply": 1, "move": "draw"}),
    ]
    for way, path, body in asked:
        for other in places(body):
            post(ada, path, other, way)
    assert before == (ada.get(f"/api/tables/{waiting}").json(), ada.get("/api/mine").json())


def test_bytes_that_are_half_a_character_are_none_either(served: Served) -> None:
    ada = served.client()
    json_, form = {"content-type": "application/json"}, {"content-type": "application/x-www-form-urlencoded"}
    for half in (b"\xed\xa0\x80", b"\xff"):
        body = b'{"game": "encore", "seats": 2, "name": "A' + half + b'"}'
        assert ada.post("/api/tables", content=body, headers=json_).status_code == 400
        assert ada.post("/join/x", content=b"name=" + half, headers=form).status_code == 410  # it is no link
    answers = {path: ada.get(f"{path}/%ED%A0%80").status_code for path in ("/t", "/api/tables", "/rules", "/join")}
    assert answers == {"/t": 404, "/api/tables": 404, "/rules": 404, "/join": 410}  # what is no link opens nothing
    assert ada.get("/", headers={"cookie": "homestretch_name=%ED%A0%80"}).status_code == 200


@often
@given(body=values)
def test_whatever_is_broken_is_refused_in_a_sentence(served: Served, body: object) -> None:
    with httpx.Client(base_url=served.url, timeout=120) as client:
        post(client, "/api/tables", body)
        post(client, "/api/tables", {"game": "encore", "seats": 2, "options": {"x": body, HALF: body}})


def test_no_part_of_any_message_is_half_a_character(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    ada, _, at = two(served)
    kept = served.app.state.house.store.load(at, whole=True).rows
    messages: list[dict[str, Any]] = [
        {"do": "chat", "text": "hello"},
        {"do": "play", "id": "a", "ply": 1, "move": "draw"},
        {"do": "look", "ply": 1, "path": "draw"},
        {"do": "agree", "vote": "undo", "yes": True},
        {"do": "lang", "lang": "de"},
        {"do": "gone", "seat": 1},
    ]
    with Wire(served, at, ada) as line:
        for message in messages:
            for other in places(message):
                line.socket.send(json.dumps(other))
                assert line.until("error")["text"]
        assert line.say(do="ping")["do"] == "reply"
    assert served.app.state.house.store.load(at, whole=True).rows == kept
    assert not caplog.records

"""What whoever runs it can watch: health, numbers, and a log for programs that names nobody."""

import asyncio
import json
import logging
import re
import threading
from typing import Any

import pytest

from homestretch.server.doors.health import ready
from homestretch.server.settings import Limits
from homestretch.server.watch.lines import Lines, new_request
from homestretch.server.watch.meters import Meters

from .broken import Broken
from .talking import Wire

LINE = re.compile(r'(# TYPE \w+ (counter|gauge|histogram)|homestretch_\w+(\{(\w+="[^"]*",?)+\})? [-+.e0-9]+)')


def test_it_is_ready_while_its_database_can_be_asked(serve) -> None:
    served = serve()
    someone = served.browser()
    found = someone.get("/health")
    assert (found.status_code, found.json()["ready"]) == (200, True)
    Broken(served.app.state.house.store).down = True
    found = someone.get("/health")
    assert (found.status_code, found.json()["ready"], found.json()["database"]) == (503, False, False)
    assert found.json()["alive"]
    assert someone.get("/health/alive").status_code == 200, "it lives whatever its database does"


def test_whoever_asks_how_it_is_is_always_answered(serve) -> None:
    """A proxy asks twice a second, from one address with all who come through it."""
    served = serve(limits=Limits(requests=(0.001, 3.0)))
    someone = served.browser()
    assert {someone.get(path).status_code for path in ["/health", "/health/alive"] * 5} == {200}
    assert [someone.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert someone.get("/health").headers["x-request-id"]


def test_however_many_ask_how_it_is_the_database_is_asked_once_at_a_time(
    serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    served, asked, may = serve(), [], threading.Event()
    house = served.app.state.house

    def slowly(query: Any) -> bool:
        asked.append(query)
        return may.wait(60)

    async def scenario() -> None:
        monkeypatch.setattr(house.store, "read", slowly)
        many = [asyncio.create_task(ready(house)) for _ in range(20)]
        while not asked:
            await asyncio.sleep(0)
        may.set()
        assert all([(await one)["database"] for one in many])

    served.does(scenario())
    assert len(asked) == 1


def test_numbers_are_shown_only_where_that_was_asked_for(serve) -> None:
    assert serve().browser().get("/metrics").status_code == 404


def test_what_was_not_counted_yet_is_shown_as_none(serve) -> None:
    text = serve(metrics=True).browser().get("/metrics").text
    for wanted in (
        'homestretch_moves_total{game="encore",by="person"} 0',
        'homestretch_requests_total{method="GET",status="500"} 0',
        "homestretch_tables_lost_total 0",
    ):
        assert wanted in text


def test_moves_steps_lines_and_tables_are_counted_and_nobody_is_named(serve) -> None:
    served = serve(metrics=True)
    ada = served.client()
    at = ada.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Adalbert", "bots": "easy"}).json()["id"]
    with Wire(served, at, ada) as line:
        played = False
        while not played:
            line.until("sight")
            seen = ada.get(f"/api/tables/{at}/view").json()
            if seen["view"]["awaits"] == [0]:
                path = ""
                while offers := ada.get(f"/api/tables/{at}/view", params={"seat": 0, "path": path}).json()["offers"]:
                    path = f"{path} {offers[0]}".strip()
                move = {"seat": 0, "id": str(seen["ply"]), "ply": seen["ply"], "move": path}
                played = ada.post(f"/api/tables/{at}/plays", json=move).status_code == 200
        text = ada.get("/metrics").text
    assert all(LINE.fullmatch(one) for one in text.splitlines()), text
    for wanted in (
        'homestretch_moves_total{game="encore",by="person"}',
        "homestretch_tables 1",
        "homestretch_lines 1",
        "homestretch_thoughts_waiting",
        *(f'homestretch_step_seconds_count{{step="{step}"}}' for step in ("request", "rules", "store")),
    ):
        assert wanted in text
    for secret in (at, "Adalbert", ada.headers["authorization"][7:]):
        assert secret not in text


def test_times_are_counted_up_to_each_bound() -> None:
    meters = Meters()
    for seconds in (0.001, 0.002, 0.2, 60.0):
        meters.took("step_seconds", seconds, step="x")
    found = dict(re.findall(r'bucket\{step="x",le="([^"]+)"\} (\d+)', meters.text()))
    assert (found["0.001"], found["0.0025"], found["0.25"], found["10.0"], found["+Inf"]) == ("1", "2", "3", "3", "4")


def test_a_line_of_the_log_has_the_id_that_the_answer_has_and_nothing_of_the_address(
    serve, caplog: pytest.LogCaptureFixture
) -> None:
    served = serve()
    ada = served.client()
    with caplog.at_level(logging.INFO, "homestretch.requests"):
        answer = ada.get("/api/tables/secretsecret")
        page = ada.get("/join/" + "k" * 43)
    assert len({answer.headers["x-request-id"], page.headers["x-request-id"]}) == 2
    told = [json.loads(Lines().format(record)) for record in caplog.records if record.name == "homestretch.requests"]
    assert [(one["kind"], one["status"]) for one in told] == [("/api/tables/{table}", 404), ("/join/{link}", 410)]
    assert "secretsecret" not in str(told)
    assert "kkk" not in str(told)


def test_a_line_is_one_object_whatever_is_said() -> None:
    name = new_request()
    record = logging.LogRecord("here", logging.ERROR, "x.py", 1, "two\nlines %s", ("é",), None)
    told = json.loads(Lines().format(record))
    assert (told["says"], told["request"], told["level"]) == ("two\nlines é", name, "error")

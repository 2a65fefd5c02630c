"""A table that cannot be read says so in one sentence, and all else goes on."""

import json
import logging
import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from .serving import Served
from .talking import Wire

Spoil = Callable[[Served, str], None]


def change(what: str) -> Spoil:
    """Something else stands in the file."""

    def spoil(served: Served, at: str) -> None:
        with sqlite3.connect(served.settings.db.removeprefix("sqlite:///")) as file:
            file.execute(what, {"at": at})

    return spoil


def corrupt(served: Served, at: str) -> None:
    """A page of the file is no page: whoever reads this table's events hears so."""
    dialect: Any = served.app.state.house.store.engine.dialect
    execute = dialect.do_execute

    def read(cursor: Any, statement: str, given: Any, context: Any = None) -> None:
        if "FROM events" in statement and at in given:
            raise sqlite3.DatabaseError("database disk image is malformed")
        execute(cursor, statement, given, context)

    dialect.do_execute = read


SETUP = "update events set body = json_set(body, {}) where table_id = :at and n = 1"
WAYS: dict[str, Spoil] = {
    "a body that is no JSON": change("update events set body = '{\"seat\": ' where table_id = :at and n = 2"),
    "a kind that is not known": change("update events set kind = 'dance' where table_id = :at and n = 2"),
    "a seat that is not there": change(
        "update events set body = json_set(body, '$.seat', 98765) where table_id = :at and n = 2"
    ),
    "a game that is not there": change(SETUP.format("'$.game', 'gone'")),
    "an option that is not there": change(SETUP.format("'$.options', json('{\"gone\": \"1\"}')")),
    "no events": change("delete from events where table_id = :at"),
    "a corrupt page": corrupt,
}
PLAYED: dict[str, Spoil] = {
    "a move that cannot be": change(
        'insert into events select :at, max(n) + 1, 1, \'play\', \'{"seat": 0, "words": "fly"}\' from events'
        " where table_id = :at"
    ),
    "a version too new": change(SETUP.format("'$.version', 9999")),
}


def made(served: Served, ada: httpx.Client, **given: object) -> str:
    wish = {"game": "encore", "seats": 2, "name": "Ada", "listed": True, **given}
    return str(ada.post("/api/tables", json=wish).json()["id"])


def again(serve, served: Served, ada: httpx.Client) -> tuple[Served, httpx.Client]:
    """The server was restarted."""
    key = ada.headers["authorization"]
    served.stop()
    new = serve()
    return new, new.browser(headers={"authorization": key})


@pytest.mark.parametrize("way", [*WAYS, *PLAYED])
def test_it_says_so_and_all_else_goes_on(serve, way: str, caplog: pytest.LogCaptureFixture) -> None:
    served = serve()
    ada = served.client()
    good, at = made(served, ada), made(served, ada)
    if way in PLAYED:
        ada.post(f"/api/tables/{at}/start")
    served, ada = again(serve, served, ada)
    (WAYS | PLAYED)[way](served, at)
    with caplog.at_level(logging.DEBUG, "homestretch.server"):
        for path in (f"/api/tables/{at}", f"/api/tables/{at}/view"):
            answer = ada.get(path)
            assert (answer.status_code, answer.json()["code"]) == (500, "web-broken-table")
        page = ada.get(f"/t/{at}")
        assert page.status_code == 500
        assert "What is stored of this table cannot be read" in page.text
        with Wire(served, at, ada) as line:
            told = line.until("error")
            assert told["code"] == "web-broken-table"
            with pytest.raises(ConnectionClosed) as closed:
                line.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400
        for path in ("/api/lobby", "/api/mine"):
            assert [one["id"] for one in ada.get(path).json()] == [good]
        assert ada.get("/").status_code == 200
        assert ada.post(f"/api/tables/{good}/start").status_code == 204
    noted = [record for record in caplog.records if at in record.getMessage()]
    assert len(noted) == 1, "it is logged once"
    assert all(record.exc_info is None for record in caplog.records), "without a traceback"
    assert not any(word in caplog.text.replace(at, "") for word in ("Ada", "fly", "gone", "dance", "98765"))


def test_a_table_that_was_mended_opens_again(serve) -> None:
    served = serve()
    ada = served.client()
    at = made(served, ada)
    served, ada = again(serve, served, ada)
    with served.app.state.house.store.engine.connect() as c:
        body = c.execute(text("select body from events where table_id = :at and n = 1"), {"at": at}).scalar_one()
    WAYS["a game that is not there"](served, at)
    assert ada.get(f"/api/tables/{at}").status_code == 500
    change(SETUP.format(f"'$.game', '{json.loads(body)['game']}'"))(served, at)
    assert ada.get(f"/api/tables/{at}").status_code == 200

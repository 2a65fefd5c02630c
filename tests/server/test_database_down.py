"""While the database is down that is said in one sentence; tables in memory can be read, and lines stay open."""

import gc
import logging

import pytest
from websockets.exceptions import ConnectionClosed

from homestretch.server.book import ledger

from .broken import Broken
from .talking import Wire


def test_what_needs_the_database_says_so_and_the_rest_goes_on(
    serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ledger, "PAUSES", (0.0, 0.01))
    served = serve()
    ada, house = served.client(), served.app.state.house
    at, cold = (
        ada.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Ada", "listed": True}).json()["id"]
        for _ in range(2)
    )
    house.rooms.pop(cold)
    gc.collect()
    broken = Broken(house.store)
    with Wire(served, at, ada) as line, caplog.at_level(logging.DEBUG, "homestretch.server"):
        line.until("people")
        broken.down = True
        for path in ("/", f"/t/{cold}"):
            page = ada.get(path)
            assert page.status_code == 503
            assert "The database cannot be read right now" in page.text
        for path in ("/api/lobby", "/api/mine", f"/api/tables/{cold}"):
            answer = ada.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "web-unreadable")
        for path in (f"/api/tables/{at}", f"/t/{at}", "/api/games", "/rules/encore"):
            assert ada.get(path).status_code == 200
        with Wire(served, cold, ada) as other:
            assert other.until("error")["code"] == "web-unreadable"
            with pytest.raises(ConnectionClosed) as closed:
                other.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4503
        assert line.say(do="chat", text="hello")["code"] == "web-unknown"
        assert line.say(do="ping")["do"] == "reply"
        assert ada.post("/api/tables", json={"game": "encore", "seats": 2}).status_code == 503
        broken.down = False
        assert line.say(do="chat", text="hello again")["do"] == "reply"
        assert ada.get("/").status_code == 200
        assert ada.get(f"/api/tables/{cold}").status_code == 200
        assert [one["text"] for one in ada.get(f"/api/tables/{at}").json()["chat"]] == ["hello again"]
    told = [record for record in caplog.records if "cannot be read" in record.getMessage()]
    assert [record.levelname for record in told] == ["ERROR", "WARNING"], "it is logged once, and once that it is over"
    assert all(record.exc_info is None for record in caplog.records)

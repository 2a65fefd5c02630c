"""JSON in JSON in JSON is refused in a sentence, however deep it is."""

import logging

import pytest

from .serving import Served
from .talking import Wire
from .test_api import table

AS_JSON = {"content-type": "application/json"}
FORMS = {
    "lists": lambda deep: "[" * deep + "]" * deep,
    "objects": lambda deep: '{"a":' * deep + "1" + "}" * deep,
    "an option": lambda deep: '{"game":"encore","seats":2,"options":{"a":' + "[" * deep + "]" * deep + "}}",
    "one that never ends": lambda deep: '{"game":"encore","seats":' + "[" * deep,
}


@pytest.mark.parametrize("form", FORMS)
def test_a_request_is_refused_at_every_depth(served: Served, form: str, caplog: pytest.LogCaptureFixture) -> None:
    """The interpreter itself gives up somewhere near a thousand."""
    ada = served.client()
    for deep in (7, 100, *range(800, 1050, 7), 2_500):
        answer = ada.post("/api/tables", content=FORMS[form](deep), headers=AS_JSON)
        assert answer.status_code in (400, 422), deep
        assert answer.json()["text"]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text


def test_so_is_a_message(served: Served) -> None:
    ada = served.client()
    with Wire(served, table(ada, bots="easy"), ada) as line:
        for deep in (7, 100, 500, 1_500):
            for text in (FORMS["lists"](deep), '{"do":"look","ply":1,"path":' + "[" * deep + "]" * deep + "}"):
                line.socket.send(text)
                assert line.until("error")["code"] == "web-malformed"
        assert line.say(do="ping")["do"] == "reply"

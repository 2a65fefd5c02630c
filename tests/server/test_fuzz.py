"""Anything at all may be sent, over HTTP and on a line: no 5xx, no traceback, no table harmed."""

import json
import logging
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode
from websockets.exceptions import ConnectionClosed

from homestretch.core.record import Record

from .serving import Served
from .talking import Wire
from .test_api import table

EXAMPLES, MESSAGES = 110, 100  # more than 10,000 messages in all

numbers = st.integers(-3, 60) | st.integers() | st.none() | st.text(max_size=5) | st.floats(allow_nan=False)
paths = st.lists(st.integers(-2, 30), max_size=5) | st.text(max_size=20) | st.lists(numbers, max_size=4)
names = st.from_regex(r"[A-Za-z0-9_-]{1,40}", fullmatch=True) | st.text(max_size=50)
VERBS = ("play", "look", "why", "show", "log", "agree", "chat", "gone", "turn", "lang", "undo", "hint", "ping")
messages = st.fixed_dictionaries(
    {"do": st.sampled_from(VERBS) | st.text(max_size=8)},
    optional={
        "rid": numbers,
        "id": names,
        "ply": numbers,
        "n": numbers,
        "move": paths,
        "path": paths,
        "token": numbers,
        "before": numbers,
        "vote": st.sampled_from(["undo", "bot0", "bot1"]) | st.text(max_size=70),
        "yes": st.booleans() | numbers,
        "seat": numbers,
        "text": st.text(max_size=400),
        "lang": st.sampled_from(["de", "en"]) | st.text(max_size=4),
        "open": st.booleans(),
    },
).map(json.dumps)
anything = messages | messages | messages | st.text(max_size=200) | st.binary(max_size=200)


@pytest.mark.slow
def test_ten_thousand_messages_harm_no_table(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    ada = served.client()
    at, other = table(ada, bots="easy", seats=3), table(ada, bots="easy")
    sent = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
        derandomize=True,
    )
    @given(st.lists(anything, min_size=MESSAGES, max_size=MESSAGES))
    def send(texts: list[str | bytes]) -> None:
        nonlocal sent
        with Wire(served, at, ada) as line:
            for text in texts:
                line.socket.send(text)
                sent += 1
            assert still_there(line)

    with caplog.at_level(logging.ERROR):
        send()
    assert sent >= 10_000
    assert not caplog.records, caplog.text
    assert ada.get(f"/api/tables/{other}/view?seat=0").json()["ply"] >= 1
    room = served.app.state.house.rooms[at]
    replayed = Record.read(room.table.record.write()).replay()
    assert room.table.game.show(replayed[-1]) == room.table.game.show(room.table.state)
    kept = served.app.state.house.store.load(at, whole=True)
    assert [row.n for row in kept.rows] == list(range(1, len(kept.rows) + 1))


def still_there(line: Wire) -> bool:
    """The line answers, or was closed with a reason: text that is no text, or far too long."""
    try:
        return line.say(do="ping")["do"] in ("reply", "error")
    except ConnectionClosed as error:
        return error.rcvd is not None and error.rcvd.code in (1007, 1009)


@pytest.mark.slow
def test_no_request_makes_the_server_fail(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    """Requests made from the server's own description, well formed and not."""
    ada = served.client()
    at = table(ada, bots="easy")
    schema = schemathesis.openapi.from_url(f"{served.url}/openapi.json")
    operations = [cast(Any, found).ok() for found in schema.get_all_operations()]
    assert len(operations) > 12
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            send_all(operation, mode, ada, at)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text


def send_all(operation: schemathesis.schemas.APIOperation, mode: GenerationMode, ada, at: str) -> None:
    """Half of the requests that name a table name one that is there."""

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    def send(case: schemathesis.Case, real: bool) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = at
        answer = case.call(headers=dict(ada.headers))
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "text", "clause", "retry"}

    try:
        send()
    except Unsatisfiable:
        assert mode == GenerationMode.NEGATIVE, operation.label  # nothing can be wrong with a request without parts

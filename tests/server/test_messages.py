"""Every message that may come in is answered, and what goes out is what its type says."""

import json
from typing import get_args

from homestretch.server.doors.answers import Answers
from homestretch.server.messages.answers import Done, Peek
from homestretch.server.messages.from_client import FromClient
from homestretch.server.messages.seen import Known
from homestretch.server.messages.to_client import packed


def test_every_message_has_an_answer_of_its_own() -> None:
    known = vars(Answers)["to"].dispatcher.registry
    assert set(get_args(FromClient)) <= set(known)


def test_a_message_is_packed_with_all_it_has() -> None:
    known = Known(view={"hand": [1, 2]}, what="card", offers=("a", "é"), path="")
    body = json.loads(packed(Peek(rid=3, ply=4, sight=known)))
    assert body == {
        "do": "reply",
        "rid": 3,
        "ply": 4,
        "sight": {"view": {"hand": [1, 2]}, "what": "card", "offers": ["a", "é"], "path": ""},
    }
    assert packed(Done(rid=None)) == '{"do":"reply","rid":null}'

"""Drawings come compressed to whoever asks for it; what people chose, and what a seat alone may know, never does."""

import json
import zlib
from typing import Any

from .serving import Served
from .talking import Wire
from .test_api import table


def greeted(served: Served, query: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What a line is told until it sees the table: as text, and compressed."""
    ada = served.client()
    at = table(ada, game="dog", seats=4, name="<Ada>")
    ada.post(f"/api/tables/{at}/start")
    plain: list[dict[str, Any]] = []
    small: list[dict[str, Any]] = []
    with Wire(served, at, ada, query=query) as line:
        while not plain or plain[-1]["do"] != "sight":
            data = line.socket.recv(120)
            if isinstance(data, bytes):
                small.append(json.loads(zlib.decompress(data)))
            else:
                plain.append(json.loads(data))
    return plain, small


def test_only_drawings_are_compressed_and_only_for_who_unpacks_them(served: Served) -> None:
    plain, small = greeted(served, "unpacks=1")
    assert {one["do"] for one in small} == {"board", "looks"}
    assert all(not one["abouts"] for one in small if one["do"] == "looks")
    assert "Ada" not in json.dumps(small)
    assert {one["do"] for one in plain} >= {"people", "sight"}


def test_who_does_not_ask_reads_everything_as_text(served: Served) -> None:
    plain, small = greeted(served, "")
    assert not small
    assert {one["do"] for one in plain} >= {"people", "board", "looks", "sight"}

"""A line to a table, for tests."""

import json
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .serving import Served


class Wire:
    """One open line; every message that came in is kept, as the text it was."""

    def __init__(
        self, served: Served, table: str, client: httpx.Client | None = None, query: str = "", **given: Any
    ) -> None:
        url = served.url.replace("http", "ws") + f"/api/tables/{table}/line?{query}"
        headers = {"authorization": client.headers["authorization"]} if client else {}
        headers |= given.pop("headers", {})
        self._open = connect(url, additional_headers=headers, max_size=None, **given)
        self.socket: ClientConnection = self._open.__enter__()
        self.heard: list[str] = []
        self.rid = 0
        self._lines = served.lines
        self._lines.add(self)

    def hear(self, timeout: float = 120.0) -> dict[str, Any]:
        self.heard.append(str(self.socket.recv(timeout)))
        found: dict[str, Any] = json.loads(self.heard[-1])
        return found

    def until(self, do: str) -> dict[str, Any]:
        """The next message of this kind."""
        while (found := self.hear())["do"] != do:
            continue
        return found

    def say(self, **body: Any) -> dict[str, Any]:
        """Ask, and the answer or the error."""
        self.rid += 1
        self.socket.send(json.dumps({**body, "rid": self.rid}))
        while True:
            found = self.hear()
            if found.get("rid") == self.rid:
                return found

    def close(self) -> None:
        self._lines.discard(self)
        self._open.__exit__(None, None, None)

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

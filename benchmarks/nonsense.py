"""Messages and requests that nobody sane would send, made from what the server says it understands.

Most are nearly right, so that they get past the first check: the right fields with odd values, or odd fields beside
right ones. Some are no text, no JSON or no HTTP at all.
"""

import json
import random
from typing import Any, get_args
from urllib.parse import quote

from homestretch.server.messages.from_client import FromClient

Json = dict[str, Any]
TEXTS = (
    "",
    "0",
    "de",
    "expert",
    "encore",
    "undo",
    "a" * 70,
    "\u202e\x00",
    "😀" * 20,
    "é",
    "1 2 3",
    "null",
    "../..",
    "%00",
)
NUMBERS = (0, 1, 2, 3, 7, 20, -1, -2, 10**9, 10**9 + 1, 2**63, -(2**70), 1.5, 1e308)
PAGES = (
    ("get", "/"),
    ("get", "/mine"),
    ("post", "/games/{game}/play"),
    ("get", "/games/{game}/learn"),
    ("post", "/games/{game}/invite"),
    ("get", "/games/{game}/picture.svg"),
    ("get", "/t/{table}"),
    ("get", "/t/{table}/watch"),
    ("get", "/t/{table}/replay"),
    ("get", "/t/{table}/code.svg"),
    ("get", "/join/{link}"),
    ("post", "/join/{link}"),
    ("post", "/records"),
    ("get", "/rules/{game}"),
    ("get", "/static/{name}"),
    ("get", "/worker.js"),
    ("post", "/keys/forget"),
    ("get", "/{name}"),
)
RARELY = {"hint": 40, "rematch": 40}  # one in so many: they cost a thought, or make a table
GAMES = ("dog", "hit", "encore", "hexenrennen", "chess", "")


class Nonsense:
    """Whatever is drawn here is drawn again with the same seed."""

    def __init__(self, seed: int, described: Json) -> None:
        self.rng, self.schemas = random.Random(seed), described["components"]["schemas"]
        self.requests = [
            (way, path, told) for path, ways in described["paths"].items() for way, told in ways.items()
        ] + [(way, path, {}) for way, path in PAGES]
        self.verbs = [one.model_json_schema() for one in get_args(FromClient)]

    # On a line

    def message(self, ply: int) -> str | bytes:
        draw = self.rng.random()
        if draw < 0.03:
            return self.rng.randbytes(self.rng.randrange(200))
        if draw < 0.06:
            return "".join(chr(self.rng.randrange(1, 0xD7FF)) for _ in range(self.rng.randrange(100)))
        text = json.dumps(self._said(ply))
        if draw < 0.12:
            cut = self.rng.randrange(len(text))
            return text[:cut] + self.rng.choice(("", '"', "{", "[" * 50, "\x00", "9" * 30)) + text[cut + 1 :]
        return text

    def _said(self, ply: int) -> Json:
        schema = self.rng.choice(self.verbs)
        do = schema["properties"]["do"]["const"]
        if do in RARELY and self.rng.randrange(RARELY[do]):
            do = "ping"
        body = {**self._object(schema, 0.9), "do": do}
        if "ply" in body and self.rng.random() < 0.6:
            body["ply"] = ply
        return self._strayed(body)

    # Over HTTP

    def request(self, table: str, key: str) -> bytes:
        """One request, head and body; now and then it is none."""
        way, path, told = self.rng.choice(self.requests)
        if self.rng.random() < 0.05:
            way = self.rng.choice(("get", "put", "delete", "patch", "head", "options", "brew"))
        body, kind = self._body(told)
        head = [f"{way.upper()} {self._address(path, told, table)} HTTP/1.1", "host: localhost"]
        if self.rng.random() < 0.9:
            head.append(f"authorization: Bearer {key if self.rng.random() < 0.95 else self._text()[:30]}")
        head += [f"content-type: {kind}", f"content-length: {len(body)}"] if body or way in ("post", "put") else []
        head += [f"accept-language: {self.rng.choice(('de', 'xx;q=9', '*', ',,,;'))}"]
        return "\r\n".join((*head, "", "")).encode("latin-1", "replace") + body

    def broken(self, request: bytes) -> bytes:
        """The same with some bytes that are others."""
        found = bytearray(request)
        for _ in range(self.rng.randrange(1, 6)):
            found[self.rng.randrange(len(found))] = self.rng.randrange(256)
        return bytes(found)

    def _address(self, path: str, told: Json, table: str) -> str:
        real = {"table": table, "game": self.rng.choice(GAMES), "seat": str(self.rng.randrange(-1, 6))}
        for part in ("table", "game", "seat", "vote", "link", "name"):
            odd = self.rng.random() < 0.1 or part not in real
            path = path.replace(f"{{{part}}}", quote(self._text() or "x", safe="") if odd else quote(real[part]))
        asked = [one["name"] for one in told.get("parameters", ()) if one["in"] == "query"]
        query = "&".join(f"{name}={quote(str(self._anything()), safe='')}" for name in asked if self.rng.random() < 0.7)
        return f"{path}?{query}" if query else path

    def _body(self, told: Json) -> tuple[bytes, str]:
        content = told.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return quote(self._text()).encode() + b"=1", "application/x-www-form-urlencoded"
        if self.rng.random() < 0.05:
            return self.rng.randbytes(self.rng.randrange(300)), "application/json"
        made = self._value(content["application/json"]["schema"])
        made = self._strayed(made) if isinstance(made, dict) else made
        return json.dumps(made).encode(), "application/json" if self.rng.random() < 0.97 else "text/plain"

    # Values

    def _object(self, schema: Json, share: float) -> Json:
        given = schema.get("properties", {})
        return {name: self._value(told) for name, told in given.items() if self.rng.random() < share}

    def _strayed(self, body: Json) -> Json:
        """Sometimes a field too many, or one of another kind."""
        draw = self.rng.random()
        if draw < 0.1:
            body[self.rng.choice((*body, "x"))] = self._anything()
        elif draw < 0.15 and body:
            body.pop(self.rng.choice(tuple(body)))
        return body

    def _value(self, schema: Json, deep: int = 0) -> Any:
        if self.rng.random() < 0.05 or deep > 4:
            return self._anything()
        if "$ref" in schema:
            return self._value(self.schemas.get(schema["$ref"].rpartition("/")[2], {}), deep + 1)
        if found := schema.get("anyOf") or schema.get("oneOf"):
            return self._value(self.rng.choice(found), deep + 1)
        if "enum" in schema or "const" in schema:
            return self.rng.choice(schema.get("enum") or [schema["const"]])
        match schema.get("type"):
            case "integer" | "number":
                return self.rng.randrange(-1, 12) if self.rng.random() < 0.8 else self.rng.choice(NUMBERS)
            case "boolean":
                return self.rng.random() < 0.5
            case "array":
                return [self._value(schema.get("items", {}), deep + 1) for _ in range(self.rng.randrange(5))]
            case "object":
                return self._object(schema, 0.85)
            case "string":
                return self._text()
        return self._anything()

    def _text(self) -> str:
        if self.rng.random() < 0.6:
            return "".join(self.rng.choices("abcxyz0123456789_-", k=self.rng.randrange(1, 12)))
        return self.rng.choice((*TEXTS, *GAMES))

    def _anything(self) -> Any:
        kinds: tuple[Any, ...] = (
            self._text(),
            self.rng.choice(NUMBERS),
            None,
            True,
            [],
            {},
            [[[]]],
            {"a": {"b": [1]}},
            [1] * 500,
        )
        return self.rng.choice(kinds)

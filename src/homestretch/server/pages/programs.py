"""The page for people who write programs: the API, its messages and its views, as the types themselves tell them."""

import json
from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

from homestretch.core.plain import plain
from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.view import View
from homestretch.play.table import Table
from homestretch.scene.markup import Markup, el, join
from homestretch.server.messages import over_http
from homestretch.server.messages.answers import Answer
from homestretch.server.messages.from_client import FromClient
from homestretch.server.messages.over_http import Error
from homestretch.server.messages.to_client import People, ToClient
from homestretch.server.pages.frame import Reader, frame
from homestretch.server.pages.shapes import Field, described, example, of_view

LINE = "/api/tables/{table}/line?seat=0&form=view&last=17"
TYPES = {name: kind for name, kind in vars(over_http).items() if isinstance(kind, type)} | {"People": People}
AGAIN = "With a number in `retry`, the same may be sent again after so many seconds."


def programs(reader: Reader, schema: dict[str, Any]) -> str:
    paths = [
        _operation(path, method, told) for path, methods in schema["paths"].items() for method, told in methods.items()
    ]
    main = el(
        "main",
        el("h1", reader.say("web-api")),
        el("p", reader.say("web-api-more")),
        el("p", el("a", "/openapi.json", href="/openapi.json")),
        el("h2", "HTTP"),
        *paths,
        el("h2", "Errors"),
        _prose(f"{Error.__doc__} {AGAIN}"),
        _table(described(Error)),
        el("h2", "WebSocket"),
        el("p", el("code", LINE)),
        messages(),
        id="main",
        cls="text api",
        lang="en",
    )
    return frame(reader, reader.say("web-api"), main)


def _operation(path: str, method: str, told: dict[str, Any]) -> Markup:
    """What it is for, what it is given in its address and its body, and what it answers."""
    head = el("h3", el("code", f"{method.upper()} {path}"))
    parts = [_prose(told.get("description", told.get("summary", "")))]
    if given := told.get("parameters"):
        parts += [el("h4", "In the address"), _table(_parameter(one) for one in given)]
    if "requestBody" in told:
        parts += [el("h4", "Body"), _content(told["requestBody"]["content"])]
    for code, answer in told["responses"].items():
        if code.startswith("2"):
            parts += [el("h4", f"Answer {code}"), _content(answer.get("content", {}))]
    return el("section", head, *parts)


def _parameter(one: dict[str, Any]) -> Field:
    schema = one["schema"]
    kinds = [part.get("type", "") for part in schema.get("anyOf", [schema])]
    named = {"integer": "whole number", "string": "text", "boolean": "true or false"}
    needed = "" if one.get("required") else "may be left out"
    return Field(one["name"], " or ".join(named.get(kind, kind) for kind in kinds), one.get("description", needed))


def _content(content: dict[str, Any]) -> Markup:
    """What a body holds, by the type that it is made from; a text is only named."""
    told = [
        _shape(name, "items" in part["schema"])
        if (name := _named(part.get("schema", {})))
        else el("p", el("code", kind))
        for kind, part in content.items()
    ]
    return join(told or [el("p", "Nothing.")])


def _named(schema: dict[str, Any]) -> str:
    """The type that a schema speaks of, or nothing."""
    name = schema.get("items", schema).get("$ref", "").rpartition("/")[2]
    return name if name in TYPES else ""


@cache
def _shape(name: str, many: bool) -> Markup:
    """The fields of a type, and one as it could be sent, or a list of them."""
    kind = TYPES[name]
    shown = example(kind)
    told = _prose(kind.__doc__) if kind.__doc__ else ""
    return join([told, _table(described(kind)), _code([shown] if many else shown)])


@cache
def messages() -> Markup:
    """Every message in both directions, and every view: the same for everybody."""
    sent, heard = get_args(FromClient), [kind for kind in get_args(ToClient) if kind not in get_args(Answer)]
    views = [view(name) for name in playable()]
    parts = [
        el("h2", "Messages to the server"),
        *(message(kind) for kind in sent),
        el("h2", "Messages from the server"),
        *(message(kind) for kind in (*heard, *get_args(Answer))),
        el("h2", "Views"),
        *(_view(one) for one in views),
    ]
    return join(parts)


def message(kind: type) -> Markup:
    """What it is for, its fields, and one as it could be sent."""
    shown = example(kind)
    head = el("h3", el("code", shown["do"]), f" {kind.__name__}")
    return el("section", head, _prose(kind.__doc__ or ""), _table(described(kind)), _code(shown))


def view(game: str) -> View:
    """What the first seat knows when a game begins."""
    rules = find(game)
    return Table(rules, rules.usual(rules.options()), seed=1).view(0)


def _view(seen: View) -> Markup:
    told = _table(of_view(seen.game, type(seen)))
    return el("section", el("h3", el("code", seen.game)), told, _code(plain(seen)))


def _table(rows: Iterable[Field]) -> Markup:
    lines = [el("tr", el("td", el("code", row.name)), el("td", row.kind), _prose(row.note, "td")) for row in rows]
    return el("table", el("tbody", *lines))


def _code(value: object) -> Markup:
    return el("pre", el("code", json.dumps(value, ensure_ascii=False)), tabindex="0")


def _prose(text: str, name: str = "p") -> Markup:
    """A sentence of the source, with what stands between backticks as code."""
    return el(name, *(el("code", part) if n % 2 else part for n, part in enumerate(text.split("`"))))

"""The page for people who write programs: the API as its own description tells it."""

from typing import Any, get_args

from homestretch.scene.markup import Markup, el
from homestretch.server.messages.from_client import Request
from homestretch.server.pages.frame import Reader, frame


def programs(reader: Reader, schema: dict[str, Any]) -> str:
    paths = [
        _operation(path, method, told) for path, methods in schema["paths"].items() for method, told in methods.items()
    ]
    lines = [_request(kind) for kind in Request.__subclasses__()]
    main = el(
        "main",
        el("h1", reader.say("web-api")),
        el("p", reader.say("web-api-more")),
        el("p", el("a", "/openapi.json", href="/openapi.json")),
        el("h2", "HTTP"),
        *paths,
        el("h2", "WebSocket"),
        el("p", el("code", "/api/tables/{table}/line?seat=0&form=view&last=17")),
        *lines,
        id="main",
        cls="text api",
        lang="en",
    )
    return frame(reader, reader.say("web-api"), main)


def _operation(path: str, method: str, told: dict[str, Any]) -> Markup:
    head = el("h3", el("code", f"{method.upper()} {path}"))
    return el("section", head, el("p", told.get("description", told.get("summary", ""))))


def _request(kind: type[Request]) -> Markup:
    (do,) = get_args(kind.model_fields["do"].annotation)
    fields = ", ".join(name for name in kind.model_fields if name not in ("rid", "do"))
    return el("section", el("h3", el("code", do)), el("p", kind.__doc__ or "", " ", el("code", fields)))

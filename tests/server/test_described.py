"""What the API says of itself is true, whole, and made from the types that are used."""

from typing import Any, get_args

import pytest
from pydantic import BaseModel, TypeAdapter

import homestretch as hs
from homestretch.server.messages import over_http
from homestretch.server.messages.from_client import READ, FromClient
from homestretch.server.messages.to_client import ToClient
from homestretch.server.pages import shapes
from homestretch.server.pages.programs import view

from .serving import Served, fetch

SENT = get_args(FromClient)
HEARD = get_args(ToClient)
ASKED = [one for one in vars(over_http).values() if isinstance(one, type) and issubclass(one, BaseModel)]
ASKED.remove(BaseModel)
ASKED.remove(over_http.Asked)


@pytest.mark.parametrize("kind", SENT)
def test_the_example_of_a_message_can_be_sent(kind: type) -> None:
    shown = READ.validate_python(shapes.example(kind))
    assert type(shown) is kind


@pytest.mark.parametrize("kind", HEARD)
def test_the_example_of_an_answer_is_one(kind: type) -> None:
    assert isinstance(TypeAdapter(kind).validate_python(shapes.example(kind)), kind)


def test_every_message_and_every_field_stands_on_the_page(served: Served) -> None:
    page = fetch(f"{served.url}/api").text
    for kind in (*SENT, *HEARD):
        assert f" {kind.__name__}</h3>" in page
        assert all(f"<code>{name}</code>" in page for name in shapes.named(kind)), kind
    assert "seconds after which it may be tried again" in page


def test_what_is_sent_and_answered_over_http_stands_on_the_page_field_by_field(served: Served) -> None:
    page = fetch(f"{served.url}/api").text.partition("<h2>WebSocket</h2>")[0]
    schema: dict[str, Any] = fetch(f"{served.url}/openapi.json").json()
    sections = {part.partition("</code>")[0]: part for part in page.split("<h3><code>")[1:]}
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            part = sections[f"{method.upper()} {path}"]
            assert all(f"<code>{one['name']}</code>" in part for one in told.get("parameters", ()))
            for content in (told.get("requestBody"), *(v for k, v in told["responses"].items() if k < "300")):
                for name in referred(content):
                    fields = schema["components"]["schemas"][name]["properties"]
                    assert all(f"<code>{field}</code>" in part for field in fields), (method, path, name)


def referred(content: dict[str, Any] | None) -> list[str]:
    """The types that a body or an answer is made of."""
    schemas = [one["schema"] for one in (content or {}).get("content", {}).values()]
    refs = [schema.get("items", schema).get("$ref", "") for schema in schemas]
    return [ref.rpartition("/")[2] for ref in refs if ref]


def test_what_a_field_holds_is_unfolded(served: Served) -> None:
    page = fetch(f"{served.url}/api").text
    for inside in ("things[].says", "setup.game", "seats[].mates", "ask.offers[].token", "told[].flights[].way"):
        assert f"<code>{inside}</code>" in page
    for inside in ("options.first_player", "ask.tokens", "outcome.winners"):  # of views
        assert f"<code>{inside}</code>" in page


def values(shown: Any) -> list[Any]:
    if isinstance(shown, dict | list):
        inner = shown.values() if isinstance(shown, dict) else shown
        return [value for one in inner for value in values(one)]
    return [shown]


@pytest.mark.parametrize("kind", [*SENT, *HEARD, *ASKED], ids=lambda kind: kind.__name__)
def test_an_example_says_what_could_be_said(kind: type) -> None:
    assert not {"text", "…"} & set(map(str, values(shapes.example(kind))))


@pytest.mark.parametrize("kind", ASKED, ids=lambda kind: kind.__name__)
def test_the_example_of_a_body_can_be_sent(kind: type[BaseModel]) -> None:
    assert type(kind.model_validate(shapes.example(kind))) is kind


@pytest.mark.parametrize("name", hs.games())
def test_every_field_of_a_view_is_described(name: str) -> None:
    told = shapes.of_view(name, type(view(name)))
    assert {field.name for field in told if "." not in field.name} == set(vars(view(name)))
    assert sum(bool(field.note) for field in told) > 6


def test_the_description_names_the_keys_and_what_needs_one(served: Served) -> None:
    schema: dict[str, Any] = fetch(f"{served.url}/openapi.json").json()
    assert schema["components"]["securitySchemes"]["key"]["scheme"] == "bearer"
    assert schema["security"] == [{"key": []}, {"cookie": []}]
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            assert told["description"], (method, path)
            for code, answer in told["responses"].items():
                assert answer.get("content") or code in ("202", "204"), (method, path, code)
                assert int(code) < 400 or list(answer["content"]) == ["application/json"], (method, path, code)
    assert "Retry-After" in schema["paths"]["/api/games"]["get"]["responses"]["429"]["headers"]


def test_what_is_said_to_be_open_to_anybody_is_and_nothing_else(served: Served) -> None:
    schema = fetch(f"{served.url}/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            answer = fetch(f"{served.url}{path.format(table='x', seat=0, link='x', vote='x')}", method.upper(), json={})
            if "security" in told:
                assert answer.status_code != 403, (method, path)

"""What the API says of itself is true, whole, and made from the types that are used."""

from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

import homestretch as hs
from homestretch.server.messages.from_client import READ, FromClient
from homestretch.server.messages.to_client import ToClient
from homestretch.server.pages import shapes
from homestretch.server.pages.programs import view

from .serving import Served, fetch

SENT = get_args(FromClient)
HEARD = get_args(ToClient)


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


@pytest.mark.parametrize("name", hs.games())
def test_every_field_of_a_view_is_described(name: str) -> None:
    told = shapes.of_view(name, type(view(name)))
    assert {field.name for field in told} == set(vars(view(name)))
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
    assert "Retry-After" in schema["paths"]["/api/games"]["get"]["responses"]["429"]["headers"]


def test_what_is_said_to_be_open_to_anybody_is_and_nothing_else(served: Served) -> None:
    schema = fetch(f"{served.url}/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            answer = fetch(f"{served.url}{path.format(table='x', seat=0, link='x', vote='x')}", method.upper(), json={})
            if "security" in told:
                assert answer.status_code != 403, (method, path)

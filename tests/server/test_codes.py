"""The code that leads to a table is drawn once, and not for whatever somebody calls this server."""

from typing import Any

import pytest
import segno

from .serving import Served
from .test_api import table


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    noted: list[str] = []
    real = segno.make

    def counted(address: str, **given: Any) -> Any:
        noted.append(address)
        return real(address, **given)

    monkeypatch.setattr(segno, "make", counted)
    return noted


def test_the_code_of_a_table_is_drawn_once(served: Served, drawn: list[str]) -> None:
    ada = served.client()
    at = table(ada)
    codes = {ada.get(f"/t/{at}/code.svg").text for _ in range(3)}
    assert drawn == [f"{served.url}/t/{at}"]
    assert [code[:4] for code in codes] == ["<svg"]


def test_no_code_is_drawn_for_a_name_that_is_far_too_long(served: Served, drawn: list[str]) -> None:
    ada = served.client()
    at = table(ada)
    assert ada.get(f"/t/{at}/code.svg", headers={"host": "h" * 2_000}).status_code == 413
    assert ada.get(f"/t/{at}/code.svg", headers={"host": "h" * 200}).status_code == 200
    assert drawn == [f"http://{'h' * 200}/t/{at}"]

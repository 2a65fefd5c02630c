"""What people call themselves: something that shows, and that nobody else at the table is called."""

import pytest

from homestretch.server.chairs import person
from homestretch.server.errors import Refused

LONGEST = 12


@pytest.mark.parametrize("blank", ["", " \t", "\u200b", "\u3164", "\u2800 \u2800", "\u115f\u1160"])
def test_a_name_shows_something(blank: str) -> None:
    with pytest.raises(Refused) as no:
        person(blank, LONGEST)
    assert no.value.msg.key == "web-no-name"


@pytest.mark.parametrize("same", ["Ada", "ada", " Ada ", "\uff21da"])
def test_nobody_can_be_taken_for_somebody_else(same: str) -> None:
    assert person(same, LONGEST, ["Ada", "Bo"]).name == f"{same.strip()} 2"
    assert person(same, LONGEST, ["Ada", "Ada 2"]).name == f"{same.strip()} 3"


def test_a_number_behind_a_long_name_fits_as_well() -> None:
    assert person("x" * 40, LONGEST, ["x" * LONGEST]).name == "x" * (LONGEST - 3) + " 2"


def test_whoever_sits_down_by_a_name_that_is_taken_gets_a_number(served) -> None:
    ada, eve = served.client(), served.client()
    at = ada.post("/api/tables", json={"game": "encore", "seats": 3, "name": "Ada"}).json()["id"]
    assert eve.post(f"/api/tables/{at}/seats/1", json={"name": "ADA"}).is_success
    assert [seat["name"] for seat in ada.get(f"/api/tables/{at}").json()["seats"]][:2] == ["Ada", "ADA 2"]

"""A commit that happened though the database seemed to fail is acknowledged, whatever was committed."""

import pytest

from .broken import Broken
from .serving import Served


def seated(served: Served, **given: object):
    ada = served.client()
    at = ada.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Ada", **given}).json()["id"]
    assert ada.post(f"/api/tables/{at}/seats/1", json={"name": "Ada too"}).status_code == 204
    return ada, at


def move(ada, at: str):
    """The answer to the first move that can be made."""
    seen = ada.get(f"/api/tables/{at}/view").json()
    seat, path = seen["view"]["awaits"][0], ""
    while offers := ada.get(f"/api/tables/{at}/view", params={"seat": seat, "path": path}).json()["offers"]:
        path = f"{path} {offers[0]}".strip()
    return ada.post(
        f"/api/tables/{at}/plays", json={"seat": seat, "id": f"at-{seen['ply']}", "ply": seen["ply"], "move": path}
    )


def test_a_move_is_acknowledged_and_the_table_goes_on(served: Served) -> None:
    ada, at = seated(served)
    assert ada.post(f"/api/tables/{at}/start").status_code == 204
    Broken(served.app.state.house.store).plan = ["lost"]
    first, second = move(ada, at), move(ada, at)
    assert first.status_code == second.status_code == 200, first.text + second.text
    assert second.json()["n"] == first.json()["n"] + 1


@pytest.mark.parametrize("lost", [0, 1])
def test_a_link_is_made_and_taken(served: Served, lost: int) -> None:
    """Whichever of the two commits is lost."""
    ada, at = seated(served, seats=3)
    bo, broken = served.client(), Broken(served.app.state.house.store)
    broken.plan = ["lost"] if not lost else []
    made = ada.post(f"/api/tables/{at}/links", json={"seat": 1})
    assert made.status_code == 201, made.text
    broken.plan = ["lost"] if lost else []
    taken = bo.post(f"/api/links/{made.json()['path'].rsplit('/', 1)[1]}", json={"name": "Bo"})
    assert taken.status_code == 200, taken.text
    assert [chair["name"] for chair in ada.get(f"/api/tables/{at}").json()["seats"]][1] == "Bo"


def test_a_table_is_made(served: Served) -> None:
    Broken(served.app.state.house.store).plan = ["lost"]
    ada, at = seated(served)
    assert [one["id"] for one in ada.get("/api/mine").json()] == [at]


def test_a_chair_is_taken_and_left(served: Served) -> None:
    ada, at = seated(served, seats=3)
    broken = Broken(served.app.state.house.store)
    broken.plan = ["lost"]
    assert ada.delete(f"/api/tables/{at}/seats/1").status_code == 204
    broken.plan = ["lost"]
    assert ada.post(f"/api/tables/{at}/seats/1", json={"name": "Ada again"}).status_code == 204
    broken.plan = ["lost"]
    assert ada.post(f"/api/tables/{at}/start").status_code == 204

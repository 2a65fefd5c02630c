"""A yes is an answer to one question: it never counts for another that came to stand in its place."""

import json

import httpx

from .ballots import ballot, heard_ballot
from .serving import Served
from .talking import Wire
from .test_api import table
from .test_undo import move, ply, undo


def three(served: Served) -> tuple[tuple[httpx.Client, ...], str]:
    """Ada, Bo and Cleo at a table where each has moved."""
    people = tuple(served.client() for _ in range(3))
    at = table(people[0], seats=3)
    for seat, name in ((1, "Bo"), (2, "Cleo")):
        assert people[seat].post(f"/api/tables/{at}/seats/{seat}", json={"name": name}).status_code == 204
    assert people[0].post(f"/api/tables/{at}/start").status_code == 204
    moved: set[int] = set()
    n = 0
    while len(moved) < 3:
        moved.add(move(people, at, f"m{n}"))
        n += 1
    return people, at


def answer(who: httpx.Client, at: str, name: str, seat: int) -> int:
    return who.post(f"/api/tables/{at}/votes/{name}", json={"seat": seat, "yes": True}).status_code


def test_a_yes_to_one_who_asks_is_not_given_to_another_who_asks_instead(served: Served) -> None:
    people, at = three(served)
    ada, bo, cleo = people
    assert undo(ada, at, 0).status_code == 202
    asked = ballot(bo, at, "undo")
    assert undo(cleo, at, 2).status_code == 202
    assert answer(bo, at, asked, 1) == 409
    before = ply(ada, at)
    assert answer(ada, at, ballot(ada, at, "undo"), 0) == 204
    assert ply(ada, at) == before, "nothing is taken back: Bo agreed to something else"
    assert answer(bo, at, ballot(bo, at, "undo"), 1) == 204
    assert ply(ada, at) < before


def test_a_yes_that_comes_late_is_none_to_what_was_asked_since(served: Served) -> None:
    people, at = three(served)
    ada, bo, cleo = people
    assert undo(ada, at, 0).status_code == 202
    asked = ballot(bo, at, "undo")
    assert cleo.post(f"/api/tables/{at}/votes/{asked}", json={"seat": 2, "yes": False}).status_code == 204
    assert undo(cleo, at, 2).status_code == 202
    assert answer(bo, at, asked, 1) == 409
    assert answer(bo, at, ballot(bo, at, "undo"), 1) == 204


def test_only_the_one_who_asks_is_told_that_it_is_theirs(served: Served) -> None:
    people, at = three(served)
    ada, _, cleo = people
    assert cleo.delete(f"/api/tables/{at}/seats/2").status_code == 204
    link = ada.post(f"/api/tables/{at}/links", json={"seat": 2}).json()["path"].removeprefix("/join/")
    with Wire(served, at, cleo) as hers, Wire(served, at, served.client()) as stranger, Wire(served, at) as nobody:
        assert cleo.post(f"/api/links/{link}", json={"name": "Cleo"}).status_code == 202
        told = []
        for line in (hers, stranger, nobody):
            heard_ballot(line, "seat2")
            told.append(json.loads(line.heard[-1])["votes"][0]["mine"])
        assert told == [True, False, False]

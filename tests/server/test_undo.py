"""A move is taken back with the word of everybody whom that concerns, here or not, and never after the end."""

import httpx
import pytest

from .ballots import ballot
from .serving import Served, fetch
from .talking import Wire
from .test_api import table, two
from .test_line import play_out


def ply(who: httpx.Client, at: str) -> int:
    found: int = who.get(f"/api/tables/{at}/view").json()["ply"]
    return found


def move(people: tuple[httpx.Client, ...], at: str, name: str) -> int:
    """Whoever is asked moves; the seat."""
    seen = fetch(f"{people[0].base_url}/api/tables/{at}/view").json()
    seat: int = seen["view"]["awaits"][0]
    offers = people[seat].get(f"/api/tables/{at}/view", params={"seat": seat}).json()["offers"]
    body = {"seat": seat, "id": name, "ply": seen["ply"], "move": offers[-1]}
    assert people[seat].post(f"/api/tables/{at}/plays", json=body).status_code == 200
    return seat


def undo(who: httpx.Client, at: str, seat: int) -> httpx.Response:
    return who.post(f"/api/tables/{at}/undo", json={"seat": seat})


def answer(who: httpx.Client, at: str, seat: int, yes: bool = True) -> int:
    return who.post(f"/api/tables/{at}/votes/{ballot(who, at, 'undo')}", json={"seat": seat, "yes": yes}).status_code


def both_moved(people: tuple[httpx.Client, ...], at: str) -> tuple[int, int]:
    """Moves until the other has moved after the first; the two seats."""
    first = move(people, at, "m0")
    for n in range(1, 100):
        if (second := move(people, at, f"m{n}")) != first:
            return first, second
    raise AssertionError("the turn never passed")


def test_the_acknowledged_moves_of_somebody_without_a_line_are_not_erased_without_their_word(served: Served) -> None:
    *people, at = two(served)
    ada_bo = (people[0], people[1])
    first, second = both_moved(ada_bo, at)
    before = ply(ada_bo[0], at)
    with Wire(served, at, ada_bo[first]) as line:
        assert line.until("sight")["undo"] == "ask"
        line.say(do="undo")
        assert ply(ada_bo[0], at) == before
        assert answer(ada_bo[first], at, first) == 409, "nobody answers for others"
        votes = ada_bo[second].get(f"/api/tables/{at}").json()["votes"]
        assert [(vote["kind"], vote["asked"]) for vote in votes] == [("undo", [second])]
        assert answer(ada_bo[second], at, second) == 204
        assert ply(ada_bo[0], at) < before


def test_one_no_ends_it(served: Served) -> None:
    ada, bo, at = two(served)
    first, second = both_moved((ada, bo), at)
    before = ply(ada, at)
    assert undo((ada, bo)[first], at, first).status_code == 202
    assert answer((ada, bo)[second], at, second, yes=False) == 204
    assert answer((ada, bo)[second], at, second) == 409
    assert ply(ada, at) == before


def test_whoever_is_gone_and_has_not_moved_agrees_to_nothing_either(serve) -> None:
    """Something was revealed: it takes somebody else's word, so somebody has to be here."""
    served = serve(patience=0.0)
    ada, bo, at = two(served)
    seat = move((ada, bo), at, "m0")
    before = ply((ada, bo)[seat], at)
    assert undo((ada, bo)[seat], at, seat).status_code == 202
    assert ply((ada, bo)[seat], at) == before
    assert answer((ada, bo)[1 - seat], at, 1 - seat) == 204
    assert ply(ada, at) < before


def test_who_comes_after_it_was_asked_is_asked_too(served: Served) -> None:
    people = served.client(), served.client(), served.client()
    at = table(people[0], seats=3)
    for seat, name in ((1, "Bo"), (2, "Cy")):
        people[seat].post(f"/api/tables/{at}/seats/{seat}", json={"name": name})
    people[0].post(f"/api/tables/{at}/start")
    first, second = both_moved(people, at)
    third, before = 3 - first - second, ply(people[first], at)
    assert undo(people[first], at, first).status_code == 202
    assert people[third].get(f"/api/tables/{at}").json()["votes"][0]["asked"] == [third]
    assert answer(people[second], at, second) == 204
    assert ply(people[first], at) == before
    assert answer(people[third], at, third) == 204
    assert ply(people[first], at) < before


def test_a_vote_ends_when_somebody_it_asks_or_who_asks_stands_up(served: Served) -> None:
    for leaver in (0, 1):
        ada, bo, at = two(served)
        seats = both_moved((ada, bo), at)
        assert undo((ada, bo)[seats[0]], at, seats[0]).status_code == 202
        before = ply(ada, at)
        assert (ada, bo)[seats[leaver]].delete(f"/api/tables/{at}/seats/{seats[leaver]}").status_code == 204
        assert ada.get(f"/api/tables/{at}").json()["votes"] == []
        assert ply(ada, at) >= before


def test_who_sits_alone_takes_back_as_they_like(served: Served) -> None:
    ada, bo, at = two(served)
    first, second = both_moved((ada, bo), at)
    before = ply(ada, at)
    (ada, bo)[second].delete(f"/api/tables/{at}/seats/{second}")
    assert undo((ada, bo)[first], at, first).status_code == 204
    assert ply(ada, at) < before


@pytest.mark.parametrize("alone", [True, False])
def test_a_game_that_is_over_stays_over(alone: bool, served: Served) -> None:
    ada, bo, at = two(served, options={"deck": "tiny"})
    play_out(ada, bo, at)
    if alone:
        bo.delete(f"/api/tables/{at}/seats/1")
    before = ada.get(f"/api/tables/{at}").json()["n"]
    refused = undo(ada, at, 0)
    assert (refused.status_code, refused.json()["code"]) == (409, "web-over")
    with Wire(served, at, ada) as line:
        assert line.until("sight")["undo"] == ""
        assert line.say(do="undo")["code"] == "web-over"
    assert ada.get(f"/api/tables/{at}/view", params={"seat": 0}).json()["undo"] == ""
    after = ada.get(f"/api/tables/{at}").json()
    assert (after["n"], after["votes"], after["stage"]) == (before, [], "over")


def test_what_is_asked_ends_with_the_game(served: Served) -> None:
    ada, bo, at = two(served, options={"deck": "tiny"})
    first, second = both_moved((ada, bo), at)
    undo((ada, bo)[first], at, first)
    play_out(ada, bo, at)
    assert ada.get(f"/api/tables/{at}").json()["votes"] == []
    assert answer((ada, bo)[second], at, second) == 409


def test_after_a_no_the_same_is_asked_again_only_once_somebody_has_moved(served: Served) -> None:
    *people, at = two(served)
    ada_bo = (people[0], people[1])
    first, second = both_moved(ada_bo, at)
    assert undo(ada_bo[first], at, first).status_code == 202
    assert answer(ada_bo[second], at, second, yes=False) == 204
    again = undo(ada_bo[first], at, first)
    assert (again.status_code, again.json()["code"]) == (409, "web-said-no")
    assert ada_bo[second].get(f"/api/tables/{at}").json()["votes"] == []
    move(ada_bo, at, "later")
    assert undo(ada_bo[first], at, first).is_success

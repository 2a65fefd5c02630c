"""Somebody plays on for a bot: nobody who has seen another hand, and never without the word of the others."""

from typing import Any

import httpx
import pytest

from .ballots import ballot
from .serving import Served
from .talking import Wire
from .test_api import table
from .test_links import link, mine, stand, take
from .test_undo import move

HAND = {"seat": 2}


def three(served: Served, **more: object) -> tuple[httpx.Client, httpx.Client, str]:
    """Ada, who made the table and begins, and Bo, in a game with a bot on the third seat."""
    ada, bo = served.client(), served.client()
    at = table(ada, **{"seats": 3, "options": {"first_player": "0"}, **more})
    assert bo.post(f"/api/tables/{at}/seats/1", json={"name": "Bo"}).status_code == 204
    assert ada.post(f"/api/tables/{at}/start").status_code == 204
    return ada, bo, at


def moved(served: Served) -> tuple[httpx.Client, httpx.Client, str]:
    """The same once Ada has moved."""
    ada, bo, at = three(served)
    assert move((ada,), at, "m0") == 0
    return ada, bo, at


def people(who: httpx.Client, at: str) -> dict[str, Any]:
    found: dict[str, Any] = who.get(f"/api/tables/{at}").json()
    return found


def answer(who: httpx.Client, at: str, seat: int, yes: bool = True) -> int:
    return who.post(f"/api/tables/{at}/votes/{ballot(who, at, 'seat2')}", json={"seat": seat, "yes": yes}).status_code


def test_the_host_does_not_look_into_the_hand_of_a_bot(served: Served) -> None:
    ada, _, at = three(served, game="hit", options={})
    answer = ada.post(f"/api/links/{link(ada, at, 2)}", json={"name": "Ada"})
    assert (answer.status_code, answer.json()["code"]) == (403, "web-has-seen")
    assert ada.get(f"/api/tables/{at}/view", params=HAND).status_code == 403
    assert mine(ada, at) == [0]


def test_who_has_left_a_running_game_comes_back_to_the_seat_they_had_and_to_no_other(served: Served) -> None:
    ada, bo, at = three(served)
    stand(bo, at, 1)
    assert take(bo, link(ada, at, 2), "Bo") == 403
    assert take(bo, link(ada, at, 1), "Bo") == 200
    assert mine(bo, at) == [1]


def test_a_hand_that_was_seen_is_not_forgotten_over_a_restart(serve) -> None:
    first = serve()
    ada, bo, at = three(first)
    stand(bo, at, 1)
    words = link(ada, at, 2), link(ada, at, 1)
    first.stop()
    again = serve()
    bo = again.browser(headers={"authorization": bo.headers["authorization"]})
    assert take(bo, words[0], "Bo") == 403
    assert take(bo, words[1], "Bo") == 200


def test_who_was_handed_a_seat_has_seen_its_hand(served: Served) -> None:
    ada, bo, at = three(served)
    cy = served.client()
    assert take(cy, link(bo, at, 1), "Cy") == 200
    assert take(cy, link(ada, at, 2), "Cy") == 403


def test_before_the_first_move_nobody_is_asked_but_all_are_told(served: Served) -> None:
    ada, bo, at = three(served)
    cy, bot = served.client(), people(ada, at)["seats"][2]["name"]
    with Wire(served, at, bo) as line, Wire(served, at, cy) as hers:
        assert take(cy, link(ada, at, 2), "Cy") == 200
        while not (told := line.until("people"))["chat"]:
            continue
        assert [told["chat"][-1][field] for field in ("kind", "name", "text")] == ["took", "Cy", bot]
        while hers.until("people")["seat"] != 2:
            continue


def test_once_a_move_was_made_every_other_person_agrees_first(served: Served) -> None:
    ada, bo, at = moved(served)
    cy = served.client()
    word = link(ada, at, 2)
    with Wire(served, at, cy) as hers:
        assert take(cy, word, "Cy") == 202
        assert take(cy, word, "Cy") == 202, "asked again, nothing changes"
        assert cy.get(f"/api/tables/{at}/view", params=HAND).status_code == 403
        (vote,) = people(bo, at)["votes"]
        assert (vote["kind"], vote["who"], vote["about"]) == ("seat", "Cy", 2)
        assert (vote["asked"], vote["mine"]) == ([1], False)
        assert people(ada, at)["votes"][0]["asked"] == [], "the host has agreed by making the link"
        assert people(cy, at)["votes"][0]["mine"]
        assert [answer(ada, at, 0), answer(cy, at, 2)] == [409, 403], "nobody answers for others"
        assert answer(bo, at, 1) == 204
        assert (mine(cy, at), people(ada, at)["votes"]) == ([2], [])
        while hers.until("people")["seat"] != 2:
            continue
    assert people(bo, at)["chat"][-1]["kind"] == "took"
    assert take(served.client(), word) == 410


def test_a_no_ends_it_and_the_link_with_it(served: Served) -> None:
    ada, bo, at = moved(served)
    cy, word = served.client(), link(ada, at, 2)
    assert take(cy, word, "Cy") == 202
    assert answer(bo, at, 1, yes=False) == 204
    assert answer(bo, at, 1) == 409
    assert take(cy, word, "Cy") == 410
    assert (mine(cy, at), people(ada, at)["linked"]) == ([], [])


@pytest.mark.parametrize("how", ["called back", "made anew", "too late"])
def test_a_link_that_became_void_while_the_others_were_asked_seats_nobody(
    how: str, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo, at = moved(served)
    cy, word = served.client(), link(ada, at, 2)
    assert take(cy, word, "Cy") == 202
    if how == "called back":
        ada.delete(f"/api/tables/{at}/links/2")
    elif how == "made anew":
        link(ada, at, 2)
    else:
        house = served.app.state.house
        now = house.clock() + 25 * 3600
        monkeypatch.setattr(house, "clock", lambda: now)
    assert answer(bo, at, 1) == 409
    assert mine(cy, at) == []


def test_who_sat_down_elsewhere_meanwhile_does_not_take_a_second_seat(served: Served) -> None:
    ada, bo, at = moved(served)
    cy = served.client()
    assert take(cy, link(ada, at, 2), "Cy") == 202
    assert take(cy, link(bo, at, 1), "Cy") == 200
    assert people(ada, at)["votes"] == [], "whoever was asked has given the seat away"
    assert mine(cy, at) == [1]


def test_of_two_who_ask_for_a_seat_the_first_is_voted_on(served: Served) -> None:
    ada, bo, at = moved(served)
    cy, dee, word = served.client(), served.client(), link(ada, at, 2)
    assert take(cy, word, "Cy") == 202
    refused = dee.post(f"/api/links/{word}", json={"name": "Dee"})
    assert (refused.status_code, refused.json()["code"]) == (409, "web-seat-asked")
    assert answer(bo, at, 1) == 204
    assert (mine(cy, at), mine(dee, at)) == ([2], [])


def test_where_nobody_else_sits_somebody_takes_over_at_once(served: Served) -> None:
    ada, bo, at = moved(served)
    cy = served.client()
    stand(bo, at, 1)
    assert take(cy, link(ada, at, 2), "Cy") == 200
    assert mine(cy, at) == [2]


def test_who_leaves_a_running_game_is_told_of(served: Served) -> None:
    ada, bo, at = three(served)
    stand(bo, at, 1)
    told = people(ada, at)["chat"][-1]
    assert (told["kind"], told["text"], told["name"]) == ("left", "Bo", people(ada, at)["seats"][1]["name"])


def test_the_page_of_a_link_leads_to_the_table_while_the_others_are_asked(served: Served) -> None:
    ada, _, at = moved(served)
    cy = served.browser()
    word = link(ada, at, 2)
    assert cy.get(f"/join/{word}").status_code == 200
    found = cy.post(f"/join/{word}", content="name=Cy", headers={"origin": served.url})
    assert (found.status_code, found.headers["location"]) == (303, f"/t/{at}")
    assert people(ada, at)["votes"][0]["who"] == "Cy"


def back(who, at: str, seat: int) -> int:
    """Ask to have a seat back."""
    return int(who.post(f"/api/tables/{at}/seats/{seat}/back", json={"name": "Bo"}).status_code)


def test_who_left_finds_the_way_back_before_the_first_move(served: Served) -> None:
    ada, bo, at = three(served)
    stand(bo, at, 1)
    assert people(bo, at)["left"] == [1]
    assert people(ada, at)["left"] == []
    assert back(served.client(), at, 1) == 403, "nobody else does"
    assert back(bo, at, 2) == 403
    assert back(bo, at, 1) == 204
    assert people(bo, at)["mine"] == [1]
    assert people(bo, at)["left"] == []


def test_once_moves_were_made_the_others_agree_to_who_comes_back(served: Served) -> None:
    ada, bo, at = moved(served)
    stand(bo, at, 1)
    assert back(bo, at, 1) == 202
    assert back(bo, at, 1) == 202, "asked again, nothing changes"
    (vote,) = people(ada, at)["votes"]
    assert (vote["kind"], vote["who"], vote["asked"]) == ("seat", "Bo", [0])
    ada.post(f"/api/tables/{at}/votes/{vote['name']}", json={"seat": 0, "yes": True})
    assert people(bo, at)["mine"] == [1]


def test_who_is_not_wanted_back_asks_again_only_after_the_next_move(served: Served) -> None:
    ada, bo, at = moved(served)
    stand(bo, at, 1)
    assert back(bo, at, 1) == 202
    (vote,) = people(ada, at)["votes"]
    ada.post(f"/api/tables/{at}/votes/{vote['name']}", json={"seat": 0, "yes": False})
    assert back(bo, at, 1) == 409


def test_nobody_comes_back_to_a_seat_to_which_somebody_else_is_invited(served: Served) -> None:
    ada, bo, at = three(served)
    stand(bo, at, 1)
    word = link(ada, at, 1)
    assert back(bo, at, 1) == 409
    assert take(served.client(), word, "Cy") == 200

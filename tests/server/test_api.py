"""A game over HTTP, and everything that is refused there."""

import httpx

from homestretch.core.record import Record

from .serving import Served, fetch


def table(client: httpx.Client, **more: object) -> str:
    made = client.post("/api/tables", json={"game": "encore", "seats": 2, "name": "Ada", **more})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def two(served: Served, **more: object) -> tuple[httpx.Client, httpx.Client, str]:
    """Ada and Bo at a table that has begun."""
    ada, bo = served.client(), served.client()
    at = table(ada, **more)
    assert bo.post(f"/api/tables/{at}/seats/1", json={"name": "Bo"}).status_code == 204
    assert ada.post(f"/api/tables/{at}/start").status_code == 204
    return ada, bo, at


def test_two_play_a_whole_game_and_its_record_replays(served: Served) -> None:
    ada, bo, at = two(served)
    for n in range(1000):
        seen = ada.get(f"/api/tables/{at}/view").json()
        if not seen["view"]["awaits"]:
            break
        seat = seen["view"]["awaits"][0]
        who = (ada, bo)[seat]
        asked = who.get(f"/api/tables/{at}/view", params={"seat": seat}).json()
        play = {"seat": seat, "id": f"m{n}", "ply": asked["ply"], "move": asked["offers"][-1]}
        assert who.post(f"/api/tables/{at}/plays", json=play).status_code == 200
    text = ada.get(f"/api/tables/{at}/record").text
    record = Record.read(text)
    record.replay()
    assert record.players == ("Ada", "Bo")
    assert record.scores is not None


def test_a_play_sent_twice_is_played_once(served: Served) -> None:
    ada, bo, at = two(served)
    seen = ada.get(f"/api/tables/{at}/view").json()
    seat = seen["view"]["awaits"][0]
    who = (ada, bo)[seat]
    play = {"seat": seat, "id": "once", "ply": seen["ply"], "move": "draw"}
    first, second = (who.post(f"/api/tables/{at}/plays", json=play) for _ in range(2))
    assert first.json() == second.json()
    assert ada.get(f"/api/tables/{at}/view").json()["n"] == first.json()["n"]


def test_a_play_for_a_ply_that_is_over_is_refused(served: Served) -> None:
    ada, bo, at = two(served)
    seen = ada.get(f"/api/tables/{at}/view").json()
    seat = seen["view"]["awaits"][0]
    who = (ada, bo)[seat]
    stale = {"seat": seat, "id": "a", "ply": seen["ply"] - 1, "move": "draw"}
    answer = who.post(f"/api/tables/{at}/plays", json=stale)
    assert (answer.status_code, answer.json()["code"]) == (400, "wrong-ply")


def test_a_seat_of_somebody_else_is_nobody_elses(served: Served) -> None:
    ada, bo, at = two(served)
    before = ada.get(f"/api/tables/{at}").json()["n"]
    for answer in (
        bo.get(f"/api/tables/{at}/view", params={"seat": 0}),
        bo.post(f"/api/tables/{at}/plays", json={"seat": 0, "id": "x", "ply": 1, "move": "draw"}),
        bo.delete(f"/api/tables/{at}/seats/0"),
        bo.post(f"/api/tables/{at}/links", json={"seat": 0}),
        bo.post(f"/api/tables/{at}/start"),
        fetch(f"{served.url}/api/tables/{at}/view?seat=0"),
    ):
        assert answer.status_code == 403, answer.text
        assert answer.json()["text"]
    assert ada.get(f"/api/tables/{at}").json()["n"] == before


def test_a_taken_seat_a_wrong_game_an_unknown_table_and_a_bad_body_are_clear_errors(served: Served) -> None:
    ada, bo, at = two(served)
    cases = (
        (bo.post(f"/api/tables/{at}/seats/0", json={"name": "Bo"}), 409),
        (ada.post("/api/tables", json={"game": "chess", "seats": 2}), 400),
        (ada.post("/api/tables", json={"game": "encore", "seats": 9}), 400),
        (ada.post("/api/tables", json={"game": "encore", "seats": 2, "options": {"x": 1}}), 400),
        (ada.post("/api/tables", json={"game": "encore", "seats": 2, "bots": "cmd:echo"}), 400),
        (ada.get("/api/tables/nowhere"), 404),
        (ada.post("/api/tables", json={"game": "encore"}), 422),
        (ada.post("/api/tables", content=b"{" * 100), 422),
        (ada.post("/api/tables", content=b" " * 20_000), 413),
        (ada.get(f"/api/tables/{at}/record"), 403),
        (ada.get("/api/nothing"), 404),
    )
    for answer, status in cases:
        assert answer.status_code == status, answer.text
        assert set(answer.json()) == {"code", "text", "clause", "retry"}


def test_a_body_that_is_no_object_is_what_is_not_understood(served: Served) -> None:
    answer = served.client().post("/api/tables", json=[])
    assert (answer.status_code, answer.json()["text"]) == (422, "This request is not understood (body).")


def test_an_address_that_names_no_game_leads_nowhere(served: Served) -> None:
    ada = served.client()
    answers = ada.get("/rules/nope"), ada.post("/games/nope/play"), ada.post("/games/nope/invite"), ada.get("/t/nope")
    assert [answer.status_code for answer in answers] == [404] * 4
    assert "encore" in answers[0].text


def test_a_link_seats_one_person_once(served: Served) -> None:
    ada, bo, cy = served.client(), served.client(), served.client()
    at = table(ada)
    path = ada.post(f"/api/tables/{at}/links", json={"seat": 1}).json()["path"]
    link = path.removeprefix("/join/")
    assert bo.post(f"/api/links/{link}", json={"name": "Bo"}).json() == {"id": at}
    assert cy.post(f"/api/links/{link}", json={"name": "Cy"}).status_code == 410
    assert ada.get(f"/api/tables/{at}").json()["seats"][1]["name"] == "Bo"


def test_errors_come_in_the_language_of_the_reader(served: Served) -> None:
    ada = served.client()
    texts = {ada.get("/api/tables/x", headers={"accept-language": lang}).json()["text"] for lang in ("de", "fr", "en")}
    assert len(texts) == 3


def test_another_site_may_not_act_with_my_cookie(served: Served) -> None:
    mine = served.browser()
    mine.get("/")
    assert mine.cookies["homestretch"]
    body = {"game": "encore", "seats": 2, "name": "Ada"}
    assert mine.post("/api/tables", json=body, headers={"origin": "http://evil.example"}).status_code == 403
    assert mine.post("/api/tables", json=body, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert mine.post("/api/tables", json=body, headers={"origin": served.url}).status_code == 201


def test_my_tables_are_found_again_after_a_restart(serve) -> None:
    first = serve()
    ada = first.client()
    at = table(ada, bots="easy")
    first.stop()
    again = serve()
    ada = again.browser(headers={"authorization": ada.headers["authorization"]})
    assert [t["id"] for t in ada.get("/api/mine").json()] == [at]
    assert ada.get(f"/api/tables/{at}/view?seat=0").json()["ply"] >= 1


def test_the_lobby_lists_what_the_host_wants_listed(served: Served) -> None:
    ada = served.client()
    table(ada)
    at = table(ada, listed=True)
    assert [t["id"] for t in ada.get("/api/lobby").json()] == [at]
    ada.post(f"/api/tables/{at}/start")
    assert ada.get("/api/lobby").json() == []


def test_house_rules_decide_how_many_may_sit_down(served: Served) -> None:
    ada = served.client()
    at = table(ada)
    assert ada.get(f"/api/tables/{at}").json()["fits"] == [2, 3, 4, 5]
    six = {"seats": 6, "options": {"six_players": True}}
    assert ada.put(f"/api/tables/{at}/setup", json={**six, "options": {}}).status_code == 400
    assert ada.put(f"/api/tables/{at}/setup", json=six).status_code == 204
    found = ada.get(f"/api/tables/{at}").json()
    assert found["fits"] == [2, 3, 4, 5, 6]
    assert len(found["seats"]) == 6


def test_chance_is_drawn_from_a_secret_of_the_table_that_no_record_has(served: Served) -> None:
    _, _, at = two(served)
    room = served.app.state.house.rooms[at]
    assert room.begun.luck == bytes.fromhex(room.luck)
    assert len(room.begun.luck) == 32
    assert room.begun.record.seed is None

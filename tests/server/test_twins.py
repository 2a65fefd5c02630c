"""Nothing a seat may not know is on the wire: two servers whose tables are twins for a seat send it the same bytes."""

import shutil
from pathlib import Path

import pytest

import homestretch
from homestretch.core.rng import Rng
from homestretch.core.types import Move

from .serving import Served
from .talking import Wire

GAMES = homestretch.games()
LOOKS = 6  # positions compared in a game


def test_games_are_compared() -> None:
    assert GAMES


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["scene", "view"])
def test_twins_look_the_same_on_the_wire(game: str, form: str, serve, tmp_path: Path) -> None:
    one = serve()
    ada = one.client()
    seats = min(homestretch.game(game).seats[-1], 4)
    at = ada.post("/api/tables", json={"game": game, "seats": seats, "name": "A0"}).json()["id"]
    for seat in range(1, seats):
        assert ada.post(f"/api/tables/{at}/seats/{seat}", json={"name": f"A{seat}"}).status_code == 204
    ada.post(f"/api/tables/{at}/start")
    rng = Rng(8)
    for turn in range(LOOKS):
        advance(ada, at, rng, 3 + 4 * turn)
        shutil.copytree(tmp_path, tmp_path.parent / f"{tmp_path.name}-{turn}")
        two = serve(db=f"sqlite:///{tmp_path.parent}/{tmp_path.name}-{turn}/t.db")
        for seat in range(seats):
            compare(one, two, ada, at, seat, form, rng)
        two.stop()


def advance(ada, at: str, rng: Rng, most: int) -> None:
    """A few random moves, each by the key that holds every seat."""
    for _ in range(most):
        seen = ada.get(f"/api/tables/{at}/view").json()
        if not seen["view"]["awaits"]:
            return
        seat, path = seen["view"]["awaits"][0], ""
        while True:
            asked = ada.get(f"/api/tables/{at}/view", params={"seat": seat, "path": path}).json()
            if not asked["offers"]:
                break
            path = f"{path} {asked['offers'][int(rng.below(len(asked['offers'])))]}".strip()
        body = {"seat": seat, "id": f"p{seen['ply']}", "ply": seen["ply"], "move": path}
        assert ada.post(f"/api/tables/{at}/plays", json=body).status_code == 200


def compare(one: Served, two: Served, ada, at: str, seat: int, form: str, rng: Rng) -> None:
    """The second server's table becomes a twin for this seat; then everything this seat can hear is heard at both."""
    ada.get(f"/api/tables/{at}")
    room = one.app.state.house.rooms[at]
    game, state = room.table.game, room.table.state
    with Wire(two, at, query="watch=1") as eve:
        eve.until("people")  # it may be fetched first
    other = two.app.state.house.rooms[at]
    truth = other.table.state
    other.table.state = game.guess(game.view(state, seat), rng)
    heard = []
    words = script(room.table, seat, rng)
    for served in (one, two):
        with Wire(served, at, ada, query=f"seat={seat}&form={form}") as line:
            for word in words:
                line.say(**word)
            heard.append([text for text in line.heard if '"do":"people"' not in text])
    other.table.state = truth
    assert heard[0] == heard[1]
    assert len(heard[0]) >= len(words)


def script(table, seat: int, rng: Rng) -> list[dict]:
    """Looks along a random move, questions why not, earlier positions, the log, and moves that are refused."""
    path: Move = ()
    words: list[dict] = []
    while tokens := table.ask(seat, path).tokens:
        words.append({"do": "look", "ply": table.ply, "path": list(path)})
        path = (*path, rng.pick(tokens))
    if path:
        words.append({"do": "look", "ply": table.ply, "path": list(path)})
    vocabulary = len(table.game.words)
    words += [{"do": "why", "path": list(path[:1]), "token": int(rng.below(vocabulary))} for _ in range(5)]
    words += [
        {"do": "play", "id": f"no{n}", "ply": table.ply, "move": [int(rng.below(vocabulary))] * 9} for n in range(3)
    ]
    words += [{"do": "show", "ply": int(rng.below(table.ply + 1))} for _ in range(3)]
    return [*words, {"do": "log", "before": table.ply}]

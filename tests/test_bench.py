"""The benchmark runs, counts what it says it counts, and makes a page."""

from itertools import count
from pathlib import Path

import pytest

import homestretch as hs
from homestretch import cli
from homestretch.bench import doors, page, peers, run, searching
from homestretch.bench.clock import ROUNDS, Play, rate, rates
from homestretch.bench.weight import weight
from homestretch.core.record import begin
from homestretch.core.rng import Rng
from homestretch.rl.sensor import Sensor


def test_a_rate_is_what_was_done_over_the_time_it_took() -> None:
    quarters = count()
    assert rate(lambda seed: 2000, 5.0, clock=lambda: next(quarters) / 4) == 8000


@pytest.mark.parametrize("door", [*doors.CORE, *doors.LEARNING])
def test_every_door_plays_every_game(door: str) -> None:
    for name in hs.games():
        assert {**doors.CORE, **doors.LEARNING}[door](name, hs.game(name).seats[-1])(1) > 0


@pytest.mark.parametrize("name", hs.games())
def test_random_play_inside_the_engine_is_the_play_that_is_counted(name: str) -> None:
    game, seats = hs.game(name), hs.game(name).seats[0]
    inside = begin(game, seats, game.options())
    game.playout(inside, Rng(5), 1_000_000)
    by_hand = begin(game, seats, game.options())
    rng = Rng(5)
    while asked := game.awaits(by_hand):
        game.apply(by_hand, asked[0], game.any_move(by_hand, asked[0], rng))
    assert game.show(inside) == game.show(by_hand)


def test_every_peer_that_is_installed_plays() -> None:
    found = list(peers.installed())
    assert len(found) == len(peers.PEERS)  # all of them are in the extra that tests install
    assert all(play(3) > 0 for _, play in found)


def test_the_page_has_every_game_every_peer_and_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = {label: dict.fromkeys([*doors.CORE, *doors.LEARNING], 1000.0) for label, _, _ in run.setups()}
    every = {label: {"engine": 600.0, "stepped": 1000.0} for label, _, _ in run.sizes()}
    lengths = dict.fromkeys(every, 2.5)
    others = [(peer, 500.0) for peer in peers.PEERS]
    measured = run.Run(rates, rates, others, lengths, {"dog 4, blind": 70.0}, {"dog 4": 8000.0}, every)
    text = page.page(measured, "homestretch bench --peers")
    assert "`homestretch bench --peers`" in text
    assert all(f"| {label} |" in text for label in rates)
    assert all(peer.name in text for peer in peers.PEERS)
    assert "| stepped | OpenSpiel `pig(players=2)` | 2.0 |" in text
    assert "| dog 4 | 2.50 | 1,000 | 400 | 400 |" in text
    assert "| dog 4, blind | 70 |" in text
    assert "| hexenrennen 3 | 600 | 1.20 | 1,000 | 2.00 | 400 | 0.80 |" in text
    assert "| dog 4 | 8,000 |" in text


def test_a_game_among_many_weighs_at_least_what_is_seen_of_it() -> None:
    seen = Sensor(hs.game("encore")).size
    assert 2 * seen < weight("encore", 2) < 100 * seen


def test_rates_are_taken_in_turn() -> None:
    order = []

    def play(name: str) -> Play:
        def one(seed: int) -> int:
            order.append(name)
            return 1

        return one

    assert rates({"a": play("a"), "b": play("b")}, 0.0).keys() == {"a", "b"}
    assert order == ["a", "b"] * (1 + ROUNDS)


def test_what_is_measured_is_said_with_how_much_is_done_and_of_how_much() -> None:
    said: list[tuple[str, int, int]] = []
    rates({"a": lambda seed: 1, "b": lambda seed: 1}, 0.0, lambda *told: said.append(told))
    total = 2 * (1 + ROUNDS)
    assert said == [("ab"[n % 2], n, total) for n in range(total)]


def test_one_end_is_known_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    for which in ("setups", "sizes"):
        monkeypatch.setattr(run, which, lambda: iter([("encore 2", "encore", 2)]))
    monkeypatch.setattr(run, "plain", lambda seconds, say: say("plain", 0, 1) or {})
    said: list[tuple[int, int]] = []
    run.run(0.0, False, lambda _, done, of: said.append((done, of)))
    assert len({of for _, of in said}) == 1
    assert said == sorted(said)
    assert said[-1][0] < said[-1][1]


def test_every_search_makes_the_playouts_it_counts() -> None:
    found = run.searches(with_peers=True)
    assert len(found) == 2 * len(list(run.setups())) + 2
    assert found["OpenSpiel ISMCTS on `hearts`, C++"](1) == found["dog 4"](1) == searching.PLAYOUTS


def test_a_whole_move_of_dog_is_card_pawn_and_field() -> None:
    assert doors.length("encore", 2) == 1
    assert 1.5 < doors.length("dog", 4) < 4


def test_the_command_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for which in ("setups", "sizes"):
        monkeypatch.setattr(run, which, lambda: iter([("encore 2", "encore", 2)]))
    monkeypatch.setattr(run, "plain", lambda seconds, say: {})
    assert cli.run(["bench", "--seconds", "0.01", "-o", str(tmp_path / "page.md")]) == 0
    assert "| encore 2 |" in (tmp_path / "page.md").read_text()

"""Nets: what they say, what their files hold, and which files are refused."""

import hashlib
import json
import struct
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path

import numpy as np
import pytest

from homestretch import Table, games
from homestretch.bots import find
from homestretch.bots.outlook import Outlook
from homestretch.core import nets
from homestretch.core.bot import thought
from homestretch.core.game import AnyGame, State
from homestretch.core.inputs import Row
from homestretch.core.net import Net
from homestretch.core.options import Options, choices, flags
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Wrong

Head = dict[str, object]
SIZES = (50, 8, 3)
SAID = "9bb0c913ba7ca922"  # what the net below says of ten rows, to the last bit, compiled or not


def numbers(count: int, seed: int) -> list[float]:
    """Numbers that a file of 16 bits holds exactly."""
    rng = Rng(seed)
    return [(int(rng.below(512)) - 256) / 128 for _ in range(count)]


def row(seed: int) -> Row:
    """Ten inputs that are on, some of them in part."""
    rng, found = Rng(seed, salt=1), Row()
    for i in rng.shuffled(range(SIZES[0]))[:10]:
        found.put(i, int(rng.below(9)) / 8)
    return found


def net() -> Net:
    return Net("toy", 3, 1, SIZES, numbers(50 * 8 + 8 + 3 * 8 + 3, 1))


def reference(given: Net, inputs: Row) -> list[float]:
    """The same by matrices."""
    parts = np.split(np.array(numbers(50 * 8 + 8 + 3 * 8 + 3, 1)), [400, 408, 432])
    x = np.zeros(given.sizes[0])
    for i, weight in inputs.pairs():
        x[i] = weight
    out = parts[2].reshape(3, 8) @ np.maximum(x @ parts[0].reshape(50, 8) + parts[1], 0) + parts[3]
    odds = np.exp(out - out.max())
    return list(odds / odds.sum())


@pytest.mark.parametrize("seed", range(5))
def test_a_net_says_what_matrices_say(seed: int) -> None:
    assert net().values(row(seed)) == pytest.approx(reference(net(), row(seed)), abs=1e-12)


def test_a_net_says_the_same_to_the_last_bit_compiled_and_not() -> None:
    said = " ".join(x.hex() for seed in range(10) for x in net().values(row(seed)))
    assert hashlib.sha256(said.encode()).hexdigest()[:16] == SAID


def test_a_row_that_is_cleared_is_empty() -> None:
    found = row(1)
    found.clear()
    found.steps(4, 2)
    assert found.pairs() == [(4, 1.0), (5, 1.0)]


# files


@pytest.fixture
def game() -> AnyGame:
    return find_game(next(name for name in games() if find_game(name).kit.inputs))


def file(game: AnyGame, seats: int, hidden: int = 8) -> bytes:
    inputs, outputs = nets.shape(game, seats)
    return nets.write(game, seats, hidden, numbers((inputs + 1 + outputs) * hidden + outputs, 2))


def changed(data: bytes, **head: object) -> bytes:
    line, _, body = data.partition(b"\n")
    return json.dumps({**json.loads(line), **head}).encode() + b"\n" + body


def test_a_file_holds_every_number(game: AnyGame) -> None:
    inputs, outputs = nets.shape(game, 2)
    assert nets.numbers(file(game, 2)) == numbers((inputs + 1 + outputs) * 8 + outputs, 2)
    assert nets.read(game, 2, file(game, 2)).sizes == (inputs, 8, outputs)


@pytest.mark.parametrize(
    ("head", "sentence", "key"),
    [
        ({"kind": "picture"}, "does not begin as", "wrong-net"),
        ({"game": "chess"}, "is a net for chess", "wrong-net-other"),
        ({"seats": 3}, "with 3 seats, not", "wrong-net-other"),
        ({"version": 99}, "knows inputs of version 99", "wrong-net-version"),
        ({"inputs": 7}, "it has 7 inputs", "wrong-net-broken"),
        ({"hidden": 16}, "bytes of numbers instead of", "wrong-net-broken"),
        ({"hidden": 5}, "no multiple of 8", "wrong-net-broken"),
        ({"hidden": "many"}, "does not begin as", "wrong-net"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_a_sentence(
    game: AnyGame, head: dict[str, object], sentence: str, key: str
) -> None:
    with pytest.raises(Wrong, match=sentence) as caught:
        nets.read(game, 2, changed(file(game, 2), **head))
    assert caught.value.msg.key == key


def test_a_number_that_is_none_is_refused(game: AnyGame) -> None:
    with pytest.raises(Wrong, match="some of its numbers are none"):
        nets.read(game, 2, file(game, 2)[:-2] + struct.pack("<e", float("nan")))


@pytest.mark.parametrize("data", [b"", b"\n", b"{}", b"[1]\n12", bytes(range(256)), b"[" * 100_000])
def test_what_is_no_net_is_refused_in_a_sentence(game: AnyGame, data: bytes) -> None:
    with pytest.raises(Wrong, match="does not begin as"):
        nets.read(game, 2, data)


def test_a_file_that_is_not_there_is_refused_in_a_sentence(game: AnyGame, tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="there is no net"):
        nets.load(game, 2, tmp_path / "2.net")


# every game that has inputs


def ready(game: AnyGame, seats: int) -> list[State]:
    """States of a game of random play that a net may be asked about."""
    found: list[State] = []
    rng, s = Rng(5), game.start(seats, game.options())
    for _ in range(400):
        if not (asked := game.awaits(s)):
            break
        if game.kit.inputs and game.kit.inputs.ready(s):
            found.append(game.copy(s))
        game.apply(s, asked[0], game.any_move(s, asked[0], rng))
    return found


SETUPS = [
    (name, seats)
    for name in games()
    if find_game(name).kit.inputs
    for seats in find_game(name).counts(find_game(name).options())
]


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_inputs_are_within_their_size_each_once_and_change_nothing(name: str, seats: int) -> None:
    game = find_game(name)
    assert game.kit.inputs
    states = ready(game, seats)
    assert len(states) > 10
    for s in states:
        before, found = game.show(s), Row()
        seat = game.kit.inputs.write(s, found)
        at = [i for i, _ in found.pairs()]
        assert 0 <= seat < seats
        assert len(set(at)) == len(at)
        assert all(0 <= i < game.kit.inputs.size(seats) for i in at)
        assert game.show(s) == before


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_every_input_is_on_sooner_or_later_or_nearly(name: str, seats: int) -> None:
    """An input that is never on is a slip of the pen; a few are rare."""
    game, on = find_game(name), set[int]()
    assert game.kit.inputs
    for s in ready(game, seats):
        found = Row()
        game.kit.inputs.write(s, found)
        on |= {i for i, _ in found.pairs()}
    assert len(on) > game.kit.inputs.size(seats) / 3


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_net_fits_and_has_a_whole_card(name: str, seats: int) -> None:
    game = find_game(name)
    file = nets.path(game, seats)
    assert nets.load(game, seats, file).outputs == nets.shape(game, seats)[1]
    assert file.stat().st_size <= nets.LARGEST
    card = json.loads(file.with_suffix(".json").read_text())
    assert card["bytes"] == file.stat().st_size
    assert {"command", "seed", "date", "trained_on", "curve"} <= set(card)
    held = card["held_out"]
    assert held["log_loss"]["net"] < min(held["log_loss"][name] for name in ("judge", "tempered judge", "coin"))
    assert len(held["calibration"]) == 10
    assert held["calibration_error"] <= 0.02


def test_expert_plays_by_the_net_that_its_name_gives(tmp_path: Path) -> None:
    """One that wishes for whatever the game's own net fears makes other moves."""
    game = find_game("hexenrennen")
    good = nets.path(game, 2).read_bytes()
    hidden = nets.read(game, 2, good).hidden
    ends = [-x if k >= len(nets.numbers(good)) - 2 * hidden - 2 else x for k, x in enumerate(nets.numbers(good))]
    (tmp_path / "same.net").write_bytes(good)
    (tmp_path / "12:30.net").write_bytes(nets.write(game, 2, hidden, ends))
    table, other = Table(game, 2, seed=3), 0
    while table.ply < 60:
        seat = table.awaits[0]
        view, seed = table.view(seat), thought(3, table.ply, seat)
        own, same, odd = (
            find(name).move(view, seed)
            for name in ("expert:8", f"expert@{tmp_path / 'same.net'}:8", f"expert@{tmp_path / '12:30.net'}:8")
        )
        assert own == same
        game.check(table.state, seat, odd)
        other += odd != own
        table.play(seat, own)
    assert other > 5


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_net_knows_who_is_about_to_win_whatever_the_house_rules(name: str, seats: int) -> None:
    """Outputs are of those they are taken for, also where play goes the other way round."""
    game = find_game(name)
    teams = game.teams(seats)
    for options in one_by_one(game, seats):
        games = (winner_by_net(game, seats, options, seed) for seed in range(100))
        said = list(islice(chain.from_iterable(games), 60))
        assert sum(said) / len(said) > 1.1 / (max(teams) + 1), options


def one_by_one(game: AnyGame, seats: int) -> Iterator[Options]:
    """The rules as they are, and with each option changed alone; no net knows of a deck for tests."""
    usual = game.options()
    yield usual
    for one in flags(game.options):
        value = next(value for value in choices(one) if value != one.default)
        options = replace(usual, **{one.name: value})
        if game.fits(seats, options) and value != "tiny":
            yield options


def winner_by_net(game: AnyGame, seats: int, options: Options, seed: int) -> list[float]:
    """What the net gave the winner in the last ten positions of a greedy game; what was shared counts as it was."""
    found, rng = nets.net(game, seats), Rng(seed)
    assert found is not None
    assert game.kit.inputs is not None
    s, asked = game.start(seats, options), list[State]()
    while who := game.awaits(s):
        if game.kit.inputs.ready(s):
            asked.append(game.copy(s))
        move = game.any_move(s, who[0], rng) if who[0] == CHANCE else game.judge.policy(s, who[0], (), rng)
        game.apply(s, who[0], move)
    shares, teams = game.outcome(s).shares(game.teams(seats)), game.teams(seats)
    each = [shares[seat] / teams.count(teams[seat]) for seat in range(seats)]
    outlooks = [Outlook(game, game.kit.inputs, found, game.view(t, 0)).judged(t) for t in asked[-10:]]
    return [sum(x * y for x, y in zip(each, values, strict=True)) / sum(each) for values in outlooks]

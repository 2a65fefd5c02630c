"""Features: as many numbers as their fields say, within their bounds, of a view and nothing else."""

from collections.abc import Iterator
from typing import Any

import pytest

import homestretch as hs
from homestretch.core.features import highs, size, spans
from homestretch.core.rng import Rng
from homestretch.core.walk import walk
from homestretch.rl.sensor import Sensor

SETUPS = [(name, seats) for name in hs.games() for seats in hs.game(name).seats]


def visited(name: str, seats: int, words: int = 400, seed: int = 1) -> Iterator[Any]:
    """Games walked at random, one after another: at every word the state, who is asked and what was said."""
    game, rng = hs.game(name), Rng(seed)
    while words > 0:
        w = walk(game, game.start(seats, game.options()), seed)
        while words > 0:
            yield game, w
            words -= 1
            if w.over:
                break
            w.say(rng.pick(w.tokens))
        seed += 1


@pytest.mark.parametrize("name", hs.games())
def test_every_field_is_told_in_one_line_and_named_once(name: str) -> None:
    features = hs.game(name).features
    assert features.version >= 1
    assert len(spans(features.fields)) == len(features.fields)
    assert all(field.what and field.size > 0 and 0 < field.high < 2**15 for field in features.fields)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_the_numbers_are_as_many_as_the_fields_say_and_within_their_bounds(name: str, seats: int) -> None:
    features = hs.game(name).features
    high = highs(features.fields)
    for game, w in visited(name, seats):
        for seat in (None, *range(seats)):
            numbers = features.numbers(game.view(w.state, seat, w.path if seat == w.seat else ()))
            assert len(numbers) == size(features.fields)
            assert all(type(n) is int and 0 <= n <= most for n, most in zip(numbers, high, strict=True))


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_state_shows_a_seat_the_numbers_of_its_view(name: str, seats: int) -> None:
    features, sensor = hs.game(name).features, Sensor(hs.game(name))
    for game, w in visited(name, seats, words=120):
        for seat in (None, *range(seats)):
            path = w.path if seat == w.seat else ()
            shown = sensor.array(w.state, seat, path)[: sensor.length]
            assert shown.tolist() == features.numbers(game.view(w.state, seat, path))


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_state_that_could_be_true_has_the_same_numbers(name: str, seats: int) -> None:
    game, sensor = hs.game(name), Sensor(hs.game(name))
    for n, (_, w) in enumerate(visited(name, seats, words=120)):
        for seat in range(seats):
            twin = game.guess(game.view(w.state, seat), Rng(n))
            path = w.path if seat == w.seat else ()
            assert (sensor.array(twin, seat, path) == sensor.array(w.state, seat, path)).all()


@pytest.mark.parametrize("name", hs.games())
def test_words_half_said_are_counted_behind_the_features(name: str) -> None:
    sensor = Sensor(hs.game(name))
    for _, w in visited(name, hs.game(name).seats[0], words=60):
        if w.seat >= 0:
            said = sensor.array(w.state, w.seat, w.path)[sensor.length :]
            assert [int(n) for n in said] == [w.path.count(token) for token in range(sensor.words)]


def test_encore_is_seen_from_ones_own_seat() -> None:
    game = hs.game("encore")
    line = "3 | turn 1 go-on | round 2 first 0 | totals 4 5 6 | rows 1/2/3 | loots -/55/- | discard - | rounds=3"
    numbers = game.features.numbers(game.view(game.read(line), 1))
    at = {name: numbers[place] for name, place in spans(game.features.fields).items()}
    assert at["seats"] == [3]
    assert at["rows"][:10] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert at["rows"][10:20] == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert at["loots"] == [10, 0, 0, 0, 0, 0]
    assert at["totals"] == [5, 6, 4, 0, 0, 0]
    assert at["turn"] == [1, 0, 0, 0, 0, 0]
    assert at["phase"] == [0, 0, 1]
    assert (at["round"], at["rounds"]) == ([2], [3])

"""The law of positions: whatever `read` accepts can be played to the end, and what it does not accept is Wrong."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

import homestretch as hs
from homestretch.core import positions
from homestretch.core.contract import Broken
from homestretch.core.rng import Rng
from homestretch.core.types import Wrong

HELD = hs.games()  # games that keep the law


@pytest.mark.parametrize("name", HELD)
def test_whatever_is_read_can_be_played_to_the_end(name: str) -> None:
    tally = positions.check(hs.game(name), count=400)
    assert min(tally) > 0


@pytest.mark.parametrize("name", HELD)
def test_real_positions_of_every_setup_keep_the_law(name: str) -> None:
    game = hs.game(name)
    for n, (_, text) in enumerate(zip(range(100), positions.found(game, seed=1), strict=False)):
        assert positions.holds(game, text, Rng(n))


@pytest.mark.parametrize(
    "text", ["", " ", "|", "=", "2", "2 |", "2 | x=y", "2 | | |", "-1", "²", "1_0", "9" * 5000, "2 | x", "\0"]
)
@pytest.mark.parametrize("name", HELD)
def test_what_is_no_position_is_wrong_and_nothing_else(name: str, text: str) -> None:
    with pytest.raises(Wrong):
        hs.game(name).read(text)


def test_the_same_seed_makes_the_same_texts() -> None:
    game = hs.game("encore")
    one, two, other = (list(positions.mutants(game, 50, seed)) for seed in (0, 0, 1))
    assert one == two != other


def test_a_changed_text_differs_from_the_real_one() -> None:
    rng = Rng(0)
    assert all(positions.mutant("2 | a 1/2", "3 | b 4/5", rng) != "2 | a 1/2" for _ in range(200))


def test_a_game_that_reads_too_much_is_found_out() -> None:
    careless = SimpleNamespace(name="careless", read=int)
    with pytest.raises(Broken, match="reading 'a' ends in ValueError"):
        positions.holds(cast(Any, careless), "a", Rng(0))

"""Games that draw for chance, or play at random, in a way of their own do what the protocol would, word by word."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

import homestretch as hs
from homestretch.core.game import Game
from homestretch.core.options import Options
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE

SETUPS = [(name, seats) for name in hs.games() for seats in hs.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_chance_draws_as_by_its_words(name: str, seats: int) -> None:
    game, rng, drawn = hs.game(name), Rng(seats), 0
    s = game.start(seats, game.options())
    for ply in range(600):
        asked = game.awaits(s)
        if not asked:
            break
        move = game.any_move(s, asked[0], Rng(ply, salt=3) if asked[0] == CHANCE else rng)
        if asked[0] == CHANCE:
            drawn += 1
            assert move == Game.any_move(game, s, CHANCE, Rng(ply, salt=3))
        s = game.play(s, asked[0], move)
    assert drawn > 3


def _setups(name: str, seats: int) -> Iterator[Options]:
    """The usual options, and each other value of each option."""
    game = hs.game(name)
    yield game.options()
    for field in fields(game.options):
        for value in field.metadata["choices"]:
            options = game.options(**{field.name: value})
            if value != field.default and game.fits(seats, options):
                yield options


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_random_play_is_the_same_by_words_draw_for_draw(name: str, seats: int) -> None:
    game = hs.game(name)
    for seed, options in enumerate(_setups(name, seats)):
        fast, slow = game.start(seats, options), game.start(seats, options)
        one, two = Rng(seed), Rng(seed)
        assert game.playout(fast, one, 300) == Game.playout(game, slow, two, 300)
        assert game.show(fast) == game.show(slow)
        assert one.word() == two.word()

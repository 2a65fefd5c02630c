"""Games that draw for chance in a way of their own draw what the protocol would, word by word."""

import pytest

import homestretch as hs
from homestretch.core.game import Game
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

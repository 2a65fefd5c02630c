"""Playouts without words are the same games as playouts by asks."""

import pytest

from homestretch.core.game import Game
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE

SETUPS = [
    (2, {}),
    (3, {"ring": "fitted", "swap_no_effect": "never"}),
    (4, {}),
    (4, {"reshuffle": "merge", "seven_partner": "free", "must_start_when_track_empty": True}),
    (4, {"seven_partner": "when_stuck", "swap_no_effect": "last_resort", "direction": "ccw"}),
    (5, {"swap_no_effect": "whenever_impossible", "mirror_turn_order": True}),
    (6, {}),
]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_they_end_alike_draw_for_draw(dog, seats, options):
    for seed in range(3):
        fast, slow = (dog.game.start(seats, dog.game.options(**options)) for _ in range(2))
        one, two = Rng(seed), Rng(seed)
        assert dog.game.playout(fast, one, 600) == Game.playout(dog.game, slow, two, 600)
        assert dog.game.show(fast) == dog.game.show(slow)
        assert one.word() == two.word()


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_chance_draws_what_its_odds_word_by_word_would_draw(dog, seats, options):
    s, rng, draws = dog.game.start(seats, dog.game.options(**options)), Rng(4), 0
    while draws < 30 and (asked := dog.game.awaits(s)):
        move = dog.game.any_move(s, asked[0], Rng(draws))
        if asked[0] == CHANCE:
            assert move == Game.any_move(dog.game, s, CHANCE, Rng(draws))
            draws += 1
        else:
            move = dog.game.any_move(s, asked[0], rng)
        dog.game.apply(s, asked[0], move)
    assert draws > 10

"""The contract, over every registered game, all numbers of players and all options."""

import pytest

import homestretch as hs
from homestretch.core import contract

SHARES = 8  # a thousand games a game, in parts that run side by side


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("name", hs.games())
def test_a_thousand_random_games_keep_every_law(name, share):
    assert contract.check(hs.game(name), games=1000 // SHARES, seed=share * 1000, often=50) > 0


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("name", hs.games())
def test_every_setup_keeps_every_law_in_one_game(name, share):
    game = hs.game(name)
    for n, (seats, options) in enumerate(list(contract.setups(game))[share::SHARES]):
        assert contract.check_one(game, seats, options, seed=99 + n) > 0


@pytest.mark.parametrize("name", hs.games())
def test_guesses_are_no_nearer_to_the_truth_than_to_each_other(name):
    game = hs.game(name)
    for seats in (n for n in range(2, 7) if game.fits(n, game.options())):
        assert contract.clairvoyance(game, seats, game.options(), states=150, seed=seats) < 4

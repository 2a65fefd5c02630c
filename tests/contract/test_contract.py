"""The contract, over every registered game, all numbers of players and all options."""

import pytest

import homestretch as hs
from homestretch.core import contract
from homestretch.core.registry import COMPILED

SHARES = 8  # parts that run side by side
MOVES = 120_000  # checked in a game, in its setups alike
EVERY = 1 if COMPILED else 4  # plain, a share of the setups and of their moves; test_builds compares them all


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("name", hs.games())
def test_every_setup_keeps_every_law(name: str, share: int) -> None:
    game = hs.game(name)
    listed = list(contract.setups(game))
    moves = MOVES // len(listed) // EVERY
    for n, (seats, options) in enumerate(listed[share :: SHARES * EVERY]):
        assert contract.check_setup(game, seats, options, moves, seed=100 * share + n) >= moves


@pytest.mark.parametrize("name", hs.games())
def test_guesses_are_no_nearer_to_the_truth_than_to_each_other(name: str) -> None:
    game = hs.game(name)
    for seats in (n for n in range(2, 7) if game.fits(n, game.options())):
        assert contract.clairvoyance(game, seats, game.options(), states=150, seed=seats) < 4

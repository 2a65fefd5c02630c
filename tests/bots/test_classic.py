"""`classic` is the yardstick that stays: it plays today what it has always played."""

import hashlib

import pytest

from homestretch import Table, games
from homestretch.bots import find
from homestretch.core.bot import Budget, thought
from homestretch.core.game import AnyGame
from homestretch.core.registry import game as find_game

PLAYED = {  # by game and seats: what was played when the yardstick was laid down, as `played` sums it up
    ("dog", 2): "fcc87d0bdaf0abfa",
    ("dog", 3): "54f40d87f780d5ed",
    ("dog", 4): "67a82dbb8926831c",
    ("dog", 5): "6c35859f035682c2",
    ("dog", 6): "c7cf254a484a9385",
    ("encore", 2): "285ac76d6c58e462",
    ("encore", 3): "d43f0689da8e510c",
    ("encore", 4): "f68d421a96c5f35b",
    ("encore", 5): "de074435496690c6",
    ("hexenrennen", 2): "9da8df711d76c6de",
    ("hexenrennen", 3): "aef4d63b7eda38f7",
    ("hexenrennen", 4): "f548924c1ad22f07",
    ("hit", 2): "7ad0a6f6aed77115",
    ("hit", 3): "4f4ee429297d752f",
    ("hit", 4): "c3de5a8bccf9f926",
}


def played(bot: str, game: AnyGame, seats: int) -> str:
    """Twenty choices along a game of random play, with 60 playouts each, in words."""
    table = Table(game, seats, seed=41)
    said: list[str] = []
    while len(said) < 20 and not table.over:
        seat = table.awaits[0]
        view, seed = table.view(seat), thought(41, table.ply, seat)
        if view.ask and len(view.ask.tokens) > 1:
            said.append(game.say(find(bot).move(view, seed, Budget(playouts=60))))
        table.play(seat, find("random").move(view, seed))
    return hashlib.sha256("; ".join(said).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_classic_moves_as_it_always_has(name: str, seats: int) -> None:
    assert played("classic", find_game(name), seats) == PLAYED[name, seats]


def test_every_game_and_number_of_seats_is_measured() -> None:
    there = {(name, n) for name in games() for n in find_game(name).counts(find_game(name).options())}
    assert there == set(PLAYED)

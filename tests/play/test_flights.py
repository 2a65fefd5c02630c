"""What is told to fly: things and places that are there, for every seat, and only what the seat can see."""

from collections.abc import Iterator

import pytest

import homestretch as hs
from homestretch.core.game import AnyGame
from homestretch.core.rng import Rng
from homestretch.core.scene import Flight, Told
from homestretch.core.types import Seat
from homestretch.core.view import View

MOVES = 150
MARKS = {"", "captured", "lost", "home"}


def steps(game: AnyGame, seats: int, seat: Seat | None, seed: int) -> Iterator[tuple[View, View]]:
    """Two views of a seat after another, in a random game."""
    rng, state = Rng(seed), game.start(seats, game.options())
    before = game.view(state, seat)
    for _ in range(MOVES):
        asked = game.awaits(state)
        if not asked:
            return
        state = game.play(state, asked[0], game.any_move(state, asked[0], rng))
        after = game.view(state, seat)
        yield before, after
        before = after


def flights(told: Told) -> list[Flight]:
    return [*([Flight(told.thing, told.way)] if told.thing else []), *told.flights]


@pytest.mark.parametrize("name", hs.games())
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_flies_is_seen_before_or_after_and_goes_between_places_that_are_there(
    name: str, seat: Seat | None
) -> None:
    game = hs.game(name)
    for seed, seats in enumerate(game.counts(game.options())):
        for before, after in steps(game, seats, seat, seed):
            scenes = game.scene(before), game.scene(after)
            things = {thing.id for scene in scenes for thing in scene.things}
            places = {zone.name for scene in scenes for zone in scene.zones} | {
                p.name for p in game.board(after).places
            }
            for told in game.tell(before, after):
                assert told.mark in MARKS
                for flight in flights(told):
                    assert flight.thing in things, told
                    assert set(flight.way) <= places, told
                    assert len(flight.way) > 1, told


@pytest.mark.parametrize("name", ["dog", "hit", "encore", "hexenrennen"])
def test_cards_fly_in_every_game(name: str) -> None:
    """From a hand, a pile or a row to somewhere else."""
    game, flown = hs.game(name), set()
    for before, after in steps(game, game.usual(game.options()), 0, 3):
        cards = {thing.id for view in (before, after) for thing in game.scene(view).things if thing.role == "card"}
        flown |= {
            flight.way[0] for told in game.tell(before, after) for flight in flights(told) if flight.thing in cards
        }
    assert len(flown) > 1

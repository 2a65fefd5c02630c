"""Guesses by how people play: still worlds that may be true, and nearer to what is than any that fits."""

from typing import Any

from homestretch import Table
from homestretch.bots import find
from homestretch.core.bot import thought
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE
from homestretch.games.dog.likely import likely
from homestretch.games.dog.phases import PLAY
from homestretch.games.dog.state import hand
from homestretch.games.dog.words import ELEVEN, JOKER, THIRTEEN

STARTS = (THIRTEEN, ELEVEN, JOKER)
GAME = find_game("dog")


def starts(s, seat):
    return any(s.cards[hand(seat) + kind] for kind in STARTS)


def seen(table) -> Any:
    return table.view(0)


def share(guess, view, seat, tries=1500):
    rng = Rng(3)
    return sum(starts(guess(view, rng), seat) for _ in range(tries)) / tries


def test_what_is_likely_may_be_true():
    table, rng = Table(GAME, 4, 2), Rng(1)
    for _ in range(120):
        seat = table.awaits[0]
        view = table.view(seat)
        for other in range(4):
            seen: Any = table.view(other)
            assert GAME.view(likely(seen, rng), other) == seen
        table.play(seat, find("greedy").move(view, thought(2, table.ply, seat)))


def test_who_has_pawns_waiting_and_did_not_start_one_seldom_could(dog):
    """R-DOG-061: three cards start a pawn, and hardly anybody keeps them while pawns wait."""
    s = dog.at("G f10 Y f20 R f30 B f40", hands=("2,5,6", "3,8,9", "5,6,8", "4,9,12"))
    view = GAME.view(s, 0)
    assert share(likely, view, 1) < 0.8 * share(GAME.guess, view, 1)
    out = dog.at("G f10 Y f20 f21 f22 f23 R f30 B f40", hands=("2,5,6", "3,8,9", "5,6,8", "4,9,12"))
    view = GAME.view(out, 0)
    assert share(likely, view, 1) > 0.95 * share(GAME.guess, view, 1)


def test_a_partner_whose_pawns_all_wait_and_who_gives_a_start_card_has_another():
    """R-DOG-042: cards are exchanged between partners before a round is played."""
    found = 0
    for seed in range(60):
        table = Table(GAME, 4, seed)
        while (view := seen(table)).phase != PLAY or table.awaits[0] == CHANCE:
            seat = table.awaits[0]
            table.play(seat, find("greedy").move(table.view(seat), thought(seed, table.ply, seat)))
        if view.got in STARTS:
            found += 1
            assert share(likely, view, 2, 100) > share(GAME.guess, view, 2, 100)
    assert found

"""What is kept of the last sight of each seat shows that seat its own, and nothing that has changed."""

from collections.abc import Iterator

import pytest

import homestretch
from homestretch.core.rng import Rng
from homestretch.core.view import View
from homestretch.play.table import Table
from homestretch.server.messages.seen import Sight
from homestretch.server.telling import broadcast, sights
from homestretch.server.telling.eyes import Eyes
from homestretch.server.telling.sentences import Listener, sentences
from homestretch.texts import LANGUAGES

from .rooms import NAMES, begun, listening, play

GAMES = homestretch.games()


def test_nothing_is_kept_for_those_who_listen_no_more() -> None:
    room = begun("hexenrennen", 4)
    listening(room, (0, "en"), (0, "de"), (1, "en"), (None, "nl"))
    listening(room, (1, "it"))
    play(room, Rng(1))
    assert room.eyes.kept() == {(1, "it")}


@pytest.mark.parametrize("game", GAMES)
def test_eyes_that_have_seen_before_show_what_fresh_ones_would(game: str) -> None:
    """Seats and spectators in turn through the same eyes, in two languages, now and half way into a move."""
    eyes, compared = Eyes(), 0
    for view in views(game):
        for lang in (LANGUAGES[compared % 6], "en"):
            hears = Listener(sentences(lang, game), NAMES, view.seat)
            kept, fresh = sights.seen(view, hears, eyes=eyes), sights.seen(view, hears)
            assert kept == fresh
            compared += 1
    assert compared > 500


@pytest.mark.parametrize("game", GAMES)
def test_players_who_are_called_otherwise_from_now_on_are_called_so(game: str) -> None:
    eyes = Eyes()
    view = next(iter(views(game)))
    before = Listener(sentences("en", game), NAMES, view.seat)
    after = before._replace(names=("Eve", "Finn", "Gil", "Hal"))
    sights.seen(view, before, eyes=eyes)
    assert sights.seen(view, after, eyes=eyes) == sights.seen(view, after)


def test_what_one_seat_was_shown_is_never_taken_for_another() -> None:
    """Where hands are hidden, a spectator and each seat are told other things, though they come one after another."""
    room, rng = begun("hit", 4), Rng(3)
    listening(room, *((seat, "en") for seat in (None, 0, 1, 2, 3)))
    for _ in range(40):
        play(room, rng)
        for line in room.lines:
            own = sights.seen(room.view_at(line.seat, room.begun.ply), broadcast.listener(room, line)).seen
            told, _ = broadcast.sight(room, line, room.begun.ply)
            assert isinstance(told, Sight)
            assert told.things == own.things
            hands = {zone.name for zone in own.zones if zone.region == "hand"}
            assert hands == (set() if line.seat is None else {"hand"})


def views(game: str) -> Iterator[View]:
    """What everybody knows at each position of a game, and what the one who is asked sees word by word."""
    rng, table = Rng(2), Table(game, min(homestretch.game(game).seats[-1], 4), seed=6)
    for n in range(60):
        yield from (table.view(seat) for seat in (None, *range(table.seats)))
        if table.over:
            table = Table(game, table.seats, seed=n)
            continue
        seat = table.awaits[0]
        move = table.game.any_move(table.state, seat, rng)
        yield from (table.view(seat, move[:k]) for k in range(1, len(move) + 1))
        table.play(seat, move)

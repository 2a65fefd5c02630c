"""A table that was played to its end, put into the store as if people had sat there."""

import secrets
from collections.abc import Mapping
from itertools import pairwise

from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE
from homestretch.play.table import Table
from homestretch.server.chairs import PERSON, Chair, Setup
from homestretch.server.doors.auth import new_id
from homestretch.server.events import Began, Event, Played, seated, written
from homestretch.store.rows import Row
from homestretch.store.store import Store, add_events, add_table

from .serving import Served

NAMES = ("Ada", "Bo", "Cy", "Di")


def finished(game: str, seats: int, seed: int, options: Mapping[str, object] | None = None) -> Table:
    """A game of random moves, over."""
    table, rng = Table(game, seats, seed, options, NAMES[:seats]), Rng(seed)
    while not table.over:
        seat = table.awaits[0]
        table.play(seat, table.game.any_move(table.state, seat, rng))
    return table


def keep(served: Served, table: Table, options: Mapping[str, str]) -> str:
    """The id under which the server will find it."""
    return put(served.app.state.house.store, table, options)


def put(store: Store, table: Table, options: Mapping[str, str]) -> str:
    """The same without a server; as before there were lists, nobody has summed it up."""
    at, rows = new_id(), [Row(n, *written(event), 1.0) for n, event in enumerate(_events(table, options), 1)]
    added = add_table(at, secrets.token_hex(32), table.seed, secrets.token_hex(32), 1.0)
    store.write([added, add_events(at, rows)])
    return at


def _events(table: Table, options: Mapping[str, str]) -> list[Event]:
    game = table.game
    events: list[Event] = [Setup(game.name, game.version, table.seats, dict(options))]
    events += [seated(seat, Chair(PERSON, NAMES[seat])) for seat in range(table.seats)]
    moves = [(seat, game.say(move)) for seat, move in table.log]
    starts = [k for k, (seat, _) in enumerate(moves) if seat != CHANCE] + [len(moves)]
    events.append(Began(tuple(words for _, words in moves[: starts[0]])))
    for k, end in pairwise(starts):
        scores = table.scores if end == len(moves) else None
        events.append(Played(*moves[k], "", tuple(words for _, words in moves[k + 1 : end]), scores))
    return events

"""Tables as a command line describes them: a new one, or one that was left."""

from pathlib import Path

from homestretch.cli.flags import options
from homestretch.core.game import AnyGame
from homestretch.play.table import Table
from homestretch.terminal import files
from homestretch.terminal.seats import Seats, remembered, usual
from homestretch.terminal.seats import seats as read_seats
from homestretch.texts import wrong


def fresh(game: AnyGame, seats: str | None, seed: int | None, settings: list[str] | None) -> tuple[Table, Seats]:
    """A new table with those who are named, else with one person and the usual number of bots."""
    chosen = options(game, settings)
    around = read_seats(seats) if seats else usual(game, chosen)
    return Table(game, len(around.given), seed, chosen, around.given), around


def resumed(file: Path, game: str | None, seats: str | None) -> tuple[Table, Seats]:
    """The table of a record, with those who sat there, or others."""
    record = files.record(file)
    if game is not None and game != record.game:
        raise wrong("wrong-resume-game", game=record.game, other=game)
    around = read_seats(seats) if seats else remembered(record.players, record.seats)
    if len(around.given) != record.seats:
        raise wrong("wrong-resume-seats", seats=record.seats)
    table = Table.resume(record)
    table.players = around.given
    return table, around

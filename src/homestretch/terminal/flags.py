"""What the commands have in common: their options, the language they speak, the console they print on."""

from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console

from homestretch.core.game import AnyGame
from homestretch.core.options import read_options
from homestretch.play.table import Table
from homestretch.terminal.seats import Seats, usual
from homestretch.terminal.seats import seats as read_seats
from homestretch.texts import language, wrong

spoken: list[str] = []  # the language of this run, once it is known


def speak(given: str | None) -> str:
    spoken.append(language(given))
    return spoken[-1]


Lang = Annotated[
    str, typer.Option("--lang", help="en de fr it nl es", callback=speak, is_eager=True, show_default=False)
]
SEATS = typer.Option("--seats", help="who plays, as me,random,random; people at this keyboard are me or me:NAME")
SEED = typer.Option("--seed", help="the same seed, the same luck", min=0, max=2**64 - 1)
SET = typer.Option("--set", help="a house rule, as name=value; may be given again")
NONE: Any = None  # the default of --lang: what the environment says


class Page(Console):
    """A console that leaves it to `run` when nobody reads any more."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def console() -> Console:
    return Page(highlight=False)


def fresh(game: AnyGame, seats: str | None, seed: int | None, settings: list[str] | None) -> tuple[Table, Seats]:
    options = read_options(game.options, pairs(settings))
    around = read_seats(seats) if seats else usual(game, options)
    return Table(game, len(around.given), seed, options, around.given), around


def pairs(settings: list[str] | None) -> dict[str, str]:
    for word in settings or ():
        if "=" not in word:
            raise wrong("wrong-setting", text=word)
    split = (word.partition("=") for word in settings or ())
    return {name.strip(): value.strip() for name, _, value in split}

"""What commands share: their options, how --set is read, the language they speak, the console they print on."""

from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console

from homestretch.bots import names
from homestretch.core.game import AnyGame as Rules
from homestretch.core.options import Options, read_options
from homestretch.core.registry import games as found
from homestretch.texts import language, wrong

spoken: list[str] = []  # the language of this run, once it is known


def speak(given: str | None) -> str:
    spoken.append(language(given))
    return spoken[-1]


Lang = Annotated[
    str, typer.Option("--lang", help="en de fr it nl es", callback=speak, is_eager=True, show_default=False)
]
SEATS = typer.Option(
    "--seats",
    help="who plays, as me,random,random: people at this keyboard are me or me:NAME, else bots",
)
SEED = typer.Option("--seed", help="the same seed, the same luck", min=0, max=2**64 - 1)
NONE: Any = None  # the default of --lang: what the environment says


def bots() -> list[str]:
    """The names that the tab key offers for a bot."""
    return list(names())


def games() -> list[str]:
    """The names that the tab key offers for a game."""
    return list(found())


CHOICE = f"one of: {' '.join(names())}; NAME:400 thinks for 400 playouts, NAME:50ms 50 ms; expert@FILE; or cmd:COMMAND"
Game = Annotated[str, typer.Argument(help="the game", autocompletion=games)]
AnyGame = Annotated[str | None, typer.Argument(help="the game; asked for if not given", autocompletion=games)]
Bots = Annotated[list[str], typer.Argument(help=f"two or more, each {CHOICE}", autocompletion=bots)]
Games = Annotated[
    int, typer.Option(help="so many games, or a few more so that every deal is played from every seat", min=1)
]
Players = Annotated[int | None, typer.Option(help="seats at the table; 2, or as few as make two teams of partners")]
Seed = Annotated[int, typer.Option(help="the same seed, the same numbers", min=0)]
Jobs = Annotated[int, typer.Option(help="processes; the numbers stay the same", min=1)]
Settings = Annotated[list[str] | None, typer.Option("--set", help="a house rule, as name=value; may be given again")]
Records = Annotated[Path | None, typer.Option(help="keep every game here, and go on from what lies here")]
Ray = Annotated[str, typer.Option(help="play on this Ray cluster (an address, or auto)")]
Json = Annotated[bool, typer.Option("--json", help="print JSON and nothing else")]
Plot = Annotated[Path | None, typer.Option(help="write a chart to this file (.png, .svg, .pdf)")]
Db = Annotated[
    str | None,
    typer.Option(
        help="where tables are kept, as a database URL; else in the user's data folder", envvar="HOMESTRETCH_DB"
    ),
]


class Page(Console):
    """A console that leaves it to `run` when nobody reads any more."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def console() -> Console:
    return Page(highlight=False)


def house_rules(given: list[str] | None) -> dict[str, str]:
    """What was given as --set, by name."""
    for word in given or ():
        if "=" not in word:
            raise wrong("wrong-setting", text=word)
    split = (word.partition("=") for word in given or ())
    return {name.strip(): value.strip() for name, _, value in split}


def options(game: Rules, given: list[str] | None) -> Options:
    """The options of a game with what was given as --set."""
    return read_options(game.options, house_rules(given))

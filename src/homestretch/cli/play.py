"""The command play."""

from pathlib import Path
from typing import Annotated

import typer

from homestretch.cli.flags import NONE, SEATS, SEED, AnyGame, Lang, Settings, console
from homestretch.cli.tables import fresh, resumed
from homestretch.core.registry import game as find
from homestretch.terminal import files
from homestretch.terminal.menu import Menu
from homestretch.terminal.play import play as sit_down
from homestretch.texts import Texts, wrong


def play(
    game: AnyGame = None,
    seats: Annotated[str | None, SEATS] = None,
    seed: Annotated[int | None, SEED] = None,
    settings: Settings = None,
    lang: Lang = NONE,
    resume: Annotated[Path | None, typer.Option(help="go on with the game in this file")] = None,
    save: Annotated[Path | None, typer.Option(help="keep the game in this file")] = None,
) -> int:
    """Play in the terminal."""
    if resume:
        if seed is not None or settings:
            raise wrong("wrong-resume-rules")
        table, around = resumed(resume, game, seats)
    else:
        menu = Menu(console(), lang)
        asked = game is None
        game = game or menu.game()
        seats = seats or (menu.seats(game) if asked else None)
        table, around = fresh(find(game), seats, seed, settings)
    if save and save != resume:
        files.new(save, "wrong-file-there")
    return sit_down(table, around, Texts(lang, table.game.name), console(), save or resume)

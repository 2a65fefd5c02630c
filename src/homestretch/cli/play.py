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
from homestretch.terminal.session import Quit
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
    decided = resume or seats or save or settings or seed is not None
    try:
        if game is None and not resume:
            game, resume, seats = _chosen(Menu(console(), lang), seats)
        elif game and not decided:
            resume = Menu(console(), lang).left(find(game).name)
    except Quit:
        return 0
    if resume:
        if seed is not None or settings:
            raise wrong("wrong-resume-rules")
        table, around = resumed(resume, game, seats)
    else:
        table, around = fresh(find(game or ""), seats, seed, settings)
    if save and save != resume:
        files.new(save, "wrong-file-there")
    return sit_down(table, around, Texts(lang, table.game.name), console(), save or resume)


def _chosen(menu: Menu, seats: str | None) -> tuple[str | None, Path | None, str | None]:
    """What somebody picks: a game and who plays it, or a game that was left."""
    picked = (menu.game(), seats) if seats else menu.table()
    if isinstance(picked, Path):
        return None, picked, None
    game, around = picked
    return str(game), None, around

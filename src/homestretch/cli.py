"""The commands: games, rules, play, record, replay, perft, check; arena, ladder, study; bench; serve."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from pathlib import Path
from textwrap import shorten
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text
from typer.exceptions import TyperException

from homestretch.arena import cli as arena
from homestretch.bench import cli as bench
from homestretch.core import contract
from homestretch.core.options import choices, clause, flags, write
from homestretch.core.registry import COMPILED, games
from homestretch.core.registry import game as find
from homestretch.core.registry import rules as written
from homestretch.core.types import Msg, Wrong
from homestretch.play.table import Table
from homestretch.server import cli as server
from homestretch.terminal import files, records
from homestretch.terminal.flags import NONE, SEATS, SEED, SET, Lang, console, fresh, spoken
from homestretch.terminal.menu import Menu
from homestretch.terminal.play import play as sit_down
from homestretch.terminal.seats import Seats, remembered
from homestretch.terminal.seats import seats as read_seats
from homestretch.terminal.usage import usage, wished
from homestretch.texts import Texts, language, wrong

app = typer.Typer(add_completion=False, rich_markup_mode=None)
LONGEST = 600  # letters of a sentence on what was wrong


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal cannot show or say is no reason to stop
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """The exit status; what is wrong is said in one sentence."""
    spoken.clear()
    try:
        return int(app(list(args), prog_name="homestretch", standalone_mode=False) or 0)
    except Wrong as error:
        return complain(error)
    except TyperException as error:
        if not spoken:
            spoken.append(language(wished(args)))  # it was not read as far as --lang
        return complain(usage(error, args))
    except contract.Broken as error:
        return complain(wrong("wrong-broken", text=str(error)), 1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read our output has seen enough
        return 0
    except typer.Abort:
        return 130  # interrupted


def complain(error: Wrong, status: int = 2) -> int:
    texts = Texts(spoken[-1] if spoken else language())
    text = texts.say(error.msg) if texts.has(error.msg.key) else str(error)
    typer.echo(shorten(text, LONGEST, placeholder=" …"), err=True)
    return status


@app.callback(invoke_without_command=True)
def top(
    ctx: typer.Context,
    shown: Annotated[bool, typer.Option("--version", help="which version, and whether compiled")] = False,
) -> None:
    """Tabletop games with exact rules: play them, record them, replay them, check them."""
    if shown:
        typer.echo(f"homestretch {_version()} ({'compiled rules' if COMPILED else 'rules in plain Python'})")
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def _version() -> str:
    try:
        return version("homestretch")
    except PackageNotFoundError:  # run from the source
        return "from source"


@app.command("games")
def games_(lang: Lang = NONE) -> None:
    """Which games there are."""
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    for name in games():
        texts, game = Texts(lang, name), find(name)
        fits = [str(n) for n in range(1, 13) if game.fits(n, game.options())]
        title, about = (texts.say(Msg(key)) if texts.has(key) else "" for key in ("title", "about"))
        grid.add_row(Text(name, style="bold"), title, f"{fits[0]}–{fits[-1]}", about)
    console().print(grid)


@app.command()
def rules(game: str, lang: Lang = NONE) -> None:
    """The rules of a game, and its options."""
    found, texts = find(game), Texts(lang, game)
    console().print(Markdown(written(game, texts.lang).text))
    for f in flags(found.options):
        can = choices(f)
        listed = f"{can[0]}–{can[-1]}" if isinstance(can, range) else " ".join(write(value) for value in can)
        default = write(getattr(found.options(), f.name))
        console().print(Text.assemble((f"{f.name}={default}", "bold"), f"  ({listed})  {clause(f)}"))
        console().print(Text(f"    {texts.say(Msg(f'option-{f.name}'))}"))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[str | None, SEATS] = None,
    seed: Annotated[int | None, SEED] = None,
    settings: Annotated[list[str] | None, SET] = None,
    lang: Lang = NONE,
    resume: Annotated[Path | None, typer.Option(help="go on with the game in this file")] = None,
    save: Annotated[Path | None, typer.Option(help="keep the game in this file")] = None,
) -> int:
    """Play in the terminal."""
    if resume:
        if seed is not None or settings:
            raise wrong("wrong-resume-rules")
        table, around = _resumed(resume, game, seats)
    else:
        menu = Menu(console(), lang)
        asked = game is None
        game = game or menu.game()
        seats = seats or (menu.seats(game) if asked else None)
        table, around = fresh(find(game), seats, seed, settings)
    if save and save != resume:
        files.new(save)
    return sit_down(table, around, Texts(lang, table.game.name), console(), save or resume)


def _resumed(file: Path, game: str | None, seats: str | None) -> tuple[Table, Seats]:
    record = files.record(file)
    if game is not None and game != record.game:
        raise wrong("wrong-resume-game", game=record.game, other=game)
    around = read_seats(seats) if seats else remembered(record.players, record.seats)
    if len(around.given) != record.seats:
        raise wrong("wrong-resume-seats", seats=record.seats)
    table = Table.resume(record)
    table.players = around.given
    return table, around


records.register(app)
arena.register(app)
bench.register(app)
server.register(app)

if __name__ == "__main__":
    main()

"""The commands: games, rules, play, record, replay, perft, check; arena, ladder, study; serve."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from pathlib import Path
from textwrap import shorten
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text
from typer.exceptions import TyperException

from homestretch.arena import cli as arena
from homestretch.core import contract
from homestretch.core.explore import perft as count
from homestretch.core.game import AnyGame
from homestretch.core.options import choices, clause, flags, read_options, write
from homestretch.core.record import TITLE, Record, begin
from homestretch.core.registry import COMPILED, games
from homestretch.core.registry import game as find
from homestretch.core.registry import rules as written
from homestretch.core.types import Msg, Seat, Wrong
from homestretch.play.players import thought
from homestretch.play.table import Table
from homestretch.play.telling import told
from homestretch.scene.svg import picture
from homestretch.scene.theme import THEMES
from homestretch.server import cli as server
from homestretch.terminal import files
from homestretch.terminal.menu import Menu
from homestretch.terminal.play import play as sit_down
from homestretch.terminal.screen import Screen
from homestretch.terminal.seats import Seats, remembered, usual
from homestretch.terminal.seats import seats as read_seats
from homestretch.texts import Texts, language, wrong

app = typer.Typer(add_completion=False, rich_markup_mode=None)
LONGEST = 600  # letters of a sentence on what was wrong
spoken: list[str] = []  # the language of this run, once it is known


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
        return complain(wrong("wrong-usage", text=error.format_message().rstrip(".")))
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
        table, around = _resumed(resume, game, seats)
    else:
        menu = Menu(console(), lang)
        asked = game is None
        game = game or menu.game()
        seats = seats or (menu.seats(game) if asked else None)
        table, around = _fresh(find(game), seats, seed, settings)
    if save and save != resume:
        files.new(save)
    return sit_down(table, around, Texts(lang, table.game.name), console(), save or resume)


def _fresh(game: AnyGame, seats: str | None, seed: int | None, settings: list[str] | None) -> tuple[Table, Seats]:
    options = read_options(game.options, _pairs(settings))
    around = read_seats(seats) if seats else usual(game, options)
    return Table(game, len(around.given), seed, options, around.given), around


def _pairs(settings: list[str] | None) -> dict[str, str]:
    for word in settings or ():
        if "=" not in word:
            raise wrong("wrong-setting", text=word)
    pairs = (word.partition("=") for word in settings or ())
    return {name.strip(): value.strip() for name, _, value in pairs}


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


@app.command()
def record(
    game: str,
    seats: Annotated[str | None, SEATS] = None,
    seed: Annotated[int | None, SEED] = None,
    settings: Annotated[list[str] | None, SET] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="the file; the terminal if not given")] = None,
    lang: Lang = NONE,
) -> None:
    """Let bots play, and write the record."""
    found = find(game)
    table, around = _fresh(found, seats or _bots(found, settings), seed, settings)
    if around.people:
        raise wrong("wrong-record-person", text=",".join(around.given))
    text = _played(table, around).record.write()
    if output:
        files.write(output, text)
    else:
        typer.echo(text, nl=False)


def _bots(game: AnyGame, settings: list[str] | None) -> str:
    return ",".join("random" for _ in usual(game, read_options(game.options, _pairs(settings))).given)


def _played(table: Table, around: Seats) -> Table:
    while table.awaits:
        seat = table.awaits[0]
        table.play(seat, around.bots[seat].move(table.view(seat), thought(table.seed, table.ply, seat)))
    for bot in around.bots.values():
        bot.end()
    return table


@app.command()
def replay(
    file: Path,
    at: Annotated[int | None, typer.Option(help="after so many moves, chance's included; the end if not given")] = None,
    seat: Annotated[int | None, typer.Option(help="as this seat saw it, from 0; a spectator if not given")] = None,
    svg: Annotated[Path | None, typer.Option(help="draw the position to this file")] = None,
    theme: Annotated[str, typer.Option(help="light or dark")] = "light",
    lang: Lang = NONE,
) -> None:
    """Tell a recorded game, and show how it stood."""
    found = files.record(file)
    states = found.replay()
    game, _ = found.setup()
    ply = _within(len(states) - 1, at)
    _seated(found.seats, seat)
    view = game.view(states[ply], seat)
    texts = Texts(lang, game.name)
    names = remembered(found.players, found.seats).names(texts, seat) if found.players else ()
    if svg:
        if theme not in THEMES:
            raise wrong("wrong-theme", name=theme, choices=", ".join(THEMES))
        files.write(svg, picture(view, lang, theme, names))
        return
    moves = [(who, game.hear(words)) for who, words in found.moves[:ply]]
    screen = Screen(console(), texts, names, clears=False)
    for line in told(game, states[0], moves, seat):
        typer.echo(screen.say(line.msg, seat))
    screen.view(view, [])
    if view.over:
        best = max(view.scores)
        screen.result(view.scores, [s for s, score in enumerate(view.scores) if score == best], seat)


def _within(last: int, at: int | None) -> int:
    if at is not None and not 0 <= at <= last:
        raise wrong("wrong-at", at=at, last=last)
    return last if at is None else at


def _seated(seats: int, seat: Seat | None) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise wrong("wrong-no-seat", seat=seat, last=seats - 1)


@app.command()
def perft(
    game: str,
    depth: Annotated[int, typer.Option(min=1, help="moves, chance's included")],
    start: Annotated[Path | None, typer.Option("--from", help="a record, or a position in one line")] = None,
    seats: Annotated[int | None, typer.Option(help="players")] = None,
    settings: Annotated[list[str] | None, SET] = None,
    lang: Lang = NONE,
) -> None:
    """Count paths and distinct states, move by move."""
    found = find(game)
    options = read_options(found.options, _pairs(settings))
    state = _position(found, start) if start else begin(found, seats or len(usual(found, options).given), options)
    for n in range(1, depth + 1):
        paths, states = count(found, state, n)
        typer.echo(f"{n} {paths} {states}")


def _position(game: AnyGame, file: Path) -> Any:
    text = files.read(file)
    if not text.lstrip().startswith(TITLE):
        return game.read(text.strip())
    found = Record.read(text)
    if found.game != game.name:
        raise wrong("wrong-resume-game", game=found.game, other=game.name)
    return found.replay()[-1]


@app.command()
def check(
    what: Annotated[str | None, typer.Argument(help="a game or a record; every game if not given")] = None,
    many: Annotated[int, typer.Option("--games", min=1, help="random games to check")] = 50,
    lang: Lang = NONE,
) -> None:
    """The laws every game keeps, or the soundness of a record."""
    texts = Texts(lang)
    if what is not None and what not in games():
        found = _record(what)
        found.replay()
        typer.echo(texts.say(Msg("checked-record", {"game": found.game, "moves": len(found.moves)})))
        return
    for name in [what] if what else games():
        moves = contract.check(find(name), many)
        typer.echo(texts.say(Msg("checked-game", {"game": name, "moves": moves})))


def _record(what: str) -> Record:
    if not Path(what).exists():
        raise wrong("wrong-check", name=what, choices=", ".join(games()))
    return files.record(Path(what))


arena.register(app)
server.register(app)

if __name__ == "__main__":
    main()

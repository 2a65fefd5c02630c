"""The commands on games that nobody plays just now: record, replay, perft, check."""

from pathlib import Path
from typing import Annotated, Any

import typer

from homestretch.core import contract
from homestretch.core.explore import perft as count
from homestretch.core.game import AnyGame
from homestretch.core.options import read_options
from homestretch.core.record import TITLE, Record, begin
from homestretch.core.registry import game as find
from homestretch.core.registry import games
from homestretch.core.types import Msg, Seat
from homestretch.play.players import thought
from homestretch.play.table import Table
from homestretch.play.telling import told
from homestretch.scene.svg import picture
from homestretch.scene.theme import THEMES
from homestretch.terminal import files
from homestretch.terminal.flags import NONE, SEATS, SEED, SET, Lang, console, fresh, pairs
from homestretch.terminal.screen import Screen
from homestretch.terminal.seats import Seats, remembered, usual
from homestretch.texts import Texts, wrong


def register(app: typer.Typer) -> None:
    """Add the commands to the program's."""
    for command in (record, replay, perft, check):
        app.command()(command)


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
    table, around = fresh(found, seats or _bots(found, settings), seed, settings)
    if around.people:
        raise wrong("wrong-record-person", text=",".join(around.given))
    text = _played(table, around).record.write()
    if output:
        files.write(output, text)
    else:
        typer.echo(text, nl=False)


def _bots(game: AnyGame, settings: list[str] | None) -> str:
    return ",".join("random" for _ in usual(game, read_options(game.options, pairs(settings))).given)


def _played(table: Table, around: Seats) -> Table:
    while table.awaits:
        seat = table.awaits[0]
        table.play(seat, around.bots[seat].move(table.view(seat), thought(table.seed, table.ply, seat)))
    for bot in around.bots.values():
        bot.end()
    return table


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
    _theme(theme)
    view, texts = game.view(states[ply], seat), Texts(lang, game.name)
    names = remembered(found.players, found.seats).names(texts, seat) if found.players else ()
    if svg:
        files.write(svg, picture(view, lang, theme, names))
        return
    screen = Screen(console(), texts, names, clears=False)
    moves = [(who, game.hear(words)) for who, words in found.moves[:ply]]
    for line in told(game, states[0], moves, seat):
        typer.echo(screen.say(line.msg, seat))
    screen.view(view, [], below=screen.result(view.scores, seat) if view.over else None)


def _theme(name: str) -> None:
    if name not in THEMES:
        raise wrong("wrong-theme", name=name, choices=", ".join(THEMES))


def _within(last: int, at: int | None) -> int:
    if at is not None and not 0 <= at <= last:
        raise wrong("wrong-at", at=at, last=last)
    return last if at is None else at


def _seated(seats: int, seat: Seat | None) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise wrong("wrong-no-seat", seat=seat, last=seats - 1)


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
    options = read_options(found.options, pairs(settings))
    state = _position(found, start) if start else begin(found, seats or len(usual(found, options).given), options)
    for n in range(1, depth + 1):
        paths, states = count(found, state, n)
        typer.echo(f"{n} {paths} {states}")


def _position(game: AnyGame, file: Path) -> Any:
    text = files.read(file)
    if not text.lstrip().startswith(TITLE):
        return _sound(game, game.read(text.strip()))
    found = Record.read(text)
    if found.game != game.name:
        raise wrong("wrong-resume-game", game=found.game, other=game.name)
    return found.replay()[-1]


def _sound(game: AnyGame, state: Any) -> Any:
    if flaw := game.flaw(state):
        raise wrong("wrong-flaw", text=flaw)
    return state


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

"""Games as files: record, replay."""

from pathlib import Path
from typing import Annotated

import typer

from homestretch.cli.flags import NONE, SEATS, SEED, Game, Lang, Settings, console, options
from homestretch.cli.tables import fresh
from homestretch.core.game import AnyGame
from homestretch.core.registry import game as find
from homestretch.core.types import Msg, Seat
from homestretch.play.course import story
from homestretch.play.table import Table
from homestretch.play.telling import told
from homestretch.play.whole import finish
from homestretch.scene.svg import picture
from homestretch.scene.theme import known
from homestretch.terminal import files
from homestretch.terminal.again import command as again
from homestretch.terminal.screen import Screen
from homestretch.terminal.seats import Seats, remembered
from homestretch.texts import Texts, wrong


def record(
    game: Game,
    seats: Annotated[str | None, SEATS] = None,
    seed: Annotated[int | None, SEED] = None,
    settings: Settings = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="the file; the terminal if not given")] = None,
    lang: Lang = NONE,
) -> None:
    """Let bots play, and write the record."""
    found = find(game)
    table, around = fresh(found, seats or _bots(found, settings), seed, settings)
    if around.people:
        raise wrong("wrong-record-person", text=",".join(around.given))
    if output:
        files.new(output)
    text = _played(table, around).record.write()
    if output:
        files.write(output, text)
        _say(Texts(lang), "written-record", file=str(output), command=again("replay", str(output)))
    else:
        typer.echo(text, nl=False)


def _bots(game: AnyGame, settings: list[str] | None) -> str:
    return ",".join(["random"] * game.usual(options(game, settings)))


def _played(table: Table, around: Seats) -> Table:
    try:
        finish(table, [around.bots[seat] for seat in range(table.seats)])
    finally:
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
    theme = known(theme)
    if svg:
        files.new(svg)
    view, texts = game.view(states[ply], seat), Texts(lang, game.name)
    names = remembered(found.players, found.seats).names(texts, seat) if found.players else ()
    if svg:
        files.write(svg, picture(view, lang, theme, names))
        _say(texts, "written-picture", file=str(svg))
        return
    screen = Screen(console(), texts, names, clears=False)
    moves = [(who, game.hear(words)) for who, words in found.moves[:ply]]
    for line in told(game, states[0], moves, seat):
        typer.echo(screen.say(line.msg, seat))
    end = view.outcome
    below = screen.result(end, seat, story(Table.resume(found), end), game.teams(found.seats)) if end else None
    screen.view(view, [], below=below)


def _say(texts: Texts, key: str, **args: str) -> None:
    """Where something went, beside what others may read from the output."""
    typer.echo(texts.say(Msg(key, dict(args))), err=True)


def _within(last: int, at: int | None) -> int:
    if at is not None and not 0 <= at <= last:
        raise wrong("wrong-at", at=at, last=last)
    return last if at is None else at


def _seated(seats: int, seat: Seat | None) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise wrong("wrong-no-seat", seat=seat, last=seats - 1)

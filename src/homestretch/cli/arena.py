"""Bots against bots: arena, ladder."""

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress, TaskID
from rich.table import Table as Grid

from homestretch.arena.interval import Share
from homestretch.arena.match import arrange, usual_seats
from homestretch.arena.plot import bars, ready
from homestretch.arena.run import Result, run
from homestretch.bots import levels
from homestretch.cli.bare import INTERRUPTED
from homestretch.cli.figures import Figures
from homestretch.cli.flags import (
    CHOICE,
    NONE,
    Bots,
    Game,
    Games,
    Jobs,
    Json,
    Lang,
    Players,
    Plot,
    Ray,
    Records,
    Seed,
    Settings,
    console,
    house_rules,
)
from homestretch.cli.progress import bar
from homestretch.texts import wrong

if TYPE_CHECKING:
    from homestretch.arena.ladder import Ladder


def arena(
    game: Game,
    bots: Bots,
    games: Games = 100,
    players: Players = None,
    seed: Seed = 0,
    settings: Settings = None,
    jobs: Jobs = 1,
    as_json: Json = False,
    records: Records = None,
    plot: Plot = None,
    ray: Ray = "",
    mirror: Annotated[
        bool, typer.Option(help="as a control, seat the first bot everywhere: every share should be fair")
    ] = False,
    lang: Lang = NONE,
) -> int:
    """Let bots play each other: shares of wins with 95 % intervals."""
    if len(bots) < 2:
        raise wrong("wrong-one-bot", game=game, bot=bots[0])
    if plot:
        ready(plot)
    if mirror:
        bots = [bots[0]] * len(bots)
    match = arrange(game, tuple(bots), players or usual_seats(game), seed, house_rules(settings))
    told = Figures(lang)
    with bar(as_json) as shown:
        task = shown.add_task("", total=match.deals(games) * len(bots))

        def watch(so_far: Result) -> None:
            shown.update(task, completed=so_far.games, description=_running(so_far, told))

        result = run(match, games, jobs, ray, records, watch)
    if as_json:
        typer.echo(json.dumps(result.plain()))
    else:
        _report(result, games, told)
    if plot and result.deals:
        rows = [(bot, result.share(n)) for n, bot in enumerate(bots)]
        bars(plot, _title(result, told), told.say("arena-share"), rows, result.fair)
    return INTERRUPTED if result.stopped else 0


def ladder(
    game: Game,
    bots: Annotated[str, typer.Option(help=f"names, with commas between them, {CHOICE}")] = ",".join(levels()),
    games: Annotated[int, typer.Option(help="games for each pair of bots", min=2)] = 100,
    players: Players = None,
    seed: Seed = 0,
    settings: Settings = None,
    jobs: Jobs = 1,
    as_json: Json = False,
    plot: Plot = None,
    lang: Lang = NONE,
) -> int:
    """Rate bots by everybody playing everybody (openskill, Plackett–Luce)."""
    from homestretch.arena.ladder import climb, pairs  # openskill is an extra

    if plot:
        ready(plot)
    told = Figures(lang)
    matches = pairs(game, bots.split(","), players or usual_seats(game), seed, house_rules(settings))
    with bar(as_json) as shown:
        task = shown.add_task("", total=sum(len(m.bots) * m.deals(games) for m in matches))
        found = climb(matches, games, jobs, _counter(shown, task, told))
    title = told.say("ladder-title", game=game, seats=matches[0].seats)
    if as_json:
        head = {"game": game, "seats": matches[0].seats, "seed": seed, "stopped": found.stopped}
        typer.echo(json.dumps({**head, "bots": [asdict(r) for r in found.ratings]}))
    else:
        _rungs(found, title, told)
    if plot and found.ratings:
        bars(plot, title, told.say("arena-rating"), [(r.bot, Share(r.rating, r.low, r.high)) for r in found.ratings])
    return INTERRUPTED if found.stopped else 0


def _rungs(found: "Ladder", title: str, told: Figures) -> None:
    if not found.ratings:
        console().print(told.say("arena-unplayed"))
        return
    grid = Grid(told.say("bots-bot"), told.say("arena-rating"), "95 %", told.say("arena-games"), title=title)
    for r in found.ratings:
        ends = f"{told.number(r.low, 2)}–{told.number(r.high, 2)}"
        grid.add_row(r.bot, told.number(r.rating, 2), ends, str(r.games))
    console().print(grid)
    if found.stopped:
        console().print(told.say("ladder-stopped"))


def _counter(shown: Progress, task: TaskID, told: Figures) -> Callable[[Result], None]:
    def count(result: Result) -> None:
        shown.advance(task, len(result.match.bots))
        shown.update(task, description=_running(result, told))

    return count


def _running(result: Result, told: Figures) -> str:
    return f"{result.match.bots[0]} {told.share(result.share(0))}"


def _title(result: Result, told: Figures) -> str:
    return told.say("arena-title", game=result.match.game, seats=result.match.seats, games=result.games)


def _report(result: Result, wanted: int, told: Figures) -> None:
    if not result.deals:
        console().print(told.say("arena-unplayed"))
        return
    heads = [told.say("bots-bot"), told.say("arena-share"), "95 %", told.say("arena-fair")]
    grid = Grid(*heads, title=_title(result, told))
    for n, bot in enumerate(result.match.bots):
        s = result.share(n)
        grid.add_row(bot, told.percent(s.share), told.ends(s), told.percent(result.fair))
    console().print(grid)
    if result.stopped:
        console().print(told.say("arena-stopped", games=result.games, wanted=wanted))
    for fault in sorted(set(result.faults)):
        console().print(f"{result.faults.count(fault)} × {fault}")

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
from homestretch.cli.flags import (
    CHOICE,
    Bots,
    Game,
    Games,
    Jobs,
    Json,
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

UNPLAYED = "Stopped before the first deal was played: nothing is known yet."


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
) -> int:
    """Let bots play each other: shares of wins with 95 % intervals."""
    if len(bots) < 2:
        raise wrong("wrong-one-bot", game=game, bot=bots[0])
    if plot:
        ready(plot)
    if mirror:
        bots = [bots[0]] * len(bots)
    match = arrange(game, tuple(bots), players or usual_seats(game), seed, house_rules(settings))
    with bar(as_json) as shown:
        task = shown.add_task("", total=match.deals(games) * len(bots))
        result = run(
            match, games, jobs, ray, records, lambda r: shown.update(task, completed=r.games, description=_running(r))
        )
    if as_json:
        typer.echo(json.dumps(result.plain()))
    else:
        _report(result, games)
    if plot and result.deals:
        rows = [(bot, result.share(n)) for n, bot in enumerate(bots)]
        bars(plot, f"{game}, {match.seats} seats, {result.games} games", "share of wins", rows, result.fair)
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
) -> int:
    """Rate bots by everybody playing everybody (openskill, Plackett–Luce)."""
    from homestretch.arena.ladder import climb, pairs  # openskill is an extra

    if plot:
        ready(plot)
    matches = pairs(game, bots.split(","), players or usual_seats(game), seed, house_rules(settings))
    with bar(as_json) as shown:
        task = shown.add_task("", total=sum(len(m.bots) * m.deals(games) for m in matches))
        found = climb(matches, games, jobs, _counter(shown, task))
    title = f"{game}, {matches[0].seats} seats"
    if as_json:
        head = {"game": game, "seats": matches[0].seats, "seed": seed, "stopped": found.stopped}
        typer.echo(json.dumps({**head, "bots": [asdict(r) for r in found.ratings]}))
    else:
        _rungs(found, title)
    if plot and found.ratings:
        bars(plot, title, "rating", [(r.bot, Share(r.rating, r.low, r.high)) for r in found.ratings])
    return INTERRUPTED if found.stopped else 0


def _rungs(found: "Ladder", title: str) -> None:
    if not found.ratings:
        console().print(UNPLAYED)
        return
    grid = Grid("bot", "rating", "95 %", "games", title=title)
    for r in found.ratings:
        grid.add_row(r.bot, f"{r.rating:.2f}", f"{r.low:.2f} to {r.high:.2f}", str(r.games))
    console().print(grid)
    if found.stopped:
        console().print("Stopped before everybody had played everybody: these are the ratings so far.")


def _counter(shown: Progress, task: TaskID) -> Callable[[Result], None]:
    def count(result: Result) -> None:
        shown.advance(task, len(result.match.bots))
        shown.update(task, description=_running(result))

    return count


def _running(result: Result) -> str:
    return f"{result.match.bots[0]} {result.share(0)}"


def _report(result: Result, wanted: int) -> None:
    match = result.match
    if not result.deals:
        console().print(UNPLAYED)
        return
    grid = Grid(
        "bot", "share of wins", "95 %", "fair", title=f"{match.game}, {match.seats} seats, {result.games} games"
    )
    for n, bot in enumerate(match.bots):
        s = result.share(n)
        grid.add_row(
            bot, f"{100 * s.share:.1f} %", f"{100 * s.low:.1f} to {100 * s.high:.1f}", f"{100 * result.fair:.1f} %"
        )
    console().print(grid)
    if result.stopped:
        console().print(f"Stopped after {result.games} of {wanted} games.")
    for fault in sorted(set(result.faults)):
        console().print(f"{result.faults.count(fault)} × {fault}")

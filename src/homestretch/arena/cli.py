"""The commands arena, ladder and study."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from homestretch.arena.interval import Share
from homestretch.arena.match import arrange, usual_seats
from homestretch.arena.plot import bars, panels
from homestretch.arena.run import Result, run
from homestretch.arena.study import Finding, settings
from homestretch.arena.study import study as find_out
from homestretch.bots import names
from homestretch.core.types import Msg, Wrong

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

Game = Annotated[str, typer.Argument(help="the game")]
Games = Annotated[
    int, typer.Option(help="so many games, or a few more so that every deal is played from every seat", min=1)
]
Players = Annotated[int | None, typer.Option(help="seats at the table; 2, or as few as make two teams of partners")]
Seed = Annotated[int, typer.Option(help="the same seed, the same numbers", min=0)]
Set = Annotated[list[str] | None, typer.Option("--set", help="a house rule, as name=value; may be given again")]
Jobs = Annotated[int, typer.Option(help="processes; the numbers stay the same", min=1)]
Json = Annotated[bool, typer.Option("--json", help="print JSON and nothing else")]
Plot = Annotated[Path | None, typer.Option(help="write a chart to this file (.png, .svg, .pdf)")]


def register(app: typer.Typer) -> None:
    """Add the commands to the program's."""
    for command in (arena, ladder, study):
        app.command()(command)


def arena(
    game: Game,
    bots: Annotated[
        list[str], typer.Argument(help="two or more of: easy normal hard random greedy search search:400 cmd:…")
    ],
    games: Games = 100,
    players: Players = None,
    seed: Seed = 0,
    house: Set = None,
    jobs: Jobs = 1,
    as_json: Json = False,
    records: Annotated[Path | None, typer.Option(help="keep every game here, and go on from what lies here")] = None,
    plot: Plot = None,
    ray: Annotated[str, typer.Option(help="play on this Ray cluster (an address, or auto)")] = "",
    mirror: Annotated[
        bool, typer.Option(help="as a control, seat the first bot everywhere: every share should be fair")
    ] = False,
) -> None:
    """Let bots play each other: shares of wins with 95 % intervals."""
    if mirror:
        bots = [bots[0]] * len(bots)
    match = arrange(game, tuple(bots), players or usual_seats(game), seed, _house(house))
    with _bar(as_json) as bar:
        task = bar.add_task("", total=match.deals(games) * len(bots))
        result = run(
            match, games, jobs, ray, records, lambda r: bar.update(task, completed=r.games, description=_running(r))
        )
    if as_json:
        typer.echo(json.dumps(result.plain()))
    else:
        _report(result, games)
    if plot:
        rows = [(bot, result.share(n)) for n, bot in enumerate(bots)]
        bars(plot, f"{game}, {match.seats} seats, {result.games} games", "share of wins", rows, result.fair)


def ladder(
    game: Game,
    bots: Annotated[str, typer.Option(help="names, with commas between them")] = ",".join(names()[:-1]),
    games: Annotated[int, typer.Option(help="games for each pair of bots", min=2)] = 100,
    players: Players = None,
    seed: Seed = 0,
    house: Set = None,
    jobs: Jobs = 1,
    as_json: Json = False,
    plot: Plot = None,
) -> None:
    """Rate bots by everybody playing everybody (openskill, Plackett–Luce)."""
    from homestretch.arena.ladder import climb, pairs  # openskill is an extra

    matches = pairs(game, bots.split(","), players or usual_seats(game), seed, _house(house))
    with _bar(as_json) as bar:
        task = bar.add_task("", total=sum(len(m.bots) * m.deals(games) for m in matches))
        ratings = climb(matches, games, jobs, _counter(bar, task))
    if as_json:
        rows = [{"bot": r.bot, "rating": r.rating, "low": r.low, "high": r.high, "games": r.games} for r in ratings]
        typer.echo(json.dumps({"game": game, "seats": matches[0].seats, "seed": seed, "bots": rows}))
        return
    grid = Grid("bot", "rating", "95 %", "games", title=f"{game}, {matches[0].seats} seats")
    for r in ratings:
        grid.add_row(r.bot, f"{r.rating:.2f}", f"{r.low:.2f} to {r.high:.2f}", str(r.games))
    out.print(grid)
    if plot:
        bars(
            plot,
            f"{game}, {matches[0].seats} seats",
            "rating",
            [(r.bot, Share(r.rating, r.low, r.high)) for r in ratings],
        )


def study(
    game: Game,
    vary: Annotated[list[str], typer.Option(help="a house rule and its values: name=v1,v2; may be given again")],
    games: Games = 200,
    players: Players = None,
    seed: Seed = 0,
    bots: Annotated[str, typer.Option(help="the stronger and the weaker, for the share of luck")] = "greedy,easy",
    jobs: Jobs = 1,
    as_json: Json = False,
    plot: Plot = None,
) -> None:
    """What a house rule does to a game: length, events, seat advantage, share of luck, with 95 % intervals."""
    pair = bots.split(",")
    if len(pair) != 2:
        raise Wrong("--bots takes two names with a comma between them", Msg("wrong-two-bots", {"value": bots}))
    found: list[Finding] = []
    seats = players or usual_seats(game)
    with _bar(as_json) as bar:
        listed = settings(vary)
        task = bar.add_task("", total=len(listed) * (games + -(-games // 2)))
        for setting in listed:
            tick = partial(bar.advance, task)
            found.append(find_out(game, setting, seats, games, seed, (pair[0], pair[1]), jobs, tick))
    if as_json:
        typer.echo(
            json.dumps(
                {"game": game, "seats": seats, "games": games, "seed": seed, "found": [_plain(f) for f in found]}
            )
        )
    else:
        _findings(game, seats, games, found)
    if plot:
        _chart(plot, game, found)


def _house(given: list[str] | None) -> dict[str, str]:
    rules: dict[str, str] = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise Wrong(f"{text!r} should be a house rule and its value: name=value", Msg("wrong-set", {"value": text}))
        rules[name] = value
    return rules


def _bar(quiet: bool) -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    return Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal)


def _counter(bar: Progress, task: TaskID) -> Callable[[Result], None]:
    def count(result: Result) -> None:
        bar.advance(task, len(result.match.bots))
        bar.update(task, description=_running(result))

    return count


def _running(result: Result) -> str:
    return f"{result.match.bots[0]} {result.share(0)}"


def _report(result: Result, wanted: int) -> None:
    match = result.match
    grid = Grid(
        "bot", "share of wins", "95 %", "fair", title=f"{match.game}, {match.seats} seats, {result.games} games"
    )
    for n, bot in enumerate(match.bots):
        s = result.share(n)
        grid.add_row(
            bot, f"{100 * s.share:.1f} %", f"{100 * s.low:.1f} to {100 * s.high:.1f}", f"{100 * result.fair:.1f} %"
        )
    out.print(grid)
    if result.games < wanted:
        out.print(f"Stopped after {result.games} of {wanted} games.")
    for fault in sorted(set(result.faults)):
        out.print(f"{result.faults.count(fault)} × {fault}")


def _findings(game: str, seats: int, games: int, found: list[Finding]) -> None:
    grid = Grid(
        "", *(f.setting for f in found), title=f"{game}, {seats} seats, {games} games each, with 95 % intervals"
    )
    grid.add_row("moves", *(_number(f.moves) for f in found))
    for seat in range(seats):
        grid.add_row(f"seat {seat} wins", *(str(f.seats[seat]) for f in found))
    grid.add_row("share of luck", *(str(f.luck) for f in found))
    for key in sorted({key for f in found for key in f.events}):
        grid.add_row(key.removeprefix("told-"), *(_number(f.events[key]) if key in f.events else "" for f in found))
    out.print(grid)


def _number(s: Share) -> str:
    return f"{s.share:.1f} ({s.low:.1f} to {s.high:.1f})"


def _plain(f: Finding) -> dict[str, object]:
    return {
        "setting": f.setting,
        "moves": f.moves._asdict(),
        "seats": [s._asdict() for s in f.seats],
        "luck": f.luck._asdict(),
        "events": {key: s._asdict() for key, s in f.events.items()},
    }


def _chart(path: Path, game: str, found: list[Finding]) -> None:
    seats = [(f"{f.setting}, seat {k}", s) for f in found for k, s in enumerate(f.seats)]
    moves = [(f.setting, f.moves) for f in found]
    luck = [(f.setting, f.luck) for f in found]
    fair = 1 / len(found[0].seats)
    panels(path, game, [("moves a game", moves, None), ("share of luck", luck, None), ("share of wins", seats, fair)])

"""The command study."""

import json
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from homestretch.arena.interval import Share
from homestretch.arena.match import usual_seats
from homestretch.arena.plot import panels, ready
from homestretch.arena.study import Finding, settings
from homestretch.arena.study import study as find_out
from homestretch.cli.bare import INTERRUPTED
from homestretch.cli.flags import Game, Games, Jobs, Json, Players, Plot, Seed, console
from homestretch.cli.progress import bar
from homestretch.core.types import Msg, Wrong


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
) -> int:
    """What a house rule does to a game: length, events, seat advantage, share of luck, with 95 % intervals."""
    pair = bots.split(",")
    if len(pair) != 2:
        raise Wrong("--bots takes two names with a comma between them", Msg("wrong-two-bots", {"value": bots}))
    if plot:
        ready(plot)
    found: list[Finding] = []
    seats = players or usual_seats(game)
    with bar(as_json) as shown:
        listed = settings(vary)
        task = shown.add_task("", total=len(listed) * (games + -(-games // 2)))
        with suppress(KeyboardInterrupt):
            for setting in listed:
                tick = partial(shown.advance, task)
                found.append(find_out(game, setting, seats, games, seed, (pair[0], pair[1]), jobs, tick))
    stopped = len(found) < len(listed)
    if as_json:
        head = {"game": game, "seats": seats, "games": games, "seed": seed, "stopped": stopped}
        typer.echo(json.dumps({**head, "found": [_plain(f) for f in found]}))
    elif found:
        _findings(game, seats, games, found)
    if stopped and not as_json:
        console().print(f"Stopped when {len(found)} of {len(listed)} settings were played to the end.")
    if plot and found:
        _chart(plot, game, found)
    return INTERRUPTED if stopped else 0


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
    console().print(grid)


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

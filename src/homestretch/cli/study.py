"""The command study."""

import json
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from homestretch.arena.match import arrange, usual_seats
from homestretch.arena.plot import panels, ready
from homestretch.arena.study import Finding, settings
from homestretch.arena.study import study as find_out
from homestretch.cli.bare import INTERRUPTED
from homestretch.cli.figures import Figures
from homestretch.cli.flags import NONE, Game, Games, Jobs, Json, Lang, Players, Plot, Seed, console
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
    lang: Lang = NONE,
) -> int:
    """What a house rule does to a game: length, events, seat advantage, share of luck, with 95 % intervals."""
    pair = bots.split(",")
    if len(pair) != 2:
        raise Wrong("--bots takes two names with a comma between them", Msg("wrong-two-bots", {"value": bots}))
    if plot:
        ready(plot)
    found: list[Finding] = []
    told = Figures(lang)
    seats = players or usual_seats(game)
    listed = settings(vary)
    for setting in listed:
        arrange(game, (pair[0], pair[1]), seats, seed, setting)  # before any is played
    with bar(as_json) as shown:
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
        _findings(told.say("study-title", game=game, seats=seats, games=games), found, told)
    if stopped and not as_json:
        console().print(told.say("study-stopped", done=len(found), all=len(listed)))
    if plot and found:
        _chart(plot, game, found, told)
    return INTERRUPTED if stopped else 0


def _findings(title: str, found: list[Finding], told: Figures) -> None:
    grid = Grid("", *(f.setting for f in found), title=title)
    grid.add_row(told.say("study-moves"), *(told.around(f.moves) for f in found))
    for seat in range(len(found[0].seats)):
        grid.add_row(told.say("study-seat", seat=seat), *(told.share(f.seats[seat]) for f in found))
    grid.add_row(told.say("study-luck"), *(told.share(f.luck) for f in found))
    for key in sorted({key for f in found for key in f.events}):
        grid.add_row(key.removeprefix("told-"), *(told.around(f.events[key]) if key in f.events else "" for f in found))
    console().print(grid)


def _plain(f: Finding) -> dict[str, object]:
    return {
        "setting": f.setting,
        "moves": f.moves._asdict(),
        "seats": [s._asdict() for s in f.seats],
        "luck": f.luck._asdict(),
        "events": {key: s._asdict() for key, s in f.events.items()},
    }


def _chart(path: Path, game: str, found: list[Finding], told: Figures) -> None:
    seats = [(f"{f.setting}, seat {k}", s) for f in found for k, s in enumerate(f.seats)]
    moves = [(f.setting, f.moves) for f in found]
    luck = [(f.setting, f.luck) for f in found]
    fair = 1 / len(found[0].seats)
    heads = [told.say(key) for key in ("study-moves", "study-luck", "arena-share")]
    panels(path, game, [(heads[0], moves, None), (heads[1], luck, None), (heads[2], seats, fair)])

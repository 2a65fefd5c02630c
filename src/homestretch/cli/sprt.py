"""A match that goes on until it is decided: sprt."""

import json
from typing import Annotated, Any

import typer

from homestretch.arena.match import arrange, usual_seats
from homestretch.arena.run import Result, run
from homestretch.arena.sprt import BOUND, Sprt
from homestretch.cli.bare import INTERRUPTED
from homestretch.cli.figures import Figures
from homestretch.cli.flags import (
    CHOICE,
    NONE,
    Game,
    Jobs,
    Json,
    Lang,
    Players,
    Ray,
    Records,
    Seed,
    Settings,
    bots,
    console,
    house_rules,
)
from homestretch.cli.progress import bar
from homestretch.texts import wrong

ANSWERS = {True: "better", False: "no better", None: "undecided"}
SAID = {"better": "sprt-better", "no better": "sprt-no-better", "undecided": "sprt-undecided"}


def sprt(
    game: Game,
    bot: Annotated[str, typer.Argument(help=f"the bot that may be better, {CHOICE}", autocompletion=bots)],
    against: Annotated[str, typer.Argument(help="the bot that it is measured by", autocompletion=bots)],
    low: Annotated[float, typer.Option(help="no better means: it wins this share")] = 0.5,
    high: Annotated[float, typer.Option(help="better means: it wins at least this share")] = 0.55,
    games: Annotated[int, typer.Option(help="give up after so many games", min=2)] = 20_000,
    players: Players = None,
    seed: Seed = 0,
    settings: Settings = None,
    jobs: Jobs = 1,
    as_json: Json = False,
    records: Records = None,
    ray: Ray = "",
    lang: Lang = NONE,
) -> int:
    """Play two bots until it is known whether the first is better: a sequential test that stops by itself."""
    if not 0 < low < high < 1:
        raise wrong("wrong-sprt", low=str(low), high=str(high))
    test, say = Sprt(low, high), Figures(lang)
    match = arrange(game, (bot, against), players or usual_seats(game), seed, house_rules(settings))
    with bar(as_json) as shown:
        task = shown.add_task("", total=match.deals(games) * 2)

        def watch(result: Result) -> None:
            text = f"{say.share(result.share(0))}, {test.odds(result.means(0)):+.2f} / ±{BOUND}"
            shown.update(task, completed=result.games, description=text)

        result = run(match, games, jobs, ray, records, watch, lambda r: test.answer(r.means(0)) is not None)
    told = _told(result, test)
    if as_json:
        typer.echo(json.dumps(told))
    elif not result.deals:
        console().print(say.say("arena-unplayed"))
    else:
        share, games = say.share(result.share(0)), result.games
        console().print(say.say("sprt-result", bot=bot, other=against, seats=match.seats, share=share, games=games))
        answer = say.say(SAID[told["answer"]])
        odds = f"{'+' if told['odds'] >= 0 else ''}{say.number(told['odds'], 2)}"
        bounds = {"low": say.number(low, 2), "high": say.number(high, 2), "bound": say.number(BOUND, 2)}
        console().print(say.say("sprt-odds", answer=answer, odds=odds, **bounds))
    return INTERRUPTED if result.stopped else 0


def _told(result: Result, test: Sprt) -> dict[str, Any]:
    means = result.means(0)
    found = {"low": test.low, "high": test.high, "odds": round(test.odds(means), 4), "bound": BOUND}
    return {**result.plain(), **found, "answer": ANSWERS[test.answer(means)]}

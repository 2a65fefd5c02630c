"""Nets from self-play: train."""

from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from homestretch.cli.figures import Figures
from homestretch.cli.flags import NONE, Game, Jobs, Lang, Ray, Seed, console
from homestretch.cli.progress import bar
from homestretch.core.net import WIDE
from homestretch.core.registry import game as find_game
from homestretch.texts import wrong


def train(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="a net for so many seats; as many as usually sit down")] = None,
    minutes: Annotated[float, typer.Option(help="begin no generation but the first after so long", min=0)] = 120,
    seed: Seed = 0,
    jobs: Jobs = 1,
    hidden: Annotated[int, typer.Option(help="hidden units, a multiple of 8", min=8, max=1024)] = 64,
    greedy: Annotated[int, typer.Option(help="games of the first generation", min=20)] = 40_000,
    games: Annotated[int, typer.Option(help="games of every later one", min=20)] = 4000,
    generations: Annotated[int, typer.Option(help="how many generations, the first included", min=1)] = 10,
    playouts: Annotated[int, typer.Option(help="how far later ones look ahead, in playouts a move", min=1)] = 16,
    trial: Annotated[int, typer.Option(help="games that the card is measured on", min=20)] = 1000,
    looks: Annotated[int, typer.Option(help="how far these look ahead, as expert does; 0: as all others", min=0)] = 100,
    against: Annotated[Path | None, typer.Option(help="the net all others play by: learn the best response")] = None,
    into: Annotated[Path | None, typer.Option(help="where all is kept; train-GAME-SEATS here")] = None,
    resume: Annotated[bool, typer.Option(help="go on from what lies there")] = False,
    ray: Ray = "",
    lang: Lang = NONE,
) -> None:
    """Train a net by self-play: a net file, and a card that says what it is worth."""
    from homestretch.train.run import Course, Run  # numpy is an extra

    rules, say = find_game(game), Figures(lang)
    count = rules.usual(rules.options()) if seats is None else seats
    if count not in (can := rules.counts(rules.options())):
        raise wrong("wrong-seats", game=game, seats=count, choices=", ".join(map(str, can)))
    if hidden % WIDE:
        raise wrong("wrong-hidden", hidden=hidden, wide=WIDE)
    other = str(against or "")
    played = (greedy, games, generations, playouts)
    course = Course(game, count, seed, hidden, *played, trial=trial, looks=looks, against=other)
    run = Run(course, into or Path(f"train-{game}-{count}"), jobs, ray)
    if resume:
        run.resume()
    elif run.is_begun:
        raise wrong("wrong-trained", path=str(run.home))
    run.note()
    console().print(say.say("train-begins", game=game, seats=count, seed=str(seed), path=str(run.home)))
    with bar(quiet=False) as shown:
        task = shown.add_task("")

        def watch(done: int, total: int) -> None:
            at = say.say("train-at", number=run.progress.generation)
            shown.update(task, completed=done, total=total, description=at)

        try:
            for line in run.train(monotonic() + 60 * minutes, watch):
                shown.console.print(_said(say, run.progress.generation - 1, line), soft_wrap=True)
            card = run.card(watch)
        except KeyboardInterrupt:
            shown.console.print(say.say("train-stopped", done=run.progress.generation))
            raise
    held = card["held_out"]
    net, judge, tempered, coin = (say.number(loss, 4) for loss in held["log_loss"].values())
    worth = {"net": net, "judge": judge, "tempered": tempered, "coin": coin}
    console().print(say.say("train-worth", games=held["games"], **worth))
    error = say.number(100 * held["calibration_error"], 1)
    console().print(say.say("train-ends", error=error, path=str(run.home)))


def _said(say: Figures, generation: int, line: dict[str, Any]) -> str:
    losses = " ".join(say.number(loss, 4) for loss in line["log_loss"])
    seconds = say.number(line["seconds"], 1)
    counts = {"games": line["games"], "positions": line["positions"]}
    return say.say("train-generation", number=generation, losses=losses, seconds=seconds, **counts)

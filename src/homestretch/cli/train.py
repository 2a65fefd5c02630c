"""Nets from self-play: train."""

from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from homestretch.cli.flags import Game, Jobs, Ray, Seed, console
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
    against: Annotated[Path | None, typer.Option(help="the net all others play by: learn the best response")] = None,
    into: Annotated[Path | None, typer.Option(help="where all is kept; train-GAME-SEATS here")] = None,
    resume: Annotated[bool, typer.Option(help="go on from what lies there")] = False,
    ray: Ray = "",
) -> None:
    """Train a net by self-play: a net file, and a card that says what it is worth."""
    from homestretch.train.run import Course, Run  # numpy is an extra

    rules = find_game(game)
    count = seats or rules.usual(rules.options())
    if count not in (can := rules.counts(rules.options())):
        raise wrong("wrong-seats", game=game, seats=count, choices=", ".join(map(str, can)))
    if hidden % WIDE:
        raise wrong("wrong-hidden", hidden=hidden, wide=WIDE)
    other = str(against or "")
    course = Course(game, count, seed, hidden, greedy, games, generations, playouts, trial=trial, against=other)
    run = Run(course, into or Path(f"train-{game}-{count}"), jobs, ray)
    if resume:
        run.resume()
    elif run.is_begun:
        raise wrong("wrong-trained", path=str(run.home))
    console().print(f"{game}, {count} seats, seed {seed}, in {run.home}")
    with bar(quiet=False) as shown:
        task = shown.add_task("")

        def watch(done: int, total: int) -> None:
            shown.update(task, completed=done, total=total, description=f"generation {run.progress.generation}")

        try:
            for line in run.train(monotonic() + 60 * minutes, watch):
                shown.console.print(f"generation {run.progress.generation - 1}: {_said(line)}", soft_wrap=True)
            card = run.card(watch)
        except KeyboardInterrupt:
            done = run.progress.generation
            shown.console.print(
                f"stopped; generations done: {done}. The same command with --resume goes on from there."
            )
            raise
    losses = ", ".join(f"{name} {loss}" for name, loss in card["held_out"]["log_loss"].items())
    console().print(f"log-loss on {card['held_out']['games']} games it never saw: {losses}")
    console().print(f"calibration error {card['held_out']['calibration_error']}; net and card are in {run.home}")


def _said(line: dict[str, Any]) -> str:
    losses = " ".join(map(str, line["log_loss"]))
    return f"{line['games']} games, {line['positions']} positions, log-loss {losses}, {line['seconds']} s"

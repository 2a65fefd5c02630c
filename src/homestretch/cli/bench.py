"""The command bench."""

import os
from pathlib import Path
from typing import Annotated

import typer

from homestretch.bench.page import page
from homestretch.bench.run import run
from homestretch.cli.progress import bar


def bench(
    peers: Annotated[
        bool, typer.Option("--peers", help="measure other libraries beside, where they are there")
    ] = False,
    seconds: Annotated[float, typer.Option(help="for each number, without the warm-up", min=0.01)] = 2.0,
    out: Annotated[
        Path | None,
        typer.Option("-o", help="write the page to this file, over what was there"),
    ] = None,
) -> None:
    """How many decisions a second every game makes through every door."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core
    command = f"homestretch bench{' --peers' if peers else ''} --seconds {seconds:g}"
    with bar(quiet=False) as shown:
        task = shown.add_task("")
        found = run(
            seconds, peers, lambda what, done, of: shown.update(task, description=what, completed=done, total=of)
        )
    text = page(found, command)
    if out is None:
        typer.echo(text)
    else:
        out.write_text(text, encoding="utf-8")

"""The command review."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from homestretch.bots.review import LOOKS, Decision
from homestretch.bots.review import review as decisions
from homestretch.cli.figures import Figures
from homestretch.cli.flags import NONE, Lang, console
from homestretch.cli.progress import bar
from homestretch.core.halt import between_moves, look
from homestretch.core.record import Record
from homestretch.core.types import Move, Msg, Who
from homestretch.play import wording
from homestretch.play.advice import percent
from homestretch.terminal import files
from homestretch.terminal.seats import remembered
from homestretch.texts import Texts

LITTLE = 0.01  # of the chance to win: who loses less has made no mistake that is worth a line


def review(
    file: Path,
    worst: Annotated[int, typer.Option(min=0, help="so many of the dearest moves are shown")] = 5,
    looks: Annotated[int, typer.Option(min=1, max=100_000, help="at each decision: more see finer")] = LOOKS,
    lang: Lang = NONE,
) -> None:
    """What every seat's decisions in a recorded game lost of the chance to win, and where better moves were."""
    record = files.record(file)
    with bar(quiet=False) as shown, between_moves():
        task = shown.add_task("", total=len(record.moves))
        found = list(decisions(record, looks, partial(_ticked, partial(shown.advance, task))))
    texts = Texts(lang, record.setup()[0].name)
    console().print(Told(record, texts).all(found, worst) if found else texts.say(Msg("review-none")))


def _ticked(advance: partial[None]) -> None:
    look()
    advance()


class Told:
    """What was found, in the words and under the names of a game."""

    def __init__(self, record: Record, texts: Texts) -> None:
        self.game, _ = record.setup()
        self.states, self.texts = record.replay(), texts
        self.names = remembered(record.players, record.seats).names(texts, None) if record.players else ()
        self.seats = record.seats

    def all(self, found: Sequence[Decision], worst: int) -> RenderableType:
        dear = sorted((one for one in found if one.lost >= LITTLE), key=lambda one: one.lost, reverse=True)[:worst]
        head = Msg("review-worst") if dear else Msg("review-fine")
        return Group(self.table(found), Text(self.texts.say(head)), *(Text(f"  {self.line(one)}") for one in dear))

    def table(self, found: Sequence[Decision]) -> Grid:
        heads = (Msg("review-who"), Msg("review-decisions"), Msg("review-lost"))
        grid, figures = Grid(*(self.texts.say(head) for head in heads)), Figures(self.texts.lang)
        for seat in range(self.seats):
            mine = [one.lost for one in found if one.seat == seat]
            lost = figures.number(max(0.0, 100 * sum(mine) / len(mine)), 2) if mine else "–"
            grid.add_row(self.texts.name(seat, self.names), str(len(mine)), lost)
        return grid

    def line(self, one: Decision) -> str:
        made, best = one.made, one.best
        assert made.chance is not None
        assert best.chance is not None
        told = Msg(
            "review-move",
            {
                "ply": one.ply,
                "who": Who(one.seat),
                "made": self.words(one, made.move),
                "chance": percent(made.chance),
                "best": self.words(one, best.move),
                "better": percent(best.chance),
            },
        )
        return self.texts.say(told, self.names)

    def words(self, one: Decision, move: Move) -> str:
        found = wording.said(self.game, self.states[one.ply], one.seat, move)
        return " · ".join(self.texts.say(msg, self.names) for msg in found)

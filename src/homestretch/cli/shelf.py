"""What there is to play: games, rules."""

from collections.abc import Iterator

import typer
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from homestretch.bots import find
from homestretch.bots import names as known
from homestretch.cli.flags import NONE, Game, Lang, console
from homestretch.core import registry
from homestretch.core.options import choices, clause, flags, write
from homestretch.core.types import Msg
from homestretch.texts import Texts
from homestretch.texts.choices import meant


def games(lang: Lang = NONE) -> None:
    """Which games there are."""
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    for name in registry.playable():
        texts, game = Texts(lang, name), registry.game(name)
        fits = [str(n) for n in game.counts(game.options())]
        title, about = (texts.say(Msg(key)) if texts.has(key) else "" for key in ("title", "about"))
        grid.add_row(Text(name, style="bold"), title, f"{fits[0]}–{fits[-1]}", about)
    console().print(grid)
    for said in _unlisted():
        typer.echo(Texts(lang).say(said), err=True)


def _unlisted() -> Iterator[Msg]:
    """Why a game is not in the list that somebody may look for in it."""
    yield from (Msg("wrong-games-folder", {"path": path}) for path in registry.absent())
    yield from (fault.msg for fault in registry.faulty().values())


def bots(lang: Lang = NONE) -> None:
    """Which bots there are, and how far each looks ahead in every game."""
    texts, listed = Texts(lang), registry.playable()
    grid = Grid(texts.say(Msg("bots-bot")), *listed, texts.say(Msg("bots-most")))
    for name in known():
        budgets = [find(name).own(game) for game in listed]
        most = max(budget.ms for budget in budgets)
        grid.add_row(name, *(str(budget.playouts or "–") for budget in budgets), f"{most} ms" if most else "–")
    console().print(grid)
    console().print(Text(texts.say(Msg("bots-about"))))


def rules(game: Game, lang: Lang = NONE) -> None:
    """The rules of a game, and its options."""
    found, texts = registry.game(game), Texts(lang, game)
    console().print(Markdown(registry.rules(game, texts.lang).text))
    for f in flags(found.options):
        can = choices(f)
        listed = f"{can[0]}–{can[-1]}" if isinstance(can, range) else " ".join(write(value) for value in can)
        default = write(getattr(found.options(), f.name))
        console().print(Text.assemble((f"{f.name}={default}", "bold"), f"  ({listed})  {clause(f)}"))
        console().print(Text(f"    {texts.say(Msg(f'option-{f.name}'))}"))
        if not isinstance(can, range):
            for value in can:
                console().print(Text(f"      {write(value)}: {meant(texts, f, value)}"))

"""A whole game between bots."""

from collections.abc import Mapping, Sequence

from homestretch.core import halt
from homestretch.core.bot import Bot
from homestretch.core.game import AnyGame
from homestretch.core.options import Options
from homestretch.core.record import Record
from homestretch.core.types import Msg, Wrong
from homestretch.play.table import Table


def play(
    game: str | AnyGame,
    bots: Sequence[str | Bot],
    seed: int | None = None,
    options: Mapping[str, object] | Options | None = None,
) -> Record:
    """The record of a game to its end, with a bot for every seat; the same for the same seed, wherever it is played."""
    from homestretch.bots import find

    if isinstance(bots, str):
        raise Wrong(f"bots are a list, one for each seat, not {bots!r}", Msg("wrong-bot-list", {"value": bots}))
    players = [find(bot) if isinstance(bot, str) else bot for bot in bots]
    table = Table(game, len(bots), seed, options, [bot.name for bot in players])
    try:
        finish(table, players)
    finally:
        for given, bot in zip(bots, players, strict=True):
            if isinstance(given, str):
                bot.end()
    return table.record


def finish(table: Table, players: Sequence[Bot]) -> None:
    """Go on to the end, each seat's moves made by its bot."""
    with halt.between_moves():
        while not table.over:
            halt.look()
            table.bot(players[table.awaits[0]])

"""Who sits where, and what was agreed before the start."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from homestretch.core.game import AnyGame
from homestretch.core.options import Options, read_options
from homestretch.core.registry import game as find

OPEN, PERSON, BOT = "open", "person", "bot"
NAMES = ("Alma", "Bruno", "Clio", "Dario", "Edda", "Falk", "Gina", "Hugo", "Ilse", "Jona", "Kira", "Leo")  # of bots


@dataclass(frozen=True)
class Chair:
    """A seat as people see it; the key that holds it is kept apart."""

    kind: str = OPEN
    name: str = ""
    bot: str = ""  # who plays where nobody sits, or for somebody who is gone

    @property
    def thinks(self) -> bool:
        """Whether a bot plays here now."""
        return bool(self.bot)


@dataclass(frozen=True)
class Setup:
    """What the host chose."""

    game: str
    version: int
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    hints: bool = True
    listed: bool = False

    def rules(self) -> tuple[AnyGame, Options]:
        game = find(self.game)
        return game, read_options(game.options, self.options)

    def fits(self) -> list[int]:
        """How many can play under these options."""
        game, options = self.rules()
        return list(game.counts(options))


def bot_name(seat: int, taken: tuple[str, ...]) -> str:
    """A name nobody at the table has."""
    order = NAMES[seat:] + NAMES[:seat]
    return next((name for name in order if name not in taken), order[0])

"""Who sits where, and what was agreed before the start."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, count
from typing import Final, Literal
from unicodedata import normalize

from homestretch import bots
from homestretch.core.game import AnyGame
from homestretch.core.options import Options, changed, read_options
from homestretch.core.record import begin
from homestretch.core.registry import game as find
from homestretch.server.errors import Refused

LEVELS = tuple(name for name in bots.names() if ":" not in name)  # programs of one's own are not for guests to start
OFFERED = bots.levels()  # to people who put bots on seats
USUAL = "normal"
Sitter = Literal["open", "person", "bot"]
Source = Literal["", "file", "table"]
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
NAMES = ("Alma", "Bruno", "Clio", "Dario", "Edda", "Falk", "Gina", "Hugo", "Ilse", "Jona", "Kira", "Leo")  # of bots

BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # printable, says Unicode


@dataclass(frozen=True)
class Chair:
    """A seat as people see it; the key that holds it is kept apart."""

    kind: Sitter = OPEN
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
    patience: int = 0  # seconds somebody must be gone before a bot may play for them; 0: as many as the house says
    agree: bool = True  # whether everybody who is here agrees to that bot, or one word is enough
    lesson: bool = False  # whether it is a first game with a coach, which the other seats play as it is written
    source: Source = ""  # where its first moves come from: a record that was opened, or another table

    def rules(self) -> tuple[AnyGame, Options]:
        game = find(self.game)
        return game, read_options(game.options, self.options)

    def fits(self) -> list[int]:
        """How many can play under these options."""
        game, options = self.rules()
        return list(game.counts(options))

    def checked(self) -> "Setup":
        """The same setup if it can be played, with options spelled the one way records spell them."""
        game, options = self.rules()
        begin(game, self.seats, options)
        return replace(self, version=game.version, options=changed(options))


def person(name: str, longest: int, others: Iterable[str] = ()) -> Chair:
    """A chair with somebody on it, by a name that none of the others could be taken for."""
    clean = one_line(name, longest)
    if not clean:
        raise Refused(400, "a player needs a name", "web-no-name")
    taken = {_sound(other) for other in others}
    numbered = (f"{clean[: longest - 3]} {n}" for n in count(2))
    return Chair(PERSON, next(called for called in chain([clean], numbered) if _sound(called) not in taken))


def _sound(name: str) -> str:
    """What two names have in common that are read as one."""
    return normalize("NFKC", name).casefold()


def bot(seat: int, level: str, others: Iterable[str]) -> Chair:
    """A chair with a bot on it, by a name none of the others has."""
    if level not in LEVELS:
        can = ", ".join(LEVELS)
        raise Refused(400, f"there is no bot {level!r}; there are: {can}", "wrong-bot", name=level, choices=can)
    taken, order = set(others), NAMES[seat:] + NAMES[:seat]
    return Chair(BOT, next((name for name in order if name not in taken), order[0]), level)


def one_line(text: str, longest: int) -> str:
    """What people typed as it will be shown: one line, not too long; letters that show nothing are spaces."""
    shown = "".join(c if c.isprintable() and c not in BLANK else " " for c in text)
    return " ".join(shown.split())[:longest].strip()

"""Who sits where: people at this keyboard (`me`, `me:Ada`) and bots by name."""

from collections.abc import Sequence
from dataclasses import dataclass

from homestretch import bots
from homestretch.core.bot import Bot
from homestretch.core.game import AnyGame
from homestretch.core.options import Options
from homestretch.core.types import Msg, Seat, Wrong
from homestretch.texts import Texts, wrong

ME = "me"
OPPONENT = "normal"


@dataclass(frozen=True)
class Seats:
    """One entry a seat, as it was given; the bots among them."""

    given: tuple[str, ...]
    bots: dict[Seat, Bot]

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.given)) if seat not in self.bots)

    @property
    def alone(self) -> Seat | None:
        """The one person among bots."""
        return self.people[0] if len(self.people) == 1 else None

    def names(self, texts: Texts, me: Seat | None) -> tuple[str, ...]:
        """What each player is called: by name, `you` for the reader, a bot by its name and seat."""
        return tuple(self._name(seat, texts, me) for seat in range(len(self.given)))

    def _name(self, seat: Seat, texts: Texts, me: Seat | None) -> str:
        if seat in self.bots:
            return f"{_called(self.given[seat], texts)} {seat + 1}"
        if name := _person(self.given[seat]):
            return name
        return texts.say(Msg("you")) if seat == me else texts.name(seat)


def _called(entry: str, texts: Texts) -> str:
    """A bot as the reader's language calls its level, or by its own name."""
    name = entry.partition(" ")[0]
    key = f"js-level-{name.partition(':')[0]}"
    called = texts.say(Msg(key)) if texts.has(key) else name
    return called[:1].upper() + called[1:]


def _person(entry: str) -> str:
    return "" if entry == ME else entry.removeprefix(f"{ME}:")


def seats(text: str) -> Seats:
    """From `me,random,random`."""
    entries = tuple(entry.strip() for entry in text.split(","))
    if "" in entries:
        raise wrong("wrong-seats-empty", text=text)
    return Seats(entries, {n: bots.find(e) for n, e in enumerate(entries) if e != ME and not e.startswith(f"{ME}:")})


def usual(game: AnyGame, options: Options) -> Seats:
    """One person and the usual number of bots."""
    return seats(",".join([ME] + [OPPONENT] * (game.usual(options) - 1)))


def remembered(players: Sequence[str], count: int) -> Seats:
    """From the names in a record: whoever is no bot is a person at this keyboard."""
    if not players:
        return seats(",".join([ME] + [OPPONENT] * (count - 1)))
    return Seats(tuple(players), {n: bot for n, name in enumerate(players) if (bot := _bot(name))})


def _bot(name: str) -> Bot | None:
    try:
        return None if name == ME or name.startswith(f"{ME}:") else bots.find(name)
    except Wrong:
        return None

"""What is said to people, in their language: the catalogue of the program, and that of a game on top of it."""

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from homestretch.core.outcome import Outcome
from homestretch.core.registry import folder
from homestretch.core.teams import mates_in
from homestretch.core.types import Arg, Ask, Msg, Seat, Who, Wrong

HERE = Path(__file__).parent
WEB = HERE / "web"  # what only the pages say
LANGUAGES = ("en", "de", "fr", "it", "nl", "es")


def language(given: str | None = None) -> str:
    """The language asked for; else that of the environment if there is a catalogue for it; else English."""
    if given is None:
        return _of_environment()
    if given not in LANGUAGES:
        raise wrong("wrong-language", name=given, choices=", ".join(LANGUAGES))
    return given


def _of_environment() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES and not value[2:3].isalpha() else "en"
    return "en"


def wrong(key: str, **args: str | int) -> Wrong:
    """Bad input, said in the catalogue only."""
    msg = Msg(key, args)
    return Wrong(Texts("en").say(msg), msg)


class Texts:
    """Messages as sentences of one language."""

    def __init__(self, lang: str = "en", game: str | None = None) -> None:
        self.lang, self.game = language(lang), game
        self._bundles = [bundle(tongue, game) for tongue in dict.fromkeys((self.lang, "en"))]

    def has(self, key: str) -> bool:
        return any(found.has_message(key) for found in self._bundles)

    def say(self, msg: Msg, names: Sequence[str] = (), me: Seat | None = None) -> str:
        """The sentence; a key that no catalogue has is said as it is."""
        args: dict[str, str | int] = {}
        for key, value in msg.args.items():
            args[key] = self._arg(value, names, me)
            if isinstance(value, Who):
                args[f"{key}-me"] = "yes" if value.seat == me else "no"
                args[f"{key}-mate"] = "yes" if value.seat in self.mates(names, me) else "no"
        for found in self._bundles:
            if found.has_message(msg.key) and (pattern := found.get_message(msg.key).value):
                text, _errors = found.format_pattern(pattern, args)
                return str(text)
        return msg.key

    def question(self, ask: Ask, names: Sequence[str] = (), me: Seat | None = None, *, counted: bool = False) -> str:
        """The question of an ask, and how many words are wanted where the screen does not count them down itself.

        A game without words for it is asked by its name.
        """
        args: dict[str, Arg] = {"who": Who(ask.seat), "least": ask.least, "most": ask.most}
        mates = self.mates(names, ask.seat)
        args |= {"mate": Who(mates[0]), "paired": "yes"} if len(mates) == 1 else {"mate": "", "paired": "no"}
        key = f"ask-{ask.what}"
        what = self.say(Msg(key, args), names, me) if self.has(key) else ask.what
        if ask.most < 2 or counted:
            return what
        return f"{what} · {self.say(Msg('choose-exactly' if ask.least == ask.most else 'choose-between', args))}"

    def mates(self, names: Sequence[str], seat: Seat | None) -> tuple[Seat, ...]:
        """Who wins and loses with this seat, where the game and all who play are known."""
        return mates_in(self.game, len(names), seat) if self.game and names and seat is not None else ()

    def ending(
        self, outcome: Outcome, names: Sequence[str] = (), me: Seat | None = None, teams: Sequence[int] = ()
    ) -> str:
        """Who won: one, partners as a team, or several who share."""
        if not outcome.winners:
            return self.say(Msg("result-nobody"))
        if len(outcome.winners) == 1:
            return self.say(Msg("result-won", {"who": Who(outcome.winners[0])}), names, me)
        if len({teams[seat] for seat in outcome.winners} if teams else outcome.winners) == 1:
            return self._as_team(outcome.winners, names, me)
        winners = ", ".join(self.name(seat, names) for seat in outcome.winners)
        return self.say(Msg("result-shared", {"names": winners}))

    def _as_team(self, winners: Sequence[Seat], names: Sequence[str], me: Seat | None) -> str:
        others = " & ".join(self.name(seat, names) for seat in winners if seat != me)
        return self.say(Msg("result-team", {"me": "yes" if me in winners else "no", "names": others}))

    def reached(self, outcome: Outcome, *seats: Seat) -> str:
        """How far these seats came together."""
        return self.say(Msg(f"reached-{outcome.measure}", {"count": sum(outcome.reached[seat] for seat in seats)}))

    def name(self, seat: Seat, names: Sequence[str] = ()) -> str:
        """How a player is called."""
        return names[seat] if seat < len(names) and names[seat] else self.say(Msg("player", {"number": seat + 1}))

    def _arg(self, value: Arg, names: Sequence[str], me: Seat | None) -> str | int:
        if isinstance(value, Who):
            return self.name(value.seat, names)
        return self.say(value, names, me) if isinstance(value, Msg) else value


@cache
def bundle(lang: str, game: str | None) -> FluentBundle:
    """The catalogue of the program with that of a game over it."""
    found = FluentBundle([lang], use_isolating=False)
    for path in (HERE, WEB, *([folder(game) / "texts"] if game else [])):
        file = path / f"{lang}.ftl"
        if file.exists():
            found.add_resource(_read(file), allow_overrides=True)
    return found


@cache
def _read(file: Path) -> Resource:
    """A catalogue as it is written; reading one takes long, and most are shared by all games."""
    return FluentResource(file.read_text(encoding="utf-8"))

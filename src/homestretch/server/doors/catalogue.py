"""The games as a guest sees them: names, numbers of players, options with their sentences."""

from functools import cache

from homestretch.core.options import choices, clause, flags
from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.types import Msg
from homestretch.play.lesson import lesson
from homestretch.server.messages.over_http import Choice, Title
from homestretch.server.telling.sentences import sentences


@cache
def titles(lang: str) -> tuple[Title, ...]:
    return tuple(_title(name, lang) for name in playable())


def title(name: str, lang: str) -> Title:
    """The game of this name, which the registry knows."""
    find(name)
    return next(t for t in titles(lang) if t.name == name)


def _title(name: str, lang: str) -> Title:
    game, says = find(name), sentences(lang, name)
    default = game.options()
    seats = list(game.counts(default))
    minutes = says.say(Msg("minutes"))
    return Title(
        name=name,
        title=says.say(Msg("title")),
        about=says.say(Msg("about")),
        seats=seats,
        usual=game.usual(default),
        minutes=int(minutes) if minutes.isdecimal() else 0,
        lesson=lesson(name) is not None,
        options=[
            Choice(
                name=f.name,
                text=says.say(Msg(f"option-{f.name}")),
                clause=clause(f),
                default=getattr(default, f.name),
                choices=list(choices(f)),
            )
            for f in flags(game.options)
        ],
    )

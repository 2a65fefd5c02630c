"""The games as a guest sees them: names, numbers of players, options with their sentences."""

from functools import cache

from homestretch.core.game import AnyGame
from homestretch.core.options import changed, choices, clause, flags
from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.types import Msg
from homestretch.play.lesson import lesson
from homestretch.server.messages.over_http import Choice, Preset, Title
from homestretch.server.telling.sentences import sentences
from homestretch.texts import Texts
from homestretch.texts.choices import meant


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
                texts=[meant(says, f, value) for value in choices(f)],
            )
            for f in flags(game.options)
        ],
        presets=_presets(game, says),
    )


def _presets(game: AnyGame, says: Texts) -> list[Preset]:
    usual, more = (says.say(Msg(key)) for key in ("web-preset", "web-preset-more"))
    others = [
        Preset(
            name=name,
            text=says.say(Msg(f"preset-{name}")),
            more=says.say(Msg(f"preset-{name}-more")),
            options=changed(options),
        )
        for name, options in game.options.presets().items()
    ]
    return [Preset(name="", text=usual, more=more, options={}), *others] if others else []

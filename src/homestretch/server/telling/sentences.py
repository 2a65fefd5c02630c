"""Sentences for people who listen: as `Texts` says them, each said only once."""

from collections.abc import Hashable, Sequence
from functools import cache
from typing import NamedTuple

from homestretch.core.types import Ask, Msg, Seat, Who
from homestretch.server.share.remembered import Remembered
from homestretch.texts import Texts

MOST = 2_000_000  # bytes remembered for a language and game


class Sentences(Texts):
    """The texts of one language and game, remembered."""

    def __init__(self, lang: str, game: str | None) -> None:
        super().__init__(lang, game)
        self.said: Remembered[str] = Remembered(MOST, bytes_of)
        self._plain = Texts(lang, game)

    def say(self, msg: Msg, names: Sequence[str] = (), me: Seat | None = None) -> str:
        key = _key(msg, names, me, self.mates(names, me))
        return self.said.get(key) or self.said.keep(key, super().say(msg, names, me))

    def say_once(self, msg: Msg, names: Sequence[str] = (), me: Seat | None = None) -> str:
        """What was refused: it may hold anything that somebody sent, so nothing of it is remembered."""
        return self._plain.say(msg, names, me)


@cache
def sentences(lang: str, game: str | None = None) -> Sentences:
    return Sentences(lang, game)


class Listener(NamedTuple):
    """Who listens: in which language, by which names the others are called, and from which seat."""

    sentences: Sentences
    names: tuple[str, ...]
    me: Seat | None

    def hears(self, msg: Msg) -> str:
        return self.sentences.say(msg, self.names, self.me)

    def hears_once(self, msg: Msg) -> str:
        """What is not worth remembering, or must not be."""
        return self.sentences.say_once(msg, self.names, self.me)

    def asked(self, ask: Ask, *, counted: bool) -> str:
        return self.sentences.question(ask, self.names, self.me, counted=counted)


def bytes_of(text: str) -> int:
    """At most so many, however wide its letters are."""
    return 56 + 4 * len(text)


def _key(msg: Msg, names: Sequence[str], me: Seat | None, mates: tuple[Seat, ...]) -> Hashable:
    """What a sentence depends on: of names and the reader only those it speaks of."""
    if not msg.args:
        return msg.key
    parts: list[Hashable] = [msg.key]
    for name, value in msg.args.items():
        if isinstance(value, Who):
            near = value.seat == me, value.seat in mates
            parts.append((name, value, tuple(names[value.seat : value.seat + 1]), near))
        else:
            parts.append((name, _key(value, names, me, mates) if isinstance(value, Msg) else value))
    return tuple(parts)

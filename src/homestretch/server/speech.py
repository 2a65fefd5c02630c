"""Sentences for the wire: as `Texts` says them, each said only once."""

from collections.abc import Hashable, Sequence
from functools import cache

from homestretch.core.types import Msg, Seat, Who
from homestretch.texts import Texts

MOST = 20_000  # sentences remembered for a language and game


class Speech:
    """The texts of one language and game, remembered."""

    def __init__(self, lang: str, game: str | None) -> None:
        self.lang, self.game = lang, game
        self.texts = Texts(lang, game)
        self._said: dict[Hashable, str] = {}

    def say(self, msg: Msg, names: Sequence[str] = (), me: Seat | None = None) -> str:
        key = (_frozen(msg), tuple(names), me) if _speaks_of_players(msg) else _frozen(msg)
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= MOST:
                self._said.clear()
            found = self._said[key] = self.texts.say(msg, names, me)
        return found


@cache
def speech(lang: str, game: str | None = None) -> Speech:
    return Speech(lang, game)


def _frozen(msg: Msg) -> Hashable:
    if not msg.args:
        return msg.key
    return (msg.key, *((k, _frozen(v) if isinstance(v, Msg) else v) for k, v in msg.args.items()))


def _speaks_of_players(msg: Msg) -> bool:
    return any(isinstance(v, Who) or (isinstance(v, Msg) and _speaks_of_players(v)) for v in msg.args.values())

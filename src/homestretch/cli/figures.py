"""Figures and tables of matches, as the reader's language writes them."""

from homestretch.arena.interval import Share
from homestretch.core.types import Arg, Msg
from homestretch.texts import Texts


class Figures:
    """What a match came to, said to one reader."""

    def __init__(self, lang: str) -> None:
        self.texts = Texts(lang)

    def say(self, key: str, **args: Arg) -> str:
        return self.texts.say(Msg(key, args))

    def number(self, value: float, digits: int = 1) -> str:
        written = f"{value:.{digits}f}"
        return written if self.texts.lang == "en" else written.replace(".", ",")

    def percent(self, part: float) -> str:
        return f"{self.number(100 * part)} %"

    def around(self, s: Share) -> str:
        """A number with its interval."""
        return f"{self.number(s.share)} ({self.number(s.low)}–{self.number(s.high)})"

    def share(self, s: Share) -> str:
        """A share in percent with its interval."""
        return f"{self.percent(s.share)} ({self.ends(s)})"

    def ends(self, s: Share) -> str:
        return f"{self.number(100 * s.low)}–{self.number(100 * s.high)}"

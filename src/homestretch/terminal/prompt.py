"""Reading a line: what was meant by it, and what the tab key offers."""

import string
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from homestretch.core.types import Token

COMMANDS = ("help", "what", "why", "hint", "back", "undo", "log", "rules", "quit")


class Choice(NamedTuple):
    """A word that may be said now: its key, the word itself, what it is called."""

    key: str
    word: str
    label: str
    token: Token


def choices(words: Sequence[str], labels: Sequence[str], tokens: Sequence[Token]) -> list[Choice]:
    """Offered words with numbers before them; with letters where a number would be mistaken for what is offered; by
    themselves where they are called as they are typed."""
    if words == labels and all(word.isdecimal() for word in words):
        return [Choice(*each) for each in zip(words, words, labels, tokens, strict=True)]
    numbered = any(text[:1].isdecimal() for text in (*words, *labels))
    keys = _letters() if numbered else map(str, range(1, len(words) + 1))
    free = (key for key in keys if key not in words and key not in COMMANDS)
    return [Choice(*each) for each in zip(free, words, labels, tokens, strict=False)]


def _letters() -> Iterator[str]:
    for length in (1, 2):
        yield from ("".join(letters) for letters in product(string.ascii_lowercase, repeat=length))


def meant(text: str, offered: Sequence[Choice]) -> Choice | None:
    """The choice a player named: by its word, its key, its label, or the beginning of just one of them."""
    said = text.casefold()
    for name in ("word", "key", "label"):
        for choice in offered:
            if getattr(choice, name).casefold() == said:
                return choice
    begun = [c for c in offered if c.word.casefold().startswith(said) or c.label.casefold().startswith(said)]
    return begun[0] if len(begun) == 1 and len(said) > 1 else None


class Keyboard:
    """Lines from a person, with completion where the terminal can do it."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        if self.live:
            self._complete()

    def line(self, prompt: str, words: Sequence[str] = ()) -> str:
        """What was typed; raises EOFError when there is nobody any more."""
        self._words = list(words)
        return input(prompt).strip()

    def _complete(self) -> None:
        try:
            import readline
        except ImportError:  # not every Python has it
            return
        readline.set_completer(self._match)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def _match(self, begun: str, n: int) -> str | None:
        found = [f"{word} " for word in self._words if word.startswith(begun)]
        return found[n] if n < len(found) else None

"""Choosing a game, the number of players and their strength, for those who gave none of it."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from homestretch import bots
from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.types import Msg
from homestretch.terminal.prompt import Keyboard, choices, meant
from homestretch.terminal.seats import ME, OPPONENT
from homestretch.texts import Texts, wrong


class Menu:
    """Questions with numbered answers; Enter takes the one with a star."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console, self.lang, self.texts, self.keyboard = console, lang, Texts(lang), Keyboard()

    def game(self) -> str:
        names = playable()
        return names[self.pick("menu-game", names, [self._game(name) for name in names], 0)]

    def seats(self, name: str) -> str:
        """How many, and how strong the others are, as `play --seats` takes it."""
        game = find(name)
        fitting = game.counts(game.options())
        counts = [str(n) for n in fitting]
        many = fitting[self.pick("menu-players", counts, counts, fitting.index(game.usual(game.options())))]
        levels = bots.names()[:3]
        labels = [self.texts.say(Msg(f"bot-{level}")) for level in levels]
        level = levels[self.pick("menu-strength", levels, labels, levels.index(OPPONENT))]
        return ",".join([ME] + [level] * (many - 1))

    def pick(self, key: str, words: Sequence[str], labels: Sequence[str], usual: int) -> int:
        offered = choices(words, labels, range(len(words)))
        while True:
            self.console.print(Text(self.texts.say(Msg(key)), style="bold"))
            for choice in offered:
                star = "*" if choice.token == usual else " "
                self.console.print(Text.assemble(f" {star} ", (choice.key, "bold cyan"), f"  {choice.label}"))
            line = self._line(words)
            if not line:
                return usual
            if found := meant(line, offered):
                return found.token
            self.console.print(Text(self.texts.say(Msg("wrong-input", {"word": line})), style="yellow"))

    def _line(self, words: Sequence[str]) -> str:
        try:
            return self.keyboard.line("> ", words)
        except EOFError:
            raise wrong("wrong-nobody") from None

    def _game(self, name: str) -> str:
        texts = Texts(self.lang, name)
        return f"{texts.say(Msg('title'))} – {texts.say(Msg('about'))}" if texts.has("title") else name

"""Choosing a game, the number of players and their strength, for those who gave none of it."""

from collections.abc import Sequence
from datetime import datetime
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from homestretch import bots
from homestretch.core.record import Record
from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.types import Msg
from homestretch.terminal import files
from homestretch.terminal.prompt import Keyboard, choices, meant
from homestretch.terminal.seats import ME, OPPONENT
from homestretch.terminal.session import Quit
from homestretch.texts import Texts, wrong

COMMANDS = ("help", "back", "quit")
OFFERED = 5  # games that were left


class Back(Exception):
    """The question before this one is asked again."""


class Menu:
    """Questions with numbered answers; Enter takes the one with a star."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console, self.lang, self.texts, self.keyboard = console, lang, Texts(lang), Keyboard()

    def table(self) -> Path | tuple[str, str]:
        """A game that was left, as its file; or which game, and who plays it, as `play --seats` takes it."""
        left = dict(islice(files.unfinished(), OFFERED))
        while True:
            picked = self.game(left)
            if isinstance(picked, Path):
                return picked
            try:
                return picked, self.seats(picked)
            except Back:
                continue

    def game(self, left: dict[Path, Record] | None = None) -> str | Path:
        """Which game; those that were left are offered after all of them."""
        names, paths = playable(), list(left or ())
        lines = [self._game(name) for name in names] + [self._left(path, (left or {})[path]) for path in paths]
        words = [*names, *(path.stem for path in paths)]
        while True:
            try:
                n = self.pick("menu-game", words, lines, 0)
                return names[n] if n < len(names) else paths[n - len(names)]
            except Back:
                self._say("menu-first")

    def left(self, name: str) -> Path | None:
        """One of the games of this name that were left; nothing means a new one, as Enter does and who is not there."""
        if not self.keyboard.live:
            return None
        found = dict(islice(((path, one) for path, one in files.unfinished() if one.game == name), OFFERED))
        paths = list(found)
        lines = [self.texts.say(Msg("menu-new")), *(self._left(path, found[path]) for path in paths)]
        while paths:
            try:
                n = self.pick("menu-go-on", ["new", *(path.stem for path in paths)], lines, 0)
                return paths[n - 1] if n else None
            except Back:
                self._say("menu-first")
        return None

    def seats(self, name: str) -> str:
        """How many, and how strong the others are, as `play --seats` takes it."""
        game = find(name)
        fitting = game.counts(game.options())
        counts = [str(n) for n in fitting]
        levels = bots.levels()
        labels = [self.texts.say(Msg(f"bot-{level}")) for level in levels]
        while True:
            many = fitting[self.pick("menu-players", counts, counts, fitting.index(game.usual(game.options())))]
            try:
                level = levels[self.pick("menu-strength", levels, labels, levels.index(OPPONENT))]
            except Back:
                continue
            return ",".join([ME] + [level] * (many - 1))

    def pick(self, key: str, words: Sequence[str], labels: Sequence[str], usual: int) -> int:
        offered = choices(words, labels, range(len(words)))
        while True:
            self.console.print(Text(self.texts.say(Msg(key)), style="bold"))
            grid = Grid.grid(padding=(0, 2, 0, 0))
            for choice in offered:
                label = "" if choice.key == choice.label else choice.label
                star = "*" if choice.token == usual else " "
                grid.add_row(Text.assemble(f" {star} ", (choice.key, "bold cyan")), Text(label))
            self.console.print(grid)
            line = self._line(words)
            if not line:
                return usual
            if found := meant(line, offered):
                return found.token
            self._obey(line)

    def _obey(self, line: str) -> None:
        said = line.removeprefix("/").casefold()
        command = next((c for c in COMMANDS if said in (c, self.texts.say(Msg(f"command-{c}")).casefold())), "")
        if command == "quit":
            raise Quit
        if command == "back":
            raise Back
        self._say("menu-help") if command else self._say("wrong-input", word=line)

    def _say(self, key: str, **args: str) -> None:
        self.console.print(Text(self.texts.say(Msg(key, args)), style="yellow"))

    def _line(self, words: Sequence[str]) -> str:
        try:
            return self.keyboard.line("> ", [*words, *(self.texts.say(Msg(f"command-{c}")) for c in COMMANDS)])
        except EOFError:
            raise wrong("wrong-nobody") from None

    def _game(self, name: str) -> str:
        texts = Texts(self.lang, name)
        return f"{texts.say(Msg('title'))} – {texts.say(Msg('about'))}" if texts.has("title") else name

    def _left(self, path: Path, record: Record) -> str:
        """A game that was left: which one, how far it came, and when."""
        texts = Texts(self.lang, record.game) if record.game in playable() else self.texts
        title = texts.say(Msg("title")) if texts.has("title") else record.game
        moves, when = sum(seat >= 0 for seat, _ in record.moves), datetime.fromtimestamp(path.stat().st_mtime)
        return self.texts.say(Msg("menu-left", {"game": title, "moves": moves, "when": f"{when:%Y-%m-%d %H:%M}"}))
